import { assumptionLines, figureLines } from '@starling/charts/scenario'
import type { CalculatorAsked, NewScenario } from '@starling/contract'
import { ApiError, type Client } from '@starling/contract/browser'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { budgetFor, forecastOf, forecastTogether, priceOf } from '@starling/results'
import { type Language, say } from '@starling/text/both'
import { type World, worldWithNetwork } from '@starling/world'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pdfPages } from '../../test-kit/documents/pdf-text.ts'

let world: World
let admin: Client
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, member, stranger] = [
    await world.as('admin@meridian.example'),
    await world.as('member@meridian.example'),
    await world.as('planner@dentsu-nl.example'),
  ]
}, 180_000)
afterAll(() => world.stop())

const DAYS = { starts_on: '2026-12-01', ends_on: '2026-12-20' }
type Part = CalculatorAsked['parts'][number]
const part = (name: string, more: Partial<Part> = {}): Part => ({
  ...{ name, audience_config_id: null, people: 200_000, share: 50, reach: null, frequency: null },
  ...DAYS,
  ...more,
})
const SCENARIO: NewScenario = {
  name: 'Spring',
  objective: 'WEBSITE_CLICKS',
  currency: 'USD',
  given: 'budget',
  ...{ budget_micro: 12_000_500_000, price_micro: null, frequency_cap: null, ...DAYS },
  parts: [part('Coffee'), part('Tea', { people: 60_000, share: 30, starts_on: '2026-12-10' })],
}
const { name: _, ...ASKED } = SCENARIO
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
const close = (text: string) => text.replace(/\s+/g, '')

test('what a budget comes to is the forecast of each audience, day by day to the last millionth', async () => {
  const answer = await admin.calculateCampaign({ body: ASKED })
  const price = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD' })!
  const coffee = forecastOf({ people: 200_000, budget_micro: 6_000_250_000, price, days: 20, frequency: null })
  expect(answer.parts[0]).toMatchObject({
    people: 200_000,
    people_of: 'given',
    days: 20,
    budget: { low: 6_000_250_000, mid: 6_000_250_000, high: 6_000_250_000 },
    reach: coffee.reach,
    views: coffee.impressions,
    frequency: coffee.frequency,
    results: coffee.results,
    missing: [],
  })
  const spent = answer.calendar.reduce((sum, { spend_micro }) => sum + spend_micro, 0)
  expect(spent).toBe(answer.total.budget!.mid)
  expect(answer.calendar).toHaveLength(20)
  expect(answer.calendar[0]!.spend_micro).toBe(Math.floor(6_000_250_000 / 20))
  const planned = answer.curve.find(({ budget_micro }) => budget_micro === answer.total.budget!.mid)!
  expect(planned.reach.mid).toBe(answer.total.reach!.mid)
  expect(answer.assumptions.map(({ assumed }) => assumed)).toEqual([
    ...['price', 'spent_share', 'views_a_day', 'by_chance', 'results_per_thousand', 'overlap', 'even_days'],
  ])
})

