import { LEAST_TARGETABLE } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { scopeOf } from '@starling/question'
import { Question } from '@starling/question/schema'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addAudience, renameAudience, showAudience } from './by-operator.ts'
import { keepCatalogFresh, makeCatalog } from './keep-catalog.ts'

let world: World
let admin: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  await keepCatalogFresh(world.product)
}, 180_000)
afterAll(() => world.stop())

test('the catalog holds what the corpus offers, none of few people, each named twice and of its exact size', async () => {
  const catalog = await admin.listAudiences()
  // So few people have no hundred of one profession.
  expect(new Set(catalog.map(({ kind }) => kind))).toEqual(new Set(['interest', 'community', 'followers']))
  const now = world.clock.now().getTime() / 1000
  for (const { size, body, name, name_ja, region, targetable } of catalog) {
    expect(size).toBeGreaterThanOrEqual(LEAST_TARGETABLE)
    const [{ accounts }] = await world.product.engine.ask(scopeOf(body, now), [{ do: 'size' }], { asker: 'test' })
    expect([name, size]).toEqual([name, accounts])
    expect(name_ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
    expect([region, targetable]).toEqual([expect.any(String), true])
  }
  expect(new Set(catalog.map(({ name }) => name)).size).toBe(catalog.length)
  const regions = new Set(catalog.map(({ region }) => region))
  expect(regions.size).toBeGreaterThan(1)
  expect(await admin.listProAudiences()).toEqual(catalog)
  const one = await admin.getAudience({ path: { pk: catalog[0]!.id } })
  expect(one).toMatchObject(catalog[0]!)
  expect(one.sample).toHaveLength(5)
})

test('it is looked into, compared and saved like any other', async () => {
  const [one] = await admin.listAudiences({ query: { sort: 'size', limit: 1 } })
  const named = { audience_config_id: one!.id }
  const { sections } = await admin.exploreAudienceInsights({ body: { ...named, sections: ['audience_size'] } })
  expect(sections).toMatchObject([{ base: { n: one!.size } }])
  const { audience_configs } = await admin.findRelatedAudiences({ body: named })
  expect(audience_configs.length).toBeGreaterThan(0)
  expect(audience_configs.map(({ id }) => id)).not.toContain(one!.id)
  for (const { shared, size, share } of audience_configs) {
    expect(share).toBe(shared / Math.min(one!.size!, size!))
  }
  const found = await admin.autocompleteProAudienceConfigs({ body: { text: one!.name.slice(0, 12) } })
  expect(found.some(({ id, from }) => id === one!.id && from === 'catalog')).toBe(true)
  const saved = await admin.createAudienceConfig({ body: { body: one!.body, name: one!.name } })
  expect(saved).toMatchObject({ size: one!.size, region: one!.region, query_type: 'audience_builder' })
})

test('up to five are laid over each other, with how much each two share', async () => {
  const some = await admin.listAudiences({ query: { sort: 'size', limit: 3 } })
  const ids = some.map(({ id }) => id)
  const { audiences, parts, pairs, rounded } = await admin.compareAudiences({ body: { audience_config_ids: ids } })
  expect(audiences).toEqual(some.map(({ id, name, size }) => ({ id, name, size })))
  expect(pairs).toHaveLength(3)
  const [pair] = pairs as [(typeof pairs)[0]]
  const both = { all: some.slice(0, 2).map(({ body }) => scopeOf(body, 0).who) }
  const scope = { who: both, posts: { by: 'audience' as const } }
  const [{ accounts }] = await world.product.engine.ask(scope, [{ do: 'size' }], { asker: 'test' })
  const told = (people: number) => (rounded ? Math.round(people / 5) * 5 : people)
  expect(pair.shared).toBe(told(accounts))
  expect(pair.share).toBe(told(accounts) / told(Math.min(some[0]!.size!, some[1]!.size!)))
  expect(parts.every(({ count }) => count >= 5)).toBe(true)
  const six = Array.from({ length: 6 }, () => ids[0]!)
  await expect(admin.compareAudiences({ body: { audience_config_ids: six } })).rejects.toMatchObject({ status: 400 })
  const foreign = { audience_config_ids: [ids[0]!, '0198c0de-0000-7000-8000-000000000000'] }
  await expect(admin.compareAudiences({ body: foreign })).rejects.toMatchObject({ status: 404 })
})

test('made anew it keeps its ids and what it was before; what is offered no more is halted', async () => {
  const before = await admin.listAudiences()
  world.clock.advance(60_000)
  await keepCatalogFresh(world.product)
  expect(await admin.listAudiences()).toEqual(before)
  await makeCatalog(world.product)
  const after = await admin.listAudiences()
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
  expect(after.every(({ former_size, size }) => former_size === size)).toBe(true)
})

test('an operator adds, renames and hides; the catalog made anew leaves that as it is', async () => {
  const { store } = world.product
  const body = { query_type: 'builder', who: { bots: false } }
  const given = { name: 'People here', name_ja: 'ここにいる人', categories: ['Customers'], body }
  expect(await addAudience(store, { ...given, body: { query_type: 'nothing' } })).toHaveProperty('refused')
  expect(await addAudience(store, { ...given, categories: ['No such'] })).toHaveProperty('refused')
  expect(await addAudience(store, { ...given, name: ' ' })).toHaveProperty('refused')
  const added = await addAudience(store, given)
  if ('refused' in added) throw new Error(added.refused)
  await world.settle()
  const of = async (pk: string) => admin.getAudience({ path: { pk } })
  const [{ accounts }] = await world.product.engine.ask(scopeOf(Question.parse(body), 0), [{ do: 'size' }])
  expect(await of(added.id)).toMatchObject({ kind: 'added', size: accounts, status: 'active', region: 'global' })
  expect((await admin.listAudiences({ query: { text: 'People here' } })).map(({ id }) => id)).toEqual([added.id])

  const [first, second] = (await admin.listAudiences()).filter(({ kind }) => kind !== 'added')
  expect(await renameAudience(store, first!.id, { name: 'Renamed', name_ja: '改名' })).toBe(true)
  expect(await showAudience(store, second!.id, false)).toBe(true)
  await makeCatalog(world.product)
  expect(await of(first!.id)).toMatchObject({ name: 'Renamed', name_ja: '改名' })
  expect((await of(added.id)).name).toBe('People here')
  await expect(of(second!.id)).rejects.toMatchObject({ status: 404 })
  expect((await admin.listAudiences()).map(({ id }) => id)).not.toContain(second!.id)
  expect(await showAudience(store, second!.id, true)).toBe(true)
  expect(await of(second!.id)).toMatchObject({ name: second!.name })
  expect(await showAudience(store, '0198c0de-0000-7000-8000-000000000000', true)).toBe(false)
  expect(await renameAudience(store, 'none', { name: 'a', name_ja: 'b' })).toBe(false)
  const acts = (await world.rows('audit')).map(({ action }) => action).filter((act) => act.startsWith('catalog.'))
  expect(new Set(acts)).toEqual(
    new Set(['catalog.made', 'catalog.added', 'catalog.renamed', 'catalog.hidden', 'catalog.shown']),
  )
})

test('whoever stops does not wait for the catalog: it stays as it is', async () => {
  const before = await admin.listAudiences()
  world.clock.advance(21 * 60 * 60_000)
  const stopping = new AbortController()
  const making = keepCatalogFresh(world.product, stopping.signal)
  stopping.abort()
  await making
  expect(await admin.listAudiences()).toEqual(before)
})
