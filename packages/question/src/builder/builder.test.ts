import { REGIONS, STATES } from '@starling/catalog'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityOf } from '../identity.ts'
import type { CommunityOfAccounts, Who } from '../scope.ts'
import { readBuilder, writeBuilder } from './address.ts'
import { BLOCK_KINDS, BLOCKS, blocksOf, withoutBlock } from './blocks.ts'
import { BUDGETS, SIZES, spendOf } from './budget.ts'
import {
  ALL_OF_FIELDS,
  ageGroupsOf,
  BUILDER_AGES,
  BUILDER_GENDERS,
  BUILDER_ORDERS,
  type BuilderDraft,
  EMPTY_BUILDER,
  readGender,
} from './draft.ts'
import { draftOfQuestion } from './draft-of-question.ts'
import { questionOfDraft } from './question-of-draft.ts'
import { BuilderDraft as BuilderSchema, whatHolds } from './schema.ts'

const whoOf = (draft: Partial<BuilderDraft>) => questionOfDraft({ ...EMPTY_BUILDER, ...draft }).who
const [coffee, nike, chef] = [
  { posted: { groups: [['coffee', 'beans'], ['#espresso']] } },
  { follows: ['nike'] },
  { job_titles: ['chef'] },
] as [Who, Who, Who]
const three = { keyword_groups: [['coffee', 'beans'], ['#espresso']], handles: ['nike'], job_titles: ['chef'] }

test('nothing asks for everybody who is no bot', () => {
  expect(questionOfDraft(EMPTY_BUILDER)).toEqual({ query_type: 'builder', who: { all: [] } })
  expect(blocksOf(EMPTY_BUILDER)).toEqual(['without_bots'])
})

test('the order says how many of the blocks must be true', () => {
  expect(whoOf({ ...three, order: 'precision' })).toEqual({ all: [coffee, nike, chef] })
  expect(whoOf({ ...three, order: 'reach' })).toEqual({ any: [coffee, nike, chef] })
  expect(whoOf(three)).toEqual({ any: [{ all: [coffee, { any: [nike, chef] }] }, { all: [nike, chef] }] })
  // Of two, both; of one, that one.
  expect(whoOf({ ...three, job_titles: [] })).toEqual({ all: [coffee, nike] })
  for (const order of BUILDER_ORDERS) expect(whoOf({ handles: ['nike'], order })).toEqual(nike)
})

test('of a list any is asked, or all', () => {
  const both = { interests: ['150', '152'], posted_about: ['coffee', 'tea'] }
  expect(whoOf({ interests: both.interests })).toEqual({ interests: ['150', '152'] })
  expect(whoOf({ interests: both.interests, all_of: ['interests'] })).toEqual({
    all: [{ interests: ['150'] }, { interests: ['152'] }],
  })
  // One of the lists is asked for whole, the other for any of it.
  expect(whoOf({ ...both, all_of: ['interests'] })).toMatchObject({
    all: [{ posted: {} }, { all: [{ interests: ['150'] }, { interests: ['152'] }] }],
  })
  // Of one thing any is all.
  expect(whoOf({ handles: ['nike'], all_of: ['handles'] })).toEqual(nike)
  const communities = [
    { accounts: ['nike', 'puma'], at_least: 2 },
    { accounts: ['ica'], at_least: 1 },
  ]
  expect(whoOf({ communities })).toEqual({ communities })
  expect(whoOf({ communities, all_of: ['communities'] })).toEqual({
    all: communities.map((one) => ({ communities: [one] })),
  })
  expect(withoutBlock({ ...EMPTY_BUILDER, ...both, all_of: ['interests'] }, 'interests').all_of).toEqual([])
})

test('what could not be asked is not kept, and of what was kept before the rest is read', () => {
  const bad = { handles: ['<b>x', 'nike'], countries: ['Atlantis', 'JP'], kept: { follows: ['<b>x'] } }
  for (const [field, value] of Object.entries(bad)) {
    expect(BuilderSchema.safeParse({ [field]: value }).success, field).toBe(false)
  }
  expect(BuilderSchema.parse({ handles: ['https://x.com/Nike'] }).handles).toEqual(['nike'])
  const stored = { ...bad, order: 'sideways', gender: 'FEMALE', description: 'x', surprise: 1 }
  expect(BuilderSchema.parse(whatHolds(BuilderSchema.shape, stored))).toEqual({
    ...EMPTY_BUILDER,
    handles: ['nike'],
    countries: ['JP'],
    gender: 'FEMALE',
    description: 'x',
  })
  expect(BuilderSchema.parse(whatHolds(BuilderSchema.shape, null))).toEqual(EMPTY_BUILDER)
  // An address, too, can be written by anyone.
  expect(readBuilder(new URLSearchParams({ follows: '<b>x,nike', communities: '2:<b>x', all: 'x,handles' }))).toEqual({
    ...EMPTY_BUILDER,
    handles: ['nike'],
    all_of: ['handles'],
  })
})

