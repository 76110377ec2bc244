import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { describe, expect, test } from 'vitest'
import {
  candidatesOf,
  compilePackage,
  type EntryReach,
  emptyPackage,
  type Finding,
  hasPrimary,
  hasWords,
  labelledIn,
  MOST_FOUND,
  mergeResults,
  PACKAGE_PARTS,
  type PackageEntry,
  packageOf,
  packageOfDraft,
  unsaidOf,
  withReach,
} from './index.ts'

const draftOf = (patch: Partial<BuilderDraft>): BuilderDraft => ({ ...EMPTY_BUILDER, ...patch })
const found = (value: string, patch: Partial<Finding> = {}): Finding => ({
  value,
  people: 40,
  share: 0.4,
  over_index: 3,
  is_over: true,
  ...patch,
})
const values = (entries: readonly PackageEntry[]) => entries.map(({ value }) => value)
const added = (value: string): PackageEntry => ({ value, label: value, deselected: false, reason: { why: 'added' } })

describe('what a package holds', () => {
  test('a draft without blocks makes an empty one', () => {
    expect(packageOf(draftOf({}), {})).toEqual(emptyPackage())
    expect(hasWords(emptyPackage())).toBe(false)
  })

  test('what is asked for comes first, then what sets the people apart, each with its reason', () => {
    const draft = draftOf({ keyword_groups: [['coffee', 'beans'], ['#espresso']], posted_about: ['tea'] })
    const made = packageOf(draft, {
      keyword: [found('latte'), found('coffee beans'), found('the', { is_over: false })],
      hashtag: [found('#latteart', { over_index: 7.5 }), found('#ESPRESSO')],
    })
    expect(values(made.keywords).slice(0, 2)).toEqual(['coffee beans', 'tea'])
    expect(values(made.keywords).at(-1)).toBe('latte')
    expect(values(made.keywords)).not.toContain('the')
    expect(made.keywords.filter(({ reason }) => reason.why === 'writing')).not.toEqual([])
    expect(made.hashtags).toEqual([
      { value: '#espresso', label: '#espresso', deselected: false, reason: { why: 'asked' } },
      {
        value: '#latteart',
        label: '#latteart',
        deselected: false,
        reason: { why: 'over_index', people: 40, share: 0.4, over_index: 7.5 },
      },
    ])
    expect(hasWords(made)).toBe(true)
  })

  test('who chooses among what sets people apart chooses of what is neither asked for nor left out', () => {
    const draft = draftOf({ handles: ['@Nike'], excluded_keywords: ['decaf'] })
    const findings = {
      keyword: [found('latte'), found('Decaf'), found('mocha'), found('tea', { is_over: false })],
      account: [found('NIKE'), found('Puma')],
      topic: [found('150')],
      film: [found('m-akira-1988')],
    }
    const candidates = candidatesOf(draft, findings)
    expect(values(candidates.keywords)).toEqual(['latte', 'mocha'])
    expect(values(candidates.handles)).toEqual(['puma'])
    expect(values(candidates.conversation_topics)).toEqual(['150'])
    const made = packageOf(draft, findings, {}, (_, all) => all.toReversed())
    expect(values(made.keywords)).toEqual(['mocha', 'latte'])
    expect(values(made.handles)).toEqual(['nike', 'puma'])
    expect(values(made.movies_tv_shows)).toEqual(['m-akira-1988'])
  })

  test('whom an entry reaches stands with its reason, and changes nothing else', () => {
    const reach: EntryReach = {
      ...{ inside: 30, of: 100, share: 0.3, share_interval: [0.2, 0.4] },
      ...{ outside: null, precision: 0.9, precision_interval: [0.8, 0.95], adds: 12 },
    }
    const made = packageOf(draftOf({ keyword_groups: [['tea'], ['coffee']] }), {})
    const told = withReach(made, (part, value) => (part === 'keywords' && value === 'tea' ? reach : undefined))
    expect(told.keywords.map(({ reason }) => reason)).toEqual([{ why: 'asked', reach }, { why: 'asked' }])
    expect({ ...told, keywords: made.keywords }).toEqual(made)
  })

  test('what is left out of the audience is in no part, and no more are found than so many', () => {
    const draft = draftOf({ excluded_keywords: ['Latte'], excluded_handles: ['@Nike'], excluded_interests: ['210'] })
    const many = Array.from({ length: 100 }, (_, at) => found(`word${at}`))
    const made = packageOf(draft, {
      keyword: [found('latte'), ...many],
      account: [found('nike'), found('Adidas')],
      interest: [found('210'), found('211')],
    })
    expect(values(made.keywords)).toEqual(values(many.slice(0, MOST_FOUND.keywords).map(({ value }) => added(value))))
    expect(values(made.handles)).toEqual(['adidas'])
    expect(values(made.interests)).toEqual(['211'])
    expect(values(made.excluded_keywords)).toEqual(['Latte'])
  })

  test('places and languages that are asked for stay alone; else those are taken where most of the people are', () => {
    const findings = {
      country: [found('JP', { share: 0.7 }), found('US', { share: 0.049 })],
      language: [found('ja', { share: 0.9 }), found('en', { share: 0.09 })],
    }
    const open = packageOf(draftOf({}), findings)
    expect([values(open.countries), values(open.languages)]).toEqual([['JP'], ['ja']])
    expect(open.countries[0]!.reason).toEqual({ why: 'share', people: 40, share: 0.7 })
    const placed = packageOf(draftOf({ selected_states: ['US-CA'], languages: ['es'] }), findings)
    expect([values(placed.countries), values(placed.locations), values(placed.languages)]).toEqual([
      [],
      ['US-CA'],
      ['es'],
    ])
  })

  test('gender and age are as they are asked for', () => {
    expect(packageOf(draftOf({ gender: 'FEMALE', age: 'AGE_25_TO_49' }), {})).toMatchObject({
      gender: 'FEMALE',
      age: 'AGE_25_TO_49',
    })
  })

  test('what somebody adds joins its part once; what is no part is nothing', () => {
    const made = packageOf(draftOf({ keyword_groups: [['tea']] }), {}, { keywords: ['Tea', 'matcha'], age: ['x'] })
    expect(made.keywords.map(({ value, reason }) => [value, reason.why])).toEqual([
      ['tea', 'asked'],
      ['matcha', 'added'],
    ])
    expect(made.age).toBe('AGE_ANY')
  })

  test('its labels are in the language of the reader', () => {
    const made = packageOfDraft(draftOf({ countries: ['JP'], languages: ['en'], handles: ['@Nike'] }))
    const labels = (language: 'en' | 'ja') => {
      const { countries, languages, handles } = labelledIn(made, language)
      return [countries, languages, handles].map(([first]) => first!.label)
    }
    expect(labels('en')).toEqual(['Japan', 'English', '@nike'])
    expect(labels('ja')).toEqual(['日本', '英語', '@nike'])
  })
})

