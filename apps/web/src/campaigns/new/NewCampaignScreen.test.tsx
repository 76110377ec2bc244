// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, type Server, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'
import { account, creative, idOf, spring, springReview } from '../../../test-kit/sample-campaign.ts'
import { bodyOf, broughtBy, mostOf, newDraft, reachable, WRONG } from './campaign-draft.ts'

const { NewCampaignScreen } = await import('./NewCampaignScreen.tsx')

const funding = {
  ...{ id: 'lygyi', type: 'CREDIT_CARD', description: 'Visa 4242', currency: 'JPY', able_to_fund: true },
  credit_remaining_local_micro: null,
}
const coffee = { id: idOf(9), name: 'Coffee people', size: 1234, from: 'saved' }
const draftCampaign = { ...spring, state: 'draft', x_id: null }
const server = (more: Server = {}): Server => ({
  'GET /api/teams/meridian/accounts/': () => [account, { ...account, id: idOf(8), name: 'Old', closed_by: 'refused' }],
  [`GET /api/starling/teams/meridian/accounts/${account.id}/funding/`]: () => [funding],
  'POST /api/audience-configs/autocomplete/': () => [coffee],
  'GET /api/ad-creatives/?team=meridian&limit=100': () => [creative],
  'POST /api/campaigns/': () => draftCampaign,
  [`GET /api/campaigns/${spring.id}/`]: () => draftCampaign,
  [`POST /api/starling/campaigns/${spring.id}/review/`]: () => ({ ...springReview, campaign: draftCampaign }),
  [`POST /api/starling/campaigns/${spring.id}/send/`]: () => ({ ...spring, state: 'sending' }),
  [`DELETE /api/campaigns/${spring.id}/`]: () => undefined,
  ...more,
})
const draw = (more = '') =>
  drawScreen(NewCampaignScreen, { path: '/:teamId/campaigns/new', at: `/meridian/campaigns/new${more}` })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const isAt = (name: string) => screen.findByRole('heading', { level: 2, name })
beforeEach(() => signedInAs(ada))

async function fillToCreative() {
  type(/^Name/, 'Spring')
  await choose(/^Engagements/)
  await press('Continue')
  // The only one that is open, and what pays in it, are chosen already.
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Visa 4242 Credit card · JPY/ }).checked).toBe(true),
  )
  await press('Continue')
  await choose(/^Coffee people/)
  await press('Continue')
  type(/^Daily budget/, '5,000')
  await choose(/^One ad set for each kind/)
  await press('Continue')
  await isAt('Creative')
}

