// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setLanguage } from '@starling/text'
import * as widgets from '@starling/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GalleryScreen } from './GalleryScreen.tsx'

afterEach(async () => {
  cleanup()
  window.history.replaceState(null, '', '/')
  await act(() => setLanguage('en'))
})

// Parts of a widget that is shown, never used alone.
const PARTS = ['DialogActions', 'ErrorText', 'TextBox']

test('every widget of the package is on show', () => {
  const sources = globSync('*.tsx', { cwd: import.meta.dirname })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(resolve(import.meta.dirname, path), 'utf8'))
    .join('\n')
  const components = Object.keys(widgets).filter((name) => /^[A-Z][a-z]/.test(name))
  expect(components.length).toBeGreaterThan(30)
  expect(components.filter((name) => !PARTS.includes(name) && !new RegExp(`<${name}\\b`).test(sources))).toEqual([])
})

test('every widget is shown in both themes, under one heading that the index leads to', () => {
  const { container } = render(<GalleryScreen />)
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const links = [...container.querySelectorAll('nav a')]
  expect(links.map((link) => link.textContent)).toEqual(names)
  for (const link of links) {
    const themes = container.querySelectorAll(`${link.getAttribute('href')} > div > [data-theme]`)
    expect([...themes].map((panel) => panel.getAttribute('data-theme'))).toEqual(['dark', 'light'])
  }
})

test('no id is used twice', () => {
  const { container } = render(<GalleryScreen />)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('the address chooses the language, and the switch changes both', async () => {
  window.history.replaceState(null, '', '/_ui?lang=ja')
  render(<GalleryScreen />)
  // The Japanese table and thirty widgets come late on a machine under load.
  expect((await screen.findAllByText('保存したオーディエンス', {}, { timeout: 20_000 })).length).toBeGreaterThan(0)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'English' })))
  expect(screen.getAllByText('Saved audiences').length).toBeGreaterThan(0)
  expect(window.location.search).toBe('?lang=en')
})
