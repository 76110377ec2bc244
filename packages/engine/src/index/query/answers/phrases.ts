import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { counted, surenessOf } from '../../../port/lift.ts'
import { compareText } from '../../../port/order.ts'
import { firstFresh, up64 } from '../../numbering.ts'
import { Among, knownBits } from '../alike.ts'
import { cutAt, supportOf } from '../counting.ts'
import { authorsOf, type PostSet, postsBy } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'

const PHRASES = 200
/** So many accounts are counted between two looks at whether the question was taken back. */
const CHUNK = 32_768
/** So many posts of a phrase are read from disk at once. */
const LIST_CHUNK = 65_536

export function phrases(asking: Asking, { limit }: Extract<Primitive, { do: 'phrases' }>): PrimitiveAnswers['phrases'] {
  const { session, scope, audience, baseline, posts } = asking
  const { store } = session
  const anybodys = postsBy(session, { ...scope, posts: { by: 'anyone' } })
  const { kernels, account_bytes } = store
  const written = asking.accounts('wrote of it', authorsOf(session, posts), () => {})
  const others = asking.accounts('wrote', authorsOf(session, anybodys), (bits) =>
    kernels.and(bits, baseline.bits, account_bytes),
  )
  const known = { known: written.count, baseline_known: others.count }
  const all = asking.union('wrote together', written, others)
  const there = knownBits(session, 'is_there')
  const among = new Among(session, { audience: written, all }, there, known, asking.comparison)
  const writers = new Writers(session, all.count)
  const rows = mostWritten(session, posts, written.bits)
    .map(({ phrase, count }) => {
      const baseline_count = writers.add(phrase, anybodys, others.bits)
      if (all !== others) writers.add(phrase, posts, written.bits)
      const chance = writers.take((list, n) => among.ofAccounts(list, n))
      return { value: store.phraseText(phrase), count, baseline_count, ...chance }
    })
    .sort((a, b) => surenessOf(b) - surenessOf(a) || compareText(a.value, b.value))
  return {
    n: audience.count,
    known: written.count,
    baseline_n: baseline.count,
    baseline_known: others.count,
    rows: rows.slice(0, limit).map(counted),
  }
}

type Written = { phrase: number; count: number }

/** The phrases of these posts that most of their authors wrote, as far as enough did. */
function mostWritten(session: Session, posts: PostSet, authors: number): Written[] {
  const { store, arena } = session
  const { kernels } = store
  const support = supportOf(posts.authors!.count)
  // What too few of everybody ever wrote cannot be written by more of these.
  const cut = cutAt(session, 'phrases', support)
  const built = Math.min(cut, store.meta.phrases)
  const [counts, scores, ids] = [arena.borrow(cut * 4), arena.borrow(PHRASES * 8 + 8), arena.borrow(PHRASES * 4 + 4)]
  kernels.fill(counts, 0, cut * 4)
  countBuilt(session, posts, authors, counts, built)
  const writers = new Writers(session, posts.authors!.count)
  for (let phrase = built; phrase < cut; phrase++) {
    if (store.number('phrases.df', phrase) < support) continue
    writers.add(phrase, posts, authors)
    store.u32[counts / 4 + phrase] = writers.take((_, count) => count)
  }
  kernels.order_by_text(0, store.at('phrase.at'), store.at('phrase.bytes'))
  kernels.top_begin(scores, ids, PHRASES)
  kernels.top_counts(counts, 0, cut, 0, 0, support)
  const found = Array.from(store.numbers(ids, kernels.top_end()), (phrase) => ({
    phrase,
    count: store.u32[counts / 4 + phrase]!,
  }))
  for (const at of [counts, scores, ids]) arena.release(at)
  return found
}

/** Counts the authors of each phrase that has had a number since the build. */
function countBuilt(session: Session, posts: PostSet, authors: number, counts: number, below: number): void {
  const { store, arena } = session
  const { kernels } = store
  const { count } = posts.authors!
  const [members, last] = [arena.borrow(count * 4), arena.borrow(below * 4)]
  kernels.members(authors, 0, store.account_bytes * 8, members)
  kernels.fill(last, 0, below * 4)
  const lists = ['own_posts.at', 'own_posts', 'phrases.at', 'phrases.values', 'fresh_own.at'].map((name) =>
    store.at(name),
  )
  for (let done = 0; done < count; done += CHUNK) {
    session.check()
    const size = Math.min(CHUNK, count - done)
    kernels.count_phrases(members + done * 4, size, ...lists, ...setOf(session, posts), last, counts, below)
  }
  arena.release(members)
  arena.release(last)
}

/** A set of posts as kernels take it: its bits, and where they are right. */
const setOf = ({ store }: Session, { bits, range }: PostSet): [number, number, number, number] => [
  bits,
  range.from - (range.from % 64),
  up64(range.to),
  firstFresh(store.meta.posts),
]

/** Who wrote a phrase: accounts are added, each once, and taken. */
class Writers {
  readonly #session: Session
  /** Bits of those who were added, and their numbers. */
  readonly #seen: number
  readonly #list: number
  #count = 0

  /** `most`: how many there can be. */
  constructor(session: Session, most: number) {
    this.#session = session
    this.#seen = session.accountBits()
    this.#list = session.arena.borrow(most * 4 + 4)
  }

  /** Those of these accounts who wrote it in these posts; how many there are now. */
  add(phrase: number, posts: PostSet, accounts: number): number {
    const { store, arena } = this.#session
    if (phrase < store.meta.phrases) {
      const from = store.number('phrase_postings.at', phrase)
      const to = store.number('phrase_postings.at', phrase + 1)
      const list = arena.borrow(Math.min(to - from, LIST_CHUNK) * 4)
      for (let at = from; at < to; at += LIST_CHUNK) {
        const end = Math.min(at + LIST_CHUNK, to)
        store.cold.into(store.u8, list, 'phrase_postings', at, end)
        this.#addOf(list, end - at, posts, accounts)
      }
      arena.release(list)
    }
    // How many there are, then they themselves.
    const fresh = store.number('fresh_phrases.at', phrase)
    if (fresh > 0) this.#addOf(fresh + 4, store.u32[fresh / 4]!, posts, accounts)
    return this.#count
  }

  #addOf(list: number, length: number, posts: PostSet, accounts: number): void {
    const { store } = this.#session
    this.#session.check()
    const set = setOf(this.#session, posts)
    const end = this.#list + this.#count * 4
    const author = store.at('post.author')
    this.#count += store.kernels.list_authors(list, length, ...set, author, accounts, this.#seen, end) >>> 0
  }

  /** What is found of them; then there are none. */
  take<T>(find: (list: number, count: number) => T): T {
    const found = find(this.#list, this.#count)
    this.#session.store.kernels.clear_list(this.#list, this.#count, this.#seen)
    this.#count = 0
    return found
  }
}
