// @vitest-environment happy-dom
import type { Campaign, CampaignReview, Difference } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  ada,
  drawScreen,
  notifications,
  refusal,
  type Server,
  serve,
  signedInAs,
} from '../../../test-kit/draw-screen.tsx'
import {
  account,
  creative,
  idOf,
  spring,
  springAd,
  springReview,
  springSet,
} from '../../../test-kit/sample-campaign.ts'

const { CampaignScreen } = await import('./CampaignScreen.tsx')

const ONE = `/api/campaigns/${spring.id}/`
const ACT = `/api/starling/campaigns/${spring.id}`
const { targeting_package: _package, ...listedSet } = springSet
/** The server with a campaign that its calls change. */
function served(begun: Partial<Campaign> = {}, review: Partial<CampaignReview> = {}, more: Server = {}) {
  let now: Campaign = { ...spring, ...begun }
  const to = (patch: Partial<Campaign>) => () => {
    now = { ...now, ...patch, changed_at: '2026-11-17T12:30:00.000Z' }
    return now
  }
  return serve({
    [`GET ${ONE}`]: () => now,
    [`GET ${ONE}adsets/`]: () => [listedSet],
    [`GET ${ONE}ads/?limit=200`]: () => [springAd],
    [`POST ${ACT}/review/`]: () => ({ ...springReview, ...review, campaign: now }),
    'GET /api/teams/meridian/accounts/': () => [account],
    [`GET /api/starling/teams/meridian/accounts/${account.id}/funding/`]: () => [],
    'GET /api/ad-creatives/?team=meridian&limit=100': () => [creative],
    'GET /api/teams/meridian/members/': () => [],
    [`POST ${ACT}/send/`]: to({ state: 'paused', x_id: '8wku2' }),
    [`POST ${ACT}/launch/`]: to({ state: 'active', holds: [] }),
    [`POST ${ACT}/approve/`]: to({ state: 'active', holds: [] }),
    [`POST ${ACT}/refuse/`]: to({ state: 'paused', holds: [] }),
    [`POST ${ACT}/pause/`]: to({ state: 'paused' }),
    [`POST ${ACT}/end/`]: to({ state: 'ended' }),
    ...more,
  })
}
const draw = () =>
  drawScreen(CampaignScreen, { path: '/:teamId/campaigns/:id', at: `/meridian/campaigns/${spring.id}` })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => notifications.list().map(({ text }) => text)
const menu = async (item: string) => {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for Spring' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const WAITING = { state: 'waiting', amount_micro: 35_000_000_000, daily_micro: null, approved_by: null } as const
beforeEach(() => signedInAs(ada))

test('a draft is made at X paused, then launched by one act that shows what it costs', async () => {
  const asked = served({ state: 'draft', x_id: null })
  draw()
  expect(await screen.findByText('Nothing of it is at X yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Launch' })).toBeNull()
  await press('Make it at X, paused')
  const launch = await screen.findByRole<HTMLButtonElement>('button', { name: 'Launch' })
  await waitFor(() => expect(launch.disabled).toBe(false))
  fireEvent.click(launch)
  const dialog = await screen.findByRole('alertdialog')
  for (const words of ['¥35,000', '¥5,000', '2026 Dec 1 – Dec 7', 'Meridian Japan']) {
    expect(within(dialog).getByText(words)).toBeTruthy()
  }
  expect(asked.some(({ call }) => call.endsWith('/launch/'))).toBe(false)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Launch' }))
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/launch/'))?.body).toEqual({
    seen_changed_at: '2026-11-17T12:30:00.000Z',
  })
  await press('Pause')
  expect(await screen.findByRole('button', { name: 'Launch' })).toBeTruthy()
})

