// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'
import { copyText } from './copy-text.ts'

let written: string[] = []

function clipboard(value: { writeText: (text: string) => Promise<void> } | undefined) {
  vi.stubGlobal('navigator', { clipboard: value })
}

const works = { writeText: async (text: string) => void written.push(text) }
const refuses = { writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  written = []
})

const FAILED = 'Failed to copy content. Please try a different browser.'

test.each([
  ['works', works, 'abc', undefined, { level: 'success', text: 'Copied!' }],
  ['has its own words', works, 'abc', 'Link copied', { level: 'success', text: 'Link copied' }],
  ['has nothing', works, '', undefined, { level: 'warn', text: 'Nothing selected to copy.' }],
  ['has only white space', works, ' \n', undefined, { level: 'warn', text: 'Nothing selected to copy.' }],
  ['is not there', undefined, 'abc', undefined, { level: 'error', text: FAILED }],
  ['is refused', refuses, 'abc', undefined, { level: 'error', text: FAILED }],
])('the clipboard %s', async (_case, value, content, copied, result) => {
  clipboard(value)
  expect(await copyText(content, copied)).toEqual(result)
  expect(written).toEqual(result.level === 'success' ? [content] : [])
})

test('says the result beside itself for a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clipboard(works)
  render(<CopyButton content={() => 'abc'} />)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  expect(written).toEqual(['abc'])
  expect(screen.getByRole('status').textContent).toBe('Copied!')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('where a page has messages the result goes there', async () => {
  clipboard(undefined)
  const notify = vi.fn()
  render(<CopyButton content="abc" notify={notify} iconOnly label="Copy id" />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy id' })))
  expect(notify).toHaveBeenCalledWith(FAILED, { level: 'error' })
  expect(screen.queryByRole('status')).toBeNull()
})
