import { EXCLUSION_CATEGORY } from '@starling/contract'
import { ApiError, type Client } from '@starling/contract/browser'
import { type Question, scopeOf } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const STRANGER = 'admin@halcyon.example'
const COFFEE: Question = { query_type: 'conversation', keywords: [['coffee']] }
const BUILT: Question = { query_type: 'builder', who: { languages: ['ja'] }, countries: ['JP'] }
const GONE = { status: 404 }

let world: World
let admin: Client
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, member, stranger] = [await world.as(ADMIN), await world.as(MEMBER), await world.as(STRANGER)]
}, 180_000)
afterAll(() => world.stop())

const refusalOf = (error: unknown) => (error instanceof ApiError ? [error.status, error.body] : error)
async function expectGone(asked: Promise<unknown>[]): Promise<void> {
  const answers = await Promise.allSettled(asked)
  const status = (one: PromiseSettledResult<unknown>) => (one.status === 'rejected' ? one.reason.status : one.status)
  expect(answers.map(status)).toEqual(asked.map(() => 404))
}
async function sizeOf(question: Question): Promise<number> {
  const scope = scopeOf(question, world.clock.now().getTime() / 1000)
  const [{ accounts }] = await world.product.engine.ask(scope, [{ do: 'size' }], { asker: 'test' })
  return accounts
}

test('an audience is saved with its exact size, and the team reads it', async () => {
  const { saved_before, ...made } = await admin.createAudienceConfig({
    body: { body: BUILT, name: 'Japan', categories: ['Customers'] },
  })
  expect(saved_before).toBeNull()
  expect(made).toMatchObject({
    name: 'Japan',
    size: await sizeOf(BUILT),
    categories: [{ name: 'Customers' }],
    region: 'jp',
    status: 'active',
    is_exclusion: false,
    owner: 'team',
    query_type: 'audience_builder',
    version: 1,
    author: { email: ADMIN },
  })
  expect(made.size).toBeGreaterThan(0)
  expect(made.targetable).toBe(made.size! >= 100)
  expect(await member.getAudienceConfig({ path: { pk: made.id } })).toEqual(made)
  expect((await member.listAudienceConfigs({ query: { team: 'meridian' } })).map(({ id }) => id)).toEqual([made.id])
  expect(await member.listProAudienceConfigs()).toEqual([])
  const log = await world.rows('audit')
  expect(log.find(({ action }) => action === 'audience.saved')).toMatchObject({ subject: 'Japan', subject_id: made.id })
})

test('the category Exclusion Audience decides exclusion; no other category is invented', async () => {
  const body = { body: COFFEE, categories: [EXCLUSION_CATEGORY] }
  const made = await admin.createProAudienceConfig({ body })
  expect(made).toMatchObject({ is_exclusion: true, owner: 'person', name: 'coffee' })
  const changed = { ...body, categories: ['exclusion audience'] }
  expect(await admin.createProAudienceConfig({ body: changed }).catch(refusalOf)).toEqual([
    400,
    { categories: ['“exclusion audience” is not a category of audiences.'] },
  ])
  await admin.deleteAudienceConfig({ path: { pk: made.id } })
})

