import { generatePath } from 'react-router'
import type { Route, Site } from '../sites/site.ts'

export type Visitor = {
  signed_in: boolean
  /** Slug of the team a person works for now. */
  team: string | null
  development: boolean
}

export type Place = { route: Route; to: string }

/** The routes a person can go to from anywhere: named, for them, and complete without more than the team; those of the rail first. */
export function placesOf(site: Site, { signed_in, team, development }: Visitor): Place[] {
  return site.routes
    .filter((route) => route.name !== undefined)
    .filter((route) => development || !route.development)
    .filter((route) => (route.needs ? signed_in : !(route.signed_out && signed_in)))
    .flatMap((route) => {
      const to = addressOf(route.path, team)
      return to === null ? [] : [{ route, to }]
    })
    .sort((a, b) => Number(b.route.icon !== undefined) - Number(a.route.icon !== undefined))
}

function addressOf(path: string, team: string | null): string | null {
  const needed = path.split('/').filter((part) => part.startsWith(':') && !part.endsWith('?'))
  if (needed.some((part) => part !== ':teamId')) return null
  if (needed.length > 0 && team === null) return null
  return generatePath(path, { teamId: team })
}
