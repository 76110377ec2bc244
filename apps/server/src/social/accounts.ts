import { AppError, type SocialAccount } from '@starling/contract'
import type { Network, Profile } from '@starling/outside'
import { type Change, findLinked, findUser, type JobPayloads, linkedOf, lockAccount, type Row } from '@starling/store'
import type { Product, UserContext } from '../context.ts'
import { type Kept, openGrant, sealGrant } from './grants.ts'

/** Someone who came back from a network. */
export type Arrived = { network: Network; profile: Profile; kept: Kept }

export function socialAccountAnswer(row: Row<'social_accounts'>): SocialAccount {
  const { id, network, uid, handle, name, scopes, connected_at, lists_asked_at, lists_read_at, lists_error } = row
  return {
    id,
    provider: network,
    uid,
    handle,
    name,
    scopes: scopes.split(' ').filter(Boolean),
    has_ads: row.ads_grant !== null,
    connected_at: connected_at.toISOString(),
    lists: {
      reading: lists_asked_at !== null,
      read_at: lists_read_at?.toISOString() ?? null,
      error: lists_error,
    },
  }
}

/** Links an account, or keeps the newest grant of one that is linked. An account is never taken from another person. */
export async function link(
  product: Pick<Product, 'secrets'>,
  change: Change,
  user_id: string,
  { network, profile, kept }: Arrived,
): Promise<Row<'social_accounts'>> {
  const { db, now, newId, audit } = change
  await lockAccount(db, network, profile.uid)
  const linked = await findLinked(db, network, profile.uid)
  if (linked && linked.user_id !== user_id) throw new AppError('already_linked')
  const earlier = await db
    .selectFrom('social_accounts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .where('uid', '=', profile.uid)
    .forUpdate()
    .executeTakeFirst()
  const id = earlier?.id ?? newId()
  const sealed = sealGrant(product, kept, id)
  const values = {
    handle: profile.handle,
    name: profile.name,
    revoked_at: null,
    ...('oauth2' in kept ? { login_grant: sealed, scopes: kept.oauth2.scopes.join(' ') } : { ads_grant: sealed }),
  }
  const row = earlier
    ? await db
        .updateTable('social_accounts')
        .set({ ...values, ...(linked ? {} : { connected_at: now }) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('social_accounts')
        .values({ id, user_id, network, uid: profile.uid, scopes: '', connected_at: now, ...values })
        .returningAll()
        .executeTakeFirstOrThrow()
  await audit(linked ? 'social_account.used' : 'social_account.connected', { subject_id: id, user_id })
  return row
}

/** From here on no call finds a token; the network itself is told by a job. */
export async function disconnect(pk: string, { change, user, secrets }: UserContext): Promise<void> {
  await change(async ({ db, now, newId, owned, audit, enqueue }) => {
    await db.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute()
    const row = await owned({ user_id: user.id }, 'social_accounts').find(pk)
    if (!row || row.revoked_at) throw new AppError('not_found')
    const others = (await linkedOf(db, user.id)).filter(({ id }) => id !== pk)
    const fresh = await findUser(db, user.id)
    if (others.length === 0 && !fresh?.email_verified_at) throw new AppError('last_way_in')
    for (const sealed of [row.login_grant, row.ads_grant]) {
      if (!sealed) continue
      const id = newId()
      const again = sealGrant({ secrets }, openGrant({ secrets }, sealed, row.id), id)
      await db
        .insertInto('ended_grants')
        .values({ id, user_id: user.id, network: row.network, sealed: again, ended_at: now })
        .execute()
      await enqueue('revoke_grant', { ended_grant_id: id })
    }
    await db
      .updateTable('social_accounts')
      .set({ login_grant: null, ads_grant: null, revoked_at: now })
      .where('id', '=', pk)
      .execute()
    await db.deleteFrom('ad_grants').where('social_account_id', '=', pk).execute()
    await audit('social_account.disconnected', { subject_id: pk })
  })
}

/** Tells the network that a grant has ended. */
export async function revokeGrant(product: Product, { ended_grant_id }: JobPayloads['revoke_grant']): Promise<void> {
  const { store, networks } = product
  const row = await store.db.selectFrom('ended_grants').selectAll().where('id', '=', ended_grant_id).executeTakeFirst()
  if (!row) return
  const kept = openGrant(product, row.sealed, row.id)
  if ('oauth1' in kept) await networks.threeLegged(row.network).revoke(kept.oauth1).catch(unlessUnknown)
  else await revokeTokens(networks.login(row.network), kept.oauth2)
  await store.change({ user_id: row.user_id }, async ({ db, audit }) => {
    await db.deleteFrom('ended_grants').where('id', '=', row.id).execute()
    await audit('social_account.revoked', { detail: { network: row.network } })
  })
}

/** A key of OAuth 1.0a that X does not know any more has ended already; by OAuth 2 a network says yes to that. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'unauthorized_login')) throw error
}

type Revoker = { revoke(token: string): Promise<void> }
async function revokeTokens(login: Revoker, grant: { access_token: string; refresh_token: string | null }) {
  if (grant.refresh_token) await login.revoke(grant.refresh_token)
  await login.revoke(grant.access_token)
}
