import { ApiError, type Client } from '@starling/contract/browser'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { CALL_SECTIONS } from '@starling/sections'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const STRANGER = 'admin@halcyon.example'
const COFFEE = { query_type: 'keyword' as const, keywords: [['coffee']] }
const NEVER = '0198c0de-0000-7000-8000-000000000000'
const ad_account_id = '18ce54d4x5t'

let world: World
let admin: Client
let extension: Client
let stranger: Client
let audience: string
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as(ADMIN)
  ;[extension, stranger] = [await world.as(ADMIN, 'extension'), await world.as(STRANGER, 'extension')]
  audience = (await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Coffee people' } })).id
  for (const one of [extension, stranger]) {
    await one.createExtensionAdAccount({ body: { account_id: ad_account_id, name: 'Tea' } })
  }
}, 180_000)
afterAll(() => world.stop())

const codeOf = (wanted: Promise<unknown>) =>
  wanted.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

test('a record of the builder can be applied once it is ready, with English labels whoever reads', async () => {
  const draft = { ...EMPTY_BUILDER, followers: { min: 1 }, countries: ['JP'] }
  const { id } = await admin.generateInsights({ body: { draft } })
  expect(await codeOf(extension.getExtensionList({ path: { pk: id } }))).toBe('not_found')
  await world.settle()
  await admin.replaceMe({ body: { language: 'ja' } })
  const opened = await extension.getExtensionList({ path: { pk: id } })
  await admin.replaceMe({ body: { language: 'en' } })
  const { targeting_package: made } = await admin.getTargetingInsights({ path: { pk: id } })
  expect(opened).toMatchObject({ id, type: 'builder', version: null, targeting_package: made })
  expect(opened.targeting_package.countries).toMatchObject([{ value: 'JP', label: 'Japan' }])
  const [listed] = await extension.listExtensionLists()
  const { targeting_package: _, ...rest } = opened
  expect(listed).toEqual(rest)
  expect(listed!.chosen.countries).toBe(1)
  expect(listed!.name).not.toBe('')
})

test('a list of mine can be applied as it is now, and is found by its name', async () => {
  const targeting_package = { keywords: [{ value: 'espresso' }, { value: 'decaf', deselected: true }] }
  const list = await admin.createTargetingList({ body: { name: 'Espresso', targeting_package } })
  const opened = await extension.getExtensionList({ path: { pk: list.id } })
  expect(opened).toMatchObject({ id: list.id, type: 'saved_list', name: 'Espresso', version: list.version })
  expect(opened.targeting_package).toEqual((await admin.getTargetingList({ path: { pk: list.id } })).targeting_package)
  expect(opened.chosen.keywords).toBe(1)
  expect((await extension.listExtensionLists({ query: { text: 'espr' } })).map(({ id }) => id)).toEqual([list.id])
  expect(await extension.listExtensionLists({ query: { text: 'nothing is called this' } })).toEqual([])
  expect(await codeOf(stranger.getExtensionList({ path: { pk: list.id } }))).toBe('not_found')
  expect(await stranger.listExtensionLists()).toEqual([])
  await admin.removeTargetingList({ path: { pk: list.id } })
  expect(await codeOf(extension.getExtensionList({ path: { pk: list.id } }))).toBe('not_found')
})

test('an audience names what was made of it', async () => {
  const [before] = await extension.listExtensionAudiences()
  expect(before).toMatchObject({ id: audience, name: 'Coffee people', list_id: null })
  const { id } = await admin.generateInsights({ body: { audience_config_id: audience } })
  await world.settle()
  const [now] = await extension.listExtensionAudiences({ query: { text: 'coffee' } })
  expect(now!.list_id).toBe(id)
  expect((await extension.getExtensionList({ path: { pk: id } })).audience_config_id).toBe(audience)
  expect(await stranger.listExtensionAudiences()).toEqual([])
})