test('each save is a version with its reason; an earlier one comes back as the newest', async () => {
  const { id } = await admin.createAudienceConfig({ body: { body: COFFEE, name: 'Coffee', reason: 'First try' } })
  const path = { pk: id }
  const wider: Question = { ...COFFEE, keywords: [['coffee'], ['tea']] }
  const two = await member.replaceAudienceConfig({
    path,
    body: { body: wider, name: 'Coffee and tea', reason: 'Wider' },
  })
  expect(two).toMatchObject({ version: 2, size: await sizeOf(wider), author: { email: ADMIN } })
  const same = await member.replaceAudienceConfig({
    path,
    body: { body: wider, name: 'Coffee and tea', status: 'paused' },
  })
  expect(same).toMatchObject({ version: 2, status: 'paused', targetable: false, size: two.size })
  const back = await admin.restoreAudienceVersion({ path, body: { number: 1 } })
  expect(back).toMatchObject({ version: 3, name: 'Coffee', body: COFFEE, size: await sizeOf(COFFEE), status: 'paused' })
  const versions = await admin.listAudienceVersions({ path })
  expect(versions.map(({ number, reason, author }) => [number, reason, author?.email])).toEqual([
    [3, '← 1', ADMIN],
    [2, 'Wider', MEMBER],
    [1, 'First try', ADMIN],
  ])
  await admin.countAudienceConfig({ path })
  expect((await admin.listAudienceSizes({ path })).map(({ version }) => version)).toEqual([3, 3, 2, 1])
  await expect(admin.restoreAudienceVersion({ path, body: { number: 9 } })).rejects.toMatchObject(GONE)
  await admin.deleteAudienceConfig({ path })
})

test('what is deleted is gone from every list and comes back with its versions', async () => {
  const { id } = await admin.createAudienceConfig({ body: { body: COFFEE } })
  const path = { pk: id }
  await member.deleteAudienceConfig({ path })
  await expectGone([
    admin.getAudienceConfig({ path }),
    admin.listAudienceVersions({ path }),
    admin.countAudienceConfig({ path }),
    admin.exploreAudienceInsights({ body: { audience_config_id: id } }),
  ])
  expect((await admin.listAudienceConfigs()).map((one) => one.id)).not.toContain(id)
  expect(await admin.restoreAudienceConfig({ path })).toMatchObject({ id, version: 1 })
  await admin.deleteAudienceConfig({ path })
})

test('status follows from dates', async () => {
  const at = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()
  const make = (more: object) => admin.createAudienceConfig({ body: { body: COFFEE, ...more } })
  const scheduled = await make({ starts_at: at(2) })
  const expired = await make({ starts_at: at(-9), ends_at: at(-2) })
  const draft = await make({ status: 'draft', ends_at: at(-2) })
  const statuses = [scheduled, expired, draft].map(({ status }) => status)
  expect(statuses).toEqual(['scheduled', 'expired', 'draft'])
  for (const one of [scheduled, expired, draft]) {
    expect((await admin.listAudienceConfigs({ query: { status: one.status } })).map(({ id }) => id)).toEqual([one.id])
    await admin.deleteAudienceConfig({ path: { pk: one.id } })
  }
  expect(await make({ starts_at: at(2), ends_at: at(1) }).catch(refusalOf)).toEqual([
    400,
    { ends_at: ['The end must come after the start.'] },
  ])
})

test('of an account that is not known here nobody can be counted: it is halted', async () => {
  const made = await admin.createProAudienceConfig({
    body: { body: { query_type: 'handle', handle: 'nobody_at_all' } },
  })
  expect(made).toMatchObject({ status: 'halted', size: 0, targetable: false })
  await admin.deleteAudienceConfig({ path: { pk: made.id } })
})

