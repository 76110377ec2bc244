import { ApiError, type Client } from '@starling/contract/browser'
import { type BuilderDraft, EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { PACKAGE_PARTS, type PackageEntry } from '@starling/targeting'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { generateTargeting, resumeInsights } from './generate.ts'

let world: World
let admin: Client
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  member = await world.as('member@meridian.example')
  stranger = await world.as('admin@halcyon.example')
}, 180_000)
afterAll(() => world.stop())

const draftOf = (patch: Partial<BuilderDraft>): BuilderDraft => ({ ...EMPTY_BUILDER, ...patch })
const COFFEE = draftOf({ posted_about: ['coffee'], excluded_keywords: ['decaf'] })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
const foundIn = (entries: readonly PackageEntry[]) =>
  entries.flatMap(({ value, reason }) => (reason.why === 'over_index' ? [{ value, ...reason }] : []))

async function made(body: NonNullable<Parameters<Client['generateInsights']>[0]>['body'] & {}, client = admin) {
  const { id } = await client.generateInsights({ body })
  await world.settle()
  return client.getTargetingInsights({ path: { pk: id } })
}

test('a package is made by a job, with the figures of the engine as reasons', async () => {
  const begun = await admin.generateInsights({ body: { draft: COFFEE } })
  expect(begun).toMatchObject({ state: 'waiting', processing: true, targeting_package: null, error: null, total: 5 })
  await world.settle()
  const insights = await admin.getTargetingInsights({ path: { pk: begun.id } })
  expect(insights).toMatchObject({ state: 'ready', processing: false, done: 5, total: 5, error: null })
  // spec 3: the draft has it, too
  const { insights: kept } = await admin.keepBuilderDraft({ body: COFFEE })
  expect(kept?.targeting_package.keywords).toEqual(insights.targeting_package!.keywords.map(({ label }) => label))
  expect((await admin.keepBuilderDraft({ body: { ...COFFEE, gender: 'MALE' } })).insights).toBe(null)
  const { size } = await admin.sizeDraft({ body: { draft: COFFEE, number: 1 } })
  expect(insights.size).toMatchObject({ size, few: false })

  const pack = insights.targeting_package!
  expect(pack).toMatchObject({ gender: 'ANY', age: 'AGE_ANY', placements: [] })
  expect(pack.keywords[0]).toMatchObject({ value: 'coffee', reason: { why: 'asked' } })
  expect(pack.excluded_keywords.map(({ value }) => value)).toEqual(['decaf'])
  for (const part of ['keywords', 'countries', 'languages'] as const) {
    expect(pack[part], part).not.toEqual([])
  }
  // As the same question is answered on the page.
  const parts = ['interests', 'conversation_topics', 'keywords', 'hashtags'] as const
  const found = parts.flatMap((part) => foundIn(pack[part]))
  expect(found).not.toEqual([])
  const ask = { question: questionOfDraft(COFFEE), order: 'lift', limit: 100 } as const
  const { sections } = await admin.exploreInteractedWords({ body: ask })
  const { sections: others } = await admin.exploreEnrichments({ body: ask })
  const rows = [...sections, ...others].flatMap((one) => ('rows' in one ? one.rows : []))
  for (const { value, people, share, over_index } of found) {
    const figures = { value, count: people, share, over_index, significant: 'over' }
    expect(rows).toContainEqual(expect.objectContaining(figures))
  }
  for (const part of PACKAGE_PARTS) for (const { people } of foundIn(pack[part])) expect(people).toBeGreaterThan(4)
})

test('what a package cannot say is told with it, and its labels are in the language of the reader', async () => {
  const insights = await made({
    draft: draftOf({ followers: { min: 1 }, countries: ['JP'] }),
  })
  expect(insights.left_out).toEqual([
    { of: 'block', kind: 'followers', why: 'no_criterion' },
    { of: 'block', kind: 'without_bots', why: 'no_criterion' },
  ])
  expect(insights.targeting_package!.countries).toMatchObject([{ value: 'JP', label: 'Japan' }])
  await admin.replaceMe({ body: { language: 'ja' } })
  const read = await admin.getTargetingInsights({ path: { pk: insights.id } })
  await admin.replaceMe({ body: { language: 'en' } })
  expect(read.targeting_package!.countries).toMatchObject([{ value: 'JP', label: '日本' }])
})

test('what somebody added by hand is in it', async () => {
  const draft = { ...COFFEE, extra_targeting_package_data: { keywords: ['pour over'], network_operators: ['Docomo'] } }
  const { targeting_package } = await made({ draft })
  expect(targeting_package!.keywords.at(-1)).toMatchObject({ value: 'pour over', reason: { why: 'added' } })
  expect(targeting_package!.network_operators).toMatchObject([{ value: 'Docomo' }])
})

