import { type Answered, NOT_IN_DATA, readCitations } from '@starling/contract/browser'
import { type ColumnKind, type SectionId, SUGGESTIONS, sectionOf } from '@starling/sections'
import { setLanguage, t } from '@starling/text'
import { World } from '@starling/world'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { givenSections } from './given-sections.ts'
import { suggestionsFor } from './suggestions.ts'

const CELLS: Partial<Record<ColumnKind, Answered['rows'][number][string]>> = {
  country: 'JP',
  language: 'ja',
  gender: 'female',
  age_group: '25-34',
  interval: [0.3, 0.4],
  ratio_interval: [1.2, 2.4],
  arrow: 'over',
  mark: null,
  share: 0.35,
  handle: 'starling',
  audiences: [0],
  words: ['one', 'two'],
  sentiment: 'neutral',
}
const TEXTS: readonly ColumnKind[] = ['text', 'id', 'place', 'interest', 'job_title', 'url', 'found_in']

/** A section with two rows that hold what their columns say. */
function answered(section: SectionId): Answered {
  const { columns, base, method } = sectionOf(section)
  const cell = (kind: ColumnKind) => CELLS[kind] ?? (TEXTS.includes(kind) ? 'words' : 7)
  const row = Object.fromEntries(Object.entries(columns).map(([name, { kind }]) => [name, cell(kind)]))
  const men = section === 'genders' ? { value: 'male' } : {}
  return {
    section,
    rows: [row, { ...row, ...men }],
    base: {
      unit: base,
      n: 900,
      known: 800,
      baseline: 'all',
      baseline_n: 9,
      baseline_known: 9,
      comparison: null,
      mark: null,
      hidden: false,
    },
    as_of: null,
    source: ['test'],
    method,
    more: false,
  }
}

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())
// Other files read the same words.
afterEach(() => setLanguage('en'))

test.each(
  SUGGESTIONS.flatMap(([section, key]) => (['en', 'ja'] as const).map((language) => ({ section, key, language }))),
)('$language $section: what is suggested is answered from its section: $key', async ({ section, key, language }) => {
  await setLanguage(language)
  const body = {
    data: {
      question: { query_type: 'handle', handle: 'starling' } as const,
      sections: givenSections([answered(section)]),
    },
    query: t(key),
  }
  const pieces: string[] = []
  for await (const piece of world.browser('pro.localhost:4000').analyzeChatQuery({ body })) pieces.push(piece)
  const cited = readCitations(pieces.join('')).filter((part) => typeof part !== 'string')
  expect(pieces.join('').startsWith(NOT_IN_DATA[language])).toBe(false)
  expect(new Set(cited.map((one) => one.section))).toEqual(new Set([section]))
})

test('only what is on the screen and was not asked is suggested', () => {
  const hidden = answered('age_groups')
  const answers = [
    answered('countries'),
    answered('genders'),
    { ...answered('cities'), rows: [] },
    { ...hidden, base: { ...hidden.base, hidden: true } },
  ]
  const say = (key: string) => key
  expect(suggestionsFor(answers, [], 5, say)).toEqual([
    'Which country do most people come from?',
    'Are there more women or men?',
  ])
  expect(suggestionsFor(answers, ['Are there more women or men?'], 5, say)).toHaveLength(1)
  expect(suggestionsFor(answers, [], 1, say)).toHaveLength(1)
})

test('words of strangers are not sent, and a large analysis is cut without losing days', () => {
  const post = answered('conversation_posts')
  expect(Object.keys(givenSections([post])[0]!.rows[0]!)).not.toEqual(expect.arrayContaining(['text']))
  expect(givenSections([answered('share_of_voice')])[0]!.rows[0]).toHaveProperty('name')
  const many = (section: SectionId) => ({
    ...answered(section),
    rows: Array<Answered['rows'][number]>(4_000).fill(answered(section).rows[0]!),
  })
  const given = givenSections([many('top_accounts'), many('conversation_volume')])
  expect(given.map(({ rows, more }) => [rows.length, more])).toEqual([
    [25, true],
    [4_000, false],
  ])
})
