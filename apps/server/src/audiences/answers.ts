import {
  type AudienceConfig,
  type AudienceMove,
  type AudienceStatus,
  type AudienceVersion,
  type CatalogAudience,
  EXCLUSION_CATEGORY,
  LEAST_TARGETABLE,
} from '@starling/contract'
import {
  authorsOf,
  type CatalogRow,
  newsOf,
  type Row,
  type SavedAudience,
  type Store,
  sizesByVersion,
} from '@starling/store'

type Dated = Pick<SavedAudience, 'status' | 'starts_at' | 'ends_at'>
/** What follows from the dates stands before what was set; lists say the same (`statusAt` of the store). */
export function statusOf({ status, starts_at, ends_at }: Dated, now: Date): AudienceStatus {
  if (status !== 'active') return status
  if (ends_at && ends_at <= now) return 'expired'
  return starts_at && starts_at > now ? 'scheduled' : 'active'
}

/** When it is counted by itself, as `isDue` of the store has it: not while it is paused, nor after its last day. */
function nextCount({ status, starts_at, ends_at, refresh_at }: SavedAudience, now: Date): Date | null {
  if (!refresh_at || status === 'paused' || status === 'draft') return null
  const at = starts_at && starts_at > refresh_at ? starts_at : refresh_at
  return ends_at && (ends_at <= at || ends_at <= now) ? null : at
}

type Listed = Dated &
  Pick<SavedAudience, 'id' | 'name' | 'size' | 'sized_at' | 'categories' | 'region'> & {
    created_at: Date
    changed_at: Date
  }
function listed(row: Listed, now: Date) {
  const status = statusOf(row, now)
  return {
    id: row.id,
    name: row.name,
    size: row.sized_at && row.size,
    sized_at: row.sized_at?.toISOString() ?? null,
    categories: row.categories.map((name) => ({ name })),
    region: row.region,
    status,
    targetable: status === 'active' && row.size >= LEAST_TARGETABLE,
    is_exclusion: row.categories.includes(EXCLUSION_CATEGORY),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }
}

/** `user`: whose news are told; a stranger has none. */
type Asking = { store: Store; now: Date; user: { id: string } | null }

export async function configAnswers(
  rows: readonly SavedAudience[],
  { store, now, user }: Asking,
): Promise<AudienceConfig[]> {
  const authors = await authorsOf(store, rows)
  const news = user ? await newsOf(store, rows, user.id) : new Map<string, never>()
  return rows.map((row) => ({
    ...listed(row, now),
    query_type: row.query_type,
    body: row.body,
    days: row.days,
    audience_creator_query_id: row.audience_creator_query_id,
    owner: row.team_id === null ? 'person' : 'team',
    author: (row.made_by && authors.get(row.made_by)) || null,
    version: row.version,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    refresh: row.refresh,
    refresh_at: nextCount(row, now)?.toISOString() ?? null,
    refresh_mails: row.refresh_mails && row.refreshed_by === user?.id,
    news: moveOf(news.get(row.id)),
  }))
}

function moveOf(counted: Row<'audience_sizes'> | undefined): AudienceMove | null {
  if (counted?.joined == null || counted.left === null) return null
  const { size, joined, left, counted_at } = counted
  return { before: size - joined + left, size, joined, left, counted_at: counted_at.toISOString() }
}

export async function configAnswer(row: SavedAudience, asking: Asking): Promise<AudienceConfig> {
  const [answer] = await configAnswers([row], asking)
  return answer!
}

export async function versionAnswers(
  rows: readonly Row<'audience_versions'>[],
  { store }: Asking,
): Promise<AudienceVersion[]> {
  const authors = await authorsOf(store, rows)
  const sizes = await sizesByVersion(store, rows)
  return rows.map(({ id, audience_id, number, name, categories, region, body, days, reason, made_by, created_at }) => ({
    id,
    number,
    name,
    categories,
    region,
    body,
    days,
    reason,
    author: (made_by && authors.get(made_by)) || null,
    size: sizes.get(`${audience_id} ${number}`) ?? null,
    created_at: created_at.toISOString(),
  }))
}

export const catalogAnswer = (row: CatalogRow, now: Date): CatalogAudience => ({
  ...listed(row, now),
  name_ja: row.name_ja,
  kind: row.kind,
  body: row.body,
  former_size: row.former_size,
})
