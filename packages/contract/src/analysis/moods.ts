import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { AnswerRow, Ask, Grounds, SectionAnswers } from '../asking/index.ts'
import { get, post } from '../call.ts'

const interval = z.tuple([z.number(), z.number()]).nullable()
const Mood = z.object({ count: z.int(), share: z.number().nullable(), interval })
const Corrected = z.object({ share: z.number(), interval: z.tuple([z.number(), z.number()]) })
export const Moods = z
  .object({
    negative: Mood,
    neutral: Mood,
    positive: Mood,
    /** Its share is one of all posts, those of the three are of the posts judged. */
    unsure: Mood,
    /** Share positive less share negative. */
    net: z.number().nullable(),
    net_interval: interval,
    /** What they are likely to be if errors of judgement are counted in; null where no post was judged, or where they cannot be those measured. */
    corrected: z.object({ negative: Corrected, neutral: Corrected, positive: Corrected, net: Corrected }).nullable(),
    /** As the section `sentiment_analysis`. */
    days: z.array(AnswerRow),
    ...Grounds,
  })
  .meta({ id: 'Moods' })
export type Moods = z.infer<typeof Moods>

const Trend = z.object({
  term: z.string(),
  posts: z.int(),
  accounts: z.int(),
  /** In the window of the same length just before. */
  posts_before: z.int(),
  /** Posts over posts before; none when there were none before. */
  change: z.number().nullable(),
  interval: z.tuple([z.number(), z.number().nullable()]).nullable(),
  significant: z.enum(['up', 'down']).nullable(),
  days: z.array(AnswerRow),
})
export type Trend = z.infer<typeof Trend>

const Topic = {
  topic: z.string().trim().min(1).max(200),
  country: z.string().max(80).exactOptional(),
  since: z.coerce.number().int().exactOptional(),
  until: z.coerce.number().int().exactOptional(),
}
const limit = z.int().min(1).max(100).default(25)
const utc_offset_minutes = Ask.shape.utc_offset_minutes

export const moods = {
  measureMoods: post('/api/external/posts-sentiment-analysis/', {
    who: 'pro',
    summary: 'Mood of the posts of a question, in all and day by day',
    body: z.strictObject({ question: Question, utc_offset_minutes }),
    answer: Moods,
  }),
  listPostsByMood: post('/api/external/xplore-posts-sentiment/', {
    who: 'pro',
    summary: 'The first posts of a question in each mood',
    body: z.strictObject({ question: Question, limit }),
    answer: z.object({
      negative: z.array(AnswerRow),
      neutral: z.array(AnswerRow),
      positive: z.array(AnswerRow),
      unsure: z.array(AnswerRow),
      /** Of all posts of the question, so many were looked at, in the order asked for. */
      examined: z.int(),
      more: z.boolean(),
      ...Grounds,
    }),
  }),
  findPostsSpan: post('/api/external/xplore-posts-start-end/', {
    who: 'pro',
    summary: 'When the posts of a question begin and end, and their busiest day',
    body: z.strictObject({ question: Question, utc_offset_minutes }),
    answer: z.object({
      start: z.int().nullable(),
      end: z.int().nullable(),
      first: AnswerRow.nullable(),
      last: AnswerRow.nullable(),
      peak: z.object({ day: z.int(), posts: z.int() }).nullable(),
      ...Grounds,
    }),
  }),
  exploreTrends: post('/api/external/xplore-detail-trends/', {
    who: 'pro',
    summary: 'How much each keyword of a question is used now, against the same time before',
    body: z.strictObject({
      question: Question,
      /** Left out: the keywords of the question. */
      terms: z.array(z.string().trim().min(1).max(200)).min(1).max(10).exactOptional(),
      utc_offset_minutes,
    }),
    answer: z.object({ trends: z.array(Trend), ...Grounds }),
  }),

  listTopicPosts: get('/api/external/analyze-topic-posts/', {
    who: 'pro',
    summary: 'Posts about a topic, and how many a day',
    query: z.strictObject({ ...Topic, limit: z.coerce.number().int().min(1).max(100).default(25) }),
    answer: SectionAnswers,
  }),
  measureTopicMoods: get('/api/external/analyze-topic-posts-sentiments/', {
    who: 'pro',
    summary: 'Mood of the posts about a topic',
    query: z.strictObject(Topic),
    answer: Moods,
  }),
  measureReplyMoods: get('/api/external/analyze-topic-posts-sentiments-replies/', {
    who: 'pro',
    summary: 'Mood of the replies to the most answered posts about a topic',
    query: z.strictObject({ ...Topic, limit: z.coerce.number().int().min(1).max(100).default(25) }),
    answer: Moods.extend({
      /** The posts whose replies were looked for: the most answered ones of the topic. */
      answered: z.array(AnswerRow),
      replies: z.array(AnswerRow),
      more: z.boolean(),
    }).meta({ id: 'ReplyMoods' }),
  }),
}
