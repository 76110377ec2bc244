import { activity as calls } from '@starling/contract'
import { served } from '../floor/index.ts'

export const activity = served(calls, {
  handlers: {
    createUserActivityEntry: ({ body }, { change, user }) =>
      change(async ({ now, table, audit }) => {
        const { id } = await table({ user_id: user.id }, 'activity_entries').add({
          action_at: new Date(`${body.action_at.replace(' ', 'T')}Z`),
          action: body.action,
          context: JSON.stringify({ value: body.context }),
          audience_creator_query_id: body.audience_creator_query_id ?? null,
          classifier_id: body.classifier_id ?? null,
          created_at: now,
        })
        await audit('activity.noted', { subject_id: id })
        return { id }
      }),
  },
})
