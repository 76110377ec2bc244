import { describe, expect, test } from 'vitest'
import {
  type CriterionAtX,
  compilePackage,
  decompileCriteria,
  draftOfPackage,
  emptyPackage,
  type PackageEntry,
  type PackagePart,
  type TargetingPackage,
} from '../index.ts'

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  value,
  label: value,
  deselected: false,
  reason: { why: 'added' },
  ...patch,
})
const packageOf = (patch: Partial<TargetingPackage>): TargetingPackage => ({ ...emptyPackage(), ...patch })
const lines = (given: Partial<TargetingPackage>, known = {}) =>
  compilePackage(packageOf(given), known).criteria.map((one) => Object.values(one).join(' '))

describe('keywords', () => {
  test.each([
    [entry('coffee'), 'BROAD_KEYWORD coffee EQ'],
    [entry('new york', { match: 'phrase' }), 'PHRASE_KEYWORD new york EQ'],
    [entry('good morning', { match: 'exact' }), 'EXACT_KEYWORD good morning EQ'],
    [entry('beans coffee', { match: 'unordered' }), 'BROAD_KEYWORD +beans +coffee EQ'],
    [entry('  two   spaces '), 'BROAD_KEYWORD two spaces EQ'],
  ])('%j', (given, line) => expect(lines({ keywords: [given] })).toEqual([line]))

  test('what is left out has its own sign, and may be a phrase', () => {
    expect(lines({ excluded_keywords: [entry('free gift', { match: 'phrase' })] })).toEqual([
      'PHRASE_KEYWORD free gift NE',
    ])
  })

  test('a hashtag among the keywords is one hashtag, whichever number sign it has', () => {
    const { criteria, left_out } = compilePackage(
      packageOf({ keywords: [entry('＃tea')], hashtags: [entry('tea'), entry('#tea')] }),
      {},
    )
    expect(criteria.length).toBe(1)
    expect(left_out.map((one) => one.why)).toEqual(['twice', 'twice'])
  })

  test('a plus that X would read as a rule is told, not sent', () => {
    const { criteria, left_out } = compilePackage(packageOf({ keywords: [entry('+1'), entry('C++')] }), {})
    expect(criteria.map(({ targeting_value }) => targeting_value)).toEqual(['C++'])
    expect(left_out).toEqual([{ of: 'entry', part: 'keywords', value: '+1', why: 'reads_otherwise' }])
  })
})

describe('custom audiences', () => {
  const known = { custom_audiences: new Map([...'ABC'].map((name) => [name, name.toLowerCase()])) }
  test('audiences, what is left out, and look-alikes have their types', () => {
    expect(lines({ custom_audiences: [entry('A'), entry('B', { excluded: true })] }, known)).toEqual([
      'CUSTOM_AUDIENCE a EQ',
      'CUSTOM_AUDIENCE b NE',
    ])
    expect(lines({ custom_audiences: [entry('A', { look_alike: true })] }, known)).toEqual([
      'CUSTOM_AUDIENCE_EXPANDED a EQ',
    ])
  })

  test('both kinds do not go together, look-alikes are not left out, and what is not ready waits', () => {
    const custom_audiences = [
      entry('C', { look_alike: true, excluded: true }),
      entry('A', { ready: true }),
      entry('A', { look_alike: true }),
      entry('B', { ready: false }),
      entry('D'),
    ]
    const { criteria, left_out } = compilePackage(packageOf({ custom_audiences }), known)
    expect(criteria.length).toBe(1)
    expect(left_out.map((one) => one.why)).toEqual(['not_excludable', 'not_together', 'not_ready', 'unknown_at_x'])
  })
})

describe('films and shows', () => {
  const known = {
    countries: new Map([...['JP', 'US']].map((code) => [code, code])),
    movies_tv_shows: new Map([['Film', 'a1']]),
    tv_shows: new Map([['Show', { id: '10027243420', countries: ['JP'] }]]),
  }
  const of = (countries: string[]) =>
    packageOf({ movies_tv_shows: [entry('Show'), entry('Film')], countries: countries.map((code) => entry(code)) })

  test('a show follows the places in which X has it', () => {
    const { criteria } = compilePackage(of(['JP']), known)
    expect(criteria.map(({ targeting_type }) => targeting_type)).toEqual(['CONVERSATION', 'LOCATION', 'TV_SHOW'])
  })
  test.each([[[]], [['US']], [['JP', 'US']]])('with the places %j it is told', (countries) => {
    expect(compilePackage(of(countries), known).left_out).toEqual([
      { of: 'entry', part: 'movies_tv_shows', value: 'Show', why: 'no_market' },
    ])
  })
})

