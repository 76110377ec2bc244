// @vitest-environment happy-dom
import type { Passkey } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { PasskeyList } = await import('./PasskeyList.tsx')
const AT = '/api/starling/passkeys/'
const WAY = '/api/starling/way-in/'
const laptop: Passkey = {
  id: 'p1',
  name: 'Laptop',
  host: 'localhost',
  created_at: '2026-11-15T09:00:00Z',
  seen_at: null,
}
const draw = (server: Server) => {
  const asked = serve({ [`GET ${WAY}`]: () => ({ way_in: 'any' }), ...server })
  drawScreen(PasskeyList, { path: '/:teamId/account', at: '/meridian/account' })
  return asked
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => signedInAs(ada))

test('a passkey is shown with its site and its last use, removed, and brought back', async () => {
  const asked = draw({
    [`GET ${AT}`]: () => [laptop],
    [`DELETE ${AT}p1/`]: () => undefined,
    [`POST ${AT}p1/restore/`]: () => laptop,
  })
  expect((await screen.findByText(/^localhost · /)).textContent).toContain('never used')
  await press('Remove Laptop')
  await waitFor(() => expect(notifications.list()[0]?.text).toBe('Laptop was removed.'))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(`POST ${AT}p1/restore/`))
})

test('with one passkey the choice warns; what is chosen is saved, and a refusal is said', async () => {
  const asked = draw({
    [`GET ${AT}`]: () => [laptop],
    [`PUT ${WAY}`]: () => ({ way_in: 'passkey' }),
    [`DELETE ${AT}p1/`]: () => refusal(409, { detail: 'No.', code: 'last_passkey' }, 'last_passkey'),
  })
  await screen.findByText(/^You have one passkey/)
  fireEvent.change(screen.getByLabelText(/^What you sign in with/), { target: { value: 'passkey' } })
  await press('Save how you sign in')
  await waitFor(() => expect(asked.find(({ call }) => call === `PUT ${WAY}`)?.body).toEqual({ way_in: 'passkey' }))
  await press('Remove Laptop')
  await waitFor(() => expect(notifications.list().map(({ level }) => level)).toContain('error'))
})

test('a browser without passkeys says why none can be added, and how', async () => {
  draw({ [`GET ${AT}`]: () => [] })
  await screen.findByText(/Open the site by its host name/)
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
