import { LEAST_PEOPLE } from '@starling/engine'
import { findCommunities } from '@starling/enrich'

/** An account, and how many of the people follow it. */
export type TiedAccount = { id: string; count: number }
/** Two accounts by their place, and the people who follow both. */
export type Tie = { from: number; to: number; count: number; association: number; weight: number }

/**
 * Ties are weighed by how many more people follow both than chance would have it: else the best known accounts, which
 * everybody follows, would tie up everything.
 */
export function tiesOf(
  nodes: readonly TiedAccount[],
  people: number,
  together: readonly ReadonlyMap<string, number>[],
): Tie[] {
  const ties: Tie[] = []
  for (let from = 0; from < nodes.length; from++) {
    for (let to = from + 1; to < nodes.length; to++) {
      const count = together[from]!.get(nodes[to]!.id) ?? together[to]!.get(nodes[from]!.id) ?? 0
      const product = nodes[from]!.count * nodes[to]!.count
      if (count < LEAST_PEOPLE || product === 0) continue
      const weight = (count - product / people) / Math.sqrt(product)
      if (weight > 0) ties.push({ from, to, count, association: (count * people) / product, weight })
    }
  }
  return ties
}

/** Each account keeps its strongest ties only; with all of them a language would be one community. */
const STRONGEST = 8
/** Above one asks for smaller communities. Both tried on a network with known communities: docs/methods/communities.md. */
const RESOLUTION = 3

function strongest(nodes: readonly TiedAccount[], ties: readonly Tie[]): Tie[] {
  const byWeight = ties.toSorted((a, b) => b.weight - a.weight)
  const kept = new Uint32Array(nodes.length)
  return byWeight.filter(({ from, to }) => {
    const wanted = kept[from]! < STRONGEST || kept[to]! < STRONGEST
    kept[from]!++
    kept[to]!++
    return wanted
  })
}

/** Places of the accounts of each community, the largest first; who is tied to nobody is in none. */
export function communitiesOfTies(nodes: readonly TiedAccount[], all: readonly Tie[]) {
  const ties = strongest(nodes, all)
  const { community } = findCommunities(
    {
      nodes: nodes.length,
      from: Uint32Array.from(ties, ({ from }) => from),
      to: Uint32Array.from(ties, ({ to }) => to),
      weights: Float64Array.from(ties, ({ weight }) => weight),
    },
    { resolution: RESOLUTION },
  )
  const members = Map.groupBy(nodes.keys(), (at) => community[at]!)
  const groups = [...members.values()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length)
  const sum = (some: readonly Tie[]) => some.reduce((total, { weight }) => total + weight, 0)
  const cohesion = groups.map((group) => {
    const inside = new Set(group)
    const touching = ties.filter(({ from, to }) => inside.has(from) || inside.has(to))
    const all = sum(touching)
    return all > 0 ? sum(touching.filter(({ from, to }) => inside.has(from) && inside.has(to))) / all : null
  })
  return { groups, cohesion }
}
