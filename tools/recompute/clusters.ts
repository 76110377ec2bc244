import { findCommunities } from '@starling/enrich/src/profile/communities/find-communities.ts'

/** docs/methods/topic_clusters.md: which words go together. */
export type Pair = { values: [string, string]; count: number }
export type Tie = { a: string; b: string; weight: number }

/** How much more often two words go together than by chance; where that is not more, they are not tied. */
export const tiesOf = ({ pairs, words, known }: { pairs: Pair[]; words: Map<string, number>; known: number }): Tie[] =>
  pairs
    .map(({ values: [a, b], count }) => {
      const both = words.get(a)! * words.get(b)!
      return { a, b, weight: (count - both / known) / Math.sqrt(both) }
    })
    .filter(({ weight }) => weight > 0)

/**
 * The cluster of each word that is in one. `words` are in the order in which pairs bring them. Leiden's method is the
 * product's own, with its seed: what it found is checked by `gainOfMoving`.
 */
export function clustersOf(words: string[], ties: Tie[]): Map<string, number> {
  const places = new Map(words.map((word, at) => [word, at]))
  const { community } = findCommunities({
    nodes: words.length,
    from: Uint32Array.from(ties, ({ a }) => places.get(a)!),
    to: Uint32Array.from(ties, ({ b }) => places.get(b)!),
    weights: Float64Array.from(ties, ({ weight }) => weight),
  })
  const sizes = Map.groupBy(community, (number) => number)
  return new Map(
    words.map((word, at) => [word, community[at]!] as const).filter(([, one]) => sizes.get(one)!.length > 1),
  )
}

/** The most that moving one word, alone or to another cluster, would add to the modularity: 0 or less where it is greatest. */
export function gainOfMoving(ties: Tie[], clusters: Map<string, number>): number {
  const total = ties.reduce((sum, { weight }) => sum + weight, 0)
  const strengthOf = (own: (word: string) => boolean) =>
    ties.reduce((sum, { a, b, weight }) => sum + weight * (Number(own(a)) + Number(own(b))), 0)
  const numbers = [...new Set(clusters.values())]
  const strengths = new Map(numbers.map((number) => [number, strengthOf((word) => clusters.get(word) === number)]))
  let most = Number.NEGATIVE_INFINITY
  for (const [word, own] of clusters) {
    const strength = strengthOf((one) => one === word)
    const towards = (number: number) =>
      ties.reduce((sum, { a, b, weight }) => {
        const other = a === word ? b : b === word ? a : undefined
        return other !== undefined && clusters.get(other) === number ? sum + weight : sum
      }, 0)
    /** What the word adds to the modularity as one of a cluster, less what it adds alone. */
    const worth = (number: number) => {
      const others = strengths.get(number)! - (number === own ? strength : 0)
      return towards(number) / total - (strength * others) / (2 * total ** 2)
    }
    const stays = worth(own)
    for (const number of numbers) if (number !== own) most = Math.max(most, worth(number) - stays)
    most = Math.max(most, -stays)
  }
  return most
}
