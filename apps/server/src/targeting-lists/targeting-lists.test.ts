import { ApiError, type Client } from '@starling/contract/browser'
import { EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { listTypeOf, PACKAGE_PARTS } from '@starling/targeting'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fillTargetingList, resumeLists } from './fill.ts'

const COFFEE = questionOfDraft({ ...EMPTY_BUILDER, posted_about: ['coffee'] })
const PACK = {
  keywords: [{ value: 'coffee' }, { value: 'latte', deselected: true }],
  hashtags: [{ value: 'espresso' }],
  handles: [{ value: '@One' }, { value: 'two' }, { value: 'three' }],
  countries: [{ value: 'Japan' }],
  gender: 'FEMALE' as const,
}

let world: World
let admin: Client
let member: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, member] = [await world.as('admin@meridian.example'), await world.as('member@meridian.example')]
}, 180_000)
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
const made = (patch: object = {}) =>
  admin.createTargetingList({ body: { name: 'Coffee', targeting_package: PACK, ...patch } })
const valuesOf = (entries: readonly { value: string }[]) => entries.map(({ value }) => value)

test('a package is saved as a list in the writing of its parts; nothing of it is known but that somebody added it', async () => {
  const list = await made({ reason: 'For spring' })
  expect(list).toMatchObject({
    name: 'Coffee',
    type: 'saved_list',
    state: 'ready',
    version: 1,
    size: null,
    used_at: null,
  })
  expect(listTypeOf(list)).toBe('saved_list')
  const { keywords, hashtags, handles, countries, gender } = list.targeting_package!
  expect(keywords).toEqual([
    { value: 'coffee', label: 'coffee', deselected: false, reason: { why: 'added' } },
    { value: 'latte', label: 'latte', deselected: true, reason: { why: 'added' } },
  ])
  expect([valuesOf(hashtags), valuesOf(handles), gender]).toEqual([['#espresso'], ['one', 'two', 'three'], 'FEMALE'])
  expect(countries).toMatchObject([{ value: 'JP', label: 'Japan' }])
  expect(list.chosen).toMatchObject({ keywords: 1, handles: 3, interests: 0 })
  expect(list.autopilot).toMatchObject({ allowed: false, due_at: null })
  expect(await admin.listTargetingListVersions({ path: { pk: list.id } })).toMatchObject([
    { number: 1, cause: 'made', reason: 'For spring', changes: [], author: { email: 'admin@meridian.example' } },
  ])
})

test('what no part can hold is refused by its name', async () => {
  const refused = (targeting_package: object) => refusalOf(made({ targeting_package }))
  expect(await refused({ countries: [{ value: 'KP' }] })).toEqual([
    400,
    { countries: ['This country is not available for targeting.'] },
  ])
  for (const [part, value] of [
    ['countries', 'Atlantis'],
    ['handles', 'no handle'],
    ['interests', 'nothing'],
    ['languages', 'xx'],
  ] as const) {
    expect(await refused({ [part]: [{ value }] })).toMatchObject([400, { [part]: [expect.any(String)] }])
  }
  expect(await refused({ keywords: [{ value: 'a', reason: { why: 'asked' } }] })).toMatchObject([400, {}])
  expect(await refused({ keywords: Array.from({ length: 1_001 }, (_, n) => ({ value: `w${n}` })) })).toMatchObject([
    400,
    {},
  ])
  const one_source =
    'Give exactly one of targeting_package, insights_id, audience_config_id, native_pack_id and share_id'
  for (const body of [{}, { targeting_package: {}, insights_id: 'x' }]) {
    expect(JSON.stringify(await refusalOf(admin.createTargetingList({ body: body as never })))).toContain(one_source)
  }
})

