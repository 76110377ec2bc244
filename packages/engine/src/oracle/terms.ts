import { phrasesOf, termKind } from '@starling/enrich'
import type { Primitive, TermKind, TermSource } from '@starling/sections'
import type { Counted, PrimitiveAnswers, PrimitiveBase } from '../port/answers.ts'
import { compareText } from '../port/order.ts'
import { isWithin } from './audience.ts'
import { byBaseline, byCount, byLift, countValues } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import type { Person, Post } from './population.ts'

const PAIRED = 50
const PAIR_MIN = 2
const PHRASES = 200
const PHRASE_MIN = 2

type Spoken = { terms: string[]; isKnown: boolean }
type Found = { base: PrimitiveBase; spoken: Spoken[]; baseline: Spoken[] }

export function terms(
  asking: OracleQuestion,
  primitive: Extract<Primitive, { do: 'terms' }>,
): PrimitiveAnswers['terms'] {
  const { source, kind, order, limit } = primitive
  const found = termsIn(asking, source)
  const rows = termRows(found, kind)
  const ordered = { count: byCount, lift: (all: Counted[]) => byLift(all, found.base.n), baseline: byBaseline }
  return { ...found.base, rows: ordered[order](rows).slice(0, limit) }
}

/** What each account, or each of the question's posts, says. */
function termsIn({ audience, baseline, posts }: OracleQuestion, source: TermSource): Found {
  const all =
    source === 'posts' ? posts.map(spokenInPost) : [...audience].map((person) => spokenByPerson(person, source))
  const others = source === 'posts' ? [] : [...baseline].map((person) => spokenByPerson(person, source))
  const known = (some: Spoken[]) => some.filter(({ isKnown }) => isKnown).length
  return {
    base: { n: all.length, known: known(all), baseline_n: others.length, baseline_known: known(others) },
    spoken: all,
    baseline: others,
  }
}

const spokenInPost = ({ terms }: Post): Spoken => ({ terms, isKnown: true })

function spokenByPerson(person: Person, source: Exclude<TermSource, 'posts'>): Spoken {
  if (source === 'bio') return { terms: person.bio_terms, isKnown: person.bio !== '' }
  const posts = source === 'used' ? person.posts : [...person.interacted]
  return { terms: posts.flatMap((post) => post.terms), isKnown: posts.length > 0 }
}

const termRows = ({ spoken, baseline }: Found, kind: TermKind): Counted[] =>
  countValues(spoken, baseline, ({ terms }) => terms.filter((term) => termKind(term) === kind))

export function pairs(
  asking: OracleQuestion,
  { source, limit }: Extract<Primitive, { do: 'pairs' }>,
): PrimitiveAnswers['pairs'] {
  const found = termsIn(asking, source)
  const rows = termRows(found, 'keyword')
  const most = byCount(rows).slice(0, PAIRED)
  const over = source === 'posts' ? [] : byLift(rows, found.base.n).slice(0, PAIRED)
  const words = [...new Set([...most, ...over].map(({ value }) => value))].sort(compareText)

  const together = countValues(found.spoken, [], ({ terms }) => pairsOf(words.filter((word) => terms.includes(word))))
  const counted = together.map(({ value, count }) => ({ values: JSON.parse(value) as [string, string], count }))
  return {
    n: found.base.n,
    known: found.base.known,
    rows: counted
      .filter(({ count }) => count >= PAIR_MIN)
      .sort(
        (a, b) => b.count - a.count || compareText(a.values[0], b.values[0]) || compareText(a.values[1], b.values[1]),
      )
      .slice(0, limit),
  }
}

/** Each of them with each after it. */
const pairsOf = (words: string[]): string[] =>
  words.flatMap((first, index) => words.slice(index + 1).map((second) => JSON.stringify([first, second])))

export function phrases(
  asking: OracleQuestion,
  { limit }: Extract<Primitive, { do: 'phrases' }>,
): PrimitiveAnswers['phrases'] {
  const { population, scope, audience, baseline, posts } = asking
  const written = postsByAuthor(posts)
  const others = postsByAuthor(
    population.posts.filter((post) => isWithin(post, scope.window) && baseline.has(post.author)),
  )
  const rows = countValues(written, others, (own) => own.flatMap(({ text }) => phrasesOf(text)))
  const common = byCount(rows.filter(({ count }) => count >= PHRASE_MIN)).slice(0, PHRASES)
  return {
    n: audience.size,
    known: written.length,
    baseline_n: baseline.size,
    baseline_known: others.length,
    rows: byLift(common, written.length).slice(0, limit),
  }
}

const postsByAuthor = (posts: Post[]): Post[][] => [...Map.groupBy(posts, ({ author }) => author).values()]
