import { AppError } from '@starling/contract'
import type { AdAccount as AccountAtX, AdsApi } from '@starling/outside'
import { linkedOf, type Row } from '@starling/store'
import type { UserContext } from '../floor/index.ts'
import { adsCredentials } from '../networks/index.ts'

/** Someone waits for the answer: a used-up limit is told, not waited for. */
const AT_ONCE = { max_wait_ms: 0, timeout_ms: 15_000, tries: 2 }

type Link = Row<'social_accounts'>
type Keys = Pick<Link, 'id' | 'user_id'>
type Asking = Pick<UserContext, 'store' | 'networks' | 'secrets'>

export const apiOf = (context: Asking, link: Keys): AdsApi =>
  context.networks.adsApi(adsCredentials(context, link), { ...AT_ONCE, now: () => context.store.now().getTime() })

/** X says no where it knows no such ad account of that person. */
export const isNo = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'upstream_refused' || error.code === 'not_found')

export type OpenedAtX = { link: Link; name: string; timezone: string } | 'refused' | 'no_linked_account'

/**
 * Asks X through each account of theirs that is linked for ads. A link that X takes no more says neither yes nor no,
 * nor does a limit or a failure: those are thrown, and nothing is concluded from them.
 */
export async function openAtX(account_id: string, context: UserContext): Promise<OpenedAtX> {
  const links = (await linkedOf(context.store, context.user.id)).filter(({ ads_grant }) => ads_grant !== null)
  return openThrough(account_id, links, context)
}

export async function openThrough(account_id: string, links: readonly Link[], context: Asking): Promise<OpenedAtX> {
  if (links.length === 0) return 'no_linked_account'
  let ended: AppError | undefined
  for (const link of links) {
    try {
      const { name, timezone, approval_status } = await apiOf(context, link).account(account_id)
      if (approval_status === 'ACCEPTED') return { link, name, timezone }
    } catch (error) {
      if (error instanceof AppError && error.code === 'reconnect_needed') ended = error
      else if (!isNo(error)) throw error
    }
  }
  if (ended) throw ended
  return 'refused'
}

/** What an ad account is paid in: by what can pay now, or else by what there is. Nothing where X names none. */
export async function currencyOf(api: AdsApi, account_id: string): Promise<string | null> {
  const found = (await Array.fromAsync(api.fundingInstruments(account_id))).filter(({ deleted }) => !deleted)
  return (found.find(({ able_to_fund }) => able_to_fund) ?? found[0])?.currency ?? null
}

/** What is written down of an ad account, as X tells it by these keys; nothing where X says no. */
export async function readAtX(
  api: AdsApi,
  account_id: string,
): Promise<(Pick<AccountAtX, 'name' | 'timezone'> & { currency: string | null }) | null> {
  try {
    const { name, timezone, approval_status } = await api.account(account_id)
    return approval_status === 'ACCEPTED' ? { name, timezone, currency: await currencyOf(api, account_id) } : null
  } catch (error) {
    if (isNo(error)) return null
    throw error
  }
}
