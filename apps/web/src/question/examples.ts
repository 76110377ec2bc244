import type { AnswerRow, SectionAnswers } from '@starling/contract/browser'
import type { AskedQuestion, QueryType } from '@starling/question'
import { SECTION_FOR, type SectionId } from '@starling/sections'
import { truncate } from '@starling/text'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const SHOWN = 4
const SHOWN_POSTS = 2
const LOOK_EVERY_MS = 5_000
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

/** The first that somebody stands behind; asked one after the other, until there are enough. */
async function peopled(examples: readonly Example[], wanted: number, signal: AbortSignal): Promise<Example[]> {
  const found: Example[] = []
  for (const example of examples) {
    if (found.length === wanted) break
    const answers = await api.explore(
      { body: { question: example.question, sections: [SECTION_FOR.size] } },
      { signal },
    )
    if (Number(rowsOf(answers, SECTION_FOR.size)[0]?.accounts ?? 0) >= LEAST_PEOPLE) found.push(example)
  }
  return found
}

/** What everybody writes and whom most follow: examples that are really there. */
export const examplesOptions = queryOptions({
  queryKey: ['analysis', 'examples'],
  queryFn: async ({ signal }): Promise<Examples> => {
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
    const marked = [...hashtags.slice(SHOWN), ...hashtags].map((tag) => tag.replace(/^[#＃]/, ''))
    const talked = topicsIn(rowsOf(everybody, SECTION_FOR.clusters))
    const topics = hashtags.length > 0 ? [...new Set(marked)] : talked
    const [conversation, tagged, post] = await Promise.all([
      peopled(topics.map(ofWord('conversation')), SHOWN, signal),
      peopled(hashtags.map(ofWord('keyword')), SHOWN, signal),
      peopled(rowsOf(everybody, SECTION_FOR.posts).map(ofPost), SHOWN_POSTS, signal),
    ])
    const handles = rowsOf(everybody, SECTION_FOR.largest).filter(({ handle }) => handle)
    return {
      conversation,
      keyword: tagged.length > 0 ? tagged : conversation.map(({ label }) => ofWord('keyword')(label)),
      handle: handles.slice(0, SHOWN).map(({ handle }) => ({
        question: { query_type: 'handle', handle: String(handle) },
        label: `@${handle}`,
      })),
      post,
    }
  },
  staleTime: 10 * 60_000,
  // Before there is anything to ask about there are no examples, and then there are.
  refetchInterval: ({ state: { data } }) => (data && isNone(data) ? LOOK_EVERY_MS : false),
})

type Examples = Record<QueryType, Example[]>
const isNone = (examples: Examples) => Object.values(examples).every((list) => list.length === 0)

const ofPost = ({ id, text }: AnswerRow): Example => ({
  question: { query_type: 'post', post_ids: [String(id)] },
  label: truncate(String(text).replace(/\s+/g, ' '), MOST_LETTERS),
})