describe('what becomes of it at X', () => {
  const known = {
    handles: new Map([['nike', '415859364']]),
    countries: new Map([['JP', '06ef846bfc783874']]),
    languages: new Map([['ja', 'ja']]),
  }

  test('each part has its criterion', () => {
    const draft = draftOf({
      keyword_groups: [['coffee', 'beans'], ['#espresso']],
      handles: ['nike'],
      countries: ['JP'],
      languages: ['ja'],
      gender: 'FEMALE',
      age: 'AGE_18_TO_34',
      excluded_keywords: ['decaf'],
    })
    const { criteria, left_out } = compilePackage(packageOfDraft(draft), known)
    expect(criteria.map((one) => Object.values(one).join(' '))).toEqual([
      'BROAD_KEYWORD +coffee +beans EQ',
      'BROAD_KEYWORD #espresso EQ',
      'SIMILAR_TO_FOLLOWERS_OF_USER 415859364 EQ',
      'LOCATION 06ef846bfc783874 EQ',
      'LANGUAGE ja EQ',
      'BROAD_KEYWORD decaf NE',
      'GENDER 2 EQ',
      'AGE AGE_18_TO_34 EQ',
    ])
    expect(left_out).toEqual([])
    expect(hasPrimary(criteria)).toBe(true)
  })

  test('what has no id at X, is too long or one too many is told, never dropped in silence', () => {
    const many = Array.from({ length: 1_001 }, (_, at) => added(`word${at}`))
    const given = {
      ...emptyPackage(),
      keywords: [added('x'.repeat(101)), ...many],
      interests: [added('210')],
      locations: [added('US-CA')],
    }
    const { criteria, left_out } = compilePackage(given, known)
    expect(criteria.length).toBe(1_000)
    expect(left_out).toEqual([
      { of: 'entry', part: 'keywords', value: 'x'.repeat(101), why: 'too_long' },
      { of: 'entry', part: 'keywords', value: 'word1000', why: 'too_many' },
      { of: 'entry', part: 'interests', value: '210', why: 'unknown_at_x' },
      { of: 'entry', part: 'locations', value: 'US-CA', why: 'unknown_at_x' },
    ])
  })

  test('of every part, each entry is a criterion or is told', () => {
    const given = { ...emptyPackage(), ...Object.fromEntries(PACKAGE_PARTS.map((part) => [part, [added(part)]])) }
    const { criteria, left_out } = compilePackage(given, known)
    expect(criteria.length + left_out.length).toBe(PACKAGE_PARTS.length)
  })

  test('what is deselected is chosen at X no more', () => {
    const given = { ...emptyPackage(), keywords: [{ ...added('tea'), deselected: true }] }
    expect(compilePackage(given, known)).toEqual({ criteria: [], placements: ['ALL_ON_TWITTER'], left_out: [] })
  })

  test('nothing that only narrows, or only excludes, says whom to reach', () => {
    const { criteria } = compilePackage(
      packageOfDraft(draftOf({ countries: ['JP'], excluded_keywords: ['tea'], gender: 'MALE' })),
      known,
    )
    expect(criteria.length).toBe(3)
    expect(hasPrimary(criteria)).toBe(false)
  })

  test('blocks that X has nothing for are told, and that it takes whoever has any of it', () => {
    const draft = draftOf({ keyword_groups: [['tea']], job_titles: ['chef'], verified: true })
    expect(unsaidOf(draft)).toEqual([
      { of: 'block', kind: 'job_titles', why: 'no_criterion' },
      { of: 'block', kind: 'verified', why: 'no_criterion' },
      { of: 'block', kind: 'without_bots', why: 'no_criterion' },
      { of: 'order', why: 'any_is_enough' },
    ])
    expect(unsaidOf(draftOf({ keyword_groups: [['tea']], without_bots: false }))).toEqual([])
  })
})

test('of results that merge lists replace, and fields of an object are copied in', () => {
  const target = { rows: [1, 2], figures: { a: 1, b: 2 }, name: 'x' as string | null }
  expect(mergeResults(target, { rows: [3], figures: { b: 3 } as never, name: null })).toEqual({
    rows: [3],
    figures: { a: 1, b: 3 },
    name: null,
  })
  expect(target.rows).toEqual([1, 2])
})
