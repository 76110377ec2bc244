import type { AdMedia, ShownMedia } from '@starling/contract'
import { type MediaRow, type Store, similarMedia, thumbedMedia } from '@starling/store'

/** Of one team. */
export async function mediaAnswers(rows: readonly MediaRow[], store: Store): Promise<AdMedia[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [alike, thumbed] = await Promise.all([similarMedia(store, rows[0]!.team_id, ids), thumbedMedia(store, ids)])
  return rows.map(({ id, kind, name, alt_text, type, width, height, duration_ms, size, sha256, ...row }) => ({
    ...{ id, kind, name, alt_text, type, width, height, duration_ms, size, sha256 },
    has_thumb: thumbed.has(id),
    similar_to: alike.get(id) ?? [],
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }))
}

export const mediaAnswer = async (row: MediaRow, store: Store): Promise<AdMedia> =>
  (await mediaAnswers([row], store))[0]!

/** What a creative needs of those that it shows. */
export async function shownMedia(rows: readonly MediaRow[], store: Store): Promise<ShownMedia[]> {
  const thumbed = await thumbedMedia(
    store,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, kind, alt_text, width, height }) => ({
    ...{ id, kind, alt_text, width, height },
    has_thumb: thumbed.has(id),
  }))
}
