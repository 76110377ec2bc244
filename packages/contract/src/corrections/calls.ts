import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { capability, del, get, post } from '../call.ts'
import { Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

export const CorrectedMood = z.enum(['negative', 'neutral', 'positive'])
export type CorrectedMood = z.infer<typeof CorrectedMood>

const PostId = z.string().regex(/^\d{1,19}$/, refusal('not_valid'))
/** As many as a page shows. */
const MOST_POSTS = 100

/** What someone of a team says a post's mood is. It stands beside what was judged and changes no figure. */
export const MoodCorrection = z
  .object({
    id: Pk,
    post_id: z.string(),
    /** As it was judged when it was corrected; null where that was unsure. */
    judged: CorrectedMood.nullable(),
    mood: CorrectedMood,
    /** Nobody where they have no account any more. */
    person: z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
    corrected_at: Moment,
  })
  .meta({ id: 'MoodCorrection' })
export type MoodCorrection = z.infer<typeof MoodCorrection>

const AT = '/api/starling/teams/{team_id}/mood-corrections/'

export const corrections = capability('corrections', {
  listMoodCorrections: get(AT, {
    who: 'member',
    summary: 'Moods that the team has corrected, the newest first; only of some posts, if told',
    query: Paging.extend({
      /** Ids, separated by commas. */
      post_ids: z
        .string()
        .max(20 * MOST_POSTS)
        .transform((ids) => ids.split(','))
        .pipe(z.array(PostId).max(MOST_POSTS))
        .optional(),
    }),
    answer: z.array(MoodCorrection),
  }),
  countMoodCorrections: post(`${AT}count/`, {
    who: 'member',
    scope: 'read',
    summary: 'How many posts of a question the team has corrected, and into what',
    body: z.strictObject({ question: Question }),
    answer: z.object({ posts: z.int(), negative: z.int(), neutral: z.int(), positive: z.int() }),
  }),
  createMoodCorrection: post(AT, {
    who: 'member',
    summary: 'Say the mood of a post; said again, the later one stands',
    body: z
      .strictObject({
        post_id: PostId,
        /** As it was shown. */
        judged: CorrectedMood.nullable(),
        mood: CorrectedMood,
      })
      .refine(({ judged, mood }) => judged !== mood, { path: ['mood'], error: refusal('nothing_to_change') }),
    answer: MoodCorrection,
  }),
  deleteMoodCorrection: del(`${AT}{pk}/`, {
    who: 'member',
    summary: 'Take a correction back',
    answer: nothing,
  }),
  restoreMoodCorrection: post(`${AT}{pk}/restore/`, {
    who: 'member',
    summary: 'Bring a correction back',
    answer: MoodCorrection,
  }),
})
