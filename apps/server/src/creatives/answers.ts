import type { AdCreative } from '@starling/contract'
import { type CreativeRow, mediaOfTeam, type Store, variantsAmong } from '@starling/store'
import { shownMedia } from '../media/index.ts'

/** What a creative shows, in its order. */
export const mediaIdsOf = ({ kind, content }: Pick<CreativeRow, 'kind' | 'content'>): string[] =>
  kind === 'carousel' ? content.slides.flatMap(({ media_id }) => media_id ?? []) : content.media_ids

const LETTERS = 26
/** A, B, … Z, then AA: the one that they are tried against is A. */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS))
  return place < LETTERS ? last : letterOf(Math.floor(place / LETTERS) - 1) + last
}

/** Of one team. */
export async function creativeAnswers(rows: readonly CreativeRow[], store: Store): Promise<AdCreative[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.flatMap(mediaIdsOf))]
  const [media, variants] = await Promise.all([
    mediaOfTeam(store, rows[0]!.team_id, ids).then((found) => shownMedia(found, store)),
    variantsAmong(store, rows),
  ])
  const shown = new Map(media.map((one) => [one.id, one]))
  return rows.map((row) => {
    const { id, name, kind, text, content, variant_of, version } = row
    const place = variant_of ? (variants.get(variant_of)?.indexOf(id) ?? 0) + 1 : 0
    return {
      ...{ id, name, kind, text, ...content, variant_of, version },
      media: mediaIdsOf(row).flatMap((one) => shown.get(one) ?? []),
      variant: variant_of || variants.has(id) ? letterOf(place) : '',
      created_at: row.created_at.toISOString(),
      changed_at: row.changed_at.toISOString(),
    }
  })
}

export const creativeAnswer = async (row: CreativeRow, store: Store): Promise<AdCreative> =>
  (await creativeAnswers([row], store))[0]!
