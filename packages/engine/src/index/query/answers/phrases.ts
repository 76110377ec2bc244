import { phrasesOf } from '@starling/enrich/src/text/words/words.ts'
import type { Primitive } from '@starling/sections'
import type { Answers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import { supportOf } from '../counting.ts'
import { chunksOf, postsAbout, postsBy } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { numbersIn } from './post-terms.ts'

const PHRASES = 200
const PHRASE_MIN = 2
const PER_CHECK = 512

export function phrases(asking: Asking, { limit }: Extract<Primitive, { do: 'phrases' }>): Answers['phrases'] {
  const { audience, baseline } = asking
  const { counts, authors } = countPhrases(asking)
  const common = [...counts]
    .filter(([, count]) => count >= PHRASE_MIN)
    .sort(([a, count_a], [b, count_b]) => count_b - count_a || compareText(a, b))
    .slice(0, PHRASES)
  const rows = common
    .filter(([, count]) => count >= supportOf(authors))
    .map(([value, count]) => ({
      value,
      count,
      baseline_count: asking.session.apart(() => baselineCount(asking, value)),
    }))
    .sort((a, b) => compareLift(b, a) || compareText(a.value, b.value))
  return {
    n: audience.count,
    known: authors,
    baseline_n: baseline.count,
    baseline_known: authorsInWindow(asking),
    rows: rows.slice(0, limit),
  }
}

type Row = { count: number; baseline_count: number }
function compareLift(a: Row, b: Row): number {
  const [left, right] = [a.count / a.baseline_count, b.count / b.baseline_count]
  return left < right ? -1 : left > right ? 1 : 0
}

function* textsOf(session: Session, bits: number, range: Asking['posts']['range']) {
  const { store } = session
  let read = 0
  for (const [from, to] of chunksOf(session, range)) {
    for (const post of numbersIn(session, bits, from, to)) {
      if (read++ % PER_CHECK === 0) session.check()
      yield { author: store.number('post.author', post), text: store.post(post).text }
    }
  }
}

/** Per phrase of the question's posts, how many wrote it; and how many wrote anything. */
function countPhrases({ session, posts }: Asking): { counts: Map<string, number>; authors: number } {
  const written = new Map<number, Set<string>>()
  for (const { author, text } of textsOf(session, posts.bits, posts.range)) {
    const own = written.get(author) ?? new Set()
    written.set(author, own)
    for (const phrase of phrasesOf(text)) own.add(phrase)
  }
  const counts = new Map<string, number>()
  for (const own of written.values()) for (const phrase of own) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return { counts, authors: written.size }
}

/** Who of the baseline wrote the phrase in the window. Tokens side by side are where to look, the phrase decides. */
function baselineCount({ session, scope, baseline }: Asking, phrase: string): number {
  const found = postsAbout(session, { groups: [[phrase]] }, scope.window)
  const authors = new Set<number>()
  for (const { author, text } of textsOf(session, found.bits, found.range)) {
    if (authors.has(author) || !session.store.isSet(baseline.bits, author)) continue
    if (phrasesOf(text).includes(phrase)) authors.add(author)
  }
  return authors.size
}

function authorsInWindow({ session, scope, baseline }: Asking): number {
  const { store } = session
  const all = postsBy(session, {
    who: scope.who,
    posts: { by: 'anyone' },
    ...(scope.window && { window: scope.window }),
  })
  const authors = session.accountBits()
  for (const [from, to] of chunksOf(session, all.range)) {
    session.check()
    store.kernels.authors(all.bits, from, to, store.at('post.author'), authors)
  }
  return store.kernels.popcount_and(authors, baseline.bits, store.account_bytes) >>> 0
}