test('of a targeting record it keeps every reason and figure, and is a list of the builder', async () => {
  const { id: insights_id } = await admin.buildAudience({
    body: { draft: { ...EMPTY_BUILDER, posted_about: ['coffee'] } },
  })
  expect(await refusalOf(admin.createTargetingList({ body: { insights_id } }))).toEqual([
    400,
    { insights_id: ['This is not ready yet, or could not be made.'] },
  ])
  await world.settle()
  const record = await admin.getTargetingInsights({ path: { pk: insights_id } })
  const list = await admin.createTargetingList({ body: { insights_id } })
  expect(list).toMatchObject({ type: 'builder', created: record.created_at, size: record.size, as_of: record.as_of })
  expect(listTypeOf(list)).toBe('builder')
  expect(list.targeting_package).toEqual(record.targeting_package)
  expect(list.name).toContain('coffee')
  expect(await refusalOf(member.createTargetingList({ body: { insights_id } }))).toMatchObject([404, {}])
})

test('of an audience its package is made by a job, once, and the list waits for it with its steps', async () => {
  const mine = await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Coffee people' } })
  const list = await admin.createTargetingList({ body: { audience_config_id: mine.id, reason: 'First' } })
  expect(list).toMatchObject({ name: 'Coffee people', state: 'waiting', processing: true, version: 0, done: 0 })
  expect([list.targeting_package, list.audience_config_id]).toEqual([null, mine.id])
  // While it waits there is nothing to change, to share as a file, or to apply.
  const early = admin.changeTargetingList({ path: { pk: list.id }, body: { version: 1, name: 'Early' } })
  expect(await refusalOf(early)).toMatchObject([409, { code: 'changed_meanwhile' }])
  expect(await refusalOf(admin.makeTargetingListSheet({ body: { targeting_list_id: list.id } }))).toMatchObject([
    404,
    {},
  ])
  await resumeLists(world.product)
  await Promise.all([world.settle(), fillTargetingList(world.product, list.id)])
  await fillTargetingList(world.product, list.id)
  const ready = await admin.getTargetingList({ path: { pk: list.id } })
  expect(ready).toMatchObject({ state: 'ready', processing: false, version: 1, error: null, type: 'saved_list' })
  expect(ready.targeting_package!.keywords[0]).toMatchObject({ value: 'coffee', reason: { why: 'asked' } })
  expect(ready.size!.size).toBe(mine.size)
  const versions = await admin.listTargetingListVersions({ path: { pk: list.id } })
  expect(versions).toMatchObject([{ number: 1, cause: 'made', reason: 'First' }])
  const filtered = await admin.listTargetingLists({ query: { audience_config_id: mine.id } })
  expect(filtered.map(({ id }) => id)).toEqual([list.id])

  const nobody = await admin.createProAudienceConfig({
    body: { body: { query_type: 'conversation', keywords: [['xyzzyplugh']] } },
  })
  const none = await admin.createTargetingList({ body: { audience_config_id: nobody.id } })
  await world.settle()
  expect(await admin.getTargetingList({ path: { pk: none.id } })).toMatchObject({
    ...{ state: 'failed', error: 'no_audience', targeting_package: null, version: 0 },
  })
  expect(await refusalOf(member.createTargetingList({ body: { audience_config_id: mine.id } }))).toEqual([
    404,
    { detail: 'No audience found', code: 'no_audience' },
  ])
})