test('a reach or a frequency comes to a budget, and that to the reach again', async () => {
  const parts = [part('Coffee', { reach: 50_000, frequency: 2.5 })]
  const byReach = await admin.calculateCampaign({ body: { ...ASKED, given: 'reach', budget_micro: null, parts } })
  const price = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD' })!
  const known = { people: 200_000, price, days: 20, frequency: null }
  expect(byReach.parts[0]!.budget).toEqual(budgetFor({ ...known, wanted: { reach: 50_000 } }))
  expect(byReach.parts[0]!.reach!.mid / 50_000).toBeCloseTo(1, 2)
  const often = await admin.calculateCampaign({ body: { ...ASKED, given: 'frequency', budget_micro: null, parts } })
  expect(often.parts[0]!.frequency!.mid).toBeCloseTo(2.5, 2)
  // $5,000, what that reaches, and what that takes: the same money again.
  const whole = [part('Coffee', { share: 100 })]
  const capped = { ...ASKED, budget_micro: 5_000_000_000, frequency_cap: 3, parts: whole }
  const there = await admin.calculateCampaign({ body: capped })
  expect(there.parts[0]!.frequency!.high).toBeLessThanOrEqual(3)
  expect(there.assumptions.find(({ assumed }) => assumed === 'frequency_cap')).toMatchObject({
    ...{ range: { low: 3, mid: 3, high: 3 }, source: 'given' },
  })
  const back = await admin.calculateCampaign({
    body: { ...capped, given: 'reach', budget_micro: null, parts: [part('Coffee', { reach: there.total.reach!.mid })] },
  })
  expect(back.total.budget!.mid / 5_000_000_000).toBeCloseTo(1, 2)
  expect(often.parts[0]!.share).toBe(100)
  const never = [part('Coffee', { reach: 199_999 })]
  const out = await admin.calculateCampaign({ body: { ...ASKED, given: 'reach', budget_micro: null, parts: never } })
  expect(out.parts[0]).toMatchObject({ missing: ['out_of_reach'], budget: null })
})

test('people are those of a saved audience of the team, and whoever is in two counts once', async () => {
  const people = { women: { genders: ['female' as const] }, english: { languages: ['en'] } }
  const save = (name: keyof typeof people) =>
    admin.createAudienceConfig({
      body: { body: { query_type: 'builder', who: people[name] }, name, team: 'meridian' },
    })
  const [women, english] = [await save('women'), await save('english')]
  const parts = [
    part('women', { audience_config_id: women.id, people: null }),
    part('english', { audience_config_id: english.id, people: null }),
  ]
  const answer = await admin.calculateCampaign({ body: { ...ASKED, parts, team: 'meridian' } })
  expect(answer.parts).toMatchObject([
    { people: women.size, people_of: 'known' },
    { people: english.size, people_of: 'known' },
  ])
  const overlap = answer.assumptions.find(({ assumed }) => assumed === 'overlap')!
  expect(overlap.source).toBe('counted')
  const price = priceOf({ objective: 'WEBSITE_CLICKS', currency: 'USD' })!
  const together = forecastTogether(
    answer.parts.map(({ people: n, budget, days }) => ({
      ...{ people: n!, budget_micro: budget!.mid, days, price, frequency: null },
    })),
    1 - overlap.range!.mid,
  )
  expect(answer.total).toMatchObject({ reach: together.reach, frequency: together.frequency })
  const added = answer.parts.reduce((sum, { reach }) => sum + reach!.mid, 0)
  expect(answer.total.reach!.mid / (added * (1 - overlap.range!.mid))).toBeCloseTo(1, 1)
  // Another team's audience has no people here.
  const foreign = await stranger.calculateCampaign({ body: { ...ASKED, parts } })
  expect(foreign.parts.map(({ missing }) => missing)).toEqual([['people'], ['people']])
})

test('what cannot be planned is refused, and a currency without a known price says so', async () => {
  const asked = (patch: object) => refusalOf(admin.calculateCampaign({ body: { ...ASKED, ...patch } as never }))
  expect(await asked({ budget_micro: 12_000_050_000 })).toMatchObject([400, { budget_micro: {} }])
  expect(await asked({ ends_on: '2026-11-30' })).toMatchObject([400, { ends_on: {} }])
  expect(await asked({ ends_on: '2028-12-30' })).toMatchObject([400, { ends_on: {} }])
  expect(await asked({ currency: 'JPY' })).toMatchObject([400, { currency: {} }])
  expect(await asked({ parts: [part('a', { share: 60 }), part('b', { share: 41 })] })).toMatchObject([
    400,
    { parts: {} },
  ])
  expect(await asked({ parts: [part('a', { ends_on: '2026-12-21' })] })).toMatchObject([400, { 'parts.0.ends_on': {} }])
  expect(await asked({ colour: 'red' })).toMatchObject([400, { colour: {} }])
  const other = await admin.calculateCampaign({ body: { ...ASKED, currency: 'Other' } })
  expect(other.parts[0]).toMatchObject({ missing: ['price'], reach: null })
  const named = await admin.calculateCampaign({ body: { ...ASKED, currency: 'Other', price_micro: 6_500_000 } })
  expect(named.parts[0]!.missing).toEqual([])
  expect(named.assumptions[0]).toMatchObject({ assumed: 'price', source: 'given', range: { mid: 6_500_000 } })
})

