// @vitest-environment happy-dom
import type { DeletedTeam, Team } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  ada,
  drawScreen,
  meridian,
  notifications,
  refusal,
  type Server,
  serve,
  signedInAs,
} from '../../test-kit/draw-screen.tsx'

const { DeleteAccount, DeletedTeams, DeleteTeam } = await import('./index.ts')
const { AccountDeletedScreen } = await import('./AccountDeletedScreen.tsx')
const { RestoreAccountScreen } = await import('./RestoreAccountScreen.tsx')
const DUE = '2026-11-29T09:00:00Z'
const team: Team = {
  ...meridian,
  member_count: 2,
  invoice_email: null,
  country: null,
  invoice_name: null,
  subscriptions: [],
}
const told = () => notifications.list().map(({ text }) => text)
const draw = (Screen: () => ReactNode, server: Server, at = '/meridian/here') => {
  const asked = serve(server)
  const router = drawScreen(Screen, { path: at.replace('meridian', ':teamId').split(/[#?]/)[0]!, at })
  return { asked, router }
}
const press = async (name: string, nth = 0) => fireEvent.click((await screen.findAllByRole('button', { name }))[nth]!)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
beforeEach(() => signedInAs(ada))

test('an account is deleted once its address was typed, after the way to take the data along', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign, pathname: '/' })
  const { asked } = draw(() => <DeleteAccount me={ada} />, {
    'POST /api/starling/account-deletion/': () => ({ due_at: DUE }),
    // The session has ended with the account.
    'POST /rest-auth/logout/': () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' }),
  })
  expect((await screen.findByRole('link', { name: 'Download your data' })).getAttribute('href')).toBe(
    '/meridian/your-data',
  )
  await press('Delete my account')
  const confirm = async () => (await screen.findAllByRole('button', { name: 'Delete my account' })).at(-1)!
  expect((await confirm()).hasAttribute('disabled')).toBe(true)
  type(/^Type ada@x\.example/, 'ada@x.example')
  fireEvent.click(await confirm())
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/account-deleted?until=2026-11-29T09%3A00%3A00Z'))
  expect(asked.find(({ call }) => call.startsWith('POST /api/starling/account'))!.body).toEqual({ email: ada.email })
})

test('who is the only admin of a team is told of which, and stays', async () => {
  const detail = 'You are the only admin of Meridian. Make someone else an admin there, or delete the team first.'
  draw(() => <DeleteAccount me={ada} />, {
    'POST /api/starling/account-deletion/': () => refusal(409, { detail, code: 'sole_admin' }),
  })
  await press('Delete my account')
  type(/^Type/, 'ada@x.example')
  fireEvent.click((await screen.findAllByRole('button', { name: 'Delete my account' })).at(-1)!)
  await waitFor(() => expect(told()).toEqual([detail]))
})

test('who is the only admin of a team is told so before anything is typed', async () => {
  draw(() => <DeleteAccount me={ada} />, {
    'GET /api/starling/account-deletion/': () => ({ sole_admin_of: ['Meridian', 'Halcyon'] }),
  })
  expect((await screen.findByRole('note')).textContent).toMatch(/^You are the only admin of Meridian, Halcyon\./)
  expect(screen.getByRole('button', { name: 'Delete my account' }).hasAttribute('disabled')).toBe(true)
})

test('the deletion ends on a page that says what has happened, and until when it can be undone', async () => {
  draw(AccountDeletedScreen, {}, '/account-deleted?until=2026-11-29T09:00:00Z')
  await screen.findByRole('heading', { level: 1, name: 'Your account is being deleted' })
  screen.getByText(/restores your account until 2026 Nov 29/)
})

test('a team is deleted once its name was typed', async () => {
  const { asked, router } = draw(() => <DeleteTeam team={team} />, {
    'POST /api/starling/teams/meridian/deletion/': () => ({ due_at: DUE }),
  })
  await press('Delete this team')
  type(/^Type Meridian/, 'Meridian')
  fireEvent.click((await screen.findAllByRole('button', { name: 'Delete this team' })).at(-1)!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/choose-team'))
  expect(asked[0]!.body).toEqual({ name: 'Meridian' })
  expect(told()[0]).toMatch(/^Meridian is being deleted\. Until 2026 Nov 29/)
})

test('a deleted team is brought back', async () => {
  let all: DeletedTeam[] = [{ id: 't9', name: 'Gone', slug: 'gone', due_at: DUE }]
  draw(DeletedTeams, {
    'GET /api/starling/deleted-teams/': () => all,
    'POST /api/starling/deleted-teams/t9/restore/': () => {
      all = []
    },
  })
  await press('Restore Gone')
  await waitFor(() => expect(told()).toEqual(['Gone is restored.']))
  await waitFor(() => expect(screen.queryByText('Deleted teams')).toBeNull())
})

test('the link of the mail does nothing by itself, and brings the account back by a click', async () => {
  const { asked } = draw(
    RestoreAccountScreen,
    { 'POST /api/starling/account-deletion/restore/': () => ({ email: ada.email }) },
    '/account-restore#code=abc',
  )
  await screen.findByRole('heading', { level: 1, name: 'Restore your account' })
  expect(asked).toEqual([])
  await press('Restore my account')
  await screen.findByText('Sign in as ada@x.example to go on.')
  expect(asked[0]!.body).toEqual({ code: 'abc' })
})

test.each([
  ['/account-restore', /^Please open the link/],
  ['/account-restore#code=old', /^This link does not work any more/],
])('%s says what is wrong', async (at, words) => {
  draw(RestoreAccountScreen, {}, at)
  if (at.includes('#')) await press('Restore my account')
  await screen.findByText(words)
})
