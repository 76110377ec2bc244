// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { api } = await import('../floor/index.ts')
const { ConfirmHost } = await import('./ConfirmHost.tsx')
const TOKENS = 'POST /api/starling/tokens/'
const CONFIRM = 'POST /api/starling/confirmations/'
const needed = () => refusal(403, { detail: 'Please confirm that it is you.', code: 'confirm_needed' })
const made = {
  id: 'k1',
  kind: 'personal',
  name: 'Script',
  scopes: ['read'],
  created_at: '2026-11-15T09:00:00Z',
  seen_at: null,
  expires_at: null,
  token: 'stl_user_x',
}
/** The dialog is loaded when it is first asked for. */
const LOADED = { timeout: 20_000 }
const body = { kind: 'personal' as const, name: 'Script' }
beforeEach(() => signedInAs(ada))

function draw(server: Server) {
  const asked = serve({
    'GET /api/starling/passkeys/': () => [],
    'GET /api/starling/way-in/': () => ({ way_in: 'any' }),
    'POST /api/user/magic-link/': () => ({ magic_code: 'mc', expires_at: '2026-11-16T09:10:00Z' }),
    ...server,
  })
  drawScreen(ConfirmHost)
  return asked
}

test('what weighs waits for the confirmation and is then done, with what was sent first', async () => {
  let confirmed = false
  const asked = draw({
    [TOKENS]: () => (confirmed ? made : needed()),
    [CONFIRM]: () => {
      confirmed = true
    },
  })
  const making = api.createToken({ body })
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }, LOADED))
  fireEvent.change(await screen.findByLabelText(/^Sign-in code/), { target: { value: 'ABC234' } })
  expect(await making).toMatchObject({ token: 'stl_user_x' })
  expect(asked.find(({ call }) => call === CONFIRM)?.body).toEqual({ magic_code: 'mc', confirm_code: 'ABC234' })
  expect(asked.filter(({ call }) => call === TOKENS).map((one) => one.body)).toEqual([body, body])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever closes it has not done it, and is told why', async () => {
  const asked = draw({ [TOKENS]: needed })
  const making = api.createToken({ body }).catch((error) => error.code)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }, LOADED))
  expect(await making).toBe('confirm_needed')
  expect(asked.filter(({ call }) => call === TOKENS)).toHaveLength(1)
})
