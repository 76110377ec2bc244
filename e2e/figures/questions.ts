import { expect } from '@playwright/test'
import type { Answered, SectionAnswers } from '@starling/contract'
import type { HandleQuestion, PostQuestion, WordsQuestion } from '@starling/question'
import { SECTION_FOR, type SectionId } from '@starling/sections'
import fc from 'fast-check'
import type { AskServer } from '../ask.ts'

export type Asked = HandleQuestion | WordsQuestion | PostQuestion
export const EXPLORE = '/api/external/xplore/'
const DAY = 86_400
const EVERYBODY = { query_type: 'builder', who: { all: [] } }

/** Of each kind as many as the next: random handles, words, posts, windows, countries and exclusions of the network. */
export async function randomQuestions(ask: AskServer, count: number, seed: number): Promise<Asked[]> {
  const now = Math.floor(Date.now() / 60_000) * 60
  const window = { since: now - 365 * DAY, until: now }
  const rowsOf = async (question: object, section: SectionId) => {
    let rows: Answered['rows'] = []
    // The network may still be read in.
    await expect(async () => {
      const { sections } = await ask<SectionAnswers>(EXPLORE, { question, sections: [section] })
      rows = (sections[0] as Answered).rows
      expect(rows).toBeDefined()
    }).toPass({ timeout: 60_000 })
    return rows
  }
  const handles = (await rowsOf(EVERYBODY, SECTION_FOR.largest)).map(({ handle }) => String(handle))
  const clusters = await rowsOf({ ...EVERYBODY, window }, SECTION_FOR.clusters)
  const words = clusters.flatMap(({ words: some }) => (some as string[]).slice(0, 4))
  const about = { query_type: 'conversation', keywords: words.map((word) => [word]), window }
  const posts = (await rowsOf(about, SECTION_FOR.posts)).map(({ id }) => String(id))

  const since = fc.integer({ min: 30, max: 365 }).map((days) => ({ since: now - days * DAY, until: now }))
  const common = fc.record(
    {
      countries: fc.constantFrom(...[['US'], ['JP', 'GB'], ['FR', 'US']]),
      without_bots: fc.constant(false as const),
      post_ordering: fc.constantFrom('view_count' as const, 'created_at' as const),
    },
    { requiredKeys: [] },
  )
  const some = <T>(list: T[], most: number) =>
    fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: most })
  const more = fc.record({ excluded_keywords: some(words, 2), synonyms: some(words, 2) }, { requiredKeys: [] })
  const worded = (query_type: WordsQuestion['query_type']) =>
    fc
      .tuple(fc.array(some(words, 1), { minLength: 1, maxLength: 3 }), since, more)
      .map(([keywords, asked, rest]) => ({ query_type, keywords, window: asked, ...rest }))
  const kinds = [
    fc.constantFrom(...handles).map((handle) => ({ query_type: 'handle' as const, handle })),
    worded('keyword'),
    worded('conversation'),
    some(posts, 3).map((post_ids) => ({ query_type: 'post' as const, post_ids })),
  ]
  return Array.from({ length: count }, (_, at) => {
    const one = fc.tuple(kinds[at % kinds.length]!, common).map(([subject, rest]) => ({ ...subject, ...rest }) as Asked)
    return fc.sample(one, { numRuns: 1, seed: seed + at })[0]!
  })
}
