import type { BridgeAdAccount } from '@starling/targeting/bridge'

/** The ad account that is open: what the page says of itself, or at least its id in the address. */
export function adAccountOn(page: Document): BridgeAdAccount | null {
  const main = page.querySelector<HTMLElement>('[data-account-id]')
  const { accountId, accountName = '', accountHandle = '' } = main?.dataset ?? {}
  if (accountId) return { id: accountId, name: accountName, handle: accountHandle }
  const { pathname, searchParams } = new URL(page.location.href)
  const id = searchParams.get('account') ?? /\/accounts?\/([\w-]+)/.exec(pathname)?.[1]
  return id && /^[\w-]{1,64}$/.test(id) && hasForm(page) ? { id, name: '', handle: '' } : null
}
/** An address alone says nothing: the account may not be theirs. */
const hasForm = (page: Document) => page.querySelector('form') !== null