test('of an address only what is in a list is read, and no range that ends before it begins', () => {
  const read = (search: Record<string, string>) => readBuilder(new URLSearchParams({ follows: 'nike', ...search }))
  const asked = { ...EMPTY_BUILDER, handles: ['nike'] }
  expect(read({ regions: 'atlantis,dach', languages: 'ja,English' })).toEqual({
    ...asked,
    ...{ selected_regions: ['dach'], languages: ['ja'] },
  })
  expect(read({ followers: '9-3' })).toEqual(asked)
  expect(read({ followers: '3-9' })).toEqual({ ...asked, followers: { min: 3, max: 9 } })
  expect(read({ gender: 'whoever' })).toEqual(asked)
})

test('filters always hold, exclusions never', () => {
  const draft: Partial<BuilderDraft> = { ...three, order: 'reach', gender: 'FEMALE', excluded_keywords: ['decaf'] }
  expect(whoOf(draft)).toEqual({
    all: [{ any: [coffee, nike, chef] }, { genders: ['female'] }, { not: { posted: { groups: [['decaf']] } } }],
  })
})

test('countries stand in the question, beside states and cities they are one of several places', () => {
  const dach = { countries: ['JP'], selected_regions: ['dach'] }
  expect(questionOfDraft({ ...EMPTY_BUILDER, ...dach }).countries).toEqual(['JP', 'AT', 'CH', 'DE'])
  expect(whoOf({ ...dach, selected_states: ['US-CA'], cities: ['Osaka'] })).toEqual({
    any: [{ countries: ['JP', 'AT', 'CH', 'DE'] }, { regions: ['US-CA'] }, { cities: ['Osaka'] }],
  })
})

test('a topic is asked for in all languages', () => {
  expect(whoOf({ posted_about: ['coffee'] })).toMatchObject({
    posted: { groups: expect.arrayContaining([['coffee'], ['コーヒー'], ['kaffee']]) },
  })
})

test('ages and genders are those of the specification', () => {
  expect(BUILDER_AGES).toHaveLength(22)
  expect(BUILDER_AGES.map((age) => [age, ageGroupsOf(age).join(' ')])).toEqual(
    expect.arrayContaining([
      ['AGE_ANY', ''],
      ['AGE_OVER_13', '13-17 18-24 25-34 35-49 50+'],
      ['AGE_OVER_21', '18-24 25-34 35-49 50+'],
      ['AGE_13_TO_24', '13-17 18-24'],
      ['AGE_21_TO_34', '18-24 25-34'],
      ['AGE_35_TO_54', '35-49'],
    ]),
  )
  for (const age of BUILDER_AGES.slice(1)) expect(ageGroupsOf(age)).not.toEqual([])
  expect([1, 2, 3, '1', 'FEMALE', 'female', null].map(readGender)).toEqual([
    ...['MALE', 'FEMALE', 'ANY', 'MALE', 'FEMALE', 'ANY', 'ANY'],
  ])
})

test('a budget and a size stand in each other’s place', () => {
  expect(BUDGETS).toHaveLength(SIZES.length)
  BUDGETS.forEach((budget, at) => {
    const [by_budget, by_size] = [
      spendOf({ ...EMPTY_BUILDER, budget }, 10),
      spendOf({ ...EMPTY_BUILDER, size: SIZES[at]!, size_option: 'size' }, 10),
    ]
    expect(by_budget).toEqual({ suggested_budget: budget, suggested_size: SIZES[at] })
    expect(by_size).toEqual(by_budget)
  })
  expect(spendOf(EMPTY_BUILDER, 60_000)).toEqual({ suggested_budget: 2_500, suggested_size: 100_000 })
  expect(spendOf({ ...EMPTY_BUILDER, size_option: 'size' }, 0)).toEqual({
    suggested_budget: 500,
    suggested_size: 25_000,
  })
})

