import { ApiError, type Client } from '@starling/contract/browser'
import { scopeOf } from '@starling/question'
import { type BuilderDraft, blocksOf, EMPTY_BUILDER, questionOfDraft, withoutBlock } from '@starling/question/builder'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let admin: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, stranger] = [await world.as('admin@meridian.example'), await world.as('admin@halcyon.example')]
}, 180_000)
afterAll(() => world.stop())

const draftOf = (patch: Partial<BuilderDraft>): BuilderDraft => ({ ...EMPTY_BUILDER, ...patch })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
async function engineSays(draft: BuilderDraft): Promise<number> {
  const scope = scopeOf(questionOfDraft(draft), world.clock.now().getTime() / 1000)
  const [{ accounts }] = await world.product.engine.ask(scope, [{ do: 'size' }], { asker: 'test' })
  return accounts
}
const leaders = async () => {
  const [{ rows }] = await world.product.engine.ask(
    { who: { bots: false }, posts: { by: 'audience' } },
    [{ do: 'followed', order: 'count', limit: 6 }],
    { asker: 'test' },
  )
  return rows.map(({ handle }) => handle.toLowerCase())
}

test('a new draft has the defaults of the specification', async () => {
  expect(await admin.getBuilderDraft()).toMatchObject({
    create_audience_option: 'description',
    keyword_groups: [],
    excluded_keywords: [],
    handles: [],
    selected_states: [],
    selected_regions: [],
    order: 'balanced',
    gender: 'ANY',
    age: 'AGE_ANY',
    description: '',
    last_used_description: '',
    extra_targeting_package_data: {},
    error: null,
    budget: null,
    size: null,
    size_option: 'budget',
    suggested_budget: 500,
    suggested_size: 25_000,
    insights: null,
    kept_at: null,
  })
})

test('a draft is kept for its person on every device, and apart for a team', async () => {
  const draft = {
    keyword_groups: [['coffee'], ['tea']],
    gender: 2,
    description: 'coffee',
    budget: 10_000,
  }
  const kept = await admin.keepBuilderDraft({ body: draft })
  expect(kept).toMatchObject({ gender: 'FEMALE', suggested_size: 300_000, suggested_budget: 10_000 })
  expect(kept.preview_data?.size).toBe(await engineSays(draftOf({ ...draft, gender: 'FEMALE' })))
  const again = await (await world.as('admin@meridian.example')).getBuilderDraft()
  expect(again).toEqual(kept)
  expect((await admin.getBuilderDraft({ query: { team: 'meridian' } })).keyword_groups).toEqual([])
  await admin.keepBuilderDraft({ body: { team: 'meridian', handles: ['nike'] } })
  expect(await admin.getBuilderDraft({ query: { team: 'meridian' } })).toMatchObject({ handles: ['nike'] })
  expect(await admin.getBuilderDraft()).toEqual(kept)
  expect((await stranger.getBuilderDraft()).kept_at).toBe(null)
  expect((await world.rows('builder_drafts')).length).toBe(2)
  for (const asked of [
    stranger.getBuilderDraft({ query: { team: 'meridian' } }),
    stranger.keepBuilderDraft({ body: { team: 'meridian' } }),
  ]) {
    await expect(asked).rejects.toMatchObject({ status: 404 })
  }
})

test('what is no draft is refused', async () => {
  const body = (wrong: object) => refusalOf(admin.keepBuilderDraft({ body: wrong as never }))
  expect(await body({ age: 'AGE_7_TO_9' })).toMatchObject([400, { age: [expect.stringContaining('AGE_OVER_13')] }])
  expect(await body({ surprise: 1 })).toMatchObject([400, {}])
  expect(await body({ keyword_groups: ['coffee'] })).toMatchObject([400, {}])
  expect(await admin.keepBuilderDraft({ body: { gender: 'whoever' } })).toMatchObject({ gender: 'ANY', error: null })
  // What could not be asked once it is opened is not kept.
  for (const wrong of [{ handles: ['<b>x'] }, { similar_to: ['not a handle'] }, { countries: ['Atlantis'] }]) {
    expect(await body(wrong)).toMatchObject([400, { [`${Object.keys(wrong)[0]}.0`]: {} }])
  }
  expect(await refusalOf(admin.sizeDraft({ body: { draft: { handles: ['not a handle'] }, number: 1 } }))).toMatchObject(
    [400, {}],
  )
  expect(await refusalOf(admin.sizeDraft({ body: { draft: { countries: ['Atlantis'] }, number: 1 } }))).toMatchObject([
    400,
    {},
  ])
})

