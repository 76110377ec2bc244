import { phrasesOf } from '@starling/enrich/src/text/words/words.ts'
import type { Window } from '@starling/question'
import { PHRASE_BASELINE_TIMES, PHRASE_POSTS, type Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import { firstFresh, up64 } from '../../numbering.ts'
import { supportOf } from '../counting.ts'
import { chunksOf, type PostSet, postsAbout, postsBy } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { numbersIn } from './post-terms.ts'

const PHRASES = 200
const PHRASE_MIN = 2
const PER_CHECK = 512
/** After every post. */
const NEVER = 0xffffffff

export function phrases(
  asking: Asking,
  { limit, newest = PHRASE_POSTS }: Extract<Primitive, { do: 'phrases' }>,
): PrimitiveAnswers['phrases'] {
  const { audience, baseline } = asking
  const window = windowOf(asking, newest)
  const { counts, authors } = countPhrases(asking, window?.since ?? 0)
  const common = [...counts]
    .filter(([, count]) => count >= PHRASE_MIN)
    .sort(([a, count_a], [b, count_b]) => count_b - count_a || compareText(a, b))
    .slice(0, PHRASES)
  const rows = common
    .filter(([, count]) => count >= supportOf(authors))
    .map(([value, count]) => ({
      value,
      count,
      baseline_count: asking.session.apart(() => baselineCount(asking, value, window)),
    }))
    .sort((a, b) => compareLift(b, a) || compareText(a.value, b.value))
  return {
    n: audience.count,
    known: authors,
    baseline_n: baseline.count,
    baseline_known: authorsInWindow(asking, window),
    rows: rows.slice(0, limit),
  }
}

type Row = { count: number; baseline_count: number }
function compareLift(a: Row, b: Row): number {
  const [left, right] = [a.count / a.baseline_count, b.count / b.baseline_count]
  return left < right ? -1 : left > right ? 1 : 0
}

function* textsOf(session: Session, { bits, range }: PostSet, since: number) {
  const { store } = session
  let read = 0
  for (const [from, to] of chunksOf(session, range)) {
    for (const post of numbersIn(session, bits, from, to)) {
      if (store.number('post.created_at', post) < since) continue
      if (read++ % PER_CHECK === 0) session.check()
      yield { author: store.number('post.author', post), text: store.post(post).text }
    }
  }
}

/** Per phrase of the question's posts, how many wrote it; and how many wrote anything. */
function countPhrases({ session, posts }: Asking, since: number): { counts: Map<string, number>; authors: number } {
  const written = new Map<number, Set<string>>()
  for (const { author, text } of textsOf(session, posts, since)) {
    const own = written.get(author) ?? new Set()
    written.set(author, own)
    for (const phrase of phrasesOf(text)) own.add(phrase)
  }
  const counts = new Map<string, number>()
  for (const own of written.values()) for (const phrase of own) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return { counts, authors: written.size }
}

/** Who of the baseline wrote the phrase in the window. Tokens side by side are where to look, the phrase decides. */
function baselineCount({ session, baseline }: Asking, phrase: string, window: Window | undefined): number {
  const found = postsAbout(session, { groups: [[phrase]] }, window)
  const authors = new Set<number>()
  for (const { author, text } of textsOf(session, found, 0)) {
    if (authors.has(author) || !session.store.isSet(baseline.bits, author)) continue
    if (phrasesOf(text).includes(phrase)) authors.add(author)
  }
  return authors.size
}

/** The posts of anybody in a time. */
const postsIn = ({ session, scope: { who } }: Asking, window: Window | undefined): PostSet =>
  postsBy(session, { who, posts: { by: 'anyone' }, ...(window && { window }) })

/** The question's window, cut to the time of the newest posts. */
function windowOf(asking: Asking, newest: number): Window | undefined {
  const { session, scope, posts } = asking
  const everybody = postsIn(asking, scope.window)
  const since = Math.max(
    secondAfter(session, posts, newest),
    secondAfter(session, everybody, newest * PHRASE_BASELINE_TIMES),
  )
  const { since: first, until } = scope.window ?? { since: 0, until: NEVER }
  return since > first ? { since, until: Math.max(since, until) } : scope.window
}

/** The first second from which on there are at most so many. */
function secondAfter(session: Session, { bits, count, range }: PostSet, most: number): number {
  if (count <= most) return 0
  const { store } = session
  const fresh = firstFresh(store.meta.posts)
  const [first, end] = [range.from - (range.from % 64), up64(range.to)]
  const countFrom = (at: number) => store.kernels.popcount(bits + at / 8, (end - at) / 8) >>> 0
  // Numbers go by time: the last of them that are enough, and all fresh ones, which do not.
  let [from, to] = [first / 64, end / 64]
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if (countFrom(middle * 64) > most) from = middle
    else to = middle - 1
  }
  const times = [
    ...numbersIn(session, bits, from * 64, end),
    ...numbersIn(session, bits, fresh, up64(store.live.posts)),
  ].map((post) => store.number('post.created_at', post))
  return (
    Uint32Array.from(times)
      .sort()
      .at(-1 - most)! + 1
  )
}

function authorsInWindow(asking: Asking, window: Window | undefined): number {
  const { session, baseline } = asking
  const { store } = session
  const all = postsIn(asking, window)
  const authors = session.accountBits()
  for (const [from, to] of chunksOf(session, all.range)) {
    session.check()
    store.kernels.authors(all.bits, from, to, store.at('post.author'), authors)
  }
  return store.kernels.popcount_and(authors, baseline.bits, store.account_bytes) >>> 0
}
