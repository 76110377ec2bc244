import type { Client } from '@starling/contract/browser'
import { isFew } from '@starling/engine'
import { type Question, scopeOf } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { tellOverlap, tellParts } from './compare.ts'

const COFFEE: Question = { query_type: 'conversation', keywords: [['coffee']] }

let world: World
let admin: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { env: { BUSY_AFTER_MS: '30000' } })
  admin = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

test('a number that no row can have is refused', async () => {
  const { id } = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const path = { pk: id }
  const bad = [
    admin.restoreAudienceVersion({ path, body: { number: 1e15 } }),
    admin.listProAudienceConfigs({ query: { least: 1e15 } }),
    admin.listProAudienceConfigs({ query: { most: 1e15 } }),
  ]
  expect((await Promise.allSettled(bad)).map((one) => one.status === 'rejected' && one.reason.status)).toEqual([
    400, 400, 400,
  ])
  await admin.deleteAudienceConfig({ path })
})

test('of fewer than five people an audience tells nothing, nor how many they are or whether there are any', async () => {
  const scope = scopeOf(COFFEE, world.clock.now().getTime() / 1000)
  const [{ rows }] = await world.product.engine.ask(scope, [{ do: 'accounts', order: 'sample', limit: 1 }])
  const who = { handles: [rows[0]!.handle] }
  const { id, size } = await admin.createProAudienceConfig({ body: { body: { query_type: 'builder', who } } })
  expect(size).toBe(0)
  expect((await admin.countAudienceConfig({ path: { pk: id } })).size).toBe(0)
  expect((await admin.listAudienceSizes({ path: { pk: id } })).map((one) => one.size)).toEqual([0, 0])
  const few = await admin.listProAudienceConfigs({ query: { least: 1, most: 4 } })
  expect(few).toEqual([])
  const told = await admin.exploreProAudiencePerspectives({ body: { audience_config_id: id } })
  expect(told.map(({ known, parts }) => [known, parts])).toEqual(told.map(() => [0, []]))
  const all = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const parts = await admin.exploreProAudiencePerspectives({ body: { audience_config_id: all.id } })
  expect(parts.flatMap((one) => one.parts).length).toBeGreaterThan(0)
  expect(parts.flatMap((one) => one.parts).filter(({ size }) => size < 5)).toEqual([])
})

test('what is known of an audience less the parts of it that are told are never one to four people', async () => {
  const { id } = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const told = await admin.exploreProAudiencePerspectives({ body: { audience_config_id: id } })
  const asked = told.map(({ dimension }) => ({ do: 'breakdown' as const, dimension, limit: 20 }))
  const counted = await world.product.engine.ask(scopeOf(COFFEE, world.clock.now().getTime() / 1000), asked)
  for (const [at, { known, parts, rounded }] of told.entries()) {
    expect(rounded).toBe(counted[at]!.rows.some(({ count }) => isFew(count)))
    const rest = parts.reduce((left, { size }) => left - size, known)
    expect(isFew(rest), told[at]!.dimension).toBe(false)
  }
  expect(told.some(({ rounded }) => rounded)).toBe(true)
  const rows = [156, 140, 2].map((count, at) => ({ value: String(at), count }))
  expect(tellParts(298, rows)).toMatchObject({ known: 300, rounded: true, parts: [{ size: 155 }, { size: 140 }] })
  expect(tellParts(298, rows.slice(0, 2))).toMatchObject({ known: 300, rounded: true })
  expect(tellParts(296, rows.slice(0, 2))).toMatchObject({ known: 296, rounded: false, parts: [{ size: 156 }, {}] })
})

test('two who change the same audience: the second is told, and what the first changed stays', async () => {
  const made = await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Two tabs' } })
  const path = { pk: made.id }
  world.clock.advance(1_000)
  const first = { body: COFFEE, name: 'First tab', status: 'paused', seen_changed_at: made.changed_at } as const
  const changed = await admin.replaceProAudienceConfig({ path, body: first })
  world.clock.advance(1_000)
  const second = { ...first, name: 'Second tab', status: 'active' } as const
  await expect(admin.replaceProAudienceConfig({ path, body: second })).rejects.toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  expect(await admin.getProAudienceConfig({ path })).toMatchObject({ name: 'First tab', status: 'paused', version: 2 })
  // Who has seen the newest may replace it, and whoever does not say what they saw replaces it as before.
  const seen = { ...second, seen_changed_at: changed.changed_at }
  expect(await admin.replaceProAudienceConfig({ path, body: seen })).toMatchObject({ name: 'Second tab', version: 3 })
  expect(await admin.replaceProAudienceConfig({ path, body: { body: COFFEE, name: 'Told' } })).toMatchObject({
    version: 4,
  })
  await admin.deleteAudienceConfig({ path })
})

