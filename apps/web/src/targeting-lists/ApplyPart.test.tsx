// @vitest-environment happy-dom
import { emptyPackage, type TargetingPackage } from '@starling/targeting'
import type { FillAnswer, FromExtension, FromPage } from '@starling/targeting/bridge'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { entryOf } from '../../test-kit/sample-list.ts'

const { ApplyPart } = await import('./ApplyPart.tsx')

const told = () => notifications.list().map(({ text }) => text)
const many = (n: number) => Array.from({ length: n }, (_, at) => entryOf(`one${at}`))
const of = (patch: Partial<TargetingPackage>): TargetingPackage => ({ ...emptyPackage(), ...patch })
const draw = (given: TargetingPackage) => drawScreen(() => <ApplyPart id="l1" name="Coffee" given={given} isSaved />)
const apply = async () => fireEvent.click(await screen.findByRole('button', { name: 'Apply' }))

const say = (message: unknown, how: { source?: unknown; origin?: string } = {}) =>
  act(() => {
    const event = new MessageEvent('message', { data: message })
    Object.defineProperties(event, {
      source: { value: 'source' in how ? how.source : window },
      origin: { value: how.origin ?? location.origin },
    })
    window.dispatchEvent(event)
  })
const INSTALLED: FromExtension = { type: 'starling.extension_state', state: 'installed', version: '0.1.0' }
const ACCOUNT: FromExtension = {
  type: 'starling.ad_account',
  ad_account: { id: '18ce54', name: 'Meridian', handle: 'meridian' },
}
let sent: FromPage[] = []
const fills = () => sent.filter((message) => message.type === 'starling.fill')
const answer = (given: FillAnswer) => say({ type: 'starling.filled', id: fills().at(-1)!.id, answer: given })
const FILLED: FillAnswer = {
  state: 'filled',
  fields: [{ field: 'keywords', filled: 1, not_taken: ['tea'] }],
  ...{ not_found: ['gender'], cuts: [], can_undo: true },
}

beforeEach(() => {
  signedInAs(ada)
  serve({})
  sent = []
  vi.spyOn(window, 'postMessage').mockImplementation(((message: FromPage) => sent.push(message)) as never)
})
afterEach(() => vi.restoreAllMocks())

// spec 8
test('without the extension it is said, and the page to download it opens in a new tab', async () => {
  const opened = vi.fn()
  vi.stubGlobal('open', opened)
  draw(of({ keywords: [entryOf('coffee')] }))
  await apply()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The extension is not installed' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Open the download page' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/extension', '_blank', 'noopener'))
  expect(fills()).toEqual([])
})

test('only the extension in this very window is believed, and only what it may say', async () => {
  draw(of({ keywords: [entryOf('coffee')] }))
  await screen.findByRole('button', { name: 'Apply' })
  say(INSTALLED, { origin: 'https://elsewhere.example' })
  say(INSTALLED, { source: null })
  say({ ...INSTALLED, more: 1 })
  say({ ...INSTALLED, version: 7 })
  expect(document.querySelector('[data-extension=installed]')).toBe(null)
  say(INSTALLED)
  say(ACCOUNT)
  expect(screen.getByText('Open at X: Meridian · @meridian · 18ce54')).toBeTruthy()
  // spec 4: another name of the same account is no other account
  say({ ...ACCOUNT, ad_account: { id: '18ce54', name: 'Another', handle: 'another' } })
  expect(screen.getByText('Open at X: Meridian · @meridian · 18ce54')).toBeTruthy()
})

test('an empty list is not applied', async () => {
  draw(of({ keywords: [{ ...entryOf('coffee'), deselected: true }] }))
  say(INSTALLED)
  await apply()
  await waitFor(() => expect(told()).toEqual(['Failed to apply targeting list because it is empty.']))
  expect(fills()).toEqual([])
})

test('of more than 100 accounts the first 100 are applied, after it was said', async () => {
  draw(of({ handles: many(101), countries: many(50) }))
  say(INSTALLED)
  await apply()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'More than 100 accounts are selected' }))
  expect(dialog.getByText(/Only the first 100 of 101 accounts.*Countries: 50 are too many/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(fills()).toHaveLength(1))
  expect(fills()[0]).toMatchObject({ list: { id: 'l1', name: 'Coffee' }, targeting_package: { countries: [] } })
  expect(fills()[0]!.targeting_package.handles).toHaveLength(100)
})

test('custom audiences that are not ready are asked about: no stops it, yes leaves them out', async () => {
  draw(of({ keywords: [entryOf('coffee')], custom_audiences: [entryOf('Fresh'), entryOf('Old')] }))
  say(INSTALLED)
  const QUESTION =
    'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?'
  await apply()
  await waitFor(() => expect(fills()).toHaveLength(1))
  answer({ state: 'not_ready', custom_audiences: ['Fresh'] })
  let dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(QUESTION)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
  expect(fills()).toHaveLength(1)

  await apply()
  await waitFor(() => expect(fills()).toHaveLength(2))
  answer({ state: 'not_ready', custom_audiences: ['Fresh'] })
  dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Apply the rest' }))
  await waitFor(() => expect(fills()).toHaveLength(3))
  expect(fills()[2]).toMatchObject({
    has_checked_audiences: true,
    targeting_package: { custom_audiences: [{ value: 'Old' }] },
  })
})

test('what was filled in, what was not and why is told, and can be taken back', async () => {
  draw(of({ keywords: [entryOf('coffee'), entryOf('tea')] }))
  say(INSTALLED)
  say(ACCOUNT)
  await apply()
  await waitFor(() => expect(fills()).toHaveLength(1))
  expect(fills()[0]!.ad_account_id).toBe('18ce54')
  // The answer to another fill is none of this one's.
  say({ type: 'starling.filled', id: 'another', answer: { state: 'refused', why: 'declined' } })
  expect(screen.getByText(/Waiting for the extension/)).toBeTruthy()
  answer(FILLED)
  expect(await screen.findByText('Not all of it stands in the form of X.')).toBeTruthy()
  expect(screen.getByText('Keywords: 1 filled in')).toBeTruthy()
  expect(screen.getByText('Keywords: not taken by the form: tea')).toBeTruthy()
  expect(screen.getByText('Gender: the field was not found')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Put the form back as it was' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ type: 'starling.undo', id: fills()[0]!.id }))
  say({ type: 'starling.undone', id: fills()[0]!.id, answer: { state: 'undone', fields: ['keywords'] } })
  expect(await screen.findByText('The form is as it was before.')).toBeTruthy()
})

test.each([
  ['no_ads_page', /^No page of X’s ads is open/],
  ['other_ad_account', /^Another ad account is open/],
  ['not_signed_in', /^The extension is not signed in/],
  ['form_changed', /^The form changed/],
  ['offline', /could not reach/],
] as const)('a refusal because of %s is told', async (why, words) => {
  draw(of({ keywords: [entryOf('coffee')] }))
  say(INSTALLED)
  await apply()
  await waitFor(() => expect(fills()).toHaveLength(1))
  answer({ state: 'refused', why })
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})
