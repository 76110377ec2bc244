import { BLOCK_KINDS, type BuilderDraft, EMPTY_BUILDER, withoutBlock } from '@starling/question/builder'
import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { builderSentence, clauseOf } from './builder-words.ts'
import { interestName } from './names.ts'

const draftOf = (patch: Partial<BuilderDraft>): BuilderDraft => ({ ...EMPTY_BUILDER, ...patch })
const WHOLE = draftOf({
  keyword_groups: [['coffee', 'beans'], ['#espresso']],
  posted_about: ['tea'],
  interests: ['222'],
  handles: ['nike'],
  similar_to: ['puma'],
  communities: [{ accounts: ['ica', 'coop'], at_least: 2 }],
  words_in_profile: ['mum'],
  job_titles: ['chef'],
  kept: { engaged: ['12'] },
  countries: ['US'],
  selected_regions: ['dach'],
  selected_states: ['JP-13'],
  cities: ['Leeds'],
  languages: ['ja'],
  gender: 'FEMALE',
  age: 'AGE_18_TO_34',
  followers: { min: 10, max: 2_000 },
  verified: true,
  excluded_keywords: ['decaf'],
  excluded_handles: ['adidas'],
  excluded_interests: ['210'],
  excluded_job_titles: ['baker'],
  excluded_words_in_profile: ['bot'],
})

test.each(['en', 'ja'] as const)('a sentence says each block, and no other (%s)', (language) => {
  const words = say(language)
  const whole = builderSentence(WHOLE, words)
  for (const kind of BLOCK_KINDS) {
    const clause = clauseOf(kind, WHOLE, words)
    if (kind !== 'gender' && kind !== 'without_bots') expect(whole).toContain(clause)
    expect(builderSentence(withoutBlock(WHOLE, kind), words)).not.toBe(whole)
    if (kind !== 'gender') expect(builderSentence(withoutBlock(WHOLE, kind), words)).not.toContain(clause)
  }
})

test('it reads as one would say it', () => {
  const draft = draftOf({ handles: ['nike', 'adidas'], interests: ['227'], gender: 'FEMALE', countries: ['US'] })
  expect(builderSentence(draft, say('en'))).toBe(
    'Women who are interested in Running and Jogging, and follow @nike or @adidas, and are in the United States.',
  )
  expect(builderSentence(draft, say('ja'))).toBe(
    'ランニング・ジョギングに関心がある、かつ@nikeまたは@adidasをフォローしている、かつアメリカ合衆国にいる女性。',
  )
  expect(builderSentence({ ...draft, order: 'reach' }, say('en'))).toContain(
    '(are interested in Running and Jogging, or follow @nike or @adidas)',
  )
  expect(builderSentence({ ...draft, job_titles: ['chef'] }, say('en'))).toContain('(at least two of: ')
  expect(builderSentence(draftOf({ without_bots: false }), say('en'))).toBe('All people (bots included).')
  expect(builderSentence(draftOf({ keyword_groups: [['tea']], days: 1 }), say('en'))).toContain('in the last day')
})

test('it says whether they are verified or are not', () => {
  expect(builderSentence(draftOf({ verified: true }), say('en'))).toBe('People who are verified.')
  expect(builderSentence(draftOf({ verified: false }), say('en'))).toBe('People who are not verified.')
})

test('any or all of a list is said', () => {
  const draft = draftOf({ handles: ['nike', 'adidas'], interests: ['227', '222'], all_of: ['handles'] })
  expect(builderSentence(draft, say('en'))).toBe(
    'People who are interested in Running and Jogging or Fitness, and follow both @nike and @adidas.'.replace(
      'Fitness',
      interestName('222', 'en'),
    ),
  )
  expect(builderSentence(draft, say('ja'))).toContain('@nikeと@adidasの両方をフォローしている')
  const three = { ...draft, handles: ['nike', 'adidas', 'puma'] }
  expect(builderSentence(three, say('en'))).toContain('follow all of @nike, @adidas, and @puma')
  expect(builderSentence(three, say('ja'))).toContain('のすべてをフォローしている')
  // Of one thing there is no all, and whom one leaves out is left out for any of it.
  expect(builderSentence({ ...draft, handles: ['nike'] }, say('en'))).toContain('follow @nike.')
  expect(builderSentence({ ...draft, excluded_handles: ['a', 'b'] }, say('en'))).toContain('do not follow @a or @b')
})
