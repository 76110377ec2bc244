// @vitest-environment happy-dom
import type { SocialAccount } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { drawScreen, notifications, refusal, serve } from '../../test-kit/draw-screen.tsx'

const { LinkedAccounts } = await import('./LinkedAccounts.tsx')
const LIST = 'GET /rest-auth/socialaccounts/'
const END = 'POST /rest-auth/socialaccounts/a1/disconnect/'
const account: SocialAccount = {
  id: 'a1',
  provider: 'x',
  uid: '1',
  handle: 'ada',
  name: 'Ada',
  scopes: [],
  has_ads: false,
  connected_at: '2026-11-15T00:00:00Z',
  lists: { reading: false, read_at: null, error: null },
}
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
afterEach(() => assign.mockClear())

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('no account yet: what it is for, and the networks that are set up', async () => {
  serve({ [LIST]: () => [] })
  drawScreen(LinkedAccounts)
  await screen.findByRole('heading', { name: 'No linked accounts' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Connect X', 'Connect LinkedIn'])
})

test.each([
  { press: 'Connect LinkedIn', call: 'POST /rest-auth/linkedin/connect/', body: { protocol: 'oauth2' } },
  { press: 'Add ad accounts', call: 'POST /rest-auth/x/connect/', body: { protocol: 'oauth1' } },
])('$press leaves for the network and remembers the way back', async ({ press: name, call, body }) => {
  const authorize_url = 'https://network.example/authorize'
  const asked = serve({ [LIST]: () => [account], [call]: () => ({ authorize_url, expires_at: '' }) })
  drawScreen(LinkedAccounts)
  await press(name)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(authorize_url))
  expect(asked.at(-1)).toMatchObject({ call, body })
  expect(JSON.parse(sessionStorage.getItem('way_back')!)).toMatchObject({ connects: true })
})

test('a network that cannot be reached is said, and nothing is left', async () => {
  const detail = 'A service we depend on did not answer. Please try again later.'
  serve({ [LIST]: () => [], 'POST /rest-auth/x/connect/': () => refusal(502, { detail, code: 'upstream_down' }) })
  drawScreen(LinkedAccounts)
  await press('Connect X')
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toEqual([detail]))
  expect(assign).not.toHaveBeenCalled()
})

test('disconnecting says what stops, asks first, and takes the account off the list', async () => {
  let accounts = [account]
  const asked = serve({
    [LIST]: () => accounts,
    [END]: () => {
      accounts = []
    },
  })
  drawScreen(LinkedAccounts)
  await press('Disconnect X @ada')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('stops immediately')
  expect(asked.map(({ call }) => call)).toEqual([LIST])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
  await screen.findByRole('heading', { name: 'No linked accounts', hidden: true })
  expect(notifications.list().map(({ text }) => text)).toEqual(['X @ada is disconnected.'])
})

test('the last way in is kept, and the page says why', async () => {
  const message = 'This is your only way to sign in. Sign in with a code by email once, then disconnect it.'
  serve({ [LIST]: () => [account], [END]: () => refusal(400, { non_field_errors: [message] }, 'last_way_in') })
  drawScreen(LinkedAccounts)
  await press('Disconnect X @ada')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toEqual([message]))
})
