// @vitest-environment happy-dom
import type {
  AnalyzedCampaign,
  CampaignCalculation,
  CampaignScenario,
  NewScenario,
  TeamAccount,
} from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import {
  evenly,
  newScenario,
  readAmount,
  readScenarios,
  readTimes,
  type ScenarioDraft,
  withDays,
  withPart,
  writeScenarios,
  wrongWith,
} from './scenario-draft.ts'

const { CampaignPlannerScreen } = await import('./CampaignPlannerScreen.tsx')
const { CampaignCreateScreen } = await import('./CampaignCreateScreen.tsx')

const NOW = Date.parse('2026-11-18T06:00:00Z')
const planner = { ...ada, groups: [{ name: 'CampaignPlanner' }] }
const range = (low: number, mid: number, high: number) => ({ low, mid, high })
const WORKED = {
  budget: range(5_000_000_000, 5_000_000_000, 5_000_000_000),
  spend: range(3_750_000_000, 4_500_000_000, 5_000_000_000),
  views: range(300_000, 800_000, 1_900_000),
  reach: range(60_000, 80_000, 95_000),
  frequency: range(4.2, 9.6, 21.3),
  results: range(300_000, 800_000, 1_900_000),
  cost_per_result: range(2_000, 5_500, 12_500),
}
const CALCULATION: CampaignCalculation = {
  objective: 'REACH',
  currency: 'USD',
  given: 'budget',
  ...{ starts_on: '2026-12-01', ends_on: '2026-12-02', days: 2 },
  parts: [
    {
      ...{ audience_config_id: null, name: 'Runners', people: 100_000, people_of: 'given', days: 2, share: 100 },
      ...{ starts_on: '2026-12-01', ends_on: '2026-12-02', ...WORKED },
      ...{ reach_share: range(0.6, 0.8, 0.95), daily_budget_micro: 2_500_000_000, limited_by: 'budget', missing: [] },
    },
  ],
  total: WORKED,
  calendar: [
    { day: '2026-12-01', spend_micro: 2_500_000_000, views: 400_000 },
    { day: '2026-12-02', spend_micro: 2_500_000_000, views: 400_000 },
  ],
  curve: [{ budget_micro: 5_000_000_000, reach: WORKED.reach }],
  assumptions: [
    { assumed: 'price', range: range(2_400_000, 5_500_000, 12_500_000), source: 'market' },
    { assumed: 'even_days', range: null, source: null },
  ],
}
const OPTIONS = {
  currencies: [{ value: 'USD', code: 'USD', name: 'US dollar', name_ja: '米ドル' }],
  ...{ budgets: [500, 1_000, 2_500, 5_000], sizes: [25_000, 50_000], size_ranges: [], objectives: ['REACH'] },
}

const served = (more: object = {}) =>
  serve({
    'GET /api/external/campaign-options/': () => OPTIONS,
    'POST /api/external/campaign-calculator/': () => CALCULATION,
    'GET /api/audience-configs/?team=meridian&limit=200&sort=name': () => [coffee],
    'GET /api/starling/campaign-scenarios/?team=meridian&limit=200': () => [],
    ...more,
  } as Parameters<typeof serve>[0])
const one: ScenarioDraft = withPart(
  { ...newScenario('Spring', NOW), starts_on: '2026-12-01', ends_on: '2026-12-02' },
  { audience_config_id: null, name: 'Runners', people: 100_000 },
)
const draw = (drafts: readonly ScenarioDraft[] = [one]) =>
  drawScreen(CampaignPlannerScreen, { path: '/campaign-planner', at: `/campaign-planner?${writeScenarios(drafts, 0)}` })
beforeEach(() => signedInAs(planner))

test('only planners see it; everybody else is told so', async () => {
  signedInAs(ada)
  served()
  draw()
  expect(await screen.findByText('Only people of the group CampaignPlanner can open this.')).toBeTruthy()
})

