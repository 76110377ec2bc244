import { z } from 'zod'
import { capability, get, post } from '../call.ts'
import { Handle, PayingTeam } from '../networks/index.ts'
import { Moment, Paging, Pk } from '../primitives.ts'

export const FollowAction = z.enum(['follow', 'unfollow'])
export const FollowRun = z
  .object({
    id: Pk,
    account: Pk,
    action: FollowAction,
    /** `preview` has done nothing yet; `waiting` goes on by itself when X allows more. */
    state: z.enum(['preview', 'running', 'waiting', 'stopped', 'done', 'failed']),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
    not_found: z.array(z.string()),
    /** Handles for which nothing is left to do: they are followed already, or are not followed at all. */
    already: z.array(z.string()),
    /** What looking everyone up has cost, in millionths of a dollar. */
    cost: z.int().min(0),
    /** How long it takes at the pace that X allows. */
    minutes: z.int(),
    error: z.string().nullable(),
    waits_until: Moment.nullable(),
    created_at: Moment,
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'FollowRun' })
export type FollowRun = z.infer<typeof FollowRun>
const FollowReport = FollowRun.extend({
  users: z.array(
    z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      state: z.enum(['pending', 'done', 'failed']),
      error: z.string().nullable(),
    }),
  ),
}).meta({ id: 'FollowReport' })
export type FollowReport = z.infer<typeof FollowReport>

const MOST_IN_A_RUN = 1000

export const follows = capability('follows', {
  followUnfollow: post('/api/user/follow-unfollow/', {
    who: 'user',
    scope: 'spend',
    fresh: true,
    summary: 'Preview what would be followed or unfollowed; then, with the count that was shown, do it',
    // Either what to preview, or the run that was previewed and the count that the person saw and consents to.
    body: z
      .strictObject({
        account: z.string().max(64),
        action: FollowAction,
        handles: z.array(Handle).min(1).max(MOST_IN_A_RUN),
        team: PayingTeam,
        run: z.string().max(64),
        consent: z.int().min(1).max(MOST_IN_A_RUN),
      })
      .partial(),
    answer: FollowReport,
  }),
  listFollowRuns: get('/api/starling/follow-runs/', {
    who: 'user',
    summary: 'What was followed and unfollowed in my name',
    query: Paging,
    answer: z.array(FollowRun),
  }),
  getFollowRun: get('/api/starling/follow-runs/{pk}/', {
    who: 'user',
    summary: 'One run with its report',
    bounded: 'at most 1,000 in a run',
    answer: FollowReport,
  }),
  stopFollowRun: post('/api/starling/follow-runs/{pk}/stop/', {
    who: 'user',
    scope: 'write',
    summary: 'Stop a run; what was done stays done',
    answer: FollowRun,
  }),
})