test('the size of a draft is the engine’s exact answer, and bears the number of its question', async () => {
  const [one, two] = await leaders()
  const drafts: Partial<BuilderDraft>[] = [
    {},
    { keyword_groups: [['coffee']] },
    { handles: [one!, two!], interests: ['210'] },
    { handles: [one!], similar_to: [two!], posted_about: ['coffee'], order: 'reach' },
    { handles: [one!], similar_to: [two!], posted_about: ['coffee'], gender: 'FEMALE' },
    { selected_states: ['JP-13', 'US-CA'], languages: ['ja'] },
    { countries: ['JP'], age: 'AGE_18_TO_34', without_bots: false },
    {
      followers: { min: 100, max: 5_000 },
      verified: false,
      excluded_keywords: ['coffee'],
      selected_regions: ['europe'],
    },
  ]
  for (const [number, patch] of drafts.entries()) {
    const answer = await admin.sizeDraft({ body: { draft: patch, number } })
    const people = await engineSays(draftOf(patch))
    expect(answer).toMatchObject({ number, size: people < 5 ? 0 : people, few: people > 0 && people < 5 })
    expect(answer.of).toBeGreaterThanOrEqual(answer.size)
  }
})

test('each block tells what it adds or takes away', async () => {
  const [one, two] = await leaders()
  for (const order of ['reach', 'balanced', 'precision'] as const) {
    const draft = draftOf({ handles: [one!], posted_about: ['coffee'], similar_to: [two!], gender: 'FEMALE', order })
    const { blocks, number } = await admin.weighDraft({ body: { draft, number: 7 } })
    expect(number).toBe(7)
    expect(blocks.map(({ kind }) => kind)).toEqual(blocksOf(draft))
    const size = await engineSays(draft)
    for (const { kind, change, few, alone } of blocks) {
      const change_now = size - (await engineSays(withoutBlock(draft, kind)))
      expect([kind, few ? change_now !== 0 && Math.abs(change_now) < 5 : change]).toEqual([
        kind,
        few ? true : change_now,
      ])
      if (kind === 'handles') expect(alone.size).toBe(await engineSays(draftOf({ handles: [one!] })))
    }
  }
})

test('blocks are counted value by value', async () => {
  const [one, two] = await leaders()
  const followers = await admin.countFollowersOf({ body: { handles: [`@${one}`, two!, 'nobody_at_all'] } })
  expect(followers.values.map(({ value, known }) => [value, known])).toEqual([
    [one, true],
    [two, true],
    ['nobody_at_all', false],
  ])
  expect(followers.size).toBe(await engineSays(draftOf({ handles: [one!, two!] })))
  expect(followers.values[0]!.size).toBe(await engineSays(draftOf({ handles: [one!] })))
  const interested = await admin.countInterestedIn({ body: { interests: ['210'] } })
  expect(interested).toMatchObject({ values: [{ value: '210', label: 'Food & Drink', size: interested.size }] })
  const posted = await admin.countPostedAbout({ body: { topics: ['coffee'] } })
  expect(posted.size).toBe(await engineSays(draftOf({ posted_about: ['coffee'] })))
  const words = await admin.countWordsInProfile({ body: { words: ['coffee', 'tea'] } })
  expect(words.size).toBe(await engineSays(draftOf({ words_in_profile: ['coffee', 'tea'] })))
})

test('a suggestion brings just as many people as it says', async () => {
  const asked = (await leaders()).map((handle) => ({ handles: [handle] }))
  const drafts = [...asked, { keyword_groups: [['coffee']] }, { interests: ['210'], handles: asked[0]!.handles }]
  let taken = 0
  for (const draft of drafts) {
    const { size } = await admin.sizeDraft({ body: { draft, number: 0 } })
    const { suggestions } = await admin.suggestForDraft({ body: { draft } })
    for (const { patch, gain, size: promised } of suggestions) {
      const after = await admin.sizeDraft({ body: { draft: { ...draft, ...patch }, number: 1 } })
      expect([after.size, gain]).toEqual([promised, after.size - size])
      expect(gain).toBeGreaterThanOrEqual(5)
      taken++
    }
  }
  expect(taken).toBeGreaterThan(20)
  const { suggestions } = await admin.suggestInterests({ body: { draft: { keyword_groups: [['coffee']] } } })
  expect(new Set(suggestions.map(({ kind }) => kind))).toEqual(new Set(['interest']))
  expect((await admin.suggestForDraft({ body: { draft: {} } })).suggestions).toEqual([])
})

