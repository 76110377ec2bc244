import { ApiError, type Client } from '@starling/contract/browser'
import { listTypeOf } from '@starling/targeting'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeNativePack, refreshNativePacks } from './make-native-pack.ts'

let world: World
let admin: Client
let stranger: Client
let audience_id: string
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, stranger] = [await world.as('admin@meridian.example'), await world.as('admin@halcyon.example')]
  await world.product.store.change('operator', async (change) => {
    await change.enqueue('keep_catalog', {})
    await change.audit('test.asked')
  })
  await world.settle()
  const [largest] = await admin.listAudiences({ query: { sort: 'size', limit: 1 } })
  audience_id = largest!.id
}, 180_000)
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )

test('a pack is made once, however many ask at once, and everybody signed in reads it', async () => {
  const body = { audience_id, country: 'USA' }
  const asked = await Promise.all([admin, stranger, admin].map((client) => client.generateNativePack({ body })))
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  expect(asked[0]).toMatchObject({ is_super_insights: true, country: 'US', audience: { id: audience_id } })
  await world.settle()
  const pack = await stranger.getNativePack({ path: { pk: asked[0]!.id } })
  expect(pack).toMatchObject({ state: 'ready', processing: false, error: null, made_at: expect.any(String) })
  expect(listTypeOf(pack)).toBe('targeting_list')
  expect(pack.targeting_package!.countries).toMatchObject([{ value: 'US', reason: { why: 'asked' } }])
  const [{ accounts }] = await world.product.engine.ask(
    { who: { all: [] }, posts: { by: 'audience' } },
    [{ do: 'size' }],
    { asker: 'test' },
  )
  expect(pack.size!.size).toBeGreaterThan(4)
  expect(pack.size!.size).toBeLessThanOrEqual(accounts)
  // What is ready is told, and not made anew.
  expect(await stranger.generateNativePack({ body })).toMatchObject({ id: pack.id, made_at: pack.made_at })
  expect((await admin.listNativePacks({ query: { country: 'US' } })).map(({ id }) => id)).toEqual([pack.id])
  expect(await admin.listNativePacks({ query: { country: 'JP' } })).toEqual([])
  expect(await admin.listNativePacks({ query: { text: 'nothing is called this' } })).toEqual([])
})

test('nobody changes a pack; one saves a copy as a list', async () => {
  const [pack] = await admin.listNativePacks({ query: { country: 'US' } })
  const list = await admin.createTargetingList({ body: { native_pack_id: pack!.id } })
  expect(list).toMatchObject({ type: 'targeting_list', is_super_insights: true, native_pack_id: pack!.id, version: 1 })
  expect(listTypeOf(list)).toBe('targeting_list')
  expect(list.name).toBe(`${pack!.audience.name} · United States`)
  expect(list.targeting_package).toEqual((await admin.getNativePack({ path: { pk: pack!.id } })).targeting_package)
  const path = { pk: pack!.id }
  for (const asked of [
    () => admin.changeTargetingList({ path, body: { version: 1, name: 'Mine' } }),
    () => admin.removeTargetingList({ path }),
    () => admin.makeTargetingListLink({ path, body: {} }),
    () => stranger.createTargetingList({ body: { native_pack_id: list.id } }),
  ]) {
    expect(await refusalOf(asked())).toMatchObject([404, {}])
  }
})

test('every night it is made anew in its place; while it cannot be, the one before stays', async () => {
  const before = await packNow()
  world.clock.advance(19 * 3_600_000)
  await refreshNativePacks(world.product)
  await world.settle()
  expect(await packNow()).toEqual(before)
  world.clock.advance(3 * 3_600_000)
  await refreshNativePacks(world.product)
  await world.settle()
  const after = await packNow()
  expect(after.id).toBe(before.id)
  expect(after.made_at! > before.made_at!).toBe(true)
  expect(after.targeting_package).toEqual(before.targeting_package)
  const broken = {
    ...world.product,
    store: world.product.store,
    engine: { status: { phase: 'ready' }, state: () => Promise.reject(new Error('gone')) },
  } as never
  await expect(makeNativePack(broken, before.id)).rejects.toThrow('gone')
  expect(await packNow()).toEqual(after)
})

test('one that is made twice at once is made once: whichever ends first', async () => {
  const { id } = await packNow()
  const made = async () => (await world.rows('audit')).filter((row) => row.action === 'native_pack.made').length
  const before = await made()
  world.clock.advance(1_000)
  await Promise.all([makeNativePack(world.product, id), makeNativePack(world.product, id)])
  expect(await made()).toBe(before + 1)
})

async function packNow() {
  const [pack] = await admin.listNativePacks({ query: { country: 'US' } })
  return admin.getNativePack({ path: { pk: pack!.id } })
}

test('of nobody there is none: it says so, and can be asked for anew', async () => {
  const { id } = await admin.generateNativePack({ body: { audience_id, country: 'Vatican City' } })
  await world.settle()
  const pack = await admin.getNativePack({ path: { pk: id } })
  expect(pack).toMatchObject({ state: 'failed', targeting_package: null, processing: false })
  expect(['no_audience', 'too_few']).toContain(pack.error)
  // What somebody tried in vain is shown to nobody.
  expect((await stranger.listNativePacks({ query: {} })).map((one) => one.id)).not.toContain(id)
  expect(await refusalOf(admin.createTargetingList({ body: { native_pack_id: id } }))).toMatchObject([400, {}])
  expect(await refusalOf(admin.generateNativePack({ body: { audience_id, country: 'KP' } }))).toEqual([
    400,
    { country: ['This country is not available for targeting.'] },
  ])
  expect(await refusalOf(admin.generateNativePack({ body: { audience_id, country: 'Atlantis' } }))).toMatchObject([
    400,
    { country: [expect.any(String)] },
  ])
  for (const other of ['never-was', crypto.randomUUID()]) {
    expect(await refusalOf(admin.generateNativePack({ body: { audience_id: other, country: 'US' } }))).toEqual([
      404,
      { detail: 'No audience found', code: 'no_audience' },
    ])
  }
})
