import { ApiError, type Client } from '@starling/contract/browser'
import { isFew } from '@starling/engine'
import type { Who } from '@starling/question'
import { type BuilderDraft, EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { emptyPackage, PACKAGE_PARTS, type TargetingPackage } from '@starling/targeting'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { partOf } from './figures.ts'
import { aimsOf, withinOf } from './reaches.ts'
import { scopeAt } from './steps.ts'

let world: World
let admin: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  stranger = await world.as('admin@halcyon.example')
}, 180_000)
afterAll(() => world.stop())

const draftOf = (patch: Partial<BuilderDraft>): BuilderDraft => ({ ...EMPTY_BUILDER, ...patch })
/** Of the generated network: who drinks coffee, or cares about football. */
const [DRINKS, FOOTBALL] = ['222', '533']
const COFFEE = draftOf({
  ...{ posted_about: ['coffee'], interests: [FOOTBALL], order: 'reach', days: 365 },
  excluded_keywords: ['decaf'],
})
/** As a page sends one that is being edited. */
const edited = (given: TargetingPackage) => ({
  ...given,
  ...(Object.fromEntries(
    PACKAGE_PARTS.map((part) => [part, given[part].map(({ value, deselected }) => ({ value, deselected }))]),
  ) as Record<(typeof PACKAGE_PARTS)[number], { value: string; deselected: boolean }[]>),
})
const scopeNow = (draft: BuilderDraft) => scopeAt(draft, world.clock.now().getTime() / 1000)
const entry = (value: string, deselected = false) => ({ value, deselected })

async function made(draft: BuilderDraft): Promise<TargetingPackage> {
  const { id } = await admin.generateInsights({ body: { draft } })
  await world.settle()
  return (await admin.getTargetingInsights({ path: { pk: id } })).targeting_package!
}

/** Counted by another of the engine's answers. */
async function sizeOf(...who: Who[]): Promise<number> {
  const { window } = scopeNow(COFFEE)
  const asked = { who: { all: who }, posts: { by: 'audience' as const }, ...(window && { window }) }
  const [{ accounts }] = await world.product.engine.ask(asked, [{ do: 'size' }])
  return accounts
}
const people = (count: number) => ({ size: isFew(count) ? 0 : count, few: isFew(count) })

test('coverage is what the engine counts: together, of each, and of what nothing else reaches', async () => {
  const pack = { ...(await made(COFFEE)), conversation_topics: [] }
  const { who, window } = scopeNow(COFFEE)
  const aims = aimsOf(pack, window)
  const within = withinOf(pack, COFFEE, window)
  const reaches = aims.map(({ reach }) => reach as Who)
  const coverage = await admin.coverTargeting({ body: { draft: COFFEE, targeting_package: edited(pack) } })
  const n = await sizeOf(who)
  expect(coverage.audience).toEqual({ size: n, few: false, of: await sizeOf() })
  expect(coverage).toMatchObject({ base: { unit: 'people', n, known: n }, method: 'cover', uncounted: [] })
  expect(coverage.as_of).not.toBe(null)

  const inside = partOf(await sizeOf(who, within, { any: reaches }), n)
  const outside = await sizeOf({ not: who }, within, { any: reaches })
  expect(coverage.together).toMatchObject({ inside: people(inside), outside: people(outside), share: inside / n })
  expect(coverage.together!.precision).toBeCloseTo(inside / (inside + outside), 10)
  const { share, share_interval, precision, precision_interval } = coverage.together!
  expect(share_interval![0] <= share! && share! <= share_interval![1]).toBe(true)
  expect(precision_interval![0] <= precision! && precision! <= precision_interval![1]).toBe(true)

  expect(coverage.entries.map(({ part, value }) => [part, value])).toEqual(aims.map(({ part, value }) => [part, value]))
  expect(coverage.entries.length).toBeGreaterThan(5)
  for (const [at, one] of coverage.entries.entries()) {
    const [own, rest] = [reaches[at]!, { any: reaches.toSpliced(at, 1) }]
    const [own_inside, own_outside] = [await sizeOf(who, within, own), await sizeOf({ not: who }, within, own)]
    expect(one, one.value).toMatchObject({
      inside: people(partOf(own_inside, n)),
      outside: people(own_outside),
      only_inside: people(partOf(await sizeOf(who, within, own, { not: rest }), own_inside)),
      only_outside: people(partOf(await sizeOf({ not: who }, within, own, { not: rest }), own_outside)),
    })
  }
})

