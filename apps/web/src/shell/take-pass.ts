import type { SiteName } from '@starling/contract/browser'

/** One of the three sites, or an agency's name in front of the team site. */
export function isOurSite(referrer: string, sites: Record<SiteName, string>): boolean {
  if (!URL.canParse(referrer)) return false
  const { origin, host, protocol } = new URL(referrer)
  const team = new URL(sites.team)
  const isAgency = protocol === team.protocol && host.replace(/^[^.]+\./, '') === team.host
  return Object.values(sites).includes(origin) || isAgency
}

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
  page.history.replaceState(page.history.state, '', pathname + search + left)
  return ours ? pass : null
}
