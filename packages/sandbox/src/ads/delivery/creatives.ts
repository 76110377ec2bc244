import type { Call } from '../call.ts'
import type { LineItem } from '../entities/line-items.ts'
import type { Entity } from '../resources.ts'
import type { Home } from './response.ts'
import type { Span } from './times.ts'

export const CREATIVE_KINDS = {
  PROMOTED_TWEET: 'promoted_tweets',
  PROMOTED_ACCOUNT: 'promoted_accounts',
  MEDIA_CREATIVE: 'media_creatives',
} as const

type Creative = Entity & { line_item_id: string; tweet_id?: string; user_id?: string; approval_status?: string }

/** `what` is shown: the same post in two line items is one and pleases alike. */
export type Showing = Span & { id: string; what: string; home: Home }

/** What a line item shows, since when, and whom it speaks to. */
export function creativesOf(call: Call, { id, account_id }: LineItem): Showing[] {
  const { records } = call
  return Object.values(CREATIVE_KINDS).flatMap((kind) =>
    records
      .list<Creative>(kind, account_id)
      .filter(({ line_item_id, approval_status }) => line_item_id === id && approval_status !== 'REJECTED')
      .map((row) => ({
        id: row.id,
        what: row.tweet_id ?? row.user_id ?? row.id,
        home: homeOf(call, row),
        start: Date.parse(row.created_at),
        end: row.deleted ? Date.parse(row.updated_at) : Infinity,
      })),
  )
}

function homeOf({ people }: Call, { tweet_id, user_id }: Creative): Home {
  const author = user_id ?? (tweet_id === undefined ? undefined : people.post(tweet_id)?.author_id)
  const slot = author === undefined ? undefined : people.slotOfId(author)
  return slot === undefined ? null : people.columns().community[slot]!
}
