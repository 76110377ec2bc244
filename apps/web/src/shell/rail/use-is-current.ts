import { usePlace } from '../router/use-place.ts'
import type { Place } from './places.ts'

/** By the route and not the address: an alias is the same place. */
export function useIsCurrent(): (place: Place) => boolean {
  const { path } = usePlace()
  return ({ route }) => route.path === path
}
