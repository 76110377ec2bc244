import { AppError, type SocialAccount } from '@starling/contract'
import type { Network, NetworkProfile } from '@starling/outside'
import {
  type Change,
  type Couriers,
  findEndedGrant,
  findLinked,
  findUser,
  linkedOf,
  lockAccount,
  lockOwnAccount,
  lockUser,
  type Row,
} from '@starling/store'
import { holdSession } from '../auth/index.ts'
import type { Input, Product, UserContext } from '../floor/index.ts'
import { endLink, type KeptGrant, openGrant, sealGrant } from '../networks/index.ts'

/** Someone who came back from a network. */
export type Arrived = { network: Network; profile: NetworkProfile; kept: KeptGrant }

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

/**
 * Links an account, or keeps the newest grant of one that is linked. An account is never taken from another person.
 * `session` is the one it is linked in; nobody who signs in by it has one yet.
 */
export async function link(
  product: Pick<Product, 'secrets'>,
  change: Change,
  user_id: string,
  { network, profile, kept }: Arrived,
  session?: Row<'sessions'>,
): Promise<Row<'social_accounts'>> {
  const { now, newId, table, audit } = change
  await (session ? holdSession(change, session) : lockUser(change, user_id))
  await lockAccount(change, network, profile.uid)
  const linked = await findLinked(change, network, profile.uid)
  if (linked && linked.user_id !== user_id) throw new AppError('already_linked')
  const earlier = await lockOwnAccount(change, user_id, { network, uid: profile.uid })
  const id = earlier?.id ?? newId()
  const sealed = sealGrant(product, kept, id)
  const values = {
    handle: profile.handle,
    name: profile.name,
    revoked_at: null,
    ...('oauth2' in kept ? { login_grant: sealed, scopes: kept.oauth2.scopes.join(' ') } : { ads_grant: sealed }),
  }
  const begun = { connected_at: now, passkey_id: session?.passkey_id ?? null }
  const mine = table({ user_id }, 'social_accounts')
  const row = earlier
    ? await mine.change(id, { ...values, ...(linked ? {} : begun) })
    : await mine.add({ ...UNUSED, id, network, uid: profile.uid, scopes: '', ...begun, ...values })
  const on = { subject_id: id, subject: profile.handle ?? profile.name, user_id, detail: { network } }
  await audit(linked ? 'social_account.used' : 'social_account.connected', on)
  return row!
}
const UNUSED = {
  login_grant: null,
  ads_grant: null,
  renewing_until: null,
  lists_asked_at: null,
  lists_read_at: null,
  lists_error: null,
}

/** From here on no call finds a token; what tells the network itself leaves by the outbox. */
export async function disconnectSocialAccount(
  { path: { pk } }: Input<'disconnectSocialAccount'>,
  { change, user, secrets }: UserContext,
): Promise<void> {
  const owner = { user_id: user.id }
  await change(async (tx) => {
    await lockUser(tx, user.id)
    const accounts = tx.table(owner, 'social_accounts')
    const row = await accounts.find(pk)
    if (!row || row.revoked_at) throw new AppError('not_found')
    const others = (await linkedOf(tx, user.id)).filter(({ id }) => id !== pk)
    const fresh = await findUser(tx, user.id)
    if (others.length === 0 && !fresh?.email_verified_at) throw new AppError('last_way_in')
    await endLink(tx, { secrets }, row)
  })
}

/** Tells the network that a grant has ended; to tell it twice is as well. */
export const revokeCourier = (product: Product): Couriers['grant.revoke'] => ({
  carry: async ({ payload }) => {
    const { store, networks } = product
    const row = await findEndedGrant(store, payload.ended_grant_id)
    if (!row) return null
    const kept = openGrant(product, row.sealed, row.id)
    if ('oauth1' in kept) await networks.threeLegged(row.network).revoke(kept.oauth1).catch(unlessUnknown)
    else await revokeTokens(networks.login(row.network), kept.oauth2)
    return null
  },
  settle: async ({ table, audit }, { payload, user_id }) => {
    const ended = await table({ user_id: user_id! }, 'ended_grants').remove(payload.ended_grant_id)
    if (ended) await audit('social_account.revoked', { detail: { network: ended.network } })
  },
})

/** A key of OAuth 1.0a that X does not know any more has ended already; by OAuth 2 a network says yes to that. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'unauthorized_login')) throw error
}

type Revoker = { revoke(token: string): Promise<void> }
async function revokeTokens(login: Revoker, grant: { access_token: string; refresh_token: string | null }) {
  if (grant.refresh_token) await login.revoke(grant.refresh_token)
  await login.revoke(grant.access_token)
}
