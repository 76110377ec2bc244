import type { AnswerRow, SectionAnswers } from '@starling/contract/browser'
import type { AskedQuestion, QueryType } from '@starling/question'
import { SECTION_FOR, type SectionId } from '@starling/sections'
import { truncate } from '@starling/text'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const SHOWN = 4
const TRIED = 8
const MOST_LETTERS = 60
/** Fewer are hidden: an example must have something to show. */
const LEAST_PEOPLE = 5

export type Example = { question: AskedQuestion; label: string }

function rowsOf({ sections }: SectionAnswers, id: SectionId): AnswerRow[] {
  const found = sections.find(({ section }) => section === id)
  return found && 'rows' in found ? found.rows : []
}

const ofWord =
  (query_type: 'keyword' | 'conversation') =>
  (word: string): Example => ({ question: { query_type, keywords: [[word]] }, label: word })

/** The words that hold a cluster together are what its people talk about; one of each cluster before a second. */
function topicsIn(clusters: readonly AnswerRow[]): string[] {
  const words = clusters.map(({ words }) => (Array.isArray(words) ? words.map(String) : []))
  return [0, 1].flatMap((at) => words.flatMap((list) => list.slice(at, at + 1)))
}

/** Most people first, and none that nobody stands behind. */
async function peopled(examples: readonly Example[], signal: AbortSignal): Promise<Example[]> {
  const counted = await Promise.all(
    examples.slice(0, TRIED).map(async (example) => {
      const answers = await api.explore(
        { body: { question: example.question, sections: [SECTION_FOR.size] } },
        { signal },
      )
      return { example, people: Number(rowsOf(answers, SECTION_FOR.size)[0]?.accounts ?? 0) }
    }),
  )
  return counted
    .filter(({ people }) => people >= LEAST_PEOPLE)
    .sort((a, b) => b.people - a.people)
    .slice(0, SHOWN)
    .map(({ example }) => example)
}

/** What everybody writes and whom most follow: examples that are really there. */
export const examplesOptions = queryOptions({
  queryKey: ['analysis', 'examples'],
  queryFn: async ({ signal }): Promise<Record<QueryType, Example[]>> => {
    const everybody = await api.explore(
      {
        body: {
          question: { query_type: 'builder', who: { all: [] } },
          sections: [SECTION_FOR.hashtags, SECTION_FOR.clusters, SECTION_FOR.largest, SECTION_FOR.posts],
          limit: TRIED,
        },
      },
      { signal },
    )
    const hashtags = rowsOf(everybody, SECTION_FOR.hashtags).map(({ value }) => String(value))
    // What people mark as a topic is one without the mark, too; where few mark any, what they talk about.
    const marked = hashtags.map((tag) => tag.replace(/^[#＃]/, ''))
    const [named, talked, tagged, post] = await Promise.all([
      peopled(marked.toReversed().map(ofWord('conversation')), signal),
      peopled(topicsIn(rowsOf(everybody, SECTION_FOR.clusters)).map(ofWord('conversation')), signal),
      peopled(hashtags.map(ofWord('keyword')), signal),
      peopled(rowsOf(everybody, SECTION_FOR.posts).map(ofPost), signal),
    ])
    const conversation = named.length > 0 ? named : talked
    const handles = rowsOf(everybody, SECTION_FOR.largest).filter(({ handle }) => handle)
    return {
      conversation,
      keyword: tagged.length > 0 ? tagged : conversation.map(({ label }) => ofWord('keyword')(label)),
      handle: handles.slice(0, SHOWN).map(({ handle }) => ({
        question: { query_type: 'handle', handle: String(handle) },
        label: `@${handle}`,
      })),
      post: post.slice(0, 2),
    }
  },
  staleTime: 10 * 60_000,
})

const ofPost = ({ id, text }: AnswerRow): Example => ({
  question: { query_type: 'post', post_ids: [String(id)] },
  label: truncate(String(text).replace(/\s+/g, ' '), MOST_LETTERS),
})
