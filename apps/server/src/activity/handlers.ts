import type { activity } from '@starling/contract'
import type { Handlers } from '../context.ts'

export const activityHandlers: Handlers<typeof activity> = {
  createUserActivityEntry: ({ body }, { change, user }) =>
    change(async ({ db, now, newId, audit }) => {
      const id = newId()
      await db
        .insertInto('activity_entries')
        .values({
          id,
          user_id: user.id,
          action_at: new Date(`${body.action_at.replace(' ', 'T')}Z`),
          action: body.action,
          context: JSON.stringify({ value: body.context }),
          audience_creator_query_id: body.audience_creator_query_id ?? null,
          classifier_id: body.classifier_id ?? null,
          created_at: now,
        })
        .execute()
      await audit('activity.noted', { subject_id: id })
      return { id }
    }),
}
