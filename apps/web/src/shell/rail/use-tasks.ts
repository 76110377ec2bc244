import { boot } from '../../floor/index.ts'
import { useMe } from '../../session/index.ts'
import { SITES } from '../../sites/index.ts'
import { useCurrentTeam } from '../use-current-team.ts'
import { placesOf, type TaskPlaces, tasksOf, visitorOf } from './places.ts'

export function useTasks(): TaskPlaces[] {
  const { me } = useMe()
  const team = useCurrentTeam()
  return tasksOf(placesOf(SITES[boot.site], visitorOf(me, team, boot.development)))
}