test('options are those of the specification', async () => {
  const { currencies, budgets, sizes, size_ranges } = await admin.getCampaignOptions()
  expect(currencies.map(({ value }) => value).join(' ')).toBe(
    'USD EUR GBP YEN SGD BRL CAD CHF INR KRW KWD MXN NGN SAR AUD ZAR Other',
  )
  expect([budgets.length, budgets.at(-1), sizes.length, sizes[0]]).toEqual([12, 1_000_000, 12, 25_000])
  expect(size_ranges.map(({ value }) => value)).toEqual(['<1M', '1M-5M', '5M-12M', '12M-25M', '25M+'])
})

test('a scenario is kept for planners of the team, is not overwritten, and comes back', async () => {
  const body = { ...SCENARIO, team: 'meridian' }
  expect(await refusalOf(member.createCampaignScenario({ body }))).toMatchObject([403, { code: 'planners_only' }])
  const made = await admin.createCampaignScenario({ body })
  expect(made).toMatchObject(SCENARIO)
  const path = { pk: made.id }
  expect(await refusalOf(member.getCampaignScenario({ path }))).toMatchObject([403, {}])
  expect(await refusalOf(stranger.getCampaignScenario({ path }))).toMatchObject([404, {}])
  world.clock.advance(1_000)
  const seen_changed_at = made.changed_at
  const changed = await admin.replaceCampaignScenario({ path, body: { ...SCENARIO, name: 'Summer', seen_changed_at } })
  expect(
    await refusalOf(admin.replaceCampaignScenario({ path, body: { ...SCENARIO, seen_changed_at } })),
  ).toMatchObject([409, {}])
  await admin.deleteCampaignScenario({ path })
  expect(await admin.listCampaignScenarios({ query: { team: 'meridian' } })).toEqual([])
  expect(await admin.restoreCampaignScenario({ path })).toMatchObject({ id: made.id, name: changed.name })
  const unknown = [part('x', { audience_config_id: 'nothing' })]
  expect(await refusalOf(admin.createCampaignScenario({ body: { ...body, parts: unknown } }))).toMatchObject([
    400,
    { 'parts.0.audience_config_id': {} },
  ])
})

test('who creates another team still finds what the first one keeps', async () => {
  await admin.createTeam({ body: { name: 'Aardvark' } })
  const kept = await admin.listCampaignScenarios({ query: { team: 'meridian' } })
  expect(kept).toHaveLength(1)
  expect(await admin.listCampaignScenarios({ query: {} })).toEqual(kept)
  expect(await admin.listCampaignScenarios({ query: { team: 'aardvark' } })).toEqual([])
})

test('a budget that was given is told, whatever else is not known', async () => {
  const parts = [part('Unknown', { people: null, share: 100 })]
  const { total, ...answer } = await admin.calculateCampaign({ body: { ...ASKED, parts } })
  expect(answer.parts[0]).toMatchObject({ missing: ['people'], reach: null, views: null })
  expect([total.budget?.mid, total.reach]).toEqual([ASKED.budget_micro, null])
})