test('the entries of a package bear the same figures, and none of fewer than five people', async () => {
  const pack = await made(COFFEE)
  const { entries, audience } = await admin.coverTargeting({ body: { draft: COFFEE, targeting_package: edited(pack) } })
  const told = entries.filter(({ inside }) => inside.size > 0)
  expect(told.length).toBeGreaterThan(5)
  for (const { part, value, inside, outside, share, share_interval, precision, precision_interval } of told) {
    const { reason } = pack[part].find((one) => one.value === value)!
    expect(reason.reach, `${part} ${value}`).toMatchObject({
      ...{ inside: inside.size, of: audience.size, outside: outside.few ? null : outside.size },
      ...{ share, share_interval, precision, precision_interval },
    })
  }
  const reasons = PACKAGE_PARTS.flatMap((part) => pack[part].map(({ reason }) => reason))
  const found = reasons.filter(({ reach }) => reach && reach.adds !== null)
  expect(found.length).toBeGreaterThan(3)
  for (const { reach } of found) expect(isFew(reach!.adds!)).toBe(false)
  for (const { reach } of reasons) if (reach) expect(reach.inside).toBeGreaterThanOrEqual(5)
  for (const { reason } of pack.countries) expect(reason.reach?.adds).toBe(null)
})

test('what is taken out is counted no more, and what it alone reached is lost', async () => {
  const given = { ...emptyPackage(), keywords: [entry('coffee'), entry('match')], interests: [entry(FOOTBALL)] }
  const whole = await admin.coverTargeting({ body: { draft: COFFEE, targeting_package: given } })
  const without = { ...given, keywords: [entry('coffee', true), entry('match')] }
  const less = await admin.coverTargeting({ body: { draft: COFFEE, targeting_package: without } })
  expect(less.entries.map(({ value }) => value)).toEqual(['match', FOOTBALL])
  const [coffee] = whole.entries
  expect(coffee!.only_inside.size).toBeGreaterThan(0)
  expect(whole.together!.inside.size - less.together!.inside.size).toBe(coffee!.only_inside.size)
  // Of nothing nobody, and of what is known to X alone nothing.
  const audience = { custom_audiences: [entry('Buyers')], network_operators: [entry('Docomo', true)] }
  const none = await admin.coverTargeting({
    body: { draft: COFFEE, targeting_package: { ...emptyPackage(), ...audience } },
  })
  expect(none).toMatchObject({ together: null, entries: [], uncounted: ['custom_audiences'] })
})

test('topics and films are counted, too, and what holds no word reaches nobody', async () => {
  const given = { ...emptyPackage(), conversation_topics: [entry(DRINKS)], keywords: [entry('!!!')] }
  const { entries } = await admin.coverTargeting({ body: { draft: COFFEE, targeting_package: given } })
  expect(entries.map(({ part }) => part)).toEqual(['conversation_topics'])
  const [{ rows }] = await world.product.engine.ask(scopeNow(COFFEE), [
    { do: 'breakdown', dimension: 'topic', limit: 500 },
  ])
  const row = rows.find(({ value }) => value === DRINKS)!
  expect(entries[0]).toMatchObject({ inside: people(row.count), outside: people(row.baseline_count - row.count) })
})

test('what X can be told of an audience is held against it: whom it loses, and whom it lets in', async () => {
  // Both are asked for, and X takes either; words in profiles it has nothing for.
  const draft = draftOf({ posted_about: ['coffee'], interests: [DRINKS], order: 'precision', days: 365 })
  const { asked, audience } = await admin.coverTargeting({ body: { draft, targeting_package: emptyPackage() } })
  expect(asked!.inside.size).toBe(audience.size)
  expect(asked!.outside.size).toBeGreaterThan(0)
  expect(asked!.precision).toBeLessThan(1)
  const profile = draftOf({ words_in_profile: ['coffee'] })
  expect((await admin.coverTargeting({ body: { draft: profile, targeting_package: emptyPackage() } })).asked).toBe(null)
})

test('of fewer than five people nothing is told', async () => {
  const [{ rows }] = await world.product.engine.ask({ who: { bots: false }, posts: { by: 'audience' } }, [
    { do: 'accounts', order: 'sample', limit: 3 },
  ])
  const draft = draftOf({ kept: { handles: rows.map(({ handle }) => handle) } })
  const given = { ...emptyPackage(), languages: [entry('en')], keywords: [entry('coffee')] }
  expect(await admin.coverTargeting({ body: { draft, targeting_package: given } })).toMatchObject({
    ...{ audience: { size: 0, few: true }, together: null, entries: [], asked: null, base: { n: 0 } },
  })
})

test('of a saved audience it is told to who may use it, and a body of another shape is refused', async () => {
  const body = questionOfDraft(COFFEE)
  const { id: audience_config_id } = await admin.createProAudienceConfig({ body: { name: 'Coffee', body } })
  const targeting_package = { ...emptyPackage(), keywords: [entry('coffee')] }
  const mine = await admin.coverTargeting({ body: { audience_config_id, targeting_package } })
  expect(mine.together!.inside.size).toBeGreaterThan(0)
  const refusalOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error) => (error instanceof ApiError ? error.status : error),
    )
  expect(await refusalOf(stranger.coverTargeting({ body: { audience_config_id, targeting_package } }))).toBe(404)
  expect(await refusalOf(admin.coverTargeting({ body: { targeting_package } as never }))).toBe(400)
  const more = { ...targeting_package, surprise: [] }
  expect(await refusalOf(admin.coverTargeting({ body: { draft: COFFEE, targeting_package: more } }))).toBe(400)
})
