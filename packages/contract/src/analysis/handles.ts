import { Question, Window } from '@starling/question/schema'
import { z } from 'zod'
import { Answered, AnswerRow, Ask, Refused, SectionAnswers } from '../asking/index.ts'
import { get, post } from '../call.ts'
import { Handle } from '../networks/index.ts'

const MOST_HANDLES = 10
const AskOfHandles = z.strictObject({
  handles: z.array(Handle).min(1).max(MOST_HANDLES),
  /** Of their posts; left out: all there are. */
  window: Window.exactOptional(),
  limit: Ask.shape.limit,
  utc_offset_minutes: Ask.shape.utc_offset_minutes,
})

export const HandleAnswers = z
  .object({
    handles: z.array(
      z.object({
        handle: z.string(),
        /** The corpus has this account; if not, it can be fetched. */
        known: z.boolean(),
        sections: z.array(z.union([Answered, Refused])),
      }),
    ),
  })
  .meta({ id: 'HandleAnswers' })
export type HandleAnswers = z.infer<typeof HandleAnswers>

const answers = <const P extends string>(path: P, summary: string) =>
  post(path, { who: 'pro', summary, body: AskOfHandles, answer: HandleAnswers })

export const handles = {
  analyzeHandles: answers('/api/external/analyze-handles/', 'Handles side by side: profile, audience size, growth'),
  exploreHandlePostMetadata: answers(
    '/api/external/explore-extract-post-metadata-handles/',
    'What the posts of handles are made of: hashtags, words, moods, and when they were written',
  ),
  exploreHandlePosts: answers('/api/external/explore-post-data-handles/', 'Posts of handles, the most liked first'),
  findAccountsForKeywords: post('/api/external/analyze-handles/accounts-for-keywords/', {
    who: 'pro',
    summary: 'The largest accounts that write about keywords, and those that such people follow more than others do',
    body: z.strictObject({
      keywords: z
        .array(z.array(z.string().max(200)).max(20))
        .min(1)
        .max(20),
      excluded_keywords: z.array(z.string().max(200)).max(50).exactOptional(),
      countries: z.array(z.string().max(80)).max(300).exactOptional(),
      window: Window.exactOptional(),
      limit: Ask.shape.limit,
    }),
    answer: SectionAnswers,
  }),
  exploreSimilarClassifiers: post('/api/external/explore-similar-audiences-classifier/', {
    who: 'pro',
    summary: 'Interests, topics and jobs whose people are most nearly the audience',
    body: z.strictObject({ question: Question, limit: Ask.shape.limit }),
    /** Rows of the sections, each with its `similarity`: people in both, of the people in either. */
    answer: SectionAnswers,
  }),
  exploreTimeline: get('/api/external/explore-fetch-timeline/', {
    who: 'pro',
    summary: 'Posts of an account, newest first, page by page',
    query: z.strictObject({
      handle: Handle,
      /** What the page before answered as `next`. */
      until: z.coerce.number().int().min(0).max(10_000_000_000).exactOptional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      /** Posts of the account up to `until`. */
      n: z.int(),
      posts: z.array(AnswerRow),
      next: z.int().nullable(),
    }),
  }),
}
