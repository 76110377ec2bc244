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
  const rows = pairs.rows
    .filter(({ count }) => count >= least)
    .map(({ values, count, by_author }) => ({ values, count, ...(isByAuthor && { by_author: by_author! }) }))
  const counts = new Map(terms.flatMap((one) => one.rows.map(({ value, count }) => [value, count] as const)))
  const used = [...new Set(rows.flatMap(({ values }) => values))]
  return {
    known: pairs.known,
    shown: limit,
    ...(isByAuthor && { squares: pairs.squares! }),
    words: used.map((value) => ({ value, count: counts.get(value) ?? 0 })),
    rows,
  }
}

export function pairScores(inputs: PairInputs) {
  const { known, squares, shown, rows } = inputs
  const counts = countsOf(inputs)
  const { cluster } = clustersOf(inputs)
  return rows.slice(0, shown).map(({ values: [first, second], count, by_author }) => {
    const expected = (counts.get(first)! * counts.get(second)!) / known
    return {
      first,
      second,
      count,
      share: count / known,
      interval: intervalOf(count, { known, ...(squares !== undefined && { squares }) }, by_author),
      association: expected > 0 ? count / expected : null,
      first_cluster: cluster.get(first) ?? null,
      second_cluster: cluster.get(second) ?? null,
      mark: markOf(known),
    }
  })
}

export function clusterScores(inputs: PairInputs) {
  const { known, words, shown } = inputs
  const counts = countsOf(inputs)
  const { cluster, weights } = clustersOf(inputs)
  const ties = tiesOf(inputs, cluster, weights)
  const members = Map.groupBy(
    words.filter(({ value }) => cluster.has(value)),
    ({ value }) => cluster.get(value)!,
  )
  return [...members.keys()]
    .sort((a, b) => a - b)
    .slice(0, shown)
    .map((one) => {
      const found = members.get(one)!.map(({ value }) => value)
      found.sort((a, b) => ties.get(b)!.inside - ties.get(a)!.inside || compareText(a, b))
      const people = counts.get(found[0]!)!
      const sum = (of: 'inside' | 'all') => found.reduce((total, word) => total + ties.get(word)![of], 0)
      return {
        cluster: one,
        words: found,
        people,
        share: people / known,
        interval: wilson(people, known),
        cohesion: sum('all') > 0 ? sum('inside') / sum('all') : null,
        mark: markOf(known),
      }
    })
}

/** Weight of each word's ties, and of those that stay inside its cluster. */
function tiesOf({ words, rows }: PairInputs, cluster: Map<string, number>, weights: Float64Array) {
  const ties = new Map(words.map(({ value }) => [value, { inside: 0, all: 0 }]))
  rows.forEach(({ values: [first, second] }, at) => {
    for (const word of [first, second]) {
      const tie = ties.get(word)!
      tie.all += weights[at]!
      if (cluster.has(first) && cluster.get(first) === cluster.get(second)) tie.inside += weights[at]!
    }
  })
  return ties
}

const countsOf = ({ words }: Pick<PairInputs, 'words'>) => new Map(words.map(({ value, count }) => [value, count]))

/**
 * Ties are weighed by how much more often than by chance two words go together: else the commonest words, which go
 * with everything, would tie up everything. A word that goes with no other is in no cluster.
 */
function clustersOf({ known, words, rows }: PairInputs) {
  const place = new Map(words.map(({ value }, at) => [value, at]))
  const counts = countsOf({ words })
  const weights = Float64Array.from(rows, ({ values: [first, second], count }) => {
    const product = counts.get(first)! * counts.get(second)!
    return product > 0 ? Math.max(0, (count - product / known) / Math.sqrt(product)) : 0
  })
  // A tie of no weight is none: with it in the graph, a word that everybody says would end up in some cluster.
  const tied = rows.filter((_, at) => weights[at]! > 0)
  const { community } = findCommunities({
    nodes: words.length,
    from: Uint32Array.from(tied, ({ values }) => place.get(values[0])!),
    to: Uint32Array.from(tied, ({ values }) => place.get(values[1])!),
    weights: weights.filter((weight) => weight > 0),
  })
  const sizes = new Map<number, number>()
  for (const one of community) sizes.set(one, (sizes.get(one) ?? 0) + 1)
  const together = words.map(({ value }, at) => [value, community[at]!] as const)
  return { cluster: new Map(together.filter(([, one]) => sizes.get(one)! > 1)), weights }
}