test('a preview shows people and posts of just this draft, and nobody where there are few', async () => {
  const [one] = await leaders()
  const draft = { handles: [one!] }
  const { size, people, posts, traits } = await admin.previewDraft({ body: { draft } })
  expect(size.size).toBe(await engineSays(draftOf(draft)))
  expect(people).toHaveLength(6)
  expect(posts.length).toBeGreaterThan(0)
  for (const { over_index, label } of traits) expect([over_index > 1, label !== '']).toEqual([true, true])
  // That whoever was asked for by account, country or interest has it is no news.
  const asked = draftOf({ interests: ['680'], countries: ['JP'] })
  const { traits: others } = await admin.previewDraft({ body: { draft: asked } })
  const news = [...traits, ...others].map(({ value }) => value.toLowerCase())
  for (const value of [one!.toLowerCase(), '680', 'jp']) expect(news).not.toContain(value)
  const nobody = await admin.previewDraft({ body: { draft: { handles: ['nobody_at_all'] } } })
  expect(nobody).toMatchObject({ size: { size: 0 }, people: [], posts: [], traits: [] })
})

test('a description becomes blocks with the words that led to them; what must not be asked is refused', async () => {
  const read = await admin.analyseDescription({
    body: {
      description: 'Women in Japan aged 18-34 who love coffee and follow @BlueBottle',
      email: 'ADMIN@meridian.example',
    },
  })
  expect(read.patch).toEqual({
    gender: 'FEMALE',
    countries: ['JP'],
    age: 'AGE_18_TO_34',
    interests: ['222'],
    handles: ['bluebottle'],
  })
  expect(read.found.map(({ kind, label }) => `${kind} ${label}`)).toContain('places Japan')
  const counted = ['over 50 followers', 'fewer than 2,000 followers', '50 to 2,000 followers'].map(async (said) => {
    const { found } = await admin.analyseDescription({ body: { description: `People with ${said}` } })
    return found.map(({ label }) => label)
  })
  expect(await Promise.all(counted)).toEqual([['at least 50'], ['at most 2,000'], ['50 to 2,000']])
  const refused = await admin.analyseDescription({ body: { description: 'people with diabetes in Texas' } })
  expect(refused).toEqual({
    patch: {},
    found: [],
    unplaced: [],
    refused: [{ trait: 'health', words: 'diabetes', reason: 'Nobody is targeted by their health.' }],
  })
  const other = { description: 'x', email: 'someone@else.example' }
  expect(await refusalOf(admin.analyseDescription({ body: other }))).toMatchObject([
    400,
    { email: ['Invalid email address'] },
  ])
})

test('any or all of a list, a community, and how a third block turns what the others do', async () => {
  const [one, two, three] = await leaders()
  const sizeOf = (patch: Partial<BuilderDraft>) => admin.sizeDraft({ body: { draft: draftOf(patch), number: 1 } })
  const [any, all, first, second] = [
    await sizeOf({ handles: [one!, two!] }),
    await sizeOf({ handles: [one!, two!], all_of: ['handles'] }),
    await sizeOf({ handles: [one!] }),
    await sizeOf({ handles: [two!] }),
  ]
  expect(all.size).toBeGreaterThan(0)
  expect(any.size + all.size).toBe(first.size + second.size)
  const accounts = [one!, two!, three!]
  // Follows two or more of three: both of any pair, counted by hand.
  const pairs = await Promise.all(
    [
      [one!, two!],
      [one!, three!],
      [two!, three!],
    ].map((handles) => sizeOf({ handles, all_of: ['handles'] })),
  )
  const whole = await sizeOf({ handles: accounts, all_of: ['handles'] })
  const expected = pairs.reduce((sum, { size }) => sum + size, 0) - 2 * whole.size
  expect((await sizeOf({ communities: [{ accounts, at_least: 2 }] })).size).toBe(expected)

  const draft = draftOf({ handles: [one!], similar_to: [two!], posted_about: ['coffee'] })
  const changesOf = async (of: BuilderDraft) => {
    const { blocks } = await admin.weighDraft({ body: { draft: of, number: 1 } })
    return blocks.filter(({ kind }) => kind !== 'without_bots').map(({ change }) => change)
  }
  // Of two both must be true; of three two are enough.
  for (const change of await changesOf({ ...draft, posted_about: [] })) expect(change).toBeLessThanOrEqual(0)
  for (const change of await changesOf(draft)) expect(change).toBeGreaterThanOrEqual(0)
})

test('an age that X has no range for is taken by another, and it is said', async () => {
  const { found, patch } = await admin.analyseDescription({ body: { description: 'women aged 25 to 34 in Japan' } })
  expect(patch.age).toBe('AGE_21_TO_34')
  expect(found.find(({ kind }) => kind === 'age')?.note).toMatch(/You asked for 25–34.*taken: 21–34.*18–24 or 25–34/)
  expect(found.find(({ kind }) => kind === 'gender')?.note).toBe(null)
})