test.each([
  [[], true, ['ALL_ON_TWITTER'], []],
  [['replies', 'homeTimelines'], false, ['TWITTER_TIMELINE', 'TWITTER_REPLIES'], []],
  [['searchResults'], false, ['ALL_ON_TWITTER'], ['needs_keywords']],
  [['searchResults'], true, ['TWITTER_SEARCH'], []],
  [['profiles'], true, ['ALL_ON_TWITTER'], ['not_alone']],
  [['profiles', 'searchResults'], false, ['ALL_ON_TWITTER'], ['needs_keywords', 'not_alone']],
] as const)('placements %j, with keywords %s', (placements, hasWords, wanted, whys) => {
  const keywords = hasWords ? [entry('tea')] : []
  const made = compilePackage(packageOf({ placements: [...placements], keywords }), {})
  expect(made.placements).toEqual(wanted)
  expect(made.left_out.map(({ why }) => why)).toEqual(whys)
})

test('the country that nobody can choose is told', () => {
  const known = { countries: new Map([['KP', '1']]) }
  expect(compilePackage(packageOf({ countries: [entry('KP')] }), known).left_out).toEqual([
    { of: 'entry', part: 'countries', value: 'KP', why: 'not_available' },
  ])
})

test('a place, or a topic, that two parts name is one at X', () => {
  const known = {
    countries: new Map([['SG', 'x']]),
    locations: new Map([['Singapore', 'x']]),
    conversation_topics: new Map([['Running', 'a1']]),
    movies_tv_shows: new Map([['Running', 'a1']]),
  }
  const given = {
    countries: [entry('SG')],
    locations: [entry('Singapore')],
    conversation_topics: [entry('Running')],
    movies_tv_shows: [entry('Running')],
  }
  const { criteria, left_out } = compilePackage(packageOf(given), known)
  expect(criteria.length).toBe(2)
  expect(left_out.map((one) => one.why)).toEqual(['twice', 'twice'])
})

describe('back from X', () => {
  const criterion = (targeting_type: string, targeting_value: string, operator_type = 'EQ'): CriterionAtX => ({
    targeting_type,
    targeting_value,
    operator_type,
    name: `the ${targeting_value}`,
  })

  test('what a package has no part for, or nothing here is known by, is told with the name that X gives it', () => {
    const criteria = [
      criterion('EVENT', '1'),
      criterion('PLATFORM', '0'),
      criterion('FOLLOWERS_OF_USER', '7'),
      criterion('INTEREST', '9'),
      criterion('LANGUAGE', 'en', 'NE'),
      criterion('NETWORK_ACTIVATION_DURATION', '6', 'LT'),
      criterion('AGE', 'AGE_20_TO_29'),
      criterion('AGE', 'AGE_18_TO_24'),
      criterion('AGE', 'AGE_OVER_50'),
      criterion('toString', 'x'),
    ]
    const back = decompileCriteria(criteria, ['TWITTER_TIMELINE', 'SPOTLIGHT'], {})
    expect(back.package).toEqual(packageOf({ age: 'AGE_18_TO_24', placements: ['homeTimelines'] }))
    expect(back.no_counterpart.map((one) => [one.of === 'criterion' ? one.name : one.placement, one.why])).toEqual([
      ['the 1', 'no_part'],
      ['the 0', 'no_part'],
      ['the 7', 'no_part'],
      ['the 9', 'unknown_here'],
      ['the en', 'no_part'],
      ['the 6', 'no_part'],
      ['the AGE_20_TO_29', 'unknown_here'],
      ['the AGE_OVER_50', 'no_part'],
      ['the x', 'no_part'],
      ['SPOTLIGHT', 'no_part'],
    ])
  })

  test('a type that X does away with is read as what it says', () => {
    const back = decompileCriteria([criterion('UNORDERED_KEYWORD', 'coffee beans')], [], {})
    expect(back.package.keywords).toMatchObject([{ value: 'coffee beans', match: 'unordered' }])
  })

  test('a package becomes a draft', () => {
    const parts: Partial<Record<PackagePart, PackageEntry[]>> = {
      keywords: [entry('coffee beans', { match: 'unordered' }), entry('new york', { match: 'phrase' }), entry('tea')],
      hashtags: [entry('#latte')],
      handles: [entry('nike')],
      locations: [entry('US-CA'), entry('Tokyo')],
      custom_audiences: [entry('Buyers')],
      excluded_keywords: [entry('decaf'), entry('gone', { deselected: true })],
    }
    const { draft, no_counterpart } = draftOfPackage(packageOf({ ...parts, gender: 'FEMALE', placements: ['replies'] }))
    expect(draft).toMatchObject({
      keyword_groups: [['coffee', 'beans'], ['new york'], ['tea'], ['#latte']],
      similar_to: ['nike'],
      selected_states: ['US-CA'],
      cities: ['Tokyo'],
      excluded_keywords: ['decaf'],
      gender: 'FEMALE',
      order: 'reach',
    })
    expect(no_counterpart).toEqual([
      { of: 'entry', part: 'custom_audiences', value: 'Buyers', why: 'no_block' },
      { of: 'placement', placement: 'replies', why: 'no_block' },
    ])
  })
})
