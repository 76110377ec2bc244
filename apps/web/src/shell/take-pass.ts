import type { SiteName } from '@starling/contract/browser'
import { isOurSite } from '../session/index.ts'

/**
 * Takes `#pass=…` out of the address. A pass that comes from anywhere else than our own sites is handed on as an
 * ordinary sign-in link, which wants a click: else any page could sign a visitor in as someone else unseen.
 */
export function takePass(page: Window, sites: Record<SiteName, string>): string | null {
  const { hash, pathname, search } = page.location
  const pass = new URLSearchParams(hash.slice(1)).get('pass')
  if (!pass) return null
  const ours = isOurSite(page.document.referrer, sites)
  const left = ours ? '' : `#token=${encodeURIComponent(pass)}`
  page.history.replaceState(page.history.state, '', page.location.origin + pathname + search + left)
  return ours ? pass : null
}
