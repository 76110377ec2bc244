import { useMe } from '../auth/session.ts'
import { boot } from '../boot.ts'
import { SITES } from '../sites/sites.ts'
import { type Place, placesOf } from './places.ts'
import { useCurrentTeam } from './use-actions.ts'

export function useRailPlaces(): Place[] {
  const { me } = useMe()
  const team = useCurrentTeam()
  const visitor = { signed_in: me !== null, team, development: boot.development }
  return placesOf(SITES[boot.site], visitor).filter(({ route }) => route.icon !== undefined)
}
