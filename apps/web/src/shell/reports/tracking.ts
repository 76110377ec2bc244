import { useEffect } from 'react'
import { boot, read, write } from '../../floor/index.ts'
import type { PlaceHandle } from '../router/use-place.ts'
import { COOKIE_LIFE_S, createAnalytics, isActive, OFF, type Visit } from './analytics.ts'

const COOKIE = 'starling_visitor'
const newId = () => crypto.randomUUID()

function distinctId(): string {
  const known = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1]
  const id = known ?? newId()
  // Written anew each time: the year counts from the last visit.
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies that replaces it is not in every browser.
  document.cookie = `${COOKIE}=${id}; max-age=${COOKIE_LIFE_S}; path=/; samesite=lax`
  return id
}

function lastSession(): Visit | null {
  try {
    return JSON.parse(read('analytics_session') ?? 'null')
  } catch {
    return null
  }
}

const analytics =
  boot.analytics && isActive(boot.analytics, !boot.development)
    ? createAnalytics({
        provider: boot.analytics,
        newId,
        memory: {
          distinctId,
          lastSession,
          keepSession: (session) => write('analytics_session', JSON.stringify(session)),
        },
      })
    : OFF

addEventListener('pagehide', analytics.leave)

export const { track } = analytics

/** The pattern of the route and not the address: that would name teams and handles. */
export function usePageViews({ path, layout }: PlaceHandle): void {
  useEffect(() => track('page_view', { site: boot.site, route: path, layout }), [path, layout])
}
