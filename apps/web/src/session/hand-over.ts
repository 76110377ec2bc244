import type { SiteName } from '@starling/contract/browser'
import { boot } from '../floor/index.ts'
import { samePlace } from './after-sign-in.ts'
import { leaveFor } from './open-site.ts'

const ORDER: readonly SiteName[] = ['team', 'pro', 'premium']
/** Behind the address of who came back: none of the other sites knows them. */
export const NOBODY = '#sign-in&nobody'

/** Somebody at `to` asks the other sites, one after the other, whether they are signed in there. */
export type HandOver = { to: SiteName; at: string; asked: readonly SiteName[] }

const isSite = (name: string | null): name is SiteName => ORDER.some((site) => site === name)

export function readHandOver(search: URLSearchParams): HandOver | null {
  const to = search.get('to')
  // Only a place of ours, and nothing behind a #: that is where a pass stands.
  const at = samePlace(search.get('at'))?.split('#')[0]
  return isSite(to) && at ? { to, at, asked: search.getAll('asked').filter(isSite) } : null
}

/** The next site to ask; none of them is left: back to where it began. */
export function nextAddress({ to, at, asked }: HandOver, sites: Record<SiteName, string>): string {
  const next = ORDER.find((site) => site !== to && !asked.includes(site))
  if (!next) return sites[to] + at + NOBODY
  const search = new URLSearchParams([['to', to], ['at', at], ...asked.map((site) => ['asked', site])])
  return `${sites[next]}/hand-over?${search}`
}

/** One click: who is signed in on another site is signed in here, and back at this very place. */
export function askOtherSites(): void {
  const { pathname, search } = location
  leaveFor(nextAddress({ to: boot.site, at: pathname + search, asked: [] }, boot.sites))
}