test('another team, a removed member and a foreign person find nothing', async () => {
  const ours = await admin.createAudienceConfig({ body: { body: BUILT, name: 'Ours' } })
  const mine = await admin.createProAudienceConfig({ body: { body: BUILT, name: 'Mine' } })
  const refusedTo = async (who: Client, pk: string) => {
    const path = { pk }
    const named = { body: { audience_config_id: pk } }
    await expectGone([
      who.getAudienceConfig({ path }),
      who.getProAudienceConfig({ path }),
      who.replaceAudienceConfig({ path, body: { body: COFFEE } }),
      who.replaceProAudienceConfig({ path, body: { body: COFFEE } }),
      who.deleteAudienceConfig({ path }),
      who.restoreAudienceConfig({ path }),
      who.countAudienceConfig({ path }),
      who.listAudienceVersions({ path }),
      who.restoreAudienceVersion({ path, body: { number: 1 } }),
      who.listAudienceSizes({ path }),
      who.exploreAudienceInsights(named),
      who.exploreProAudienceInsights(named),
      who.exploreAudiencePerspectives(named),
      who.exploreProAudiencePerspectives(named),
      who.getAudienceInsightByConfig({ path }),
      who.getProAudienceInsight({ path }),
      who.summarizeInsights(named),
      who.summarizeTargeting(named),
      who.summarizeProTargeting(named),
      who.findRelatedAudiences(named),
      who.listInsightsInfluencers({ query: named.body }),
    ])
  }
  for (const { id } of [ours, mine]) await refusedTo(stranger, id)
  await refusedTo(member, mine.id)
  await expect(stranger.listAudienceConfigs({ query: { team: 'meridian' } })).rejects.toMatchObject(GONE)
  await expect(stranger.createAudienceConfig({ body: { body: COFFEE, team: 'meridian' } })).rejects.toMatchObject(GONE)
  const typed = { text: 'our', team: 'meridian' }
  await expect(stranger.autocompleteAudienceConfigs({ body: typed })).rejects.toMatchObject(GONE)

  const membership = (await admin.listMembers({ path: { team_id: 'meridian' } })).find(
    ({ user }) => user.email === MEMBER,
  )!
  const path = { team_id: 'meridian', pk: membership.id }
  await admin.deleteMember({ path })
  await refusedTo(await world.as(MEMBER), ours.id)
  await admin.restoreMember({ path })
  expect(await member.getAudienceConfig({ path: { pk: ours.id } })).toMatchObject({ name: 'Ours' })
  for (const { id } of [ours, mine]) await admin.deleteAudienceConfig({ path: { pk: id } })
})

test('its analysis is about the same people, whatever question found them', async () => {
  const made = await admin.createAudienceConfig({ body: { body: COFFEE } })
  const named = { audience_config_id: made.id }
  const { sections } = await admin.exploreAudienceInsights({
    body: { ...named, sections: ['audience_size', 'countries'] },
  })
  expect(sections).toHaveLength(2)
  expect(sections[0]).toMatchObject({ section: 'audience_size', base: { n: made.size } })
  const { summary } = await admin.summarizeInsights({ body: named })
  expect(summary[0]).toContain(String(made.size))
  const targeting = await admin.summarizeTargeting({ body: named })
  expect(targeting.summary.length).toBeGreaterThan(0)
  const insight = await admin.getAudienceInsightByConfig({ path: { pk: made.id } })
  expect(insight).toMatchObject({ audience_config: { id: made.id, version: 1 }, size: made.size, summary })
  expect(await admin.getAudienceInsight({ path: { pk: insight.id } })).toEqual(insight)
  const perspectives = await admin.exploreAudiencePerspectives({ body: named })
  expect(perspectives.map(({ dimension }) => dimension)).toEqual(['country', 'language', 'gender', 'age_group'])
  const [{ parts, rounded }] = perspectives as [(typeof perspectives)[0]]
  const narrowed: Question = { ...COFFEE, countries: [parts[0]!.value] }
  const narrower = await sizeOf(narrowed)
  expect(parts[0]!.size).toBe(rounded ? Math.round(narrower / 5) * 5 : narrower)
  const { accounts, base } = await admin.listInsightsInfluencers({ query: named })
  expect(accounts.length).toBeGreaterThan(0)
  expect(base.n).toBe(made.size)
  await admin.deleteAudienceConfig({ path: { pk: made.id } })
})

