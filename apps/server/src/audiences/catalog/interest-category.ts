import { INTERESTS } from '@starling/catalog'

const byId = new Map(INTERESTS.map((interest) => [interest.id, interest]))

/** The branch of the tree that an interest is in, by its English name. */
export function categoryOfInterest(id: string): string[] {
  let one = byId.get(id)
  while (one?.parent) one = byId.get(one.parent)
  return one ? [one.name] : []
}