test('entries are added, taken out, left out, chosen and ordered; each change is a version with what it did', async () => {
  const { id } = await made()
  const path = { pk: id }
  const steps: NonNullable<Parameters<Client['changeTargetingList']>[0]['body']['steps']> = [
    { do: 'add', part: 'keywords', values: ['mocha', 'Coffee'] },
    { do: 'remove', part: 'hashtags', values: ['#espresso'] },
    { do: 'select', part: 'keywords', values: ['latte'] },
    { do: 'deselect', part: 'handles', values: ['two'] },
  ]
  const changed = await admin.changeTargetingList({
    path,
    body: { version: 1, steps, placements: ['replies'], age: 'AGE_18_TO_34', reason: 'Younger' },
  })
  expect(changed).toMatchObject({ version: 2, chosen: { keywords: 3, hashtags: 0, handles: 2 } })
  expect(changed.targeting_package).toMatchObject({ placements: ['replies'], age: 'AGE_18_TO_34', gender: 'FEMALE' })
  const ordered = await admin.reorderHandles({ body: { targeting_list_id: id, version: 2, handles: ['@three'] } })
  expect(valuesOf(ordered.targeting_package!.handles)).toEqual(['three', 'one', 'two'])
  const none = { added: 0, removed: 0, selected: 0, deselected: 0, reordered: false }
  expect(
    (await admin.listTargetingListVersions({ path })).map(({ number, reason, changes }) => [number, reason, changes]),
  ).toEqual([
    [3, '', [{ ...none, part: 'handles', reordered: true }]],
    [
      ...[2, 'Younger'],
      [
        { ...none, part: 'keywords', added: 1, selected: 1 },
        { ...none, part: 'hashtags', removed: 1 },
        { ...none, part: 'handles', deselected: 1 },
        { ...none, part: 'placements', added: 1 },
        { ...none, part: 'age', added: 1, removed: 1 },
      ],
    ],
    [1, '', []],
  ])
  // What becomes the same is no version.
  expect(await admin.changeTargetingList({ path, body: { version: 3, name: 'Coffee' } })).toMatchObject({ version: 3 })
  expect(await refusalOf(admin.changeTargetingList({ path, body: { version: 3 } }))).toMatchObject([400, {}])
})

test('an earlier version comes back letter by letter, as the newest', async () => {
  const { id: insights_id } = await admin.buildAudience({
    body: { draft: { ...EMPTY_BUILDER, posted_about: ['coffee'] } },
  })
  await world.settle()
  const { id, targeting_package } = await admin.createTargetingList({ body: { insights_id, name: 'Before' } })
  const path = { pk: id }
  await admin.replaceTargetingList({ path, body: { version: 1, name: 'After', targeting_package: PACK } })
  expect((await admin.getTargetingList({ path })).targeting_package!.interests).toEqual([])
  const back = await admin.restoreTargetingListVersion({ path, body: { number: 1, version: 2 } })
  expect(back).toMatchObject({ version: 3, name: 'Before' })
  expect(JSON.stringify(back.targeting_package)).toBe(JSON.stringify(targeting_package))
  const kept = (await world.rows('targeting_list_versions')).filter(({ list_id }) => list_id === id)
  const [first, , third] = kept.toSorted((a, b) => a.number - b.number)
  expect(JSON.stringify(third!.targeting_package)).toBe(JSON.stringify(first!.targeting_package))
  expect((await admin.listTargetingListVersions({ path }))[0]).toMatchObject({ cause: 'restored', restored_number: 1 })
  expect(await admin.getTargetingListVersion({ path: { pk: id, number: '2' } })).toMatchObject({
    ...{ name: 'After', number: 2, targeting_package: { gender: 'FEMALE' } },
  })
  for (const number of ['4', '0', 'x', '1e3', '99999999999']) {
    expect(await refusalOf(admin.getTargetingListVersion({ path: { pk: id, number } }))).toMatchObject([404, {}])
  }
})

