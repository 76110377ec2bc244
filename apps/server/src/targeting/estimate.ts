import type { EstimateAtX } from '@starling/contract'
import type { AdsApi } from '@starling/outside'
import { linkedOf } from '@starling/store'
import { compilePackage, hasPrimary, packageOfDraft, unsaidOf } from '@starling/targeting'
import type { Input, Product, UserContext } from '../floor/index.ts'
import { adsCredentials } from '../networks/index.ts'
import { keptFor } from './kept-lists.ts'
import { knownAtX } from './lists-at-x.ts'

const AT_ONCE = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }
/** X lets ad accounts be listed five times in fifteen minutes. */
const ACCOUNTS_MS = 15 * 60_000

type AdAccount = { id: string; name: string }
type Desk = { api: AdsApi; account: AdAccount }
/** Whoever asks, in a request or by a job. */
type AtDesk = Pick<Product, 'store' | 'networks' | 'secrets'> & { user: { id: string }; now: Date }

/** The first ad account, by its name, that X opens to a linked account of the person. */
async function deskOf(context: UserContext): Promise<Desk | null> {
  for await (const desk of desksOf(context)) return desk
  return null
}

/** All of them, linked account by linked account. */
export async function* desksOf(context: AtDesk): AsyncGenerator<Desk> {
  const linked = await linkedOf(context.store, context.user.id)
  for (const one of linked.filter(({ ads_grant, revoked_at }) => ads_grant !== null && revoked_at === null)) {
    const now = () => context.store.now().getTime()
    const api = context.networks.adsApi(adsCredentials(context, one), { ...AT_ONCE, now })
    const accounts = await keptFor(context, `accounts ${one.id}`, ACCOUNTS_MS, () => openAccounts(api))
    yield* accounts.map((account) => ({ api, account }))
  }
}

async function openAccounts(api: AdsApi): Promise<AdAccount[]> {
  const found: AdAccount[] = []
  for await (const { id, name, approval_status } of api.accounts()) {
    if (approval_status === 'ACCEPTED') found.push({ id, name })
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What X itself counts for what a draft asks for, as far as it can be told. */
export async function estimateDraft(
  { body: { draft } }: Input<'estimateDraft'>,
  context: UserContext,
): Promise<EstimateAtX> {
  const unsaid = unsaidOf(draft)
  const estimated_at = context.now.toISOString()
  const desk = await deskOf(context)
  const nothing = { range: null, criteria: 0, left_out: unsaid, estimated_at }
  if (!desk) return { ...nothing, not_estimated: 'no_ad_account', ad_account: null }
  const { api, account } = desk
  const asked = packageOfDraft(draft)
  const { criteria, left_out } = compilePackage(asked, await knownAtX(asked, context, { api, account_id: account.id }))
  const told = { ad_account: account, criteria: criteria.length, left_out: [...left_out, ...unsaid], estimated_at }
  if (!hasPrimary(criteria)) return { ...told, range: null, not_estimated: 'says_nobody' }
  const estimated = await api.estimate(account.id, criteria)
  return { ...told, range: estimated.audience_size, not_estimated: null }
}
