// @vitest-environment happy-dom
import type { Member, Team } from '@starling/contract/browser'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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

const { MembersTab } = await import('./MembersTab.tsx')

const team: Team = {
  ...meridian,
  member_count: 2,
  invoice_email: null,
  country: null,
  invoice_name: null,
  subscriptions: [],
}
const member = (id: string, user: Member['user'], level: Member['level']): Member => ({
  id,
  user,
  level,
  joined_at: '2026-11-15T00:00:00Z',
  is_leaving: false,
})
const me = member('m1', ada, 'admin')
const bob = member('m2', { id: 'u2', email: 'bob@x.example', first_name: 'Bob', last_name: '' }, 'member')
const LIST = 'GET /api/teams/meridian/members/'
const REMOVE = 'DELETE /api/teams/meridian/members/m2/'
const RESTORE = 'POST /api/starling/teams/meridian/members/m2/restore/'

async function open(server: Server, isAdmin = true) {
  let members = [me, bob]
  const asked = serve({
    [LIST]: () => members,
    [REMOVE]: () => {
      members = [me]
    },
    [RESTORE]: () => {
      members = [me, bob]
      return bob
    },
    'GET /api/user/me/': () => ada,
    ...server,
  })
  signedInAs(ada)
  drawScreen(() => <MembersTab team={team} me={ada} isAdmin={isAdmin} />)
  await screen.findByText('Bob')
  return () => asked.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call)
}
const undo = () => act(async () => notifications.list().at(-1)?.options.action?.onPress())
const said = () => notifications.list().map(({ text }) => text)

async function removeBob() {
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bob from the team' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove from the team' }))
}

test('one click removes nobody: it asks who, and what for', async () => {
  const changes = await open({})
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bob from the team' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Bob from the team' })
  expect(dialog.textContent).toContain('Bob will no longer see anything of Meridian')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(changes()).toEqual([])
})

test('a new admin is said, and can be undone', async () => {
  const PATCH = 'PATCH /api/teams/meridian/members/m2/'
  const changes = await open({ [PATCH]: (body) => ({ ...bob, ...(body as object) }) })
  const level = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level of Bob' })
  fireEvent.change(level, { target: { value: 'admin' } })
  await waitFor(() => expect(said()).toEqual(['Bob is now an admin.']))
  await undo()
  await waitFor(() => expect(changes()).toEqual([PATCH, PATCH]))
})

test('whoever deletes their account is shown as such, and can only be removed', async () => {
  await open({ [LIST]: () => [me, { ...bob, is_leaving: true }] })
  screen.getByText('Account is being deleted')
  expect(screen.queryByRole('combobox', { name: 'Level of Bob' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bob from the team' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Bob is deleting their account.')
})

test('a removed member is gone and comes back with Undo', async () => {
  const changes = await open({})
  await removeBob()
  await waitFor(() => expect(screen.queryByText('Bob')).toBeNull())
  await waitFor(() => expect(said()).toEqual(['Bob was removed from the team.']))
  await undo()
  await screen.findByText('Bob')
  expect(changes()).toEqual([REMOVE, RESTORE])
})

test('a member the server keeps is shown again, and why', async () => {
  await open({
    [REMOVE]: () => refusal(403, { detail: 'Only an admin of the team can do this.', code: 'admin_needed' }),
  })
  await removeBob()
  await waitFor(() => expect(said()).toEqual(['Only an admin of the team can do this.']))
  expect(screen.getByText('Bob')).toBeTruthy()
})

test('the last admin cannot become a member: the level goes back and the reason is said', async () => {
  const reason = 'A team needs at least one admin. Make someone else an admin first.'
  const changes = await open({
    'PATCH /api/teams/meridian/members/m1/': () => refusal(409, { detail: reason, code: 'last_admin' }),
  })
  const level = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level of Ada Lovelace' })
  fireEvent.change(level, { target: { value: 'member' } })
  await waitFor(() => expect(said()).toEqual([reason]))
  await waitFor(() => expect(level.value).toBe('admin'))
  expect(changes()).toEqual(['PATCH /api/teams/meridian/members/m1/'])
})

test('a member reads, is told why, and can only leave', async () => {
  await open({}, false)
  expect(screen.getByText('You can view this page. Only admins of the team can change it.')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
  const actions = within(screen.getByRole('table')).getAllByRole('button', { name: /team/ })
  expect(actions.map((button) => button.getAttribute('aria-label'))).toEqual(['Leave the team'])
})

test('leaving asks first', async () => {
  const changes = await open({ 'DELETE /api/teams/meridian/members/m1/': () => undefined })
  fireEvent.click(screen.getByRole('button', { name: 'Leave the team' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(changes()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave the team' }))
  await screen.findByText('elsewhere')
  expect(changes()).toEqual(['DELETE /api/teams/meridian/members/m1/'])
})