const words = (...among: string[]) => fc.uniqueArray(fc.constantFrom(...among), { maxLength: 2 })
const drafts: fc.Arbitrary<BuilderDraft> = fc
  .record({
    keyword_groups: fc.array(fc.uniqueArray(fc.constantFrom('a', 'b, c', '#d'), { minLength: 1 }), { maxLength: 2 }),
    handles: words('nike', 'adidas'),
    similar_to: words('puma', 'asics'),
    communities: fc.uniqueArray(
      fc.constantFrom<CommunityOfAccounts[]>(
        { accounts: ['nike', 'puma'], at_least: 2 },
        { accounts: ['ica'], at_least: 1 },
      ),
      { maxLength: 2 },
    ),
    all_of: fc.subarray([...ALL_OF_FIELDS]),
    interests: words('150', '152'),
    posted_about: words('coffee', 'tea'),
    words_in_profile: words('mum', 'coffee, please'),
    job_titles: words('chef', 'baker'),
    countries: words('JP', 'US'),
    selected_regions: words(REGIONS[1]!.id, 'dach'),
    selected_states: words(STATES[0]!.id, 'JP-13'),
    cities: words('Osaka', 'Leeds'),
    languages: words('ja', 'en'),
    gender: fc.constantFrom(...BUILDER_GENDERS),
    age: fc.constantFrom(...BUILDER_AGES),
    followers: fc.constantFrom(null, { min: 5 }, { max: 9 }, { min: 1, max: 4 }),
    verified: fc.constantFrom(null, true, false),
    without_bots: fc.boolean(),
    excluded_keywords: words('decaf'),
    excluded_handles: words('puma'),
    excluded_interests: words('150'),
    excluded_job_titles: words('chef'),
    excluded_words_in_profile: words('bot'),
    order: fc.constantFrom(...BUILDER_ORDERS),
    days: fc.constantFrom(null, 7),
  })
  .map((draft) => ({ ...EMPTY_BUILDER, ...draft }))

test('an address brings back the draft that it was written from', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const read = readBuilder(new URLSearchParams(writeBuilder(draft).toString()))
      expect(read ?? EMPTY_BUILDER).toEqual(draft)
    }),
  )
})

test('a saved question opens as blocks that ask the same, and what no block shows is kept', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const question = questionOfDraft(draft)
      const opened = draftOfQuestion(question, draft.days)
      expect(identityOf(questionOfDraft(opened))).toBe(identityOf(question))
      expect(opened.kept).toBe(null)
    }),
  )
  const odd: Who = { all: [{ follows: ['a', 'c'] }, { follows: ['b'] }, { genders: ['male'] }] }
  const opened = draftOfQuestion({ query_type: 'builder', who: odd, countries: ['JP'] }, 7)
  expect(opened).toMatchObject({
    gender: 'MALE',
    kept: { all: [{ follows: ['a', 'c'] }, { follows: ['b'] }] },
    days: 7,
  })
  const deep: Who = { not: { any: [{ follows: ['a'] }, { genders: ['brand'] }] } }
  expect(draftOfQuestion({ query_type: 'builder', who: deep }, null).kept).toEqual(deep)
})

test('a question of Explore opens as blocks, too', () => {
  expect(draftOfQuestion({ query_type: 'handle', handle: 'nike', countries: ['JP'] }, null)).toMatchObject({
    handles: ['nike'],
    countries: ['JP'],
  })
  const asked = { query_type: 'keyword' as const, keywords: [['run', 'shoes']], synonyms: ['jog'] }
  expect(draftOfQuestion(asked, 30)).toMatchObject({ keyword_groups: [['run', 'shoes'], ['jog']], days: 30 })
  const without = { ...asked, excluded_keywords: ['horse'] }
  expect(draftOfQuestion(without, null).kept).toEqual({
    posted: { groups: [['run', 'shoes'], ['jog']], excluded: ['horse'] },
  })
  expect(draftOfQuestion({ query_type: 'post', post_ids: ['12'] }, null).kept).toEqual({ engaged: ['12'] })
})

test('without a block its fields ask nothing', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      for (const kind of blocksOf(draft)) {
        const without = withoutBlock(draft, kind)
        expect(blocksOf(without)).not.toContain(kind)
        expect(BLOCKS[kind].who(without)).toBe(null)
      }
    }),
  )
})

test('what is asked stands in a block, also that people are not verified', () => {
  expect(blocksOf({ ...EMPTY_BUILDER, verified: false })).toContain('verified')
  fc.assert(
    fc.property(drafts, (draft) => {
      const asked = BLOCK_KINDS.filter((kind) => BLOCKS[kind].who(draft) !== null)
      expect(blocksOf(draft)).toEqual(expect.arrayContaining(asked))
    }),
  )
})

test('what nobody sees is in no block, neither by an address nor by a body', () => {
  const turned = 'coffee\u202egnp'
  expect(readBuilder(new URLSearchParams({ profile: turned, keywords: turned }))).toMatchObject({
    words_in_profile: ['coffeegnp'],
    keyword_groups: [['coffeegnp']],
  })
  expect(BuilderSchema.parse({ cities: [turned], description: turned })).toMatchObject({
    cities: ['coffeegnp'],
    description: 'coffeegnp',
  })
})
