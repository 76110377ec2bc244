import type { SiteName } from '@starling/contract/browser'

/** One of the three sites, or an agency's name in front of the team site. */
export function isOurSite(referrer: string, sites: Record<SiteName, string>): boolean {
  if (!URL.canParse(referrer)) return false
  const { origin, host, protocol } = new URL(referrer)
  const team = new URL(sites.team)
  const isAgency = protocol === team.protocol && host.replace(/^[^.]+\./, '') === team.host
  return Object.values(sites).includes(origin) || isAgency
}