test('from objective to review, then made at X paused; it is never launched from here', async () => {
  const asked = serve(server())
  const router = draw()
  await press('Continue')
  expect(await isAt('Objective')).toBeTruthy()
  expect(screen.getByText('A campaign needs a name.')).toBeTruthy()
  await fillToCreative()
  fireEvent.click(await screen.findByRole('checkbox', { name: /Flat white/ }))
  await press('Continue')
  await isAt('Review')
  expect(await screen.findByText('Nothing is in the way of a launch.')).toBeTruthy()
  const made = asked.find(({ call }) => call === 'POST /api/campaigns/')!.body
  expect(made).toMatchObject({
    ...{ team: 'meridian', name: 'Spring', objective: 'ENGAGEMENTS', team_account_id: account.id, split: 'group' },
    ...{ funding_instrument_id: 'lygyi', daily_budget_micro: 5_000_000_000, total_budget_micro: null, bid_micro: null },
    ...{ audience_config_id: coffee.id, creative_ids: [creative.id] },
  })
  await press('Submit')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/meridian/campaigns/${spring.id}`))
  expect(asked.map(({ call }) => call).filter((call) => /send|launch/.test(call))).toEqual([
    `POST /api/starling/campaigns/${spring.id}/send/`,
  ])
  expect(sessionStorage.getItem('new_campaign u1')).toBeNull()
  expect(localStorage.getItem('own new_campaign u1')).toBeNull()
})

test('loading the page anew loses nothing, and the step stands in the address', async () => {
  serve(server())
  draw('?step=review')
  expect(await isAt('Objective')).toBeTruthy()
  await fillToCreative()
  cleanup()
  const router = draw('?step=budget')
  expect(await isAt('Budget and days')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Daily budget/).value).toBe('5,000')
  await press('Back')
  await waitFor(() => expect(router.state.location.search).toBe('?step=audience'))
  // Another tab goes on where its address says; without a step it begins anew.
  cleanup()
  sessionStorage.clear()
  draw('?step=budget')
  expect(await isAt('Budget and days')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Daily budget/).value).toBe('5,000')
  cleanup()
  sessionStorage.clear()
  draw()
  expect(await isAt('Objective')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('')
})

test('a draft that is changed after its review takes the place of the one that was saved', async () => {
  const asked = serve(server())
  draw()
  await fillToCreative()
  await press('Continue')
  await isAt('Review')
  await press('Back')
  await press('Continue')
  await isAt('Review')
  expect(asked.filter(({ call }) => call === 'POST /api/campaigns/')).toHaveLength(1)
  await press('Back')
  fireEvent.click(await screen.findByRole('checkbox', { name: /Flat white/ }))
  await press('Continue')
  await isAt('Review')
  expect(asked.map(({ call }) => call).filter((call) => /^(POST|DELETE) \/api\/campaigns\//.test(call))).toEqual([
    'POST /api/campaigns/',
    'POST /api/campaigns/',
    `DELETE /api/campaigns/${spring.id}/`,
  ])
})

test('an audience, a list, a plan or a creative is brought along by a link, which then leaves the address', async () => {
  serve(server())
  const router = draw(`?audience=${coffee.id}&creative=${creative.id}`)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  type(/^Name/, 'Spring')
  await choose(/^Reach/)
  await press('Continue')
  const closed = await screen.findByRole<HTMLInputElement>('radio', { name: /^Old/ })
  expect(closed.disabled).toBe(true)
  await choose(/^Meridian Japan/)
  await choose(/^Visa 4242/)
  await press('Continue')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Coffee people/ })).checked).toBe(true)
  expect(within(screen.getByRole('region', { name: 'So far' })).getByText('Creatives').nextSibling?.textContent).toBe(
    '1',
  )
})

test('a draft: what a step wants, how far one gets, and what it costs', () => {
  const now = Date.parse('2026-11-18T05:00:00Z')
  const begun = { ...newDraft('meridian', now), currency: 'JPY', zone: 'Asia/Tokyo' }
  const budget = (patch: object) => WRONG.budget({ ...begun, ...patch }, now)
  expect([begun.starts_on, begun.ends_on]).toEqual(['2026-11-19', '2026-12-02'])
  expect(budget({})).toBe('A campaign needs a daily budget.')
  expect(budget({ daily: '5000.5' })).toBe('An amount is not readable.')
  expect(budget({ daily: '5000', total: '100' })).toBe('The total budget is less than that of one day.')
  expect(budget({ daily: '5000', ends_on: '' })).toBeNull()
  expect(mostOf({ ...begun, daily: '5000', ends_on: '' })).toBeNull()
  expect(budget({ daily: '5000', starts_on: '2026-11-01', ends_on: '2026-11-17' })).toBe('These days are over already.')
  expect(mostOf({ ...begun, daily: '5000' })).toBe(70_000_000_000)
  expect(mostOf({ ...begun, daily: '5000', total: '9000' })).toBe(9_000_000_000)
  expect(reachable(begun, 'review', now)).toBe('objective')
  const filled = {
    ...{ ...begun, name: 'Spring', objective: 'REACH' as const, team_account_id: 'a', funding_instrument_id: 'f' },
    ...{ source_id: 's', daily: '5000' },
  }
  expect([reachable(filled, 'review', now), reachable(filled, 'budget', now)]).toEqual(['creative', 'budget'])
  expect(reachable({ ...filled, saved: { id: 'c', body: '' } }, 'review', now)).toBe('review')
  const brought = broughtBy(filled, new URLSearchParams('plan=p1'))
  expect(bodyOf({ ...brought, split: 'element' }, now)).toMatchObject({ plan_id: 'p1', split: 'none' })
  expect(bodyOf(brought, now)).not.toHaveProperty('audience_config_id')
})
