// @vitest-environment happy-dom
import type {
  Campaign,
  CampaignAlert,
  CampaignGroups,
  CampaignProposal,
  CampaignReach,
  CampaignSegmentation,
  CampaignStats,
} from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { CampaignResults } = await import('./CampaignResults.tsx')

let campaign: Campaign
const Screen = () => <CampaignResults campaign={campaign} />

const DOLLAR = 1_000_000
const part = { of: 'group', part: 'keywords', value: null } as const
const counts = { impressions: 10_000, engagements: 200, clicks: 100, results: 200, spend_micro: 100 * DOLLAR }
const measured = {
  ...{ ...counts, cost_micro: DOLLAR / 2, cost_interval: [DOLLAR * 0.4, DOLLAR * 0.6] as [number, number] },
  ...{ rate: 0.02, rate_interval: [0.017, 0.023] as [number, number] },
}
const set = { ad_set_id: 's1', name: 'Keywords', part, version: 2, is_on: true }
const reported = { from: '2026-11-01', through: '2026-11-07', read_at: '2026-11-08T00:00:00.000Z' }
const stats: CampaignStats = {
  ...{ campaign_id: 'c1', currency: 'USD', result_metric: 'engagements', ...reported, total: measured },
  days: [
    { day: '2026-11-01', ...counts },
    { day: '2026-11-02', ...counts, spend_micro: 0 },
  ],
  ad_sets: [{ ...set, ...measured }],
  pace: { budget_micro: 400 * DOLLAR, expected_micro: 200 * DOLLAR, spent_micro: 100 * DOLLAR, share: 0.5 },
}
const groups: CampaignGroups = {
  ...{ campaign_id: 'c1', currency: 'USD', ...reported },
  ...{ looked_at: '2026-11-08T00:00:00.000Z', next_look_on: '2026-11-15' },
  groups: [
    {
      ...{ ...set, ...measured, against_rest: 1.8, last_certainty: 0.981, first_certainty: 0 },
      ...{ act: 'drop', reason: 'dearer', certainty: 0.97 },
    },
  ],
}
const proposal: CampaignProposal = {
  ...{ id: 'p1', campaign_id: 'c1', ad_set_id: 's1', ad_set_name: 'Keywords', part, act: 'drop', certainty: 0.97 },
  ...{ against_rest: 1.8, results: 200, spend_micro: 100 * DOLLAR, version: 2, from: '2026-11-01' },
  ...{ through: '2026-11-07', state: 'open', widens: [], created_at: '2026-11-08T00:00:00.000Z', answered_at: null },
}
const alert: CampaignAlert = {
  ...{ id: 'a1', campaign_id: 'c1', kind: 'pace_slow', ad_id: null, spent_micro: 100 * DOLLAR },
  ...{ expected_micro: 200 * DOLLAR, raised_at: '2026-11-08T00:00:00.000Z', ended_at: null },
}
const range = { low: 900, mid: 1_000, high: 1_200 }
const reach: CampaignReach = {
  ...{ campaign_id: 'c1', estimate: { min: 900, max: 1_100 }, measured: null },
  forecast: {
    ...{ currency: 'USD', impressions: range, reach: range, frequency: { low: 1, mid: 1.5, high: 2 } },
    ...{ spend_micro: { low: 8 * DOLLAR, mid: 9 * DOLLAR, high: 10 * DOLLAR }, results: range },
    ...{ cost_per_result_micro: { low: DOLLAR, mid: DOLLAR, high: 2 * DOLLAR }, limited_by: 'people' },
    assumptions: [
      {
        assumed: 'price',
        range: { low: 2 * DOLLAR, mid: 5 * DOLLAR, high: 9 * DOLLAR },
        source: 'past',
        campaigns: 12,
      },
      { assumed: 'by_chance', range: { low: 0.8, mid: 0.98, high: 1 } },
    ],
  },
}
const segmentation: CampaignSegmentation = {
  ...{ campaign_id: 'c1', currency: 'USD', by: 'gender', ...reported, impressions: 12_000 },
  segments: [{ segment: '2', name: 'Female', ...measured }],
}

const served = (more: object = {}) =>
  serve({
    'GET /api/campaigns/c1/statstotal/': () => stats,
    'GET /api/campaigns/c1/reach/': () => reach,
    'GET /api/campaigns/c1/segmentations/?by=gender': () => segmentation,
    'GET /api/starling/campaigns/c1/groups/': () => groups,
    'GET /api/starling/campaigns/c1/proposals/?limit=50': () => [proposal],
    'GET /api/starling/campaigns/c1/alerts/?limit=20': () => [alert],
    'GET /api/starling/campaigns/c1/alert-mail/': () => ({ wanted: false }),
    ...more,
  } as Parameters<typeof serve>[0])
const draw = () => drawScreen(Screen, { path: '/:teamId/campaigns/:id', at: '/meridian/campaigns/c1?segments=gender' })
beforeEach(() => {
  signedInAs(ada)
  campaign = { id: 'c1', x_id: 'x1', state: 'active', split: 'group', currency: 'USD' } as Campaign
})

