import { expect, test } from 'vitest'
import { gammaBelow, gammaPoint } from './gamma.ts'
import { costOf, type DeliveryGroup, rateOf, scatterOf } from './measured.ts'
import { proposalsOf } from './propose.ts'
import { rankGroups } from './rank.ts'

/** The same numbers on every run. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296
  }
  const poisson = (mean: number) => {
    let [count, left] = [0, Math.exp(-Math.min(mean, 600))]
    for (let product = next(); product > left; product *= next()) count++
    return count
  }
  return { next, poisson }
}

const DOLLAR = 1_000_000
type Plan = { cost: number; spend_a_day: number; days: number; swing?: number }

/** A group whose results cost so many dollars in truth; `swing`: some days go better than others. */
function group(id: string, { cost, spend_a_day, days, swing = 0 }: Plan, { next, poisson }: ReturnType<typeof dice>) {
  return {
    id,
    days: Array.from({ length: days }, () => {
      const good = 1 + swing * (2 * next() - 1)
      const results = poisson((spend_a_day / cost) * good)
      return { spend_micro: spend_a_day * DOLLAR, impressions: spend_a_day * 200, results }
    }),
  } satisfies DeliveryGroup
}

test('the gamma distribution is that of the tables', () => {
  expect(gammaBelow(1, 1)).toBeCloseTo(1 - Math.exp(-1), 12)
  // Chi-square of 10 degrees: 18.307 at 95 %.
  expect(2 * gammaPoint(0.95, 5)).toBeCloseTo(18.307_038, 5)
  expect(2 * gammaPoint(0.025, 0.5)).toBeCloseTo(0.000_982_07, 7)
  expect(gammaBelow(gammaPoint(0.3, 400), 400)).toBeCloseTo(0.3, 10)
})

test('a cost and a rate say how sure they are', () => {
  const { cost, interval } = costOf({ spend_micro: 100 * DOLLAR, impressions: 10_000, results: 50 })!
  expect(cost).toBe(2 * DOLLAR)
  expect(interval[0]).toBeGreaterThan(1.5 * DOLLAR)
  expect(interval[1]).toBeLessThan(2.72 * DOLLAR)
  expect(costOf({ spend_micro: 5 * DOLLAR, impressions: 900, results: 0 })).toMatchObject({
    cost: null,
    interval: [expect.any(Number), null],
  })
  expect(costOf({ spend_micro: 0, impressions: 0, results: 0 })).toBeNull()
  // 30 of 100: 21.9 % to 39.6 %, as in docs/methods.
  expect(rateOf(30, 100)!.interval.map((end) => Math.round(end * 1_000))).toEqual([219, 396])
  expect(rateOf(0, 0)).toBeNull()
})

test.each([
  { spend_a_day: 10, swing: 0 },
  { spend_a_day: 60, swing: 0 },
  { spend_a_day: 60, swing: 0.5 },
])('intervals of a cost hold the truth in 95 of 100 cases: %j', ({ spend_a_day, swing }) => {
  const luck = dice(11)
  let held = 0
  const count = 600
  for (let n = 0; n < count; n++) {
    const one = group('a', { cost: 3, spend_a_day, days: 14, swing }, luck)
    const others = ['b', 'c'].map((id) => group(id, { cost: 3, spend_a_day, days: 14, swing }, luck))
    const found = rankGroups([one, ...others]).find(({ id }) => id === 'a')!
    const [low, high] = found.cost_interval!
    if (low <= 3 * DOLLAR && (high ?? Infinity) >= 3 * DOLLAR) held++
  }
  expect(held / count).toBeGreaterThan(0.93)
  expect(held / count).toBeLessThan(0.975)
})

test('days on which views are dear make a cost less sure, and a rate by view no less', () => {
  const { next, poisson } = dice(17)
  const [rate, count] = [0.02, 400]
  let [held, wider] = [0, 0]
  for (let n = 0; n < count; n++) {
    const days = Array.from({ length: 14 }, () => {
      const impressions = Math.round(2_500 * (0.4 + 1.2 * next()))
      return { spend_micro: 20 * DOLLAR, impressions, results: poisson(impressions * rate) }
    })
    const [found] = rankGroups([{ id: 'a', days }])
    const [low, high] = found!.rate_interval!
    if (low <= rate && rate <= high) held++
    const alone = rateOf(found!.results, found!.impressions)!.interval
    wider += (high - low) / (alone[1] - alone[0]) / count
    expect(scatterOf([{ id: 'a', days }]).by_spend).toBeGreaterThan(scatterOf([{ id: 'a', days }]).by_views)
  }
  expect(held / count).toBeGreaterThan(0.93)
  expect(held / count).toBeLessThan(0.985)
  expect(wider).toBeLessThan(1.15)
})

