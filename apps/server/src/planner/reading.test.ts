import type { Client } from '@starling/contract/browser'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readCampaign } from './reading/read-parameters.ts'

const NOW = Date.parse('2026-11-18T06:00:00Z')
const MICRO = 1_000_000

/** Budget, currency, by day; days; objective; frequency; price. */
const CASES: [string, Record<string, unknown>][] = [
  [
    'Women aged 18 to 34 in Japan who love coffee, with a budget of $5,000 for two weeks, website clicks',
    {
      budget: 5_000,
      currency: 'USD',
      days: '2026-11-19 2026-12-02',
      objective: 'WEBSITE_CLICKS',
      rest: 'Women aged 18 to 34 in Japan who love coffee',
    },
  ],
  [
    'Reach parents in Germany with 5k euros from December 1 to December 24, brand awareness, frequency 3',
    {
      budget: 5_000,
      currency: 'EUR',
      days: '2026-12-01 2026-12-24',
      objective: 'REACH',
      frequency: 3,
      rest: 'Reach parents in Germany',
    },
  ],
  [
    'Spend $100 a day for 10 days on gamers in Brazil',
    { budget: 100, per: 'day', currency: 'USD', days: '2026-11-19 2026-11-28', rest: 'on gamers in Brazil' },
  ],
  [
    'People who posted about jazz in the last 30 days, budget: 2,500.5 GBP, next month',
    {
      budget: 2_500.5,
      currency: 'GBP',
      days: '2026-12-01 2026-12-31',
      rest: 'People who posted about jazz in the last 30 days',
    },
  ],
  [
    'Dec 5 to 20, runners in the UK at a CPM of £6, spending up to £20,000',
    { budget: 20_000, currency: 'GBP', price: 6, days: '2026-12-05 2026-12-20', rest: 'runners in the UK' },
  ],
  ['10 to 20 November, cyclists', { days: '2026-11-19 2026-11-20', rest: 'cyclists' }],
  ['starting January 5 for three weeks, cyclists', { days: '2027-01-05 2027-01-25', rest: 'cyclists' }],
  [
    '予算50万円で2週間、東京のコーヒー好きの女性にサイト誘導、1人あたり3回',
    {
      budget: 500_000,
      currency: 'YEN',
      days: '2026-11-19 2026-12-02',
      objective: 'WEBSITE_CLICKS',
      frequency: 3,
      rest: '東京のコーヒー好きの女性に',
    },
  ],
  [
    '日額1万円、12月1日から12月24日まで、ゲーム好き、CPM600円、認知拡大',
    {
      budget: 10_000,
      per: 'day',
      currency: 'YEN',
      price: 600,
      days: '2026-12-01 2026-12-24',
      objective: 'REACH',
      rest: 'ゲーム好き',
    },
  ],
  [
    '１２/１〜１２/２４、300万円規模、フォロワー獲得、猫好き',
    { budget: 3_000_000, currency: 'YEN', days: '2026-12-01 2026-12-24', objective: 'FOLLOWERS', rest: '猫好き' },
  ],
  // What nobody called a budget, a time or a purpose is none.
  ['People who earn over $100,000 in Texas', { rest: 'People who earn over $100,000 in Texas' }],
  [
    'Teachers with 3 to 5 years of experience, aged 25 to 34',
    { rest: 'Teachers with 3 to 5 years of experience, aged 25 to 34' },
  ],
  ['followers of @nike who bought shoes for 2 years', { rest: 'followers of @nike who bought shoes for 2 years' }],
  ['過去30日間にコーヒーについて投稿した人', { rest: '過去30日間にコーヒーについて投稿した人' }],
  ['年収500万円以上の人', { rest: '年収500万円以上の人' }],
]

test.each(CASES)('%s', (text, expected) => {
  const { budget, price, days, objective, frequency, rest } = readCampaign(text, NOW)
  const read = {
    ...(budget && { budget: budget.amount_micro / MICRO, currency: budget.currency }),
    ...(budget?.per === 'day' && { per: 'day' }),
    ...(price && { price: price.amount_micro / MICRO }),
    ...(days && { days: `${days.starts_on} ${days.ends_on}` }),
    ...(objective && { objective: objective.objective }),
    ...(frequency && { frequency: frequency.frequency }),
    rest,
  }
  expect(read).toEqual(expected)
})

let world: World
let admin: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

test('a description becomes parameters and an audience, each with the words that led to it', async () => {
  const description = 'Women in Japan who love coffee, $100 a day for 10 days, website clicks, flibbertigibbet'
  const read = await admin.extractCampaignParameters({ body: { description } })
  expect(read.parameters).toMatchObject({ budget_micro: 1_000 * MICRO, currency: 'USD', objective: 'WEBSITE_CLICKS' })
  expect(read.found_parameters).toMatchObject([
    { kind: 'budget', label: '$1,000.00', words: '$100 a day', note: '$100.00 a day, for 10 days.' },
    { kind: 'days', words: 'for 10 days', note: 'No first day was named, so it begins tomorrow.' },
    { kind: 'objective', words: 'website clicks' },
  ])
  expect(read.patch).toMatchObject({ countries: ['JP'], gender: 'FEMALE' })
  for (const { words } of read.found) expect(description).toContain(words)
  expect(read.unplaced.join(' ')).toContain('flibbertigibbet')
})

test('whom one must not look for is refused, whatever is paid', async () => {
  const read = await admin.extractCampaignParameters({ body: { description: 'People with cancer, $5,000 budget' } })
  expect(read.refused).not.toEqual([])
  expect(read.patch).toEqual({})
})
