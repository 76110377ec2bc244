// @vitest-environment happy-dom
import type { Passkey, PasskeyMade } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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
const NOTHING: PasskeyMade = { sessions: 0, passkeys: [], tokens: [], social_accounts: [], invites: [], may_keep: true }
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
    [`GET ${AT}p1/made/`]: () => NOTHING,
    [`DELETE ${AT}p1/?made=end`]: () => undefined,
    [`POST ${AT}p1/restore/`]: () => laptop,
  })
  expect((await screen.findByText(/^localhost · /)).textContent).toContain('never used')
  await press('Remove the passkey “Laptop”')
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('Made while')
  await press('Remove')
  await waitFor(() => expect(notifications.list()[0]?.text).toBe('Laptop was removed.'))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(`POST ${AT}p1/restore/`))
})

test.each([
  ['ends', true],
  ['stays', false],
])('what was made with a passkey is named before it is removed, and %s as chosen', async (_, isLost) => {
  const removal = `DELETE ${AT}p1/?made=${isLost ? 'end' : 'keep'}`
  const asked = draw({
    [`GET ${AT}`]: () => [laptop],
    [`GET ${AT}p1/made/`]: () => ({
      sessions: 2,
      passkeys: [{ id: 'p2', name: 'Phone' }],
      tokens: [{ id: 't1', name: 'Nightly' }],
      social_accounts: [{ id: 's1', name: 'ada', provider: 'x' }],
      invites: [{ id: 'i1', name: 'mate@new.example' }],
      may_keep: true,
    }),
    [removal]: () => undefined,
  })
  await press('Remove the passkey “Laptop”')
  const { textContent } = await screen.findByRole('alertdialog')
  for (const said of ['2 other places', 'Token Nightly', 'Passkey Phone', 'Linked account ada', 'Invite for mate@'])
    expect(textContent).toContain(said)
  if (!isLost) fireEvent.click(screen.getByLabelText(/^It was lost or stolen/))
  await press('Remove')
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(removal))
})

test('with one passkey the choice warns; what is chosen is saved, and a refusal is said', async () => {
  const asked = draw({
    [`GET ${AT}`]: () => [laptop],
    [`PUT ${WAY}`]: () => ({ way_in: 'passkey' }),
    [`GET ${AT}p1/made/`]: () => NOTHING,
    [`DELETE ${AT}p1/?made=end`]: () => refusal(409, { detail: 'No.', code: 'last_passkey' }, 'last_passkey'),
  })
  await screen.findByText(/^You have one passkey/)
  fireEvent.change(screen.getByLabelText(/^What you sign in with/), { target: { value: 'passkey' } })
  await press('Save how you sign in')
  await waitFor(() => expect(asked.find(({ call }) => call === `PUT ${WAY}`)?.body).toEqual({ way_in: 'passkey' }))
  await press('Remove the passkey “Laptop”')
  await press('Remove')
  await waitFor(() => expect(notifications.list().map(({ level }) => level)).toContain('error'))
})

test('a browser without passkeys says why none can be added, and how', async () => {
  draw({ [`GET ${AT}`]: () => [] })
  await screen.findByText(/Open the site by its host name/)
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('who signed in with it is told that what was made ends, and is not asked', async () => {
  const removal = `DELETE ${AT}p1/?made=end`
  const asked = draw({
    [`GET ${AT}`]: () => [laptop],
    [`GET ${AT}p1/made/`]: () => ({ ...NOTHING, tokens: [{ id: 't1', name: 'Nightly' }], may_keep: false }),
    [removal]: () => undefined,
    // The session has ended with its key.
    'POST /rest-auth/logout/': () => refusal(401, { detail: 'Sign in.', code: 'sign_in_needed' }, 'sign_in_needed'),
  })
  const left = vi.spyOn(location, 'assign').mockReturnValue()
  await press('Remove the passkey “Laptop”')
  const { textContent } = await screen.findByRole('alertdialog')
  expect(textContent).toContain('You signed in with this passkey, so what was created with it ends as well.')
  expect(textContent).toContain('so you are signed out here as well')
  expect(screen.queryByLabelText(/^It was lost or stolen/)).toBeNull()
  await press('Remove')
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(removal))
  await waitFor(() => expect(left).toHaveBeenCalledWith('/login'))
  left.mockRestore()
})