test('where the view is the result its cost has an interval, and no day differs', () => {
  const days = [1, 2, 3, 4].map((n) => ({ spend_micro: (5 + n) * DOLLAR, impressions: 1_000 * n, results: 1_000 * n }))
  expect(scatterOf([{ id: 'a', days }]).by_views).toBe(1)
  expect(rankGroups([{ id: 'a', days }])[0]!.cost_interval![1]).toBeGreaterThan(0)
})

/** Three alike and one that costs twice as much. */
const planted = (luck: ReturnType<typeof dice>, spend_a_day: number) =>
  [1, 1, 1, 2].map((times, at) => group(`g${at}`, { cost: 2 * times, spend_a_day, days: 7 }, luck))

test('a planted bad group is last with 95 % certainty at enough data, and nobody is named at too little', () => {
  const luck = dice(5)
  let [last, named_early, wrong] = [0, 0, 0]
  const count = 200
  for (let n = 0; n < count; n++) {
    const enough = rankGroups(planted(luck, 50))
    if (enough.at(-1)!.id === 'g3' && enough.at(-1)!.last_certainty >= 0.95) last++
    if (proposalsOf(enough).some(({ act, id }) => act === 'drop' && id !== 'g3')) wrong++
    const little = rankGroups(planted(luck, 1))
    if (little.some(({ last_certainty }) => last_certainty >= 0.95)) named_early++
  }
  expect(last / count).toBeGreaterThanOrEqual(0.95)
  expect(named_early / count).toBeLessThanOrEqual(0.05)
  expect(wrong / count).toBeLessThanOrEqual(0.02)
})

test.each([2, 3, 6])('of %i groups that are alike none is named in more than 5 of 100 cases', (groups) => {
  const luck = dice(groups)
  let [last, proposed] = [0, 0]
  const count = 300
  for (let n = 0; n < count; n++) {
    const all = Array.from({ length: groups }, (_, at) => group(`g${at}`, { cost: 2, spend_a_day: 30, days: 7 }, luck))
    const ranked = rankGroups(all)
    if (ranked.some(({ last_certainty }) => last_certainty >= 0.95)) last++
    if (proposalsOf(ranked).some(({ act }) => act !== 'keep')) proposed++
  }
  expect(last / count).toBeLessThanOrEqual(0.075)
  expect(proposed / count).toBeLessThanOrEqual(0.075)
})

test('one group alone, one without spend, and none at all are nothing to compare', () => {
  const luck = dice(1)
  const one = group('a', { cost: 2, spend_a_day: 20, days: 7 }, luck)
  expect(proposalsOf(rankGroups([one]))).toMatchObject([{ act: 'keep', certainty: 0 }])
  const none = { id: 'b', days: [] }
  expect(proposalsOf(rankGroups([one, none])).map(({ act }) => act)).toEqual(['keep', 'keep'])
  expect(rankGroups([])).toEqual([])
  expect(scatterOf([one]).by_spend).toBeGreaterThanOrEqual(1)
})

test('a group that spends and brings nothing is dropped once that is no chance any more', () => {
  const luck = dice(3)
  const good = ['a', 'b'].map((id) => group(id, { cost: 2, spend_a_day: 30, days: 7 }, luck))
  const days = (n: number) =>
    Array.from({ length: n }, () => ({ spend_micro: 2 * DOLLAR, impressions: 300, results: 0 }))
  const proposed = (n: number) =>
    proposalsOf(rankGroups([...good, { id: 'z', days: days(n) }])).find(({ id }) => id === 'z')
  expect(proposed(1)).toMatchObject({ act: 'keep', reason: 'too_little' })
  expect(proposed(14)).toMatchObject({ act: 'drop', against_rest: null })
})
