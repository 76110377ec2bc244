import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@starling/contract'
import type { Credentials, Grant } from '@starling/outside'
import { endRenewal, type Row, takeRenewal } from '@starling/store'
import type { Product } from '../floor/index.ts'

/** What a person granted, as it is kept: encrypted, and bound to its row. */
export type KeptGrant = { oauth2: Grant } | { oauth1: { token: string; token_secret: string } }

/** Renewed a little before it ends: a call on its way must not arrive with a dead token. */
const EARLY_S = 60
/** Longer than a network may take; who ended in between has it taken away. */
const RENEWAL_LEASE_S = 30
const LONGEST_WAIT_MS = 35_000
const LOOK_EVERY_MS = 100

type Parts = Pick<Product, 'secrets' | 'store' | 'networks'>
export type Owned = Pick<Row<'social_accounts'>, 'id' | 'user_id'>

export const sealGrant = ({ secrets }: Pick<Product, 'secrets'>, kept: KeptGrant, belongs_to: string): string =>
  secrets.encrypt(JSON.stringify(kept), belongs_to)

export const openGrant = ({ secrets }: Pick<Product, 'secrets'>, sealed: string, belongs_to: string): KeptGrant =>
  JSON.parse(secrets.decrypt(sealed, belongs_to)) as KeptGrant

/** Ends by the product's clock, not by that of the library that read it. */
export function keptGrant(grant: Grant, now: Date): KeptGrant {
  if (grant.expires_at === null) return { oauth2: grant }
  const life_s = grant.expires_at - Math.floor(Date.now() / 1000)
  return { oauth2: { ...grant, expires_at: Math.floor(now.getTime() / 1000) + life_s } }
}

/**
 * The keys for calls to X in the name of a linked account. They are read anew before every call, so that the very next
 * one after a disconnect finds none.
 */
export function xCredentials(product: Parts, account: Owned): () => Promise<Credentials> {
  return async () => {
    const row = await product.store.table({ user_id: account.user_id }, 'social_accounts').find(account.id)
    if (!row || row.revoked_at || row.network !== 'x') throw new AppError('reconnect_needed')
    const sealed = row.login_grant ?? row.ads_grant
    if (!sealed) throw new AppError('reconnect_needed')
    const kept = openGrant(product, sealed, row.id)
    if ('oauth1' in kept) return oauth1(product, kept)
    if (!isEnding(kept.oauth2, product.store.now())) return { bearer: kept.oauth2.access_token }
    return { bearer: await renewed(product, row) }
  }
}

/** The keys that X's Ads API takes. */
export function adsCredentials(product: Parts, account: Owned): () => Promise<Credentials> {
  return async () => {
    const row = await product.store.table({ user_id: account.user_id }, 'social_accounts').find(account.id)
    if (!row?.ads_grant || row.revoked_at) throw new AppError('reconnect_needed')
    const kept = openGrant(product, row.ads_grant, row.id)
    if (!('oauth1' in kept)) throw new AppError('reconnect_needed')
    return oauth1(product, kept)
  }
}

function oauth1({ networks }: Parts, { oauth1 }: Extract<KeptGrant, { oauth1: object }>): Credentials {
  if (!networks.consumer) throw new AppError('reconnect_needed')
  return { oauth1: { ...networks.consumer, ...oauth1 } }
}

const isEnding = ({ expires_at }: Grant, now: Date) =>
  expires_at !== null && expires_at - EARLY_S <= now.getTime() / 1000

/**
 * A refresh token works once. Who takes the renewal asks the network, with no transaction open; others look again
 * until the new grant is there, and hold nothing while they wait.
 */
async function renewed(product: Parts, { id, user_id, network }: Row<'social_accounts'>): Promise<string> {
  const { store } = product
  const account = { id, user_id }
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const row = await store.table({ user_id }, 'social_accounts').find(id)
    if (!row?.login_grant || row.revoked_at) throw new AppError('reconnect_needed')
    const kept = openGrant(product, row.login_grant, id)
    if (!('oauth2' in kept)) throw new AppError('reconnect_needed')
    if (!isEnding(kept.oauth2, store.now())) return kept.oauth2.access_token
    if (!kept.oauth2.refresh_token) throw new AppError('reconnect_needed')
    const taken = await takeRenewal(store, account, row.login_grant, RENEWAL_LEASE_S)
    if (taken) return renew(product, { ...account, network }, taken, kept.oauth2.refresh_token)
  }
  throw new AppError('took_too_long')
}

async function renew(
  product: Parts,
  { network, ...account }: Owned & Pick<Row<'social_accounts'>, 'network'>,
  taken: Date,
  refresh_token: string,
): Promise<string> {
  const { store, networks } = product
  const end = (login_grant?: string) =>
    store.change({ user_id: account.user_id }, async (change) => {
      const isKept = await endRenewal(change, account, taken, login_grant)
      await change.audit('social_account.renewed', { subject_id: account.id, detail: { kept: isKept } })
      return isKept
    })
  const grant = await networks
    .login(network)
    .refresh(refresh_token)
    .catch(async (error) => {
      await end()
      throw error
    })
  const isKept = await end(sealGrant(product, keptGrant(grant, store.now()), account.id))
  // Disconnected meanwhile: the very next call must find no token.
  if (!isKept) throw new AppError('reconnect_needed')
  return grant.access_token
}