test('what is in the way is said, and nothing is launched', async () => {
  served(
    {},
    {
      blockers: ['no_ads', 'lint'],
      remarks: [
        { ad_set_id: springSet.id, rule: 'a', level: 'error', source: 'x', text: 'Too few keywords.' },
        { ad_set_id: idOf(30), rule: 'a', level: 'error', source: 'x', text: 'Too few keywords.' },
      ],
      overlaps: [
        {
          ...{ ad_set_id: springSet.id, name: springSet.name, people: 1_000 },
          other: {
            ...{ campaign_id: idOf(31), campaign_name: 'Winter', ad_set_id: idOf(32), name: 'Tea', people: 5_000 },
            is_sister: false,
          },
          ...{ share: 0.42, shared: 420, warning: true, from: '2026-12-01T00:00:00.000Z', until: null },
        },
        {
          ...{ ad_set_id: springSet.id, name: springSet.name, people: 1_000 },
          other: {
            ...{ campaign_id: spring.id, campaign_name: 'Spring', ad_set_id: idOf(34), name: 'Hashtags', people: 200 },
            is_sister: true,
          },
          ...{ share: 0.2, shared: 40, warning: false, from: '2026-12-01T00:00:00.000Z' },
          until: '2026-12-07T00:00:00.000Z',
        },
      ],
      not_compared: [idOf(33)],
    },
  )
  draw()
  const ways = await screen.findByRole('list', { name: 'In the way of a launch' })
  expect(within(ways).getByText('An ad set has no ad that is on.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Launch' }).disabled).toBe(true)
  expect(screen.getByText('Too few keywords.', { exact: false }).textContent).toContain('(2 ad sets)')
  expect(screen.getByText('42%, 420 people in both')).toBeTruthy()
  expect(screen.getByText('42%, 420 people in both').parentElement!.textContent).toContain(
    'Coffee people overlaps with Winter · Tea',
  )
  expect(screen.getByRole('link', { name: 'Winter · Tea' }).getAttribute('href')).toBe(
    `/meridian/campaigns/${idOf(31)}`,
  )
  expect(screen.getByText('1,000 and 5,000 people; both run from 2026 Dec 1 on')).toBeTruthy()
  expect(screen.getByText(/Hashtags \(same campaign\)/)).toBeTruthy()
  expect(screen.getByText('1,000 and 200 people; both run from 2026 Dec 1 to 2026 Dec 7')).toBeTruthy()
})

test('what will be at X is told against what is there', async () => {
  served(
    {},
    {
      names: [{ value: '06ef846bfc783874', name: 'Japan' }],
      plan: [
        {
          ...{ do: 'change', of: 'campaign', id: spring.id, name: 'Spring' },
          fields: [{ field: 'daily_budget_micro', from: ['4000000000'], to: ['5000000000'] }],
        },
        {
          ...{ do: 'create', of: 'ad_set', id: springSet.id, name: 'Coffee people' },
          fields: [
            { field: 'placements', from: [], to: ['ALL_ON_TWITTER'] },
            { field: 'starts_at', from: [], to: ['2026-11-30T15:00:00Z'] },
            { field: 'targeting', from: [], to: ['LOCATION EQ 06ef846bfc783874', 'INTEREST EQ 651'] },
          ],
        },
      ],
    },
  )
  draw()
  const plan = await screen.findByRole('list', { name: 'What will be at X' })
  const [changed, created] = within(plan).getAllByRole('listitem')
  expect(changed!.textContent).toContain('¥4,000 → ¥5,000')
  expect(created!.textContent).toContain('everywhere on X')
  await waitFor(() => expect(created!.textContent).toContain('2026 Dec 1, 00:00 (Asia/Tokyo)'))
  expect(created!.textContent).toContain('Japan')
  expect(created!.textContent).not.toContain('→')
})

