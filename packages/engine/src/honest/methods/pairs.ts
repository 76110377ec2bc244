import { findCommunities } from '@starling/enrich'
import type { PrimitiveAnswers } from '../../port/answers.ts'
import { compareText } from '../../port/order.ts'
import type { MethodContext } from '../answer.ts'
import { intervalOf } from '../authors.ts'
import type { PairInputs } from '../inputs.ts'
import { LEAST_PEOPLE, markOf } from '../marks.ts'
import { wilson } from '../statistics.ts'

export function pairInputs(
  pairs: PrimitiveAnswers['pairs'],
  terms: readonly PrimitiveAnswers['terms'][],
  { unit, limit, names_authors }: { unit: 'people' | 'posts' } & Pick<MethodContext, 'limit' | 'names_authors'>,
): PairInputs {
  const least = unit === 'people' ? LEAST_PEOPLE : 1
  const isByAuthor = unit === 'posts' && !names_authors
  const rows: PairInputs['rows'] = []
  const used = new Set<string>()
  for (const row of pairs.rows) {
    const { values, count } = row
    if (count < least) continue
    rows.push(isByAuthor || !row.by_author ? row : { values, count })
    used.add(values[0]).add(values[1])
  }
  const counts = new Map(terms.flatMap((one) => one.rows.map(({ value, count }) => [value, count] as const)))
  return {
    known: pairs.known,
    shown: limit,
    ...(isByAuthor && { squares: pairs.squares! }),
    words: Array.from(used, (value) => ({ value, count: counts.get(value) ?? 0 })),
    rows,
  }
}

export function pairScores(inputs: PairInputs) {
  const { known, squares, shown, rows, words } = inputs
  const places = placesOf(words)
  const cluster = clustersOf(inputs, tiesOf(inputs, places))
  return rows.slice(0, shown).map(({ values: [first, second], count, by_author }) => {
    const [a, b] = [places.get(first)!, places.get(second)!]
    const expected = (words[a]!.count * words[b]!.count) / known
    return {
      first,
      second,
      count,
      share: count / known,
      interval: intervalOf(count, { known, ...(squares !== undefined && { squares }) }, by_author),
      association: expected > 0 ? count / expected : null,
      first_cluster: cluster[a]!,
      second_cluster: cluster[b]!,
      mark: markOf(known),
    }
  })
}

export function clusterScores(inputs: PairInputs) {
  const { known, words, shown } = inputs
  const ties = tiesOf(inputs, placesOf(words))
  const cluster = clustersOf(inputs, ties)
  const { inside, all } = strengthsOf(ties, cluster)
  const members = Map.groupBy(
    [...words.keys()].filter((word) => cluster[word] !== null),
    (word) => cluster[word]!,
  )
  return [...members.keys()]
    .sort((a, b) => a - b)
    .slice(0, shown)
    .map((one) => {
      const found = members.get(one)!
      found.sort((a, b) => inside[b]! - inside[a]! || compareText(words[a]!.value, words[b]!.value))
      const people = words[found[0]!]!.count
      const sum = (of: Float64Array) => found.reduce((total, word) => total + of[word]!, 0)
      return {
        cluster: one,
        words: found.map((word) => words[word]!.value),
        people,
        share: people / known,
        interval: wilson(people, known),
        cohesion: sum(all) > 0 ? sum(inside) / sum(all) : null,
        mark: markOf(known),
      }
    })
}

/** Pairs by the places of their two words, each with its weight. */
type Ties = { from: Uint32Array; to: Uint32Array; weights: Float64Array }

const placesOf = (words: PairInputs['words']) => new Map(words.map(({ value }, at) => [value, at]))

/**
 * Ties are weighed by how much more often than by chance two words go together: else the commonest words, which go
 * with everything, would tie up everything. A tie of no weight is none: with it in the graph, a word that everybody
 * says would end up in some cluster.
 */
function tiesOf({ known, words, rows }: PairInputs, places: ReadonlyMap<string, number>): Ties {
  const from = new Uint32Array(rows.length)
  const to = new Uint32Array(rows.length)
  const weights = new Float64Array(rows.length)
  let count = 0
  for (const { values, count: having } of rows) {
    const first = places.get(values[0])!
    const second = places.get(values[1])!
    const product = words[first]!.count * words[second]!.count
    const weight = product > 0 ? (having - product / known) / Math.sqrt(product) : 0
    if (!(weight > 0)) continue
    from[count] = first
    to[count] = second
    weights[count++] = weight
  }
  return { from: from.subarray(0, count), to: to.subarray(0, count), weights: weights.subarray(0, count) }
}

/** The cluster of each word; null where it goes with no other. */
function clustersOf({ words }: PairInputs, ties: Ties): (number | null)[] {
  const { community, count } = findCommunities({ nodes: words.length, ...ties })
  const sizes = new Uint32Array(count)
  for (const one of community) sizes[one]!++
  return Array.from(community, (one) => (sizes[one]! > 1 ? one : null))
}

/** Weight of each word's ties, and of those that stay inside its cluster. */
function strengthsOf({ from, to, weights }: Ties, cluster: readonly (number | null)[]) {
  const inside = new Float64Array(cluster.length)
  const all = new Float64Array(cluster.length)
  for (let at = 0; at < weights.length; at++) {
    const [a, b] = [from[at]!, to[at]!]
    const isInside = cluster[a] !== null && cluster[a] === cluster[b]
    for (const word of [a, b]) {
      all[word]! += weights[at]!
      if (isInside) inside[word]! += weights[at]!
    }
  }
  return { inside, all }
}
