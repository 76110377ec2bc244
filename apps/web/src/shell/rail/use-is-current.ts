import { usePlace } from '../router/use-place.ts'
import type { RailPlace } from './places.ts'

/** By the route and not the address: an alias is the same place. */
export function useIsCurrent(): (place: RailPlace) => boolean {
  const { path } = usePlace()
  return ({ route }) => route.path === path
}
