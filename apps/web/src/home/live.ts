import type { Answered } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { SECTION_FOR } from '@starling/sections'
import { summarySections } from '@starling/sections/summary'
import { queryOptions } from '@tanstack/react-query'
import { ownOffset } from '../figures/index.ts'
import { quiet } from '../floor/index.ts'

const KEPT_MS = 10 * 60_000
const TOPICS = 4
/** Beside the sentences. */
export const DRAWN = [SECTION_FOR.volume, SECTION_FOR.mood] as const

/** What everybody marks as their topic: questions that are really there. */
export const liveTopicsOptions = queryOptions({
  queryKey: ['home', 'topics'],
  queryFn: async ({ signal }): Promise<string[]> => {
    const question = { query_type: 'builder' as const, who: { all: [] } }
    const { sections } = await quiet.explore(
      { body: { question, sections: [SECTION_FOR.hashtags], limit: TOPICS } },
      { signal },
    )
    const [found] = sections
    return found && 'rows' in found ? found.rows.map(({ value }) => String(value).replace(/^[#＃]/, '')) : []
  },
  staleTime: KEPT_MS,
})

export const topicQuestionOf = (topic: string): AskedQuestion => ({ query_type: 'conversation', keywords: [[topic]] })

/** What its summary tells of, and what is drawn beside it. */
export const liveAnswersOptions = (topic: string) =>
  queryOptions({
    queryKey: ['home', 'answers', topic],
    queryFn: async ({ signal }): Promise<Answered[]> => {
      const question = topicQuestionOf(topic)
      const wanted = [...new Set([...summarySections(question), ...DRAWN])]
      const { sections } = await quiet.explore(
        { body: { question, sections: wanted, utc_offset_minutes: ownOffset() } },
        { signal },
      )
      return sections.filter((section) => 'rows' in section)
    },
    staleTime: KEPT_MS,
  })
