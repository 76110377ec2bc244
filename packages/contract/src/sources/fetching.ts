import { z } from 'zod'
import { post } from '../call.ts'
import { Handle } from '../networks/index.ts'
import { refusal } from '../refusals.ts'
import { IngestRun } from './connections.ts'

/** What the corpus does not have can be read from X once; it is not followed after that. */
export const fetching = {
  estimateFetch: post('/api/starling/teams/{team_id}/fetch/estimate/', {
    who: 'member',
    scope: 'spend',
    summary: 'What it costs to read accounts or posts that are not here; `connection_needed` when X is not connected',
    body: z
      .strictObject({
        handles: z.array(Handle).max(10).default([]),
        /** Each with the conversation under it. */
        post_ids: z
          .array(z.string().regex(/^\d{1,19}$/))
          .max(10)
          .default([]),
        days: z.int().min(1).max(365).default(30),
        posts: z.int().min(0).max(3_200).default(200),
        followers: z.int().min(0).max(100_000).default(1_000),
        /** Left out: the first of the team's that works. */
        connection: z.string().max(64).exactOptional(),
      })
      .refine(({ handles, post_ids }) => handles.length + post_ids.length > 0, refusal('nothing_to_fetch')),
    answer: IngestRun,
  }),
  startFetch: post('/api/starling/teams/{team_id}/fetch/', {
    who: 'member',
    scope: 'spend',
    fresh: true,
    summary: 'Read what was estimated, with the cost that was shown; `getIngestRun` tells how far it is',
    body: z.strictObject({ run: z.string().max(64), cost: z.int().min(0) }),
    answer: IngestRun,
  }),
}