test('two tabs: the second is told, loses nothing, and saves after it has looked', async () => {
  const { id } = await made()
  const path = { pk: id }
  const add = (value: string, version: number) =>
    admin.changeTargetingList({ path, body: { version, steps: [{ do: 'add', part: 'keywords', values: [value] }] } })
  const both = await Promise.allSettled([add('first', 1), add('second', 1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lost] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const won = both[0]!.status === 'fulfilled' ? 'first' : 'second'
  const now = await admin.getTargetingList({ path })
  expect([now.version, valuesOf(now.targeting_package!.keywords)]).toEqual([2, ['coffee', 'latte', won]])
  await add(won === 'first' ? 'second' : 'first', now.version)
  const kept = valuesOf((await admin.getTargetingList({ path })).targeting_package!.keywords)
  expect(kept.toSorted()).toEqual(['coffee', 'first', 'latte', 'second'])
  for (const stale of [
    () => admin.replaceTargetingList({ path, body: { version: 1, name: 'Stale', targeting_package: {} } }),
    () => admin.restoreTargetingListVersion({ path, body: { number: 1, version: 2 } }),
    () => admin.reorderHandles({ body: { targeting_list_id: id, version: 2, handles: ['two'] } }),
  ]) {
    expect(await refusalOf(stale())).toMatchObject([409, { code: 'changed_meanwhile' }])
  }
})

test('a list and the package of an audience are taken along as JSON, CSV and XLSX, and no cell runs', async () => {
  const { id, targeting_package } = await made({
    name: 'Spring “sale”',
    targeting_package: { keywords: [{ value: '=1+1' }, { value: '@sum' }], placements: ['replies'] },
  })
  const sheet = (format: 'json' | 'csv' | 'xlsx') =>
    admin.makeTargetingListSheet({ body: { targeting_list_id: id, format } })
  expect(JSON.parse(await (await sheet('json')).blob.text())).toEqual(targeting_package)
  const csv = await sheet('csv')
  expect(csv.name).toMatch(/^starling-.*-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await csv.blob.text()).split('\r\n').slice(0, -1)
  expect(lines).toHaveLength(4)
  for (const cell of lines.flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^[=+@-]/)
  const xlsx = new Uint8Array(await (await sheet('xlsx')).blob.arrayBuffer())
  expect([...xlsx.subarray(0, 2)]).toEqual([0x50, 0x4b])

  const audience = await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Coffee' } })
  const path = { pk: audience.id }
  const now = JSON.parse(await (await admin.downloadTargetingPackage({ path, query: { format: 'json' } })).blob.text())
  expect(now.keywords[0]).toMatchObject({ value: 'coffee', reason: { why: 'asked' } })
  expect(Object.keys(now)).toEqual(expect.arrayContaining([...PACKAGE_PARTS]))
  const before = (await world.rows('targeting_insights')).length
  const { id: record } = await admin.buildAudience({ body: { audience_config_id: audience.id } })
  await world.settle()
  const { targeting_package: kept } = await admin.getTargetingInsights({ path: { pk: record } })
  const again = await admin.downloadTargetingPackage({ path, query: { format: 'json' } })
  expect(JSON.parse(await again.blob.text())).toEqual(kept)
  expect((await world.rows('targeting_insights')).length).toBe(before + 1)
  expect((await admin.downloadTargetingPackage({ path })).name).toMatch(/\.xlsx$/)
  expect(await refusalOf(member.downloadTargetingPackage({ path }))).toMatchObject([404, {}])
  expect(await refusalOf(admin.downloadTargetingPackage({ path: { pk: 'never-was' } }))).toMatchObject([404, {}])
})

test('deleted it can be brought back as it was for 30 days, then it is gone', async () => {
  const { id } = await made({ name: 'Gone' })
  const path = { pk: id }
  await admin.removeTargetingList({ path })
  expect(await refusalOf(admin.getTargetingList({ path }))).toMatchObject([404, {}])
  expect((await admin.listTargetingLists()).map((one) => one.id)).not.toContain(id)
  const [deleted] = await admin.listTargetingLists({ query: { deleted: 'only', text: 'gone' } })
  expect(deleted).toMatchObject({ id, removed_at: expect.any(String) })
  expect(await admin.restoreTargetingList({ path })).toMatchObject({ id, version: 1, removed_at: null })
  expect(await admin.restoreTargetingList({ path })).toMatchObject({ id, version: 1 })
  await admin.removeTargetingList({ path })
  world.clock.advance(31 * 86_400_000)
  expect(await refusalOf(admin.restoreTargetingList({ path }))).toMatchObject([404, {}])
  await world.product.store.change('operator', async ({ audit, enqueue }) => {
    await enqueue('tidy', {})
    await audit('test.asked')
  })
  await world.settle()
  expect((await world.rows('targeting_lists')).map((one) => one.id)).not.toContain(id)
  expect((await world.rows('targeting_list_versions')).map(({ list_id }) => list_id)).not.toContain(id)
})
