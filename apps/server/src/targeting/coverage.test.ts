import { ApiError, type Client } from '@starling/contract/browser'
import { isFew } from '@starling/engine'
import type { Who } from '@starling/question'
import { type BuilderDraft, EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { emptyPackage, PACKAGE_PARTS, type TargetingPackage } from '@starling/targeting'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aimsOf, withinOf } from './reaches.ts'
import { scopeAt } from './steps.ts'
import { people, tellOnly, tellReached } from './told.ts'

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

  const wholes = { inside: n, outside: (await sizeOf()) - n }
  const all = { inside: await sizeOf(who, within, { any: reaches }), outside: 0 }
  all.outside = await sizeOf({ not: who }, within, { any: reaches })
  const { inside, outside } = tellReached(all, wholes)
  expect(coverage.together).toMatchObject({ inside, outside, share: inside.size / n })
  expect(coverage.together!.precision).toBeCloseTo(inside.size / (inside.size + outside.size), 10)
  const { share, share_interval, precision, precision_interval } = coverage.together!
  expect(share_interval![0] <= share! && share! <= share_interval![1]).toBe(true)
  expect(precision_interval![0] <= precision! && precision! <= precision_interval![1]).toBe(true)

  expect(coverage.entries.map(({ part, value }) => [part, value])).toEqual(aims.map(({ part, value }) => [part, value]))
  expect(coverage.entries.length).toBeGreaterThan(5)
  for (const [at, one] of coverage.entries.entries()) {
    const [own, rest] = [reaches[at]!, { any: reaches.toSpliced(at, 1) }]
    const counted = { inside: await sizeOf(who, within, own), outside: await sizeOf({ not: who }, within, own) }
    const alone = {
      inside: await sizeOf(who, within, own, { not: rest }),
      outside: await sizeOf({ not: who }, within, own, { not: rest }),
    }
    const only = tellOnly(alone, counted, wholes)
    expect(one, one.value).toMatchObject({
      ...{ ...tellReached(counted, wholes), only_inside: only.inside, only_outside: only.outside },
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
  const { who, window } = scopeNow(COFFEE)
  const countOf = async (pack: typeof given) => {
    const any = { any: aimsOf(pack, window).map(({ reach }) => reach as Who) }
    const within = withinOf(pack, COFFEE, window)
    return { inside: await sizeOf(who, within, any), outside: await sizeOf({ not: who }, within, any) }
  }
  const [all, rest] = [await countOf(given), await countOf(without)]
  const own = await countOf({ ...given, keywords: [entry('coffee')], interests: [] })
  const wholes = { inside: await sizeOf(who), outside: await sizeOf({ not: who }) }
  expect(less.together).toMatchObject(tellReached(rest, wholes))
  const lost = { inside: all.inside - rest.inside, outside: all.outside - rest.outside }
  expect(lost.inside).toBeGreaterThan(0)
  const only = tellOnly(lost, own, wholes)
  expect(whole.entries[0]).toMatchObject({ only_inside: only.inside, only_outside: only.outside })
  // Of nothing nobody, and of what is known to X alone nothing.
  const audience = { custom_audiences: [entry('Buyers')], network_operators: [entry('Docomo', true)] }
  const none = await admin.coverTargeting({
    body: { draft: COFFEE, targeting_package: { ...emptyPackage(), ...audience } },
  })
  expect(none).toMatchObject({ together: null, entries: [], uncounted: ['custom_audiences'] })
})

test('of two audiences that share nobody nothing of one to four people is left over', async () => {
  const { window } = scopeNow(COFFEE)
  const size = (who: Who, ...more: Who[]) => {
    const asked = { who: { all: [who, ...more] }, posts: { by: 'audience' as const }, ...(window && { window }) }
    return world.product.engine.ask(asked, [{ do: 'size' }]).then(([{ accounts }]) => accounts)
  }
  const wrote: Who = { posted: { groups: [['coffee']] }, ...(window && { window }) }
  const reached = await size(wrote)
  const seen = { few: 0, none: 0 }
  for (const country of ['FR', 'BR', 'MX', 'IT', 'KR', 'IN', 'NL', 'TH', 'ID', 'ES', 'DE', 'CA', 'AU']) {
    const draft = draftOf({ countries: [country], days: 365 })
    const counted = await size(wrote, { countries: [country] })
    const given = { ...emptyPackage(), keywords: [entry('coffee')] }
    const { together, entries } = await admin.coverTargeting({ body: { draft, targeting_package: given } })
    for (const told of together ? [together, entries[0]!] : []) {
      if (counted === 0) seen.none++
      if (!isFew(counted)) continue
      seen.few++
      expect(told, country).toMatchObject({ inside: people(counted), outside: people(reached), precision: null })
    }
    if (together && isFew(counted)) expect(entries[0]).toMatchObject({ only_outside: people(reached) })
  }
  expect(seen.few).toBeGreaterThan(0)
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