test('what is known of an audience is told to its person, and an address in the body makes nobody somebody', async () => {
  const asked = { ad_account_id, audience_config_id: audience }
  const { insights } = await extension.exploreConfigInsights({ body: { ...asked, email: ADMIN.toUpperCase() } })
  expect(insights.sections.map(({ section }) => section)).toEqual([...CALL_SECTIONS.exploreConfigInsights])
  const on_page = await admin.exploreProAudienceInsights({
    body: { audience_config_id: audience, sections: ['countries'] },
  })
  expect(insights.sections.find(({ section }) => section === 'countries')).toEqual(on_page.sections[0])
  for (const [who, email] of [
    [extension, STRANGER],
    [extension, ''],
    [stranger, ADMIN],
  ] as const) {
    const refused = who.exploreConfigInsights({ body: { ...asked, email } })
    await expect(refused).rejects.toMatchObject({ status: 400, body: { email: ['Invalid email address'] } })
  }
  const foreign = stranger.exploreConfigInsights({ body: { ...asked, email: STRANGER } })
  expect(await codeOf(foreign)).toBe('not_found')
  const unknown = { ...asked, ad_account_id: 'never-kept', email: ADMIN }
  expect(await codeOf(extension.exploreConfigInsights({ body: unknown }))).toBe('not_found')
})

test('each use is on record with exactly what was filled in, of which version and where', async () => {
  const given = { keywords: [{ value: 'espresso' }], countries: [{ value: 'JP' }], gender: 'FEMALE' as const }
  const list = await admin.createTargetingList({ body: { name: 'Applied', targeting_package: given } })
  const applied = { keywords: [{ value: 'espresso' }, { value: 'typed by hand' }], countries: [{ value: 'JP' }] }
  const use = { ad_account_id, state: 'applied' as const, targeting_package: applied, countries: ['JP'] }
  const body = { ...use, audience_config_id: audience, targeting_list_id: list.id }
  const { id, used_at } = await extension.recordTargetingListUse({ body }, { idempotency_key: 'use 1' })
  // Sent again after a lost answer, it is the same use.
  expect((await extension.recordTargetingListUse({ body }, { idempotency_key: 'use 1' })).id).toBe(id)
  const [kept, ...more] = await admin.listTargetingListUses({ path: { pk: list.id } })
  expect(more).toEqual([])
  // It is of the list; of the version it is not, which has nothing that was typed by hand.
  const where = { ad_account_id, by: 'extension', state: 'applied' }
  expect(kept).toMatchObject({ id, used_at, targeting_list_id: list.id, version: null, ...where })
  expect(kept!.targeting_package.keywords).toMatchObject([
    { value: 'espresso', reason: { why: 'added' } },
    { value: 'typed by hand', reason: { why: 'added' } },
  ])
  const [row] = (await world.rows('targeting_list_uses')).filter((one) => one.id === id)
  expect(row).toMatchObject({ audience_id: audience, countries: ['JP'], list_id: list.id })
  expect((await world.rows('audit')).map(({ action }) => action)).toContain('targeting_list.applied')
  await extension.recordTargetingListUse({ body: { ...body, targeting_package: given, version: 1 } })
  const [exact] = await admin.listTargetingListUses({ path: { pk: list.id } })
  expect(exact).toMatchObject({ targeting_list_id: list.id, version: 1, ...where })
})

test('a use names no list, version or audience that is not theirs', async () => {
  const list = await admin.createTargetingList({ body: { name: 'Mine', targeting_package: {} } })
  const use = { ad_account_id, state: 'applied' as const, targeting_package: {}, countries: [] }
  const record = (who: Client, more: { audience_config_id?: string; targeting_list_id?: string; version?: number }) =>
    who.recordTargetingListUse({ body: { ...use, audience_config_id: null, ...more } })
  for (const targeting_list_id of [list.id, NEVER, 'no id']) {
    expect(await codeOf(record(stranger, { targeting_list_id }))).toBe('not_found')
    expect(await codeOf(record(stranger, { targeting_list_id, version: 1 }))).toBe('not_found')
  }
  expect(await codeOf(record(extension, { targeting_list_id: list.id, version: 2 }))).toBe('not_found')
  expect(await codeOf(record(extension, { targeting_list_id: list.id, version: 1 }))).toBe('answered')
  const { id } = await record(stranger, { audience_config_id: audience })
  const [row] = (await world.rows('targeting_list_uses')).filter((one) => one.id === id)
  expect(row).toMatchObject({ audience_id: null, list_id: null })
  const other = extension.recordTargetingListUse({
    body: { ...use, state: 'saved' as 'applied', audience_config_id: null },
  })
  await expect(other).rejects.toMatchObject({ status: 400 })
})
