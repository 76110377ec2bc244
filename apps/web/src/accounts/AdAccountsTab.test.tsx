// @vitest-environment happy-dom
import type { Member, SpendingCap, TeamAccount } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  ada,
  drawScreen,
  meridian,
  notifications,
  type Server,
  serve,
  signedInAs,
} from '../../test-kit/draw-screen.tsx'

const { AdAccountsTab } = await import('./AdAccountsTab.tsx')
const { money } = await import('../floor/index.ts')

const AT = '/api/teams/meridian/accounts/'
const CAPS = '/api/starling/teams/meridian/spending-caps/'
const account: TeamAccount = {
  ...{ id: 'a1', account_id: '18ce5', network: 'x', name: 'Spring shop', currency: 'JPY', timezone: 'Asia/Tokyo' },
  ...{ access: 'granted', checked_at: '2026-11-18T05:00:00Z', closed_by: null, agency: false, treatment: null },
  ...{ owner: { email: 'grace@x.example', is_me: false }, role: 'spend', created_at: '2026-11-01T00:00:00Z' },
}
const cap: SpendingCap = {
  ...{ id: 'c1', team_account: 'a1', currency: 'JPY', amount_micro: 500_000_000_000, month: '2026-11' },
  ...{ held_micro: 120_000_000_000, spent_micro: 30_000_000_000, asked: null, removed: false },
  months: [
    {
      ...{ month: '2026-11', held_micro: 120_000_000_000, spent_micro: 30_000_000_000 },
      left_micro: 350_000_000_000,
    },
    { month: '2026-12', held_micro: 490_000_000_000, spent_micro: 0, left_micro: 10_000_000_000 },
  ],
}
const grace: Member = {
  ...{ id: 'm2', level: 'member', joined_at: '2026-01-01T00:00:00Z', is_leaving: false },
  user: { id: 'u2', email: 'grace@x.example', first_name: 'Grace', last_name: 'Hopper' },
}
const usual: Server = {
  [`GET ${AT}`]: () => [account],
  [`GET ${CAPS}`]: () => [cap],
  'GET /api/user/granted-accounts/': () => [],
  'GET /api/teams/meridian/members/': () => [grace],
}
const draw = (server: Server = {}) => {
  const asked = serve({ ...usual, ...server })
  drawScreen(() => <AdAccountsTab team="meridian" />, { path: '/:teamId/account', at: '/meridian/account' })
  return asked
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const said = () => notifications.list().map(({ text }) => text)
beforeEach(() => signedInAs(ada))

test('an ad account is shown with its access, currency, time zone and last check, a cap with what is used of it', async () => {
  draw()
  const row = await screen.findByRole('list', { name: 'Ad accounts of the team' })
  expect(row.textContent).toContain('18ce5 · JPY · Asia/Tokyo')
  expect(row.textContent).toContain('with the access of grace@x.example')
  const caps = await screen.findByRole('list', { name: 'Spending caps' })
  expect(caps.textContent).toContain(`${money(120_000_000_000, 'JPY')} reserved`)
  expect(caps.textContent).toContain(`December 2026: ${money(490_000_000_000, 'JPY')} reserved`)
  expect(caps.textContent).toContain(`${money(10_000_000_000, 'JPY')} left`)
  expect(within(caps).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
})

test('what is closed says why and is not checked', async () => {
  draw({
    [`GET ${AT}`]: () => [{ ...account, closed_by: 'link_ended', access: 'unknown', checked_at: null, owner: null }],
  })
  await screen.findByText(/the X account that opened it was disconnected/)
  expect(screen.queryByRole('button', { name: 'Check access to Spring shop' })).toBeNull()
})

test('removed it can be brought back', async () => {
  const asked = draw({
    [`DELETE ${AT}a1/`]: () => undefined,
    'POST /api/starling/teams/meridian/accounts/a1/restore/': () => account,
  })
  await press('Remove Spring shop')
  await press('Remove')
  await waitFor(() => expect(said()).toEqual(['Spring shop was removed from the team.']))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() =>
    expect(asked.map(({ call }) => call)).toContain('POST /api/starling/teams/meridian/accounts/a1/restore/'),
  )
})

test('one of mine is linked', async () => {
  const mine = { id: '99xyz', name: 'My shop', network: 'x', social_account: 's1', access: true }
  const asked = draw({
    'GET /api/user/accounts/': () => [mine],
    'GET /api/starling/teams/meridian/granted-accounts/': () => [
      { account_id: '18ce5', network: 'x', owner: 'grace@x.example' },
    ],
    [`POST ${AT}`]: () => ({ ...account, id: 'a2', account_id: '99xyz', name: 'My shop' }),
  })
  await press('Link an ad account')
  await screen.findByText('Linked')
  await press('Link My shop')
  await waitFor(() => expect(said()).toEqual(['My shop is linked to the team.']))
  expect(asked.find(({ call }) => call === `POST ${AT}`)?.body).toEqual({ account_id: '99xyz', network: 'x' })
})

test('a role is given by an admin and told to a member', async () => {
  const roles = { 'GET /api/starling/teams/meridian/accounts/a1/roles/': () => [{ member: 'm2', role: 'spend' }] }
  const put = 'PUT /api/starling/teams/meridian/accounts/a1/roles/m2/'
  const asked = draw({ ...roles, [put]: () => undefined })
  await press('Roles in Spring shop')
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Role of Grace Hopper' })
  expect(select.value).toBe('spend')
  fireEvent.change(select, { target: { value: '' } })
  await waitFor(() => expect(asked.find(({ call }) => call === put)?.body).toEqual({ role: null }))
})

test('a member sees roles and caps, and changes neither', async () => {
  signedInAs({ ...ada, memberships: [{ id: 'm1', team: meridian, level: 'member' }] })
  draw({ 'GET /api/starling/teams/meridian/accounts/a1/roles/': () => [] })
  await press('Roles in Spring shop')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Can draft')
  expect(screen.queryByRole('combobox')).toBeNull()
  for (const name of ['Set a cap', 'Remove Spring shop', 'Change the cap for Spring shop']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

test('a cap is set in the currency of its account, and a higher one waits', async () => {
  const asks = { asks: 'more', amount_micro: 900_000_000_000, by: 'ada@x.example', is_mine: true } as const
  const asked = draw({ [`PUT ${CAPS}`]: () => ({ ...cap, asked: { ...asks, asked_at: '2026-11-18T05:00:00Z' } }) })
  await press('Change the cap for Spring shop')
  const field = await screen.findByLabelText(/^JPY a month/)
  fireEvent.change(field, { target: { value: '900,000.5' } })
  await press('Save')
  await screen.findByText('This is not an amount in JPY')
  fireEvent.change(field, { target: { value: '900,000' } })
  await press('Save')
  await waitFor(() => expect(said()[0]).toContain('Another admin has to approve.'))
  expect(asked.find(({ call }) => call === `PUT ${CAPS}`)?.body).toEqual({
    ...{ team_account: 'a1', currency: 'JPY', amount_micro: 900_000_000_000 },
  })
})

test('what another admin asked for is approved as it was seen', async () => {
  const asks = { asks: 'none', amount_micro: null, by: 'grace@x.example', is_mine: false } as const
  const approve = `POST ${CAPS}c1/approve/`
  const asked = draw({
    [`GET ${CAPS}`]: () => [{ ...cap, asked: { ...asks, asked_at: '2026-11-18T05:00:00Z' } }],
    [approve]: () => ({ ...cap, removed: true }),
  })
  await screen.findByText('grace@x.example asked to remove this cap. Another admin has to approve.')
  await press('Approve')
  await waitFor(() =>
    expect(asked.find(({ call }) => call === approve)?.body).toEqual({ asked_at: '2026-11-18T05:00:00Z' }),
  )
})

test('what I share with a member of this team is taken back, and given again', async () => {
  const grant = {
    id: 'g1',
    member: 'm2',
    account: { account_id: '18ce5', network: 'x' },
    created_at: '2026-11-01T00:00:00Z',
  }
  const asked = draw({
    'GET /api/user/granted-accounts/': () => [grant, { ...grant, id: 'g2', member: 'elsewhere' }],
    'DELETE /api/user/granted-accounts/g1/': () => undefined,
    'POST /api/user/granted-accounts/': () => grant,
  })
  const list = await screen.findByRole('list', { name: 'Ad accounts you share' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await press('Stop sharing 18ce5 with Grace Hopper')
  await waitFor(() => expect(said()).toEqual(['Grace Hopper can no longer use 18ce5.']))
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST /api/user/granted-accounts/')?.body).toEqual({
      ...{ member: 'm2', account: grant.account },
    }),
  )
})