test('a saved audience makes one, for who may see it and for nobody else', async () => {
  const body = questionOfDraft(COFFEE)
  const mine = await admin.createProAudienceConfig({ body: { name: 'Coffee', body } })
  const insights = await made({ audience_config_id: mine.id })
  expect(insights).toMatchObject({
    state: 'ready',
    draft: { excluded_keywords: ['decaf'], audience_config_id: mine.id },
  })
  const ofTeam = await admin.createAudienceConfig({ body: { name: 'Coffee', body, team: 'meridian' } })
  const { id } = await member.buildAudience({ body: { audience_config_id: ofTeam.id } })
  await world.settle()
  expect(await member.getTargetingInsights({ path: { pk: id } })).toMatchObject({ state: 'ready' })

  const none = [404, { detail: 'No audience found', code: 'no_audience' }]
  for (const audience_config_id of [mine.id, ofTeam.id, 'never-was']) {
    expect(await refusalOf(stranger.buildAudience({ body: { audience_config_id } }))).toEqual(none)
    expect(await refusalOf(stranger.generateInsights({ body: { audience_config_id } }))).toEqual(none)
  }
})

test('who may look at a shared audience is not told its rule by a record; who may use it makes one', async () => {
  const body = questionOfDraft(COFFEE)
  const { id: audience_config_id } = await admin.createProAudienceConfig({ body: { name: 'Shared', body } })
  const email = 'admin@halcyon.example'
  await admin.shareAudienceViaAccount({ body: { audience_config_id, email, scope: 'look' } })
  for (const call of ['buildAudience', 'generateInsights'] as const) {
    expect(await refusalOf(stranger[call]({ body: { audience_config_id } }))).toMatchObject([404, {}])
  }
  // A draft may say that it came from there; the record does not.
  const named = await stranger.buildAudience({ body: { draft: { ...COFFEE, audience_config_id } } })
  expect(named.draft.audience_config_id).toBe(null)
  await admin.shareAudienceViaAccount({ body: { audience_config_id, email, scope: 'use' } })
  expect(await stranger.buildAudience({ body: { audience_config_id } })).toMatchObject({ state: 'waiting' })
})

test('a record of a team’s audience is read by who is still in the team', async () => {
  const someone = await world.as('planner@dentsu-nl.example')
  const [team] = await someone.listTeams()
  const body = questionOfDraft(COFFEE)
  const ofTeam = await someone.createAudienceConfig({ body: { name: 'Coffee', body, team: team!.id } })
  const records = [
    await someone.buildAudience({ body: { audience_config_id: ofTeam.id } }),
    await someone.buildAudience({ body: { draft: { ...COFFEE, audience_config_id: ofTeam.id } } }),
  ]
  const own = await someone.buildAudience({ body: { draft: COFFEE } })
  await world.settle()
  const listed = async () => (await someone.listTargetingInsights()).map(({ id }) => id).toSorted()
  expect(await listed()).toEqual([...records, own].map(({ id }) => id).toSorted())
  const { id: user_id } = await someone.getMe()
  const [membership] = (await world.rows('memberships')).filter((one) => one.user_id === user_id)
  await world.product.store.change('operator', async (change) => {
    await change.table({ team_id: team!.id }, 'memberships').remove(membership!.id)
    await change.audit('test.removed')
  })
  for (const { id } of records) {
    for (const call of ['getTargetingInsights', 'cancelTargetingInsights', 'downloadTargetingInsights'] as const) {
      await expect(someone[call]({ path: { pk: id } })).rejects.toMatchObject({ status: 404 })
    }
  }
  expect(await listed()).toEqual([own.id])
})

test('a record is its owner’s alone, whatever team they share', async () => {
  const { id } = await made({ draft: COFFEE })
  for (const other of [member, stranger]) {
    for (const call of ['getTargetingInsights', 'cancelTargetingInsights', 'downloadTargetingInsights'] as const) {
      await expect(other[call]({ path: { pk: id } })).rejects.toMatchObject({ status: 404 })
    }
    expect((await other.listTargetingInsights()).map((one) => one.id)).not.toContain(id)
  }
  expect((await admin.listTargetingInsights())[0]!.id).toBe(id)
})

test('nobody found, and fewer than five people, are told as that and nothing else', async () => {
  const nobody = await made({ draft: draftOf({ keyword_groups: [['xyzzyplugh']] }) })
  expect(nobody).toMatchObject({ state: 'failed', error: 'no_audience', targeting_package: null, size: { size: 0 } })
  const [{ rows }] = await world.product.engine.ask(
    { who: { bots: false }, posts: { by: 'audience' } },
    [{ do: 'accounts', order: 'sample', limit: 1 }],
    { asker: 'test' },
  )
  const few = await made({ draft: draftOf({ kept: { handles: [rows[0]!.handle] } }) })
  expect(few).toMatchObject({
    ...{ state: 'failed', error: 'too_few', targeting_package: null, left_out: expect.anything() },
    size: { size: 0, few: true },
  })
})

