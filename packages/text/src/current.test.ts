// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createElement, useMemo } from 'react'
import { afterEach, expect, test } from 'vitest'
import { currentLanguage, setLanguage, t } from './current.ts'
import type { TextKey } from './say.ts'
import { useText } from './use-text.ts'

afterEach(async () => {
  cleanup()
  await act(() => setLanguage('en'))
})

test('English needs no set-up: the key is the text', () => {
  expect(currentLanguage()).toBe('en')
  expect(t('Save')).toBe('Save')
  expect(t('No results')).toBe('No results')
})

test('a word of a server that is no text of ours stays as it is', () => {
  expect(t('constructor' as TextKey)).toBe('constructor')
})

test('Japanese is loaded on demand and marks the page', async () => {
  await setLanguage('ja')
  expect(currentLanguage()).toBe('ja')
  expect(t('Save')).toBe('保存')
  expect(document.documentElement.lang).toBe('ja')
})

test('the later of two overlapping switches wins', async () => {
  await Promise.all([setLanguage('ja'), setLanguage('en')])
  expect(currentLanguage()).toBe('en')
  expect(t('Save')).toBe('Save')
})

test('counted texts have an English singular and one Japanese form', async () => {
  const counts = [0, 1, 2, 12345]
  expect(counts.map((count) => t('{{count}} rows', { count }))).toEqual(['0 rows', '1 row', '2 rows', '12,345 rows'])
  await setLanguage('ja')
  expect([1, 2].map((count) => t('{{count}} rows', { count }))).toEqual(['1行', '2行'])
})

test.each([
  ['markup is left to React', '<b>Ann & Co</b>'],
  ['a template in a name is only a name', '{{count}} $t(Save)'],
])('%s', (_why, name) => {
  expect(t('Select {{name}}', { name })).toBe(`Select ${name}`)
})

test('a component is drawn again when the language changes', async () => {
  function Label() {
    const text = useText()
    return createElement('p', { lang: text.language }, text.t('Save'))
  }
  const { container } = render(createElement(Label))
  expect(container.innerHTML).toBe('<p lang="en">Save</p>')
  await act(() => setLanguage('ja'))
  expect(container.innerHTML).toBe('<p lang="ja">保存</p>')
})

test('what is remembered for `t` is worked out again after a switch, and only then', async () => {
  let worked = 0
  function Label() {
    const text = useText()
    const words = useMemo(() => {
      worked += 1
      return text.t('Save')
    }, [text.t])
    return createElement('p', null, words)
  }
  const { container, rerender } = render(createElement(Label))
  rerender(createElement(Label))
  expect(worked).toBe(1)
  await act(() => setLanguage('ja'))
  expect(container.textContent).toBe('保存')
})