test('figures come with their ranges, by audience, and with what they rest on', async () => {
  served()
  draw()
  expect((await screen.findAllByText('$5,000')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('80,000 (60,000 to 95,000)').length).toBeGreaterThan(0)
  expect(screen.getByText('60,000 to 95,000')).toBeTruthy()
  expect(screen.getByText('1,000 views cost $2.40 to $12.50 (what is usual)')).toBeTruthy()
  expect(screen.getByText(/Ranges hold the truth in about 80 of 100 campaigns/)).toBeTruthy()
})

test('a budget is digits with one decimal at most; what is none is said, and not asked about', async () => {
  const asked = served()
  draw()
  await screen.findAllByText('$5,000')
  const field = screen.getByLabelText<HTMLInputElement>('Budget')
  fireEvent.change(field, { target: { value: '12.55' } })
  expect(screen.getByText('Digits, with one decimal at most.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '1２,000.5' } })
  await waitFor(() => {
    const bodies = asked.filter(({ call }) => call.endsWith('calculator/')).map(({ body }) => body as NewScenario)
    expect(bodies.map(({ budget_micro }) => budget_micro)).toEqual([5_000_000_000, 12_000_500_000])
  })
  fireEvent.change(screen.getByLabelText('Or choose one'), { target: { value: '2500' } })
  await waitFor(() => expect(field.value).toBe('2500'))
})

test('two scenarios stand side by side, and one is kept', async () => {
  const kept: CampaignScenario[] = []
  served({
    'POST /api/starling/campaign-scenarios/': ({ team: _, ...body }: NewScenario & { team: string }) => {
      const at = { created_at: '2026-11-18T06:00:00.000Z', changed_at: '2026-11-18T06:00:00.000Z' }
      kept.push({ ...body, id: 's1', ...at })
      return kept[0]
    },
  })
  const router = draw()
  await screen.findAllByText('$5,000')
  fireEvent.click(screen.getByRole('button', { name: 'Copy it' }))
  const beside = await screen.findByRole('region', { name: 'Scenarios side by side' }).catch(() => null)
  expect(await screen.findByRole('columnheader', { name: 'Scenario B' })).toBeTruthy()
  expect(beside ?? screen.getAllByText('Scenarios side by side').length).toBeTruthy()
  // Only the one that is written is saved, and the button says which.
  fireEvent.click(screen.getByRole('button', { name: 'Save Scenario B' }))
  await waitFor(() => expect(kept).toHaveLength(1))
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('"id":"s1"'))
})

test('the team is named; in another team what the first one keeps is not touched', async () => {
  const lyra = { id: 't2', name: 'Aardvark', slug: 'aardvark', logo: null }
  signedInAs({ ...planner, memberships: [{ id: 'm2', team: lyra, level: 'admin' }, ...planner.memberships] })
  const asked = served({
    'GET /api/audience-configs/?team=aardvark&limit=200&sort=name': () => [],
    'POST /api/starling/campaign-scenarios/': ({ team: _, ...body }: NewScenario & { team: string }) => ({
      ...{ ...body, id: 's9', created_at: '2026-11-18T06:00:00.000Z', changed_at: '2026-11-18T06:00:00.000Z' },
    }),
  })
  const part = { ...one.parts[0]!, audience_config_id: coffee.id }
  draw([{ ...one, id: 's1', seen: '2026-11-18T06:00:00.000Z', parts: [part] }])
  // The team of the longest membership, whatever the others are called.
  const team = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Team' })
  expect(team.value).toBe('meridian')
  fireEvent.change(team, { target: { value: 'aardvark' } })
  await waitFor(() => expect(team.value).toBe('aardvark'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('POST /api/starling'))).toBe(true))
  const sent = asked.find(({ call }) => call.startsWith('POST /api/starling'))?.body
  expect(sent).toMatchObject({ team: 'aardvark', parts: [{ audience_config_id: null, people: 100_000 }] })
  expect(localStorage.getItem('recent_team')).toBe('aardvark')
  localStorage.removeItem('recent_team')
})

test('what is missing is said for each audience, and a refusal is shown', async () => {
  const part = { ...CALCULATION.parts[0]!, reach: null, budget: null, missing: ['people', 'price'] }
  served({
    'POST /api/external/campaign-calculator/': () => ({ ...CALCULATION, parts: [part], curve: [], assumptions: [] }),
  })
  draw()
  expect(await screen.findByText(/Runners: It is not known how many people these are/)).toBeTruthy()
  expect(screen.getByText(/Runners: No price is known in this currency/)).toBeTruthy()
})

test('a failing calculator says so and can be asked again', async () => {
  served({
    'POST /api/external/campaign-calculator/': () =>
      refusal(503, { detail: 'Not now.', code: 'unavailable' }, 'unavailable'),
  })
  draw()
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeTruthy()
})

const ACCOUNT: TeamAccount = {
  ...{ id: 'a1', account_id: '18ce', network: 'x', name: 'Dollars', currency: 'USD', timezone: 'UTC' },
  ...{ access: 'granted', checked_at: null, closed_by: null, agency: false, treatment: null, owner: null },
  ...{ role: 'draft', created_at: '2026-11-18T06:00:00.000Z' },
}
const JUDGED: AnalyzedCampaign = {
  size: { size: 120, few: false, of: 1_500 },
  calculation: CALCULATION,
  remarks: [{ rule: 'x', level: 'warning', text: 'Keywords are few.' }],
  missing: ['objective'],
  ...{ unsaid: 1, suggested_budget_micro: 500_000_000, is_ready: true },
}

test('a description becomes parameters with the words that led to each, and is judged', async () => {
  const drafted: unknown[] = []
  served({
    'GET /api/teams/meridian/accounts/': () => [ACCOUNT, { ...ACCOUNT, id: 'a2', name: 'Yen', currency: 'JPY' }],
    'POST /api/external/campaign-create/': (body: unknown) => {
      drafted.push(body)
      return refusal(409, { detail: 'Closed.', code: 'account_closed' }, 'account_closed')
    },
    'POST /api/external/analyze-campaign-creator/': () => JUDGED,
    'POST /api/external/campaign-create/extract-parameters/': () => ({
      parameters: {
        ...{ objective: null, currency: 'USD', budget_micro: 5_000_000_000, price_micro: null },
        ...{ starts_on: '2026-12-01', ends_on: '2026-12-14', frequency_cap: null },
      },
      patch: { interests: ['222'] },
      found_parameters: [{ kind: 'budget', label: '$5,000.00', words: 'with a budget of $5,000', note: null }],
      found: [{ kind: 'interests', value: '222', label: 'Coffee', words: 'love coffee', note: null }],
      ...{ unplaced: ['flibber'], refused: [] },
    }),
  })
  const router = drawScreen(CampaignCreateScreen, { path: '/campaigns/create', at: '/campaigns/create' })
  const box = await screen.findByRole('textbox', { name: 'Description' })
  fireEvent.change(box, { target: { value: 'people who love coffee with a budget of $5,000 flibber' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make parameters of it' }))
  expect(await screen.findByText('“with a budget of $5,000”')).toBeTruthy()
  expect(screen.getByText('“love coffee”')).toBeTruthy()
  expect(screen.getByText('“flibber”')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Budget').value).toBe('5000'))
  expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-12-14')
  const missing = await screen.findByRole('region', { name: 'What is missing' })
  expect(within(missing).getByText('Choose what it is for.')).toBeTruthy()
  expect(screen.getByText('Keywords are few.', { exact: false })).toBeTruthy()
  expect(screen.queryByText(/^It can be drafted once/)).toBe(null)
  // Going on in the planner takes all of it along.
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare it with others in the planner' })
  expect(decodeURIComponent(link.href)).toContain('"budget_micro":5000000000')
  expect(router.state.location.search).toContain('interests=222')
  // Only ad accounts of this currency are offered.
  const accounts = await screen.findByLabelText<HTMLSelectElement>('Ad account')
  expect([...accounts.options].map(({ text }) => text)).toEqual(['Dollars'])
  fireEvent.click(screen.getByRole('button', { name: 'Draft it' }))
  await waitFor(() => expect(drafted).toMatchObject([{ team_account_id: 'a1', team: 'meridian' }]))
  await waitFor(() => expect(notifications.list().length).toBeGreaterThan(0))
})

test('amounts, times, days and the address', () => {
  expect([readAmount('1,000'), readAmount('１０.５'), readAmount(''), readAmount('1.25'), readAmount('-1')]).toEqual([
    ...[1_000_000_000, 10_500_000, null, undefined, undefined],
  ])
  expect([readTimes('2.5'), readTimes('0.5'), readTimes('')]).toEqual([2.5, undefined, null])
  const two = evenly(withPart(one, { audience_config_id: null, name: 'B', people: 5 }))
  expect(two.parts.map(({ share }) => share)).toEqual([50, 50])
  expect(readScenarios(writeScenarios([two], 0), () => 'A', NOW)).toEqual([two])
  expect(readScenarios(new URLSearchParams('scenario={bad'), () => 'A', NOW)[0]).toMatchObject({ name: 'A', parts: [] })
  const shifted = withDays(two, { starts_on: '2026-12-02' })
  expect(shifted.parts.map((part) => part.starts_on)).toEqual(['2026-12-02', '2026-12-02'])
  expect(wrongWith({ ...two, ends_on: '2026-11-01' })).toBe('The last day is before the first.')
  expect(wrongWith({ ...two, name: ' ' })).toBe('A scenario needs a name.')
})
