import { existsSync } from 'node:fs'
import path from 'node:path'
import { QUERY_TYPES, type Question } from '@starling/question'
import { expect, test } from 'vitest'
import { SECTION_GROUPS, STEPS } from './group.ts'
import { METHODS } from './methods.ts'
import { MADE_ALIKE } from './primitive.ts'
import { DOWNLOADABLE_IDS, mayAsk, partsOf, SECTION_IDS, sectionOf, sectionsFor, sectionsIn } from './sections.ts'

/** Word for word from the specification, section 3. */
const SPECIFIED =
  'profile, posts, audience_size, similar_accounts, top_accounts, largest_followers, follower_growth, hashtags_used_by_handle, keywords_used_by_handle, keyword_combinations_used_by_handle, sample_accounts, countries, languages, genders, age_groups, seo, cities, interests_of_this_audience, topics, most_interacted_emojis, most_interacted_hashtags, most_interacted_keywords, most_interacted_keyword_combinations, hashtags_self_view, audience_self_view, audience_self_view_combinations, job_titles, subreddits, conversation_volume, sentiment_analysis, conversation_posts, share_of_voice'.split(
    ', ',
  )

test('the 32 sections of the specification are there, in its order', () => {
  expect(DOWNLOADABLE_IDS).toEqual(SPECIFIED)
  expect(SPECIFIED).toHaveLength(32)
})

test.each(SECTION_IDS)('%s is described', (id) => {
  const section = sectionOf(id)
  expect(section.id).toBe(id)
  expect(section.meaning).toMatch(/^[A-Z][^.!]+\.$/)
  expect(section.title).toMatch(/^[A-Z][^.!]*$/)
  expect(section.asked_by.length).toBeGreaterThan(0)
  expect(section.base === 'posts' && section.baseline !== 'none').toBe(false)
  const titles = SECTION_IDS.filter((other) => sectionOf(other).title === section.title)
  expect(titles).toEqual([id])
})

test('every method has its page, and every page is of a method in use', () => {
  const used = new Set(SECTION_IDS.map((id) => sectionOf(id).method))
  expect(METHODS.filter((method) => !used.has(method))).toEqual([])
  const pages = path.join(import.meta.dirname, '../../../docs/methods')
  expect(METHODS.filter((method) => !existsSync(path.join(pages, `${method}.md`)))).toEqual([])
})

test.each([
  ['handle', 'profile', 'conversation_posts'],
  ['keyword', 'share_of_voice', 'profile'],
  ['conversation', 'conversation_volume', 'follower_growth'],
  ['post', 'posts', 'share_of_voice'],
] as const)('a %s question shows %s, not %s', (query_type, shown, other) => {
  expect(sectionsFor(query_type)).toContain(shown)
  expect(sectionsFor(query_type)).not.toContain(other)
})

test('each section is asked for by the question of a kind it names', () => {
  const QUESTIONS: Question[] = [
    { query_type: 'handle', handle: 'a' },
    { query_type: 'keyword', keywords: [['a']] },
    { query_type: 'conversation', keywords: [['a']] },
    { query_type: 'post', post_ids: ['1'] },
  ]
  for (const [at, question] of QUESTIONS.entries()) {
    expect(SECTION_IDS.filter((id) => mayAsk(id, question))).toEqual(sectionsFor(QUERY_TYPES[at]!))
  }
  const built: Question = { query_type: 'builder', who: { all: [] } }
  expect([mayAsk('genders', built), mayAsk('share_of_voice', built), mayAsk('profile', built)]).toEqual([
    true,
    false,
    false,
  ])
})

test('each section has a place of its own on a page, and all but one that lies over others comes with a group', () => {
  const places = SECTION_IDS.map((id) => sectionOf(id).place)
  expect(new Set(places.map(({ part, at }) => `${part} ${at}`)).size).toBe(places.length)
  expect(
    partsOf(SECTION_IDS)
      .flatMap(({ sections }) => sections)
      .toSorted(),
  ).toEqual(SECTION_IDS.toSorted())
  expect(SECTION_IDS.filter((id) => !sectionOf(id).group)).toEqual(
    SECTION_IDS.filter((id) => sectionOf(id).with_others),
  )
  expect(STEPS.flat().toSorted()).toEqual(SECTION_GROUPS.toSorted())
  for (const group of SECTION_GROUPS) expect(sectionsIn(group), group).not.toEqual([])
})

test('what people are made alike in is compared as it is', () => {
  const question: Question = { query_type: 'keyword', keywords: [['tea']] }
  for (const id of SECTION_IDS) {
    const [own] = sectionOf(id).primitives(question, { others: [] })
    const isAlike = own?.do === 'breakdown' && MADE_ALIKE.includes(own.dimension)
    expect(sectionOf(id).as_is ?? false, id).toBe(isAlike)
  }
})
