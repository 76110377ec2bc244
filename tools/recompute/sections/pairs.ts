import { Shares } from '../authors.ts'
import { clustersOf, type Pair, type Tie, tiesOf } from '../clusters.ts'
import { baseOf, byBytes, type Grounds, LEAST_PEOPLE, markOf, type Recomputed, ROWS, tally } from '../grounds.ts'
import type { KnownPost } from '../known.ts'
import { wilson } from '../numbers.ts'
import { byLift, type Source, tallied, terms } from './people.ts'
import { countedTerms, isNamed } from './posts.ts'

/** docs/methods/pairs.md and topic_clusters.md. */
const WORDS = 50
const LEAST_TOGETHER = 2

type Tied = { known: number; n: number; words: Map<string, number>; pairs: Pair[] }

/** Every pair of the words chosen, the commonest first. */
function tiedWords(grounds: Grounds, source: Source | 'posts'): Tied {
  const holders = holdersOf(grounds, source)
  const words = source === 'posts' ? commonestOfPosts(grounds) : commonestAndSurest(grounds, source)
  const pairs = tally<string>(
    holders.map((held) => {
      const own = [...held].filter((word) => words.has(word)).sort(byBytes)
      return own.flatMap((first, at) => own.slice(at + 1).map((second) => `${first}\n${second}`))
    }),
  )
  return {
    known: holders.length,
    n: source === 'posts' ? holders.length : grounds.subject.people.size,
    words,
    pairs: [...pairs]
      .map(([both, count]): Pair => ({ values: both.split('\n') as [string, string], count }))
      .filter(({ count }) => count >= LEAST_TOGETHER)
      .sort((a, b) => b.count - a.count || byBytes(a.values[0], b.values[0]) || byBytes(a.values[1], b.values[1])),
  }
}

function holdersOf(grounds: Grounds, source: Source | 'posts'): Set<string>[] {
  const { known, subject } = grounds
  if (source === 'posts') return subject.posts.map((at) => known.posts[at]!.text.terms.keyword)
  const valued = terms(grounds, source, 'keyword')
  return [...subject.people].flatMap((at) => {
    const values = valued(known.accounts[at]!, at)
    return values ? [new Set(values)] : []
  })
}

const commonestOfPosts = (grounds: Grounds) =>
  new Map(
    countedTerms(grounds, 'keyword')
      .slice(0, WORDS)
      .map(({ value, count }) => [value, count]),
  )

function commonestAndSurest(grounds: Grounds, source: Source): Map<string, number> {
  const counted = tallied(grounds, terms(grounds, source, 'keyword'), grounds.chosen.people)
  const commonest = counted.values
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || byBytes(a.value, b.value))
    .slice(0, WORDS)
  return new Map([...commonest, ...byLift(counted, WORDS).rows].map(({ value, count }) => [value, count]))
}

/** In the order in which pairs bring them. */
const wordsIn = ({ pairs: all }: Tied) => [...new Set(all.flatMap(({ values }) => values))]

/** What pairs and clusters are told with. */
const inputsOfPairs = (tied: Tied, shown: number, told?: ToldPosts) => ({
  method: 'pairs',
  known: tied.known,
  shown,
  ...told?.shares.inputs,
  words: wordsIn(tied).map((value) => ({ value, count: tied.words.get(value)! })),
  rows: tied.pairs.map((pair) => ({ ...pair, ...told?.shares.inputsOf(told.withBoth(pair)) })),
})

/** Of pairs in posts: which posts have both words. */
type ToldPosts = { shares: Shares; withBoth: (pair: Pair) => KnownPost[] }
function toldPosts(grounds: Grounds): ToldPosts {
  const posts = grounds.subject.posts.map((at) => grounds.known.posts[at]!)
  return {
    shares: new Shares(posts, isNamed(grounds)),
    withBoth: ({ values }) => posts.filter(({ text }) => values.every((word) => text.terms.keyword.has(word))),
  }
}

export function pairs(grounds: Grounds, source: Source | 'posts'): Recomputed {
  const tied = tiedWords(grounds, source)
  const ofPosts = source === 'posts'
  const posts = ofPosts ? toldPosts(grounds) : undefined
  const told = ofPosts ? tied : { ...tied, pairs: tied.pairs.filter(({ count }) => count >= LEAST_PEOPLE) }
  const { known, n, words } = tied
  const base = baseOf(ofPosts ? 'posts' : 'people', n, known)
  const shown = grounds.asked.limit ?? ROWS
  const clusters = clustersOf(wordsIn(told), tiesOf(told))
  const rows = told.pairs.slice(0, shown).map(({ values: [first, second], count }) => ({
    first,
    second,
    count,
    share: count / known,
    interval: posts ? posts.shares.interval(posts.withBoth({ values: [first, second], count })) : wilson(count, known),
    association: (count * known) / (words.get(first)! * words.get(second)!),
    first_cluster: clusters.get(first) ?? null,
    second_cluster: clusters.get(second) ?? null,
    mark: markOf(known),
  }))
  return { rows: base.hidden ? [] : rows, base, ...(!base.hidden && { inputs: inputsOfPairs(told, shown, posts) }) }
}

export function topicClusters(grounds: Grounds): Recomputed {
  const tied = tiedWords(grounds, 'used')
  const told = { ...tied, pairs: tied.pairs.filter(({ count }) => count >= LEAST_PEOPLE) }
  const ties = tiesOf(told)
  const clusters = clustersOf(wordsIn(told), ties)
  const base = baseOf('people', tied.n, tied.known)
  const shown = grounds.asked.limit ?? ROWS
  const rows = [...Map.groupBy(clusters.keys(), (word) => clusters.get(word)!)]
    .sort(([a], [b]) => a - b)
    .slice(0, shown)
    .map(([cluster, words]) => {
      const inside = ties.filter(({ a, b }) => clusters.get(a) === cluster && clusters.get(b) === cluster)
      const weightOf = (word: string, some: Tie[]) =>
        some.reduce((sum, { a, b, weight }) => (a === word || b === word ? sum + weight : sum), 0)
      // A tie inside is one of each of its two words.
      const sum = (some: Tie[]) => words.reduce((weights, word) => weights + weightOf(word, some), 0)
      const own = new Map(words.map((word) => [word, weightOf(word, inside)]))
      const ordered = words.toSorted((a, b) => own.get(b)! - own.get(a)! || byBytes(a, b))
      const people = tied.words.get(ordered[0]!)!
      return {
        cluster,
        words: ordered,
        people,
        share: people / tied.known,
        interval: wilson(people, tied.known),
        cohesion: sum(inside) / sum(ties),
        mark: markOf(tied.known),
      }
    })
  const inputs = { ...inputsOfPairs(told, shown), method: 'topic_clusters' }
  return { rows: base.hidden ? [] : rows, base, ...(!base.hidden && { inputs }) }
}