test.each(['en', 'ja'] as const)(
  'the document in %s says what the screen says, with the name of the team',
  async (language) => {
    const second = { ...SCENARIO, name: '髙島屋の春 ①', currency: 'YEN' as const, budget_micro: 900_000_000_000 }
    const scenarios = [SCENARIO, second]
    const begun = performance.now()
    const { name, blob } = await admin.summarizeCampaignPdf({ body: { scenarios, language, team: 'meridian' } })
    const took = performance.now() - begun
    expect(name).toBe(language === 'en' ? 'Spring-and-1-more.pdf' : 'Spring-ほか1件.pdf')
    const pages = pdfPages(new Uint8Array(await blob.arrayBuffer()))
    const whole = close(pages.join('\n'))
    expect(pages.every((page, at) => close(page).includes(`${at + 1}/${pages.length}`))).toBe(true)
    expect(pages.every((page) => page.includes('Meridian'))).toBe(true)
    for (const { name: _name, ...asked } of scenarios) {
      const calculation = await admin.calculateCampaign({ body: { ...asked, team: 'meridian' } })
      expect(whole).toContain(close(_name))
      for (const said of everyFigure(calculation, language)) expect(whole).toContain(close(said))
    }
    // Vectors, no pictures.
    const bytes = Buffer.from(await blob.arrayBuffer()).toString('latin1')
    expect(bytes).not.toContain('/Subtype /Image')
    console.log(`a PDF of two scenarios in ${language}: ${Math.round(took)} ms`)
  },
)

const everyFigure = (calculation: Parameters<typeof figureLines>[0], language: Language) => {
  const lines = figureLines(calculation, say(language))
  return [
    ...lines.flatMap(({ label, total, parts }) => [label, total, ...parts]),
    ...assumptionLines(calculation, say(language)),
  ].filter((text) => text !== '–')
}

test('slides say the same, with charts whose figures can be edited', async () => {
  const { name, blob } = await admin.summarizeCampaignSlides({ body: { scenarios: [SCENARIO], team: 'meridian' } })
  expect(name).toBe('Spring.pptx')
  const files = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer()))).map(
    ([path, file]) => [path, Buffer.from(file).toString()] as const,
  )
  const slides = files.filter(([path]) => /slides\/slide\d+\.xml$/.test(path)).map(([, xml]) => xml)
  const calculation = await admin.calculateCampaign({ body: { ...ASKED, team: 'meridian' } })
  for (const { parts } of figureLines(calculation, say('en'))) {
    for (const text of parts) expect(slides.join('')).toContain(`>${text}<`)
  }
  expect(slides.join('')).toContain('Meridian')
  const reach = calculation.parts[0]!.reach!
  const charts = files.filter(([path]) => path.includes('charts/chart'))
  expect(charts.some(([, xml]) => xml.includes(`<c:v>${reach.mid}</c:v>`))).toBe(true)
  const taken = (await world.rows('audit')).filter(({ action }) => action === 'campaign_summary.taken')
  expect(taken.map(({ detail }) => detail)).toContainEqual({ format: 'pptx', scenarios: 1 })
})

test('parameters are judged: size, figures, what X would refuse and what is missing', async () => {
  const draft = { ...EMPTY_BUILDER, interests: ['222'], order: 'reach' as const, posted_about: ['coffee', 'tea'] }
  const bare = await admin.analyzeCampaignCreator({ body: { parameters: { draft: EMPTY_BUILDER } } })
  expect(bare).toMatchObject({ calculation: null, is_ready: false })
  expect(bare.missing).toEqual(['audience', 'objective', 'budget', 'days'])
  const parameters = {
    ...{ draft, name: 'Games', objective: 'REACH' as const, budget_micro: 500_000_000, ...DAYS },
  }
  const judged = await admin.analyzeCampaignCreator({ body: { parameters } })
  expect(judged.missing).toEqual([])
  const size = await admin.sizeDraft({ body: { draft, number: 1 } })
  expect(judged.size.size).toBe(size.size)
  const calculation = judged.calculation!
  const same = await admin.calculateCampaign({
    body: {
      ...ASKED,
      objective: 'REACH',
      budget_micro: 500_000_000,
      parts: [part('Games', { people: size.size, share: 100 })],
    },
  })
  expect(calculation.total).toEqual(same.total)
  expect(judged.suggested_budget_micro).toBe(500_000_000)
  const forgotten = await admin
    .analyzeCampaignCreator({ body: { parameters: { ...parameters, ends_on: '2026-11-30' } } })
    .catch((error) => error)
  expect(forgotten).toMatchObject({ status: 400 })
})
