import { phrasesOf, termKind } from '@starling/enrich'
import type { Primitive, TermKind, TermSource } from '@starling/sections'
import type { PrimitiveAnswers, PrimitiveBase } from '../port/answers.ts'
import { counted, type ListOrder, type RankedValue } from '../port/lift.ts'
import { compareText } from '../port/order.ts'
import { isWithin } from './audience.ts'
import { among, squaresOf } from './authors.ts'
import { baseOf, byBaseline, byCount, byLift, countValues, type PersonsValues } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import type { Person, Post } from './population.ts'

const PAIRED = 50
const PAIR_MIN = 2
const PHRASES = 200
const PHRASE_MIN = 2

type Found = { base: PrimitiveBase; said: readonly ReadonlySet<string>[]; rowsOf: (kind: TermKind) => RankedValue[] }

export function terms(
  asking: OracleQuestion,
  primitive: Omit<Extract<Primitive, { do: 'terms' }>, 'do' | 'order'> & { order: ListOrder },
): PrimitiveAnswers['terms'] {
  const { source, kind, order, limit, by_author } = primitive
  const { base, rowsOf } = termsIn(asking, source)
  const ordered = {
    count: byCount<RankedValue>,
    lift: (all: RankedValue[]) => byLift(all, base.n),
    baseline: byBaseline,
  }
  const all = ordered[order](rowsOf(kind))
  const rows = all.slice(0, limit).map(counted)
  if (source !== 'posts' || !by_author) return { ...base, ...(order === 'lift' && { supported: all.length }), rows }
  const { posts } = asking
  const amongAll = among(posts)
  return {
    ...base,
    squares: squaresOf(posts),
    rows: rows.map((row) => ({ ...row, by_author: amongAll(postsWith(posts, [row.value])) })),
  }
}

const postsWith = (posts: readonly Post[], terms: readonly string[]): Post[] =>
  posts.filter((post) => terms.every((term) => post.terms.includes(term)))

/** What each account, or each of the question's posts, says. */
function termsIn({ audience, baseline, posts, comparison }: OracleQuestion, source: TermSource): Found {
  if (source === 'posts') return termsInPosts(posts)
  const own = [...audience].map((person) => toldBy(person, source))
  const others = [...baseline].map((person) => toldBy(person, source))
  const rowsOf = (kind: TermKind) => countValues(own.map(only(kind)), others.map(only(kind)), comparison)
  return { base: baseOf(own, others), said: own.map(({ values }) => values), rowsOf }
}

const only =
  (kind: TermKind) =>
  ({ values, ...told }: PersonsValues): PersonsValues => ({
    ...told,
    values: new Set([...values].filter((term) => termKind(term) === kind)),
  })

function toldBy(person: Person, source: Exclude<TermSource, 'posts'>): PersonsValues {
  if (source === 'bio') return { person, values: new Set(person.bio_terms), isKnown: person.bio !== '' }
  const posts = source === 'used' ? person.posts : [...person.interacted]
  return { person, values: new Set(posts.flatMap((post) => post.terms)), isKnown: posts.length > 0 }
}

/** Posts are and compared with nothing. */
function termsInPosts(posts: Post[]): Found {
  const n = posts.length
  const said = posts.map(({ terms }) => new Set(terms))
  const rowsOf = (kind: TermKind) => {
    const values = said.flatMap((terms) => [...terms].filter((term) => termKind(term) === kind))
    return [...Map.groupBy(values, (value) => value)].map(([value, { length: count }]) => ({
      value,
      count,
      baseline_count: 0,
      expected: 0,
      variance: 0,
      others: 0,
    }))
  }
  return { base: { n, known: n, baseline_n: 0, baseline_known: 0 }, said, rowsOf }
}

export function pairs(
  asking: OracleQuestion,
  { source, limit }: Extract<Primitive, { do: 'pairs' }>,
): PrimitiveAnswers['pairs'] {
  const { base, said, rowsOf } = termsIn(asking, source)
  const rows = rowsOf('keyword')
  const most = byCount(rows).slice(0, PAIRED)
  const over = source === 'posts' ? [] : byLift(rows, base.n).slice(0, PAIRED)
  const words = [...new Set([...most, ...over].map(({ value }) => value))].sort(compareText)

  const together = new Map<string, number>()
  for (const terms of said) {
    for (const pair of pairsOf(words.filter((word) => terms.has(word)))) {
      together.set(pair, (together.get(pair) ?? 0) + 1)
    }
  }
  const { posts } = asking
  const found = [...together]
    .map(([pair, count]) => ({ values: JSON.parse(pair) as [string, string], count }))
    .filter(({ count }) => count >= PAIR_MIN)
    .sort((a, b) => b.count - a.count || compareText(a.values[0], b.values[0]) || compareText(a.values[1], b.values[1]))
    .slice(0, limit)
  const amongAll = among(posts)
  return {
    n: base.n,
    known: base.known,
    ...(source === 'posts' && { squares: squaresOf(posts) }),
    rows:
      source === 'posts' ? found.map((row) => ({ ...row, by_author: amongAll(postsWith(posts, row.values)) })) : found,
  }
}

/** Each of them with each after it. */
const pairsOf = (words: string[]): string[] =>
  words.flatMap((first, index) => words.slice(index + 1).map((second) => JSON.stringify([first, second])))

export function phrases(
  asking: OracleQuestion,
  { limit }: Extract<Primitive, { do: 'phrases' }>,
): PrimitiveAnswers['phrases'] {
  const { population, scope, audience, baseline, posts, comparison } = asking
  const written = writtenIn(posts)
  const others = writtenIn(population.posts.filter((post) => isWithin(post, scope.window) && baseline.has(post.author)))
  const rows = countValues(written, others, comparison)
  const common = byCount(rows.filter(({ count }) => count >= PHRASE_MIN)).slice(0, PHRASES)
  return {
    n: audience.size,
    known: written.length,
    baseline_n: baseline.size,
    baseline_known: others.length,
    rows: byLift(common, written.length).slice(0, limit).map(counted),
  }
}

/** The phrases of each who wrote any of these posts. */
const writtenIn = (posts: Post[]): PersonsValues[] =>
  [...Map.groupBy(posts, ({ author }) => author)].map(([person, own]) => ({
    person,
    isKnown: true,
    values: new Set(own.flatMap(({ text }) => phrasesOf(text))),
  }))