test('above a cap a second person agrees; who asked can only take it back', async () => {
  const hold = { ...WAITING, asked_by: 'u2' }
  const asked = served({ state: 'awaiting_approval', holds: [hold] })
  draw()
  const part = await screen.findByRole('region', { name: 'Waiting for approval' })
  fireEvent.click(await within(part).findByRole('button', { name: 'Approve' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for approval' })).toBeNull())
  expect(asked.some(({ call }) => call === `POST ${ACT}/approve/`)).toBe(true)
})

test('who asked cannot approve', async () => {
  const hold = { ...WAITING, asked_by: 'u1' }
  served({ state: 'awaiting_approval', holds: [hold] })
  draw()
  const part = await screen.findByRole('region', { name: 'Waiting for approval' })
  expect(await within(part).findByText(/Somebody else who may spend/)).toBeTruthy()
  expect(within(part).queryByRole('button', { name: 'Approve' })).toBeNull()
  await press('Take it back')
  expect(await screen.findByRole('button', { name: 'Launch' })).toBeTruthy()
})

test('what was changed at X is shown, and one says field by field which side counts', async () => {
  const differences: Difference[] = [
    {
      ...{ of: 'campaign', id: spring.id, name: 'Spring', field: 'daily_budget_micro' },
      ...{ ours: ['5000000000'], theirs: ['9000000000'], takes: ['ours', 'theirs'] },
    },
    {
      ...{ of: 'ad_set', id: springSet.id, name: 'Coffee people', field: 'presence' },
      ...{ ours: ['PAUSED'], theirs: ['DELETED'], takes: ['theirs'] },
    },
  ]
  const asked = served(
    { differences: 2 },
    { differences, blockers: ['differs_at_x'] },
    {
      [`POST ${ACT}/reconcile/`]: () => ({
        campaign: { ...spring, differences: 0, changed_at: '2026-11-17T12:31:00.000Z' },
        ...{ differences: [], unknown: [], checked_at: null },
      }),
    },
  )
  draw()
  const part = await screen.findByRole('region', { name: 'Changed at X' })
  const budget = await within(part).findByRole('group', { name: 'Spring: Daily budget' })
  expect(budget.textContent).toContain('¥5,000')
  fireEvent.click(within(budget).getByRole('radio', { name: 'At X ¥9,000' }))
  const gone = within(part).getByRole('group', { name: 'Coffee people: Whether it is there' })
  expect(within(gone).getByRole<HTMLInputElement>('radio', { name: /^Ours/ }).disabled).toBe(true)
  fireEvent.click(within(part).getByRole('button', { name: 'Take these sides' }))
  await waitFor(() => expect(told()).toContain('At X it is as it is here.'))
  expect(asked.find(({ call }) => call === `POST ${ACT}/reconcile/`)?.body).toEqual({
    take: [{ of: 'campaign', id: spring.id, field: 'daily_budget_micro', side: 'theirs' }],
  })
})

test('an ad is turned off and deleted with undo, and an ad set opens with its targeting in words', async () => {
  const asked = served(
    {},
    {},
    {
      [`POST /api/ads/${springAd.id}/toggle/`]: () => ({ ...springAd, is_on: false }),
      [`DELETE /api/ads/${springAd.id}/`]: () => undefined,
      [`POST /api/starling/ads/${springAd.id}/restore/`]: () => springAd,
      [`GET /api/adsets/${springSet.id}/`]: () => springSet,
      [`PATCH /api/adsets/${springSet.id}/`]: () => springSet,
    },
  )
  draw()
  fireEvent.click(await screen.findByRole('switch', { name: 'Flat white is on' }))
  await waitFor(() => expect(asked.find(({ call }) => call.endsWith('/toggle/'))?.body).toEqual({ is_on: false }))
  await press('Delete Flat white')
  await waitFor(() => expect(told()).toContain('Flat white was deleted.'))
  notifications.list().at(-1)!.options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith(`/ads/${springAd.id}/restore/`))).toBe(true))
  await press('Open Coffee people')
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByText(/coffee/)).toBeTruthy()
  fireEvent.change(within(drawer).getByLabelText(/^Budget, in JPY/), { target: { value: '１,０００' } })
  fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ budget_micro: 1_000_000_000 }),
  )
})

test('it is ended after a question, and deleted with a way back', async () => {
  const asked = served({}, {}, { [`DELETE ${ONE}`]: () => undefined, [`POST ${ACT}/restore/`]: () => spring })
  const router = draw()
  await menu('End')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(asked.some(({ call }) => call === `POST ${ACT}/end/`)).toBe(true))
  await menu('Delete')
  await waitFor(() => expect(router.state.location.pathname).toBe('/meridian/campaigns'))
  notifications.list().at(-1)!.options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call === `POST ${ACT}/restore/`)).toBe(true))
})

test('changed meanwhile, nothing is saved over; one that is not there says so', async () => {
  served({}, {}, { [`PATCH ${ONE}`]: () => refusal(409, { detail: 'Someone changed this.' }, 'changed_meanwhile') })
  draw()
  await press('Change')
  const drawer = await screen.findByRole('dialog')
  fireEvent.change(await within(drawer).findByLabelText(/^Daily budget/), { target: { value: '6000' } })
  fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(told()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one that is not there says so', async () => {
  serve({})
  draw()
  expect(await screen.findByText('There is no such campaign')).toBeTruthy()
})

test('once it ran, what it brought comes first and the checks are folded', async () => {
  served({ state: 'active', is_running: true })
  draw()
  const results = await screen.findByRole('region', { name: 'Results' })
  const sets = screen.getByRole('region', { name: 'Ad sets' })
  expect(results.compareDocumentPosition(sets) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText('Checks and overlap').closest('details')!.open).toBe(false)
  expect(screen.queryByRole('region', { name: 'Before launch' })).toBeNull()
})
