import { FILL_FIELDS, type FromExtension, readFromExtension } from '@starling/targeting/bridge'
import type { AdsPage, ToAdsPage, ToProductPage } from '../messages.ts'
import { change, read } from './stored.ts'

/** From the page itself: nothing of it is taken for granted. */
function checked(given: unknown): AdsPage | null {
  const { page, ad_account, not_found, filling } = (given ?? {}) as Partial<Record<keyof AdsPage, unknown>>
  if (typeof page !== 'string' || page.length > 64 || !Array.isArray(not_found)) return null
  if (!readFromExtension({ type: 'starling.ad_account', ad_account })) return null
  return {
    page,
    ad_account: ad_account as AdsPage['ad_account'],
    not_found: FILL_FIELDS.filter((field) => not_found.includes(field)),
    filling: typeof filling === 'string' ? filling : null,
  }
}

export const toAdsPage = (tab: number, message: ToAdsPage): Promise<unknown> =>
  chrome.tabs.sendMessage(tab, message, { frameId: 0 }).catch(() => null)

/** What a page of ads shows; null: it is gone. While it asks somebody something it says nothing. */
export async function lookAt(tab: number): Promise<AdsPage | 'silent' | null> {
  const silence = new Promise<'silent'>((resolve) => setTimeout(resolve, SILENT_MS, 'silent'))
  const said = await Promise.race([toAdsPage(tab, { kind: 'look' }), silence])
  return said === 'silent' ? said : checked(said)
}
const SILENT_MS = 1_000

/** A page of ads is open, or shows something else than before. */
export async function noteAdsPage(tab: number, given: unknown): Promise<void> {
  const seen = checked(given)
  if (!seen) return
  const before = await currentAccount()
  await change('ads_pages', (pages) => ({ ...pages, [tab]: { ...seen, seen_at: Date.now() } }))
  await tellIfOther(before)
}

/** Closed, left, or gone without a word. */
export async function forgetAdsPage(tab: number, page?: string): Promise<void> {
  const before = await currentAccount()
  await change('ads_pages', (pages) => {
    const { [tab]: gone, ...rest } = pages
    return gone && (page === undefined || gone.page === page) ? rest : pages
  })
  await tellIfOther(before)
}

/** The tab of ads that a person means: the one before them, else the one they looked at last. Asked anew. */
export async function adsTab(account_id: string | null = null): Promise<{ tab: number; seen: AdsPage } | null> {
  const [active] = await chrome.tabs.query({ active: true, currentWindow: true })
  const pages = Object.entries(await read('ads_pages')).map(([tab, page]) => ({ tab: Number(tab), page }))
  const rank = ({ tab, page }: (typeof pages)[number]) =>
    (account_id !== null && page.ad_account?.id === account_id ? 2 : 0) + (tab === active?.id ? 1 : 0)
  pages.sort((one, other) => rank(other) - rank(one) || other.page.seen_at - one.page.seen_at)
  for (const { tab, page } of pages) {
    const seen = await lookAt(tab)
    if (seen) return { tab, seen: seen === 'silent' ? page : seen }
    await forgetAdsPage(tab)
  }
  return null
}

async function currentAccount(): Promise<AdsPage['ad_account']> {
  const pages = Object.values(await read('ads_pages')).filter(({ ad_account }) => ad_account !== null)
  return pages.toSorted((one, other) => other.seen_at - one.seen_at)[0]?.ad_account ?? null
}
export const accountMessage = async (): Promise<FromExtension> => ({
  type: 'starling.ad_account',
  ad_account: await currentAccount(),
})
async function tellIfOther(before: AdsPage['ad_account']): Promise<void> {
  const message = await accountMessage()
  if (message.type === 'starling.ad_account' && JSON.stringify(message.ad_account) === JSON.stringify(before)) return
  for (const tab of await read('product_tabs')) await toProductPage(tab, message)
}

export async function toProductPage(tab: number, message: FromExtension): Promise<void> {
  const sent: ToProductPage = { kind: 'to_page', message }
  await chrome.tabs.sendMessage(tab, sent, { frameId: 0 }).catch(() => forgetProductTab(tab))
}
export const noteProductTab = (tab: number): Promise<unknown> =>
  change('product_tabs', (tabs) => [...new Set([...tabs, tab])])
export const forgetProductTab = (tab: number): Promise<unknown> =>
  change('product_tabs', (tabs) => tabs.filter((one) => one !== tab))
