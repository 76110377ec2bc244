import { expect, test } from 'vitest'
import { generateNetwork, worldOf } from './network.ts'
import { payoutOf, responseOf } from './planted.ts'
import { BOT, communityOf, PERSON } from './population.ts'

const world = worldOf({ seed: 4, accounts: 3000, posts: 3000, now: new Date('2026-07-01T00:00:00Z') })
const slots = Array.from({ length: world.people.count }, (_, slot) => slot)
const kinds = (kind: number) => slots.filter((slot) => world.people.kind[slot] === kind)
const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

test('people of a community click on ads of its field more than on others, and buy more of what they clicked', () => {
  const runners = kinds(PERSON).filter((slot) => communityOf(world.people, slot).slug === 'running')
  const of = (field: string, key: 'click' | 'purchase') =>
    mean(runners.map((slot) => responseOf(world, slot, field)[key]))
  expect(runners.length).toBeGreaterThan(20)
  expect(of('shoes', 'click')).toBeGreaterThan(2 * of('no such field', 'click'))
  expect(of('shoes', 'purchase')).toBeGreaterThan(1.3 * of('no such field', 'purchase'))
})

test('a bot clicks and never buys', () => {
  for (const slot of kinds(BOT)) expect(responseOf(world, slot, 'shoes')).toMatchObject({ purchase: 0 })
})

test('a response is a chance, and the same whenever asked', () => {
  for (const slot of slots) {
    const { click, purchase, wear } = responseOf(world, slot, 'coffee')
    expect(click > 0 && click <= 0.2 && purchase >= 0 && purchase <= 0.5 && wear > 0 && wear <= 1).toBe(true)
    expect(responseOf(world, slot, 'coffee')).toEqual({ click, purchase, wear })
  }
})

test('payouts grow with views, from a size on, and answers earn half', () => {
  const paid = slots.filter((slot) => payoutOf(world, slot, { views: 1_000_000, isReply: false }) > 0)
  expect(paid.length).toBeGreaterThan(0)
  for (const slot of paid) {
    const whole = payoutOf(world, slot, { views: 200_000, isReply: false })
    expect(payoutOf(world, slot, { views: 400_000, isReply: false })).toBeGreaterThan(whole)
    expect(Math.abs(payoutOf(world, slot, { views: 200_000, isReply: true }) - whole / 2)).toBeLessThanOrEqual(1)
  }
  for (const slot of slots) {
    if (world.graph.followersNow[slot]! < 500) expect(payoutOf(world, slot, { views: 1e6, isReply: false })).toBe(0)
  }
})

test('nothing that leaves the network tells either: rows have the columns of the network at X and no others', () => {
  const network = generateNetwork({ seed: 4, accounts: 300, posts: 600, now: new Date('2026-07-01T00:00:00Z') })
  const columns = new Set<string>()
  for (const batch of network.batches()) {
    for (const rows of Object.values(batch))
      for (const row of rows) for (const column of Object.keys(row)) columns.add(column)
  }
  expect(columns.has('like_count')).toBe(true)
  expect([...columns].filter((column) => /click|purchase|wear|payout|response|cent|earn/.test(column))).toEqual([])
  expect(JSON.stringify(network.manifest)).not.toMatch(/click|purchase|payout|response/)
})
