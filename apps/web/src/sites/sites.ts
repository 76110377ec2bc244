import type { SiteName } from '@starling/contract/browser'
import * as capabilities from '../capabilities.ts'
import type { Capability } from '../floor/index.ts'
import type { Site } from './site.ts'
import { startsFixed } from './themes-by-path.ts'

/** What the rooms bring to a site, in the order of their list. */
function siteOf(name: SiteName): Site {
  const rooms = Object.values<Capability>(capabilities)
  const rows = rooms.flatMap((capability) => capability[name] ?? [])
  const otherwise = rows.find(({ path }) => path === '*')
  if (!otherwise) throw new Error(`no room says where an unknown path of ${name} leads`)
  const routes = rows.filter((row) => row !== otherwise)
  // `/login` is no team's name: of two equal matches the router takes the first.
  return {
    brand: 'Starling',
    otherwise,
    finders: rooms.flatMap(({ finders = [] }) => finders.filter(({ sites }) => sites.includes(name))),
    routes: [...routes.filter(({ path }) => startsFixed(path)), ...routes.filter(({ path }) => !startsFixed(path))],
  }
}

export const SITES: Record<SiteName, Site> = { team: siteOf('team'), pro: siteOf('pro'), premium: siteOf('premium') }