test('what it came to, with intervals, pace, groups and who it was', async () => {
  served()
  draw()
  const results = await screen.findByRole('region', { name: 'Results' })
  expect(await within(results).findByText(/\$100.00 of \$400.00 spent; by now it would be \$200.00/)).toBeTruthy()
  expect(within(results).getAllByText('$0.40–$0.60').length).toBeGreaterThan(0)
  expect(within(results).getByText('2026 Nov 2: $0.00')).toBeTruthy()
  expect(await screen.findByText('A result costs the most with “Keywords”: 98.1% sure.')).toBeTruthy()
  expect(screen.getByText(/It is proposed at the weekly look, if it still holds: next on 2026 Nov 15./)).toBeTruthy()
  expect(await screen.findByRole('rowheader', { name: 'Female' })).toBeTruthy()
  expect(screen.getByText('2026 Nov 1 to 2026 Nov 7: X says whose 10,000 of 12,000 views were.')).toBeTruthy()
  expect(await screen.findByText(/more money would not reach more/)).toBeTruthy()
  expect(screen.getByText(/\$2.00 to \$9.00, as in 12 campaigns of this ad account/)).toBeTruthy()
  expect(
    screen.getByText(/Views fall on people by chance; 80% to 100% of those whom that would meet are met/),
  ).toBeTruthy()
  expect(await screen.findByText(/It has spent \$100.00; by now it should be about \$200.00/)).toBeTruthy()
})

test('where the view is the result, a thousand of them have a cost, and there is no rate', async () => {
  const views = { ...measured, results: 10_000, cost_micro: 4_550, cost_interval: [4_400, 4_700] as [number, number] }
  const told = { ...views, rate: 1, rate_interval: [1, 1] as [number, number] }
  served({
    'GET /api/campaigns/c1/statstotal/': () => ({
      ...{ ...stats, result_metric: 'impressions', total: told, ad_sets: [{ ...set, ...told }] },
    }),
    'GET /api/campaigns/c1/reach/': () => ({
      ...reach,
      forecast: { ...reach.forecast!, cost_per_result_micro: { low: 2_400, mid: 5_500, high: 12_500 } },
    }),
  })
  const Reach = () => <CampaignResults campaign={{ ...campaign, objective: 'REACH' }} />
  drawScreen(Reach, { path: '/:teamId/campaigns/:id', at: '/meridian/campaigns/c1?segments=gender' })
  const results = await screen.findByRole('region', { name: 'Results' })
  expect((await within(results).findAllByText('$4.55 per 1,000')).length).toBe(2)
  const heads = within(within(results).getByRole('table', { name: 'By ad set' })).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(['By ad set', 'Spent', 'Views', 'Cost of views'])
  expect(within(results).getAllByText('$4.40–$4.70').length).toBe(2)
  expect(within(results).queryByText(/100%/)).toBeNull()
  expect(within(results).queryByText(/\$0\.00–/)).toBeNull()
  expect(await screen.findByText('$2.40–$12.50')).toBeTruthy()
})

test('a proposal is accepted once, and mails are asked for', async () => {
  let state: CampaignProposal['state'] = 'open'
  const asked = served({
    'GET /api/starling/campaigns/c1/proposals/?limit=50': () => [
      { ...proposal, state, answered_at: state === 'open' ? null : '2026-11-08T00:00:00.000Z' },
    ],
    'POST /api/starling/proposals/p1/accept/': () => {
      state = 'accepted'
      return { ...proposal, state, answered_at: '2026-11-08T00:00:00.000Z' }
    },
    'PUT /api/starling/campaigns/c1/alert-mail/': (body: { wanted: boolean }) => body,
  })
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Accepted')).toBeTruthy()
  fireEvent.click(await screen.findByRole('checkbox'))
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ wanted: true }))
})

test('before X has reported anything it says so; before the first look when that is', async () => {
  served({
    'GET /api/campaigns/c1/statstotal/': () => ({
      ...stats,
      days: [],
      ad_sets: [],
      read_at: null,
      from: null,
      through: null,
    }),
    'GET /api/starling/campaigns/c1/proposals/?limit=50': () => [],
    'GET /api/starling/campaigns/c1/groups/': () => ({ ...groups, looked_at: null, from: null, groups: [] }),
    'GET /api/starling/campaigns/c1/alerts/?limit=20': () => [],
  })
  draw()
  expect(await screen.findByText(/X has reported nothing yet/)).toBeTruthy()
  expect(await screen.findByText('Looked at for the first time on 2026 Nov 15.')).toBeTruthy()
})

test('after a look that found nothing it says when that was, and when the next is', async () => {
  served({ 'GET /api/starling/campaigns/c1/proposals/?limit=50': () => [] })
  draw()
  expect(await screen.findByText(/no group differed surely enough on 2026 Nov 8. Looked at again on/)).toBeTruthy()
})

test('one that was never launched says what to expect, and nothing of results', async () => {
  campaign = { ...campaign, state: 'paused' }
  served({ 'GET /api/campaigns/c1/statstotal/': () => ({ ...stats, days: [], ad_sets: [] }) })
  draw()
  expect(await screen.findByRole('region', { name: 'Reach and forecast' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Proposals' })).toBeNull()
})
