// @vitest-environment happy-dom
import type { FromPage } from '@starling/targeting/bridge'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { ExtensionScreen } = await import('./ExtensionScreen.tsx')

const APPROVE = 'POST /api/starling/extension/approvals/'
let sent: FromPage[] = []
const say = (message: unknown) =>
  act(() => {
    const event = new MessageEvent('message', { data: message })
    Object.defineProperties(event, { source: { value: window }, origin: { value: location.origin } })
    window.dispatchEvent(event)
  })
const last = (type: FromPage['type']) => sent.findLast((message) => message.type === type) as FromPage & { id: string }
const draw = () => drawScreen(ExtensionScreen, { path: '/extension' })

beforeEach(() => {
  signedInAs(ada)
  sent = []
  vi.spyOn(window, 'postMessage').mockImplementation(((message: FromPage) => sent.push(message)) as never)
})
afterEach(() => vi.restoreAllMocks())

test('it is downloaded, and says how to install it and whether it is', async () => {
  serve({})
  draw()
  const link = await screen.findByRole('link', { name: 'Download the extension' })
  expect(link.getAttribute('href')).toBe('/starling-extension.zip')
  expect(screen.getByText('Not installed in this browser.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(6)
  say({ type: 'starling.extension_state', state: 'installed', version: '0.1.0' })
  expect(screen.getByText('Installed in this browser (version 0.1.0).')).toBeTruthy()
})

test('two clicks sign it in: a challenge, the person’s word, a code that only it can use', async () => {
  const asked = serve({ [APPROVE]: () => ({ code: 'one-use', expires_at: '2026-11-18T00:01:00.000Z' }) })
  draw()
  say({ type: 'starling.extension_state', state: 'installed', version: '0.1.0' })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign the extension in' }))
  await waitFor(() => expect(last('starling.connect')).toBeTruthy())
  const challenge = 'c'.repeat(43)
  say({ type: 'starling.challenge', id: last('starling.connect').id, challenge })
  expect(await screen.findByText(/act as ada@x.example/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(last('starling.approved')).toMatchObject({ code: 'one-use' }))
  expect(asked.find(({ call }) => call === APPROVE)?.body).toEqual({ challenge })
  say({
    ...{ type: 'starling.signed_in', id: last('starling.approved').id },
    answer: { state: 'signed_in', email: 'ada@x.example' },
  })
  expect(await screen.findByText('The extension is signed in as ada@x.example.')).toBeTruthy()
})

test('what is refused on the way is told, and nothing is handed over', async () => {
  serve({ [APPROVE]: () => refusal(429, { detail: 'Too many tries.', code: 'too_many' }, 'too_many') })
  draw()
  say({ type: 'starling.extension_state', state: 'installed', version: '0.1.0' })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign the extension in' }))
  await waitFor(() => expect(last('starling.connect')).toBeTruthy())
  say({ type: 'starling.challenge', id: last('starling.connect').id, challenge: 'c'.repeat(43) })
  fireEvent.click(await screen.findByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(notifications.list()).toHaveLength(1))
  expect(sent.some(({ type }) => type === 'starling.approved')).toBe(false)
})
