import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '../moments.ts'
import { INTEREST_BY_VALUE } from '../search/targets.ts'
import { type AdsDesk, dataOf, type Json, listOf, startAds } from '../test-client.ts'
import { responseOf } from './response.ts'

let desk: AdsDesk
let base: string
let funding: string

beforeAll(async () => {
  desk = await startAds({ accounts: 1_500, posts: 3_000 })
  base = `/accounts/${desk.account}`
  funding = String(listOf(await desk.ask('GET', `${base}/funding_instruments`))[0]!.id)
})
afterAll(() => desk.stop())

/** A line item that shows a post of the account to whom one criterion reaches. */
async function shownTo(criterion: Json, more: Json = {}): Promise<string> {
  const form = { name: 'split', funding_instrument_id: funding, daily_budget_amount_local_micro: 900_000_000 }
  const campaign = dataOf(await desk.ask('POST', `${base}/campaigns`, { form }))
  const item = dataOf(
    await desk.ask('POST', `${base}/line_items`, {
      form: {
        ...{ campaign_id: campaign.id, objective: 'ENGAGEMENTS', product_type: 'PROMOTED_TWEETS', ...more },
        ...{ placements: 'ALL_ON_TWITTER', bid_strategy: 'AUTO' },
        ...{ start_time: '2026-11-02T00:00:00Z', end_time: '2026-12-20T00:00:00Z' },
      },
    }),
  )
  await desk.ask('POST', `${base}/targeting_criteria`, { form: { line_item_id: item.id, ...criterion } })
  const form_of_post = { as_user_id: desk.user_id, text: `To ${JSON.stringify(criterion)} ${JSON.stringify(more)}` }
  const post = dataOf(await desk.ask('POST', `${base}/tweet`, { form: form_of_post }))
  dataOf(await desk.ask('POST', `${base}/promoted_tweets`, { form: { line_item_id: item.id, tweet_ids: post.id_str } }))
  return String(item.id)
}

async function total(item: string, groups = 'ENGAGEMENT,BILLING'): Promise<Record<string, number>> {
  const query = {
    ...{ entity: 'LINE_ITEM', entity_ids: item, granularity: 'TOTAL', placement: 'ALL_ON_TWITTER' },
    ...{ metric_groups: groups, start_time: '2026-11-02T00:00:00Z', end_time: '2026-11-09T00:00:00Z' },
  }
  const { body } = await desk.ask('GET', `/stats${base}`, { query })
  const { metrics } = ((body.data as Json[])[0]!.id_data as { metrics: Record<string, number[] | null> }[])[0]!
  return Object.fromEntries(Object.entries(metrics).map(([name, values]) => [name, values?.[0] ?? 0]))
}

test('who is closer to the advertiser answers more, and costs less a result', async () => {
  const network = await desk.world.network()
  const people = network.people()
  const home = people.community[network.account(desk.user_id)!.slot]!
  const columns = { community: people.community, age: people.age } as Parameters<typeof responseOf>[0]
  const slots = [...Array(people.count).keys()]
  const of = (isHome: boolean) => slots.filter((slot) => (people.community[slot] === home) === isHome)
  const [at_home, elsewhere] = [responseOf(columns, of(true), home), responseOf(columns, of(false), home)]
  expect(at_home / elsewhere).toBeGreaterThan(1.7)

  const communities = people.community
  const answer = (value: string) => {
    const homes = INTEREST_BY_VALUE.get(value)!.communities.map((slug) => slugs.indexOf(slug))
    const members = slots.filter((slot) => homes.includes(communities[slot]!))
    return members.length < 20 ? null : responseOf(columns, members, home)
  }
  const slugs = network.manifest.communities.map(({ slug }) => slug)
  const known = [...INTEREST_BY_VALUE.keys()]
    .flatMap((value) => ({ value, answer: answer(value) ?? [] }))
    .filter((one): one is { value: string; answer: number } => typeof one.answer === 'number')
    .sort((a, b) => a.answer - b.answer)
  const near = await shownTo({ targeting_type: 'INTEREST', targeting_value: known.at(-1)!.value })
  const far = await shownTo({ targeting_type: 'INTEREST', targeting_value: known[0]!.value })
  desk.pass(7 * DAY)
  const [one, other] = [await total(near), await total(far)]
  const rate = ({ engagements, impressions }: Record<string, number>) => engagements! / impressions!
  const cost = ({ engagements, billed_charge_local_micro: spend }: Record<string, number>) => spend! / engagements!
  expect(one.engagements).toBeGreaterThan(20)
  expect(rate(one)).toBeGreaterThan(rate(other) * 1.3)
  expect(cost(one)).toBeLessThan(cost(other))
  expect(await total(near)).toEqual(one)
})