test('a version tells how many people it had, and one as it is now is not restored again', async () => {
  const made = await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Counted' } })
  const path = { pk: made.id }
  const nobody: Question = { query_type: 'conversation', keywords: [['nobodysaysthis']] }
  await admin.replaceProAudienceConfig({ path, body: { body: nobody, name: 'Counted' } })
  const sizes = (await admin.listAudienceVersions({ path })).map(({ number, size }) => [number, size])
  expect(sizes).toEqual([
    [2, 0],
    [1, made.size],
  ])
  const before = await admin.getProAudienceConfig({ path })
  world.clock.advance(1_000)
  expect(await admin.restoreAudienceVersion({ path, body: { number: 2 } })).toEqual(before)
  await admin.deleteAudienceConfig({ path })
})

test('two audiences that share fewer than five people: how many is not told, nor taken for none', async () => {
  const scope = scopeOf(COFFEE, world.clock.now().getTime() / 1000)
  const [{ rows }] = await world.product.engine.ask(scope, [{ do: 'accounts', order: 'sample', limit: 12 }])
  const of = (handles: string[]): Question => ({ query_type: 'builder', who: { handles } })
  const handles = rows.map(({ handle }) => handle)
  const ids = [handles.slice(0, 7), handles.slice(5)].map(async (some) => {
    const { id } = await admin.createProAudienceConfig({ body: { body: of(some) } })
    return id
  })
  const { pairs } = await admin.compareAudiences({ body: { audience_config_ids: await Promise.all(ids) } })
  expect(pairs).toEqual([{ one: 0, other: 1, shared: null, share: null }])
})

test('beside a part of fewer than five nothing is told that would tell it', () => {
  // One person is in the first and not in the second.
  const beside = tellOverlap(
    [474, 473],
    [
      { in: [0, 1], count: 473 },
      { in: [0], count: 1 },
    ],
  )
  expect(beside).toEqual({
    rounded: true,
    parts: [{ audiences: [0, 1], count: 475, share: 1 }],
    pairs: [{ one: 0, other: 1, shared: 475, share: 1 }],
  })
  expect(
    tellOverlap(
      [480, 470],
      [
        { in: [0, 1], count: 470 },
        { in: [0], count: 10 },
      ],
    ),
  ).toEqual({
    rounded: false,
    parts: [
      { audiences: [0, 1], count: 470, share: 470 / 480 },
      { audiences: [0], count: 10, share: 10 / 480 },
    ],
    pairs: [{ one: 0, other: 1, shared: 470, share: 1 }],
  })
  // Whether the one person of the second is in the first.
  const none = tellOverlap(
    [474, 1],
    [
      { in: [0], count: 474 },
      { in: [1], count: 1 },
    ],
  )
  const one = tellOverlap(
    [474, 1],
    [
      { in: [0], count: 473 },
      { in: [0, 1], count: 1 },
    ],
  )
  expect(none).toEqual(one)
})

test('the size of one person is not told beside others either', async () => {
  const one = await admin.createProAudienceConfig({
    body: { body: { query_type: 'builder', who: { handles: [await anyHandle()] } } },
  })
  const coffee = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const { audiences } = await admin.compareAudiences({ body: { audience_config_ids: [one.id, coffee.id] } })
  expect(audiences.map(({ size }) => size)).toEqual([0, coffee.size])
})

async function anyHandle(): Promise<string> {
  const scope = scopeOf(COFFEE, world.clock.now().getTime() / 1000)
  const [{ rows }] = await world.product.engine.ask(scope, [{ do: 'accounts', order: 'sample', limit: 1 }])
  return rows[0]!.handle
}

test('related audiences and audiences side by side wait at the door where every analysis does', async () => {
  const { id } = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  const { lateness, analyses } = world.product
  const others = setInterval(() => {
    lateness.note(60_000)
    // Others take every turn there is, and each is refused the next.
    for (let n = 0; n < 50; n++) {
      try {
        analyses.doors.admit({ user: { id: `other ${n}` }, request: {} }, undefined)
      } catch {
        break
      }
    }
  }, 1)
  try {
    // The door closes little by little.
    const patient = { timeout: 30_000 }
    const related = () => codeOf(admin.findRelatedAudiences({ body: { audience_config_id: id } }))
    await expect.poll(related, patient).toBe('busy')
    const beside = () => codeOf(admin.compareAudiences({ body: { audience_config_ids: [id, id] } }))
    await expect.poll(beside, patient).toBe('busy')
  } finally {
    clearInterval(others)
  }
}, 90_000)
