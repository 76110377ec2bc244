import type { ShareScope } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'
import type { SavedAudience } from './audiences.ts'

export type AudienceShareRow = Row<'audience_shares'>
export type OpenShare = { share: AudienceShareRow; audience: SavedAudience }

/** Until its end, while its audience is there and who shared it still may: is in the team, or has their account. */
const isOpen = (now: Date) => sql<boolean>`audience_shares.removed_at is null and audience_shares.expires_at > ${now}
  and audiences.removed_at is null
  and exists (select 1 from users where users.id = audience_shares.made_by and users.removed_at is null)
  and (audience_shares.team_id is null or exists (
    select 1 from memberships join teams on teams.id = memberships.team_id
    where memberships.team_id = audience_shares.team_id and memberships.user_id = audience_shares.made_by
      and memberships.removed_at is null and teams.removed_at is null))`

/** What is shared with an address, the newest first; with `pk` only this one. */
export async function openShares(rows: Rows, email: string, now: Date, pk?: string): Promise<OpenShare[]> {
  if (pk !== undefined && !isId(pk)) return []
  const shares = await dbOf(rows)
    .selectFrom('audience_shares')
    .innerJoin('audiences', 'audiences.id', 'audience_shares.audience_id')
    .selectAll('audience_shares')
    .where(sql<boolean>`lower(audience_shares.email) = lower(${email})`)
    .where(isOpen(now))
    .$if(pk !== undefined, (query) => query.where('audience_shares.id', '=', pk!))
    .orderBy('audience_shares.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  if (shares.length === 0) return []
  const ids = shares.map(({ audience_id }) => audience_id)
  const audiences = await dbOf(rows).selectFrom('audiences').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(audiences.map((audience) => [audience.id, audience]))
  return shares.flatMap((share) => {
    const audience = byId.get(share.audience_id)
    return audience ? [{ share, audience }] : []
  })
}
/** More than anyone is sent; the newest are those one looks for. */
const MOST_LISTED = 200

/** Whether this audience is shared with the address, and for this: what may be used may be looked at. */
export async function findSharedAudience(
  rows: Rows,
  pk: string,
  { email, scope, now }: { email: string; scope: ShareScope; now: Date },
): Promise<SavedAudience | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('audiences')
    .innerJoin('audience_shares', 'audience_shares.audience_id', 'audiences.id')
    .selectAll('audiences')
    .where('audiences.id', '=', pk)
    .where(sql<boolean>`lower(audience_shares.email) = lower(${email})`)
    .where(isOpen(now))
    .$if(scope === 'use', (query) => query.where('audience_shares.scope', '=', scope))
    .limit(1)
    .executeTakeFirst()
}

/** One that this person may revoke: of an audience of theirs, or of a team that they are in. */
export async function findShare(
  rows: Rows,
  pk: string,
  user_id: string,
  { removed }: { removed: boolean },
): Promise<AudienceShareRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('audience_shares')
    .selectAll()
    .where('id', '=', pk)
    .where(sql<boolean>`(user_id = ${user_id} or team_id in ${teamsOf(user_id)})`)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

export const findShareById = (rows: Rows, id: string): Promise<AudienceShareRow | undefined> =>
  dbOf(rows).selectFrom('audience_shares').selectAll().where('id', '=', id).executeTakeFirst()

export async function noteShareOpened(change: Change, id: string): Promise<void> {
  await dbOf(change)
    .updateTable('audience_shares')
    .set((row) => ({ opened: row('opened', '+', 1), opened_at: change.now }))
    .where('id', '=', id)
    .execute()
}

type Sharing = { audience_id: string; made_by: string; email: string }
/** Those that a person made of an audience and that are open for an address, the newest first. */
export const audienceSharesTo = (rows: Rows, { audience_id, made_by, email }: Sharing, now: Date) =>
  dbOf(rows)
    .selectFrom('audience_shares')
    .selectAll()
    .where('audience_id', '=', audience_id)
    .where('made_by', '=', made_by)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
