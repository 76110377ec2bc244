// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Action } from '../../actions/index.ts'
import { actionFor } from './use-shortcuts.ts'

const base = { group: 'settings', label: '', keywords: [], run: () => undefined } as const
const help: Action = { ...base, id: 'help', single_key: true, keyTest: ({ key }) => key === '?' }
const search: Action = { ...base, id: 'search', keyTest: ({ key, ctrlKey }) => key === 'k' && ctrlKey }

document.body.innerHTML = `
  <p id="page">text</p>
  <input id="field" />
  <div id="editor" contenteditable="true"><b id="inside">b</b></div>
  <div role="dialog"><button id="button">b</button></div>`

test.each([
  { at: 'page', init: { key: '?' }, single_keys: true, id: 'help' },
  { at: 'page', init: { key: '?' }, single_keys: false, id: undefined },
  { at: 'field', init: { key: '?' }, single_keys: true, id: undefined },
  { at: 'inside', init: { key: '?' }, single_keys: true, id: undefined },
  { at: 'button', init: { key: '?' }, single_keys: true, id: undefined },
  { at: 'field', init: { key: 'k', ctrlKey: true }, single_keys: false, id: 'search' },
  { at: 'page', init: { key: '?', isComposing: true }, single_keys: true, id: undefined },
])('$init.key at the $at, single keys $single_keys: $id', ({ at, init, single_keys, id }) => {
  let found: string | undefined
  const listen = (event: KeyboardEvent) => {
    found = actionFor(event, [help, search], single_keys)?.id
  }
  window.addEventListener('keydown', listen, { once: true })
  document.getElementById(at)!.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
  expect(found).toBe(id)
})
