import type { SocialNetwork } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

type Account = Pick<Row<'social_accounts'>, 'id' | 'user_id'>
type Arrived = { network: SocialNetwork; uid: string }

/** The same account of the same person, linked or not, held until the change is over. */
export const lockOwnAccount = (
  change: Change,
  user_id: string,
  { network, uid }: Arrived,
): Promise<Row<'social_accounts'> | undefined> =>
  dbOf(change)
    .selectFrom('social_accounts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()

/** A linked account by its id alone: for work that was written down with its owner's consent. */
export const findLinkedById = (rows: Rows, id: string | null): Promise<Row<'social_accounts'> | undefined> =>
  dbOf(rows)
    .selectFrom('social_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/**
 * Who gets it renews the grant, for so long; others come again. It is taken by the database's clock and only while the
 * grant is the one that was seen.
 */
export async function takeRenewal(
  rows: Rows,
  { id, user_id }: Account,
  seen: string,
  lease_s: number,
): Promise<Date | undefined> {
  const taken = await dbOf(rows)
    .updateTable('social_accounts')
    .set({ renewing_until: sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${lease_s})` })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('login_grant', '=', seen)
    .where((eb) => eb.or([eb('renewing_until', 'is', null), eb('renewing_until', '<', sql<Date>`now()`)]))
    .returning('renewing_until')
    .executeTakeFirst()
  return taken?.renewing_until ?? undefined
}

/** With the new grant, or as it was. False when the renewal was lost meanwhile. */
export async function endRenewal(
  change: Change,
  { id, user_id }: Account,
  taken: Date,
  login_grant?: string,
): Promise<boolean> {
  const ended = await dbOf(change)
    .updateTable('social_accounts')
    .set({ renewing_until: null, ...(login_grant !== undefined && { login_grant }) })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('renewing_until', '=', taken)
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export async function endAdGrants(change: Change, { id, user_id }: Account): Promise<void> {
  await dbOf(change)
    .deleteFrom('ad_grants')
    .where('user_id', '=', user_id)
    .where('social_account_id', '=', id)
    .execute()
}

export const findEndedGrant = (rows: Rows, id: string): Promise<Row<'ended_grants'> | undefined> =>
  dbOf(rows).selectFrom('ended_grants').selectAll().where('id', '=', id).executeTakeFirst()