test('what is no draft, or two things at once, is refused', async () => {
  const refused = (body: object) => refusalOf(admin.generateInsights({ body: body as never }))
  expect(await refused({})).toMatchObject([400, {}])
  expect(await refused({ draft: {}, audience_config_id: 'x' })).toMatchObject([400, {}])
  expect(await refused({ draft: { handles: ['not a handle'] } })).toMatchObject([400, {}])
  expect(await refused({ draft: { age: 'AGE_7_TO_9' } })).toMatchObject([400, {}])
})

test('one that is cancelled is made no more, and one that is made is not cancelled', async () => {
  const row = await waitingRow()
  expect(await admin.cancelTargetingInsights({ path: { pk: row } })).toMatchObject({
    ...{ state: 'cancelled', processing: false, targeting_package: null },
  })
  await generateTargeting(world.product, row)
  await resumeInsights(world.product)
  await world.settle()
  expect(await admin.getTargetingInsights({ path: { pk: row } })).toMatchObject({ state: 'cancelled' })
  const { id } = await made({ draft: COFFEE })
  expect(await admin.cancelTargetingInsights({ path: { pk: id } })).toMatchObject({ state: 'ready' })
})

test('one whose server was killed is made once by the next', async () => {
  const row = await waitingRow({ done: 2 })
  await resumeInsights(world.product)
  await Promise.all([world.settle(), generateTargeting(world.product, row)])
  await generateTargeting(world.product, row)
  const insights = await admin.getTargetingInsights({ path: { pk: row } })
  expect(insights).toMatchObject({ state: 'ready', done: 4 })
  const again = await made({ draft: COFFEE })
  expect(insights.targeting_package).toEqual(again.targeting_package)
  expect((await world.rows('targeting_insights')).filter(({ id }) => id === row).length).toBe(1)
})

test('one that cannot be worked out is told to have failed, and can be asked for anew', async () => {
  const row = await waitingRow()
  const broken = {
    ...world.product,
    engine: { status: { phase: 'ready' }, state: () => Promise.reject(new Error('gone')) },
  } as never
  await expect(generateTargeting(Object.assign(broken, { store: world.product.store }), row)).rejects.toThrow('gone')
  expect(await admin.getTargetingInsights({ path: { pk: row } })).toMatchObject({
    ...{ state: 'failed', error: 'generation_failed', targeting_package: null },
  })
})

test('the file holds every entry with its reason, and no cell of it runs as a formula', async () => {
  const draft = { ...COFFEE, gender: 'FEMALE' as const, extra_targeting_package_data: { keywords: ['=1+1', '@sum'] } }
  const { id, targeting_package } = await made({ draft })
  const csv = await admin.downloadTargetingInsights({ path: { pk: id }, query: { format: 'csv' } })
  expect(csv.name).toMatch(/^starling-targeting-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await csv.blob.text()).split('\r\n').slice(0, -1)
  const entries = PACKAGE_PARTS.reduce((sum, part) => sum + targeting_package![part].length, 0)
  // Of age nothing was asked.
  expect(lines.length).toBe(1 + entries + 1)
  expect(lines.at(-1)).toBe(`gender,FEMALE,FEMALE,Yes,asked${','.repeat(14)}`)
  const [told] = targeting_package!.conversation_topics
  const { inside, share, about, rank, adds } = told!.reason.reach!
  const cells = lines.find((one) => one.startsWith(`conversation_topics,${told!.value},`))!.split(',')
  expect(cells.slice(8, 10).map(Number)).toEqual([inside, share])
  expect(cells.at(-3)).toBe(about ? 'Yes' : 'No')
  expect(cells.slice(-2).map(Number)).toEqual([rank, adds])
  expect(lines.some((line) => line.startsWith("keywords,'=1+1,'=1+1,"))).toBe(true)
  for (const cell of lines.flatMap((line) => line.split(','))) expect(cell).not.toMatch(/^[=+@-]/)
  const json = await admin.downloadTargetingInsights({ path: { pk: id }, query: { format: 'json' } })
  expect(JSON.parse(await json.blob.text())).toEqual(targeting_package)
  await expect(
    admin.downloadTargetingInsights({ path: { pk: await waitingRow() }, query: { format: 'csv' } }),
  ).rejects.toMatchObject({ status: 404 })
})

/** As one is while its job has not come yet: no job is queued for it. */
async function waitingRow(patch: { done?: number } = {}): Promise<string> {
  const user_id = (await world.rows('users')).find(({ email }) => email === 'admin@meridian.example')!.id
  return world.product.store.change('operator', async (change) => {
    const row = await change.table({ user_id }, 'targeting_insights').add({
      ...{
        for_team_id: null,
        state: 'waiting',
        done: 0,
        total: 4,
        draft: JSON.stringify(COFFEE),
        created_at: change.now,
        ...patch,
      },
      ...{ error: null, size: null, size_of: null, targeting_package: null, as_of: null, ended_at: null },
    })
    await change.audit('test.waiting')
    return row.id
  })
}