test('a saved search is an audience of the person, and the other way round', async () => {
  const made = await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Coffee' } })
  const [search] = await admin.listExploreSearches()
  expect(search).toMatchObject({ id: made.id, name: 'Coffee', body: COFFEE })
  world.clock.advance(1000)
  await admin.changeExploreSearch({ path: { pk: made.id }, body: { name: 'Espresso' } })
  expect(await admin.getProAudienceConfig({ path: { pk: made.id } })).toMatchObject({ name: 'Espresso', version: 2 })
  expect((await admin.listRecentAudiences()).map(({ name }) => name)).toEqual(['Espresso'])
  const own = { audience_config_id: made.id }
  expect((await admin.summarizeProTargeting({ body: own })).summary.length).toBeGreaterThan(0)
  expect(await admin.getProAudienceInsight({ path: { pk: made.id } })).toMatchObject({ size: made.size })
  expect((await admin.exploreProAudienceInsights({ body: { ...own, sections: ['countries'] } })).sections).toHaveLength(
    1,
  )
  expect(await admin.exploreProAudiencePerspectives({ body: own })).toHaveLength(4)
  const typed = await admin.autocompleteProAudienceConfigs({ body: { text: 'espr' } })
  expect(typed).toMatchObject([{ id: made.id, name: 'Espresso', from: 'saved' }])
  await admin.deleteAudienceConfig({ path: { pk: made.id } })
})

test('regions and categories are lists of their own', async () => {
  const regions = await admin.listAudienceRegions()
  expect(regions.find(({ id }) => id === 'nordics')).toMatchObject({
    name: 'Nordics',
    is_single_country: false,
    country_codes: ['DK', 'FI', 'IS', 'NO', 'SE'],
    aliases: ['Scandinavia', 'スカンジナビア'],
  })
  expect(await admin.getAudienceRegion({ path: { pk: 'jp' } })).toMatchObject({ name: 'Japan', country_codes: ['JP'] })
  expect(regions.some(({ country_codes }) => country_codes.includes('KP'))).toBe(false)
  await expect(admin.getAudienceRegion({ path: { pk: 'atlantis' } })).rejects.toMatchObject(GONE)
  const categories = await admin.listProAudienceCategories()
  expect(categories.filter(({ is_exclusion }) => is_exclusion)).toMatchObject([{ name: EXCLUSION_CATEGORY }])
  const [{ id }] = categories as [(typeof categories)[0]]
  expect(await admin.getAudienceCategory({ path: { pk: id } })).toEqual(categories[0])
  expect(await admin.listAudienceCategories()).toEqual(categories)
  expect(await admin.listProAudienceRegions()).toEqual(regions)
  expect(new Set(regions.map((one) => one.id)).size).toBe(regions.length)
  expect(new Set(categories.map((one) => one.id)).size).toBe(categories.length)
})

test('a new name and a new question at once are both kept', async () => {
  const wider: Question = { ...COFFEE, keywords: [['coffee'], ['tea']] }
  for (let round = 0; round < 5; round++) {
    const { id } = await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Coffee' } })
    const path = { pk: id }
    await Promise.all([
      admin.changeExploreSearch({ path, body: { name: `Renamed ${round}` } }),
      admin.changeExploreSearch({ path, body: { body: wider } }),
    ])
    const { name, body, version, size } = await admin.getProAudienceConfig({ path })
    expect({ name, body, version, size }).toEqual({
      name: `Renamed ${round}`,
      body: expect.objectContaining({ keywords: wider.keywords }),
      version: 3,
      size: await sizeOf(wider),
    })
    await admin.deleteAudienceConfig({ path })
  }
})

test('saved once more there are two, and the one before is named; of another owner nothing is told', async () => {
  const body = { body: { query_type: 'handle', handle: 'twice' }, name: 'Once' } as const
  const first = await admin.createProAudienceConfig({ body })
  expect(first.saved_before).toBeNull()
  const second = await admin.createProAudienceConfig({ body: { ...body, name: 'Twice' } })
  expect(second.saved_before).toEqual({ id: first.id, name: 'Once' })
  expect((await admin.createAudienceConfig({ body: { ...body, team: 'meridian' } })).saved_before).toBeNull()
  expect((await admin.createProAudienceConfig({ body: { ...body, days: 7 } })).saved_before).toBeNull()
  await admin.deleteAudienceConfig({ path: { pk: first.id } })
  await admin.deleteAudienceConfig({ path: { pk: second.id } })
  expect((await admin.createProAudienceConfig({ body })).saved_before).toBeNull()
})
