import type { Call } from '../call.ts'
import type { LineItem } from '../entities/line-items.ts'
import type { Entity } from '../resources.ts'
import type { Span } from './times.ts'

export const CREATIVE_KINDS = {
  PROMOTED_TWEET: 'promoted_tweets',
  PROMOTED_ACCOUNT: 'promoted_accounts',
  MEDIA_CREATIVE: 'media_creatives',
} as const

type Creative = Entity & { line_item_id: string }

/** What a line item shows, and since when. */
export function creativesOf({ records }: Call, { id, account_id }: LineItem): (Span & { id: string })[] {
  return Object.values(CREATIVE_KINDS).flatMap((kind) =>
    records
      .list<Creative>(kind, account_id)
      .filter(({ line_item_id }) => line_item_id === id)
      .map((row) => ({
        id: row.id,
        start: Date.parse(row.created_at),
        end: row.deleted ? Date.parse(row.updated_at) : Infinity,
      })),
  )
}
