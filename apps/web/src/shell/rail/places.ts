import type { User } from '@starling/contract/browser'
import { generatePath } from 'react-router'
import { type Route, TASKS, type Task } from '../../floor/index.ts'
import type { Site } from '../../sites/index.ts'

export type Visitor = {
  signed_in: boolean
  /** Names of the groups a person is in. */
  groups: readonly string[]
  /** Slug of the team a person works for now. */
  team: string | null
  development: boolean
}

export const visitorOf = (me: User | null, team: string | null, development: boolean): Visitor => ({
  signed_in: me !== null,
  groups: me?.groups.map(({ name }) => name) ?? [],
  team,
  development,
})

export type RailPlace = { route: Route; to: string }
/** What one comes for, and where that is done. Never empty. */
export type TaskPlaces = { task: Task; places: readonly RailPlace[] }

/** The routes a person can go to from anywhere: named, for them, and complete without more than the team; those of the rail first. */
export function placesOf(site: Site, { signed_in, groups, team, development }: Visitor): RailPlace[] {
  return site.routes
    .filter((route) => route.name !== undefined && !route.by_link)
    .filter((route) => development || !route.development)
    .filter((route) => (route.needs ? signed_in : !(route.signed_out && signed_in)))
    .filter((route) => !(route.teamless && team !== null))
    .filter(({ group }) => group === undefined || groups.includes(group))
    .flatMap((route) => {
      const to = addressOf(route.path, team)
      return to === null ? [] : [{ route, to }]
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.route.order ?? 0) - (b.route.order ?? 0))
}

const rankOf = ({ route }: RailPlace) => (route.task ? TASKS.indexOf(route.task) : TASKS.length)

function addressOf(path: string, team: string | null): string | null {
  const needed = path.split('/').filter((part) => part.startsWith(':') && !part.endsWith('?'))
  if (needed.some((part) => part !== ':teamId')) return null
  if (needed.length > 0 && team === null) return null
  return generatePath(path, { teamId: team })
}

/** A task without a place that is built for this person is not shown. */
export const tasksOf = (places: readonly RailPlace[]): TaskPlaces[] =>
  TASKS.map((task) => ({ task, places: places.filter(({ route }) => route.task === task) })).filter(
    (each) => each.places.length > 0,
  )

/** As long as there is room each place stands for itself; then those of a task stand together. */
export function folded(tasks: readonly TaskPlaces[], room: number): readonly TaskPlaces[] {
  const all = tasks.reduce((sum, { places }) => sum + places.length, 0)
  if (all > room) return tasks
  return tasks.flatMap(({ task, places }) => places.map((place) => ({ task, places: [place] })))
}
