import { z } from 'zod'
import { capability, post } from '../call.ts'
import { Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

const Scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()])
/** UTC, `YYYY-MM-DD HH:mm:ss` (spec 3). */
const ActionAt = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'action_at must look like 2026-11-15 09:30:00')
  .refine((text) => {
    const moment = new Date(`${text.replace(' ', 'T')}Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.replace(' ', 'T'))
  }, 'action_at is not a moment that exists')

export const activity = capability('activity', {
  createUserActivityEntry: post('/api/external/user-activity-entry/', {
    who: 'pro_user',
    summary: 'Note what a person did with the tools',
    body: z
      .strictObject({
        action_at: ActionAt,
        action: z.string().trim().min(1).max(100),
        context: z.union([z.string().max(2000), z.record(z.string().min(1).max(100), Scalar)]).default(''),
        audience_creator_query_id: z.string().max(64).optional(),
        classifier_id: z.string().max(64).optional(),
      })
      .refine((entry) => !(entry.audience_creator_query_id && entry.classifier_id), {
        message: refusal('one_of_two_ids'),
        path: ['classifier_id'],
      }),
    answer: z.object({ id: Pk }),
  }),
})
