import type { Scope, Window, Words } from '@starling/question'
import { firstFresh, up64 } from '../numbering.ts'
import { accountsNamed, audienceOf, bitsNamed, membersOf } from './audience.ts'
import { and, andNot, type BitsetPart, cleared, copy, popcount } from './parts.ts'
import { readSequences } from './sequences.ts'
import type { KeptBytes, Session } from './session.ts'
import { holdsPhrase, type Listed, matchWords, type Texts } from './words.ts'

const MAX_TIME = 0xffffffff
const CHUNK = 1 << 20
const FEW = 100

/** Numbers of posts that may be in the window: the old ones by time, and all new ones. */
export type PostRange = { from: number; to: number; since: number; until: number }

export type PostSet = KeptBytes & {
  bits: number
  count: number
  range: PostRange
  /** Who wrote them; found when somebody asks. */
  authors?: { bits: number; count: number }
}

export function rangeOf({ store }: Session, window: Window | undefined): PostRange {
  const time = (value: number) => Math.min(Math.max(Math.ceil(value), 0), MAX_TIME)
  const since = time(window?.since ?? 0)
  const until = window ? time(window.until) : MAX_TIME
  const { posts } = store.meta
  const column = store.at('post.created_at')
  const from = store.kernels.lower_bound(column, 0, posts, since) >>> 0
  const to = window ? store.kernels.lower_bound(column, from, posts, until) >>> 0 : posts
  return { from, to, since, until }
}

/** The pieces of bits that a range may have set, small enough that a question can be taken back between two. */
export function* chunksOf(
  { store }: Session,
  { from, to }: PostRange,
  size: number = CHUNK,
): Generator<[number, number]> {
  const parts = [
    [from - (from % 64), up64(to)],
    [firstFresh(store.meta.posts), up64(store.live.posts)],
  ]
  for (const [start, end] of parts) {
    for (let at = start!; at < end!; at += size) yield [at, Math.min(at + size, end!)]
  }
}

/** The bytes of bits that a range may have set. */
export function partsOf({ store }: Session, { from, to }: PostRange): BitsetPart[] {
  const first = from - (from % 64)
  const fresh = firstFresh(store.meta.posts)
  const parts = [
    { at: first / 8, bytes: (up64(to) - first) / 8 },
    { at: fresh / 8, bytes: (up64(store.live.posts) - fresh) / 8 },
  ]
  return parts.filter(({ bytes }) => bytes > 0)
}

/** Posts in the window that the words match, whoever wrote them. */
export function postsAbout(session: Session, words: Words, window: Window | undefined): PostSet {
  return session.recall(`about ${JSON.stringify([words, window ?? null])}`, () => {
    const range = rangeOf(session, window)
    const bits = postBits(session, range)
    matchWords(session, oldPosts(session, range), words, bits)
    if (hasFresh(session)) {
      matchWords(session, freshPosts(session), words, bits)
      keepFreshInTime(session, bits, range)
    }
    return posts(session, bits, range)
  })
}

/** Bits of who wrote these posts. */
export function authorsOf(session: Session, posts: PostSet): number {
  if (posts.authors) return posts.authors.bits
  const { store, arena } = session
  const bits = arena.borrow(store.account_bytes)
  store.kernels.fill(bits, 0, store.account_bytes)
  for (const [from, to] of chunksOf(session, posts.range)) {
    session.check()
    store.kernels.authors(posts.bits, from, to, store.at('post.author'), bits)
  }
  posts.authors = { bits, count: store.kernels.popcount(bits, store.account_bytes) >>> 0 }
  posts.bytes_at.push(bits)
  arena.adopt(bits)
  return bits
}

/** Posts with a token, gone ones among them: the old ones in the window, and all new ones. */
export function listsWith(session: Session, token: number, range: PostRange): { old: Listed; fresh: Listed } {
  const fresh = hasFresh(session) ? freshPosts(session).listOf(token) : { at: 0, count: 0 }
  return { old: oldPosts(session, range).listOf(token), fresh }
}

/** Bits of posts, none set. */
export const postBits = (session: Session, range: PostRange): number =>
  cleared(session, session.store.post_bytes, partsOf(session, range))

const hasFresh = ({ store }: Session): boolean => store.live.posts > store.meta.posts

function keepFreshInTime({ store }: Session, bits: number, { since, until }: PostRange): void {
  const from = firstFresh(store.meta.posts)
  store.kernels.keep_in_time(bits, from, up64(store.live.posts), store.at('post.created_at'), since, until)
}

/** Takes out what is gone, and counts. */
function posts(session: Session, bits: number, range: PostRange): PostSet {
  const { store } = session
  const parts = partsOf(session, range)
  if (store.live.has_gone_posts) andNot(session, bits, store.at('post.is_gone'), parts)
  return { bytes_at: [bits], used: 0, bits, count: popcount(session, bits, parts), range }
}

function oldPosts({ store }: Session, { from, to }: PostRange): Texts {
  const first = from - (from % 64)
  const at = store.at('postings.at')
  const values = store.at('postings')
  return {
    size: store.post_bytes,
    parts: [{ at: first / 8, bytes: Math.max(0, up64(to) - first) / 8 }],
    listOf: (token) => {
      if (token >= store.meta.terms) return { at: values, count: 0 }
      const start = store.u32[at / 4 + token]!
      const end = store.u32[at / 4 + token + 1]!
      const first = store.kernels.lower_bound(values, start, end, from) >>> 0
      const last = store.kernels.lower_bound(values, first, end, to) >>> 0
      return { at: values + first * 4, count: last - first }
    },
    verify: (ids, phrases) => {
      const found: number[] = []
      for (const { posts, first, at, values } of readSequences(store, ids)) {
        for (const post of posts) {
          const start = at[post - first]!
          const end = at[post - first + 1]!
          if (phrases.every((phrase) => holdsPhrase(values, start, end, phrase))) found.push(post)
        }
      }
      return Uint32Array.from(found)
    },
  }
}

function freshPosts(session: Session): Texts {
  const { store } = session
  const first = firstFresh(store.meta.posts)
  return {
    size: store.post_bytes,
    parts: [{ at: first / 8, bytes: (up64(store.live.posts) - first) / 8 }],
    listOf: (token) => ({ at: store.number('fresh.at', token), count: store.number('fresh.count', token) }),
    verify: (ids, phrases) =>
      ids.filter((post) => {
        const tokens = store.freshWords('fresh_tokens', post)
        return phrases.every((phrase) => holdsPhrase(tokens, 0, tokens.length, phrase))
      }),
  }
}

/** The question's posts. */
export function postsOf(session: Session, scope: Scope): PostSet {
  const { about, ids } = scope.posts
  if (!about && !ids) return postsBy(session, scope)
  const by_audience = scope.posts.by === 'audience'
  const key = [by_audience ? scope.who : null, scope.posts, scope.window ?? null]
  return session.recall(`posts ${JSON.stringify(key)}`, () => {
    const { store } = session
    const range = rangeOf(session, scope.window)
    const found = about ? postsAbout(session, about, scope.window) : undefined
    const bits = session.arena.borrow(store.post_bytes)
    if (found) copy(session, bits, found.bits, partsOf(session, range))
    if (ids) keepIds(session, bits, ids, range, !about)
    keepBy(session, bits, scope, range, found)
    return posts(session, bits, range)
  })
}

/** The posts of those whose posts are asked about, within the window, whatever they say. */
export function postsBy(session: Session, scope: Scope): PostSet {
  const { by } = scope.posts
  const key = [by === 'audience' ? scope.who : null, by, scope.window ?? null]
  return session.recall(`by ${JSON.stringify(key)}`, () => {
    const range = rangeOf(session, scope.window)
    const bits = postBits(session, range)
    const few = fewAuthors(session, scope)
    if (few) setOwn(session, bits, few, range)
    else {
      setRange(session, bits, range)
      keepBy(session, bits, scope, range)
    }
    return posts(session, bits, range)
  })
}

/** The accounts whose posts are asked about, where they are so few that their posts are quicker read one by one. */
function fewAuthors(session: Session, { posts: { by }, who, window }: Scope): Iterable<number> | null {
  if (by === 'anyone') return null
  if (by !== 'audience') return by.handles.length <= FEW ? accountsNamed(session, by.handles) : null
  const audience = audienceOf(session, who, window)
  if (audience.count > FEW) return null
  return session.store.numbers(membersOf(session, audience), audience.count)
}

/** Posts of these accounts in the window. */
function setOwn(session: Session, bits: number, accounts: Iterable<number>, range: PostRange): void {
  const { store } = session
  const authors = session.accountBits()
  for (const account of accounts) {
    store.kernels.set_range(authors, account, account + 1)
    for (const post of store.records.builtPosts(account)) {
      if (post >= range.from && post < range.to) store.kernels.set_range(bits, post, post + 1)
    }
  }
  if (!hasFresh(session)) return
  const [from, to] = [firstFresh(store.meta.posts), up64(store.live.posts)]
  store.kernels.set_range(bits, from, store.live.posts)
  keepFreshInTime(session, bits, range)
  store.kernels.keep_by_author(bits, from, to, store.at('post.author'), authors)
}

/** All posts of the window. */
function setRange(session: Session, bits: number, range: PostRange): void {
  const { store } = session
  store.kernels.set_range(bits, range.from, range.to)
  if (!hasFresh(session)) return
  store.kernels.set_range(bits, firstFresh(store.meta.posts), store.live.posts)
  keepFreshInTime(session, bits, range)
}

function keepBy(session: Session, bits: number, scope: Scope, range: PostRange, found?: PostSet): void {
  const { by, about } = scope.posts
  if (by === 'anyone') return
  // Who posted about it is whoever wrote these posts: nothing to take out.
  if (by === 'audience' && about && 'posted' in scope.who && isSame(scope.who, { posted: about })) return
  const { store } = session
  const accounts =
    by === 'audience' ? audienceOf(session, scope.who, scope.window).bits : bitsNamed(session, by.handles)
  if (found?.authors) {
    // Mostly all who wrote of it are asked about: nothing to take out.
    const { bits: authors, count } = found.authors
    if (store.kernels.popcount_and(authors, accounts, store.account_bytes) >>> 0 === count) return
  }
  for (const [from, to] of chunksOf(session, range)) {
    session.check()
    store.kernels.keep_by_author(bits, from, to, store.at('post.author'), accounts)
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Of all posts in the window, or of those that are set, the ones with these ids. */
function keepIds(session: Session, bits: number, ids: readonly string[], range: PostRange, isFirst: boolean): void {
  const { store } = session
  const wanted = postBits(session, range)
  for (const post of postsWithIds(session, ids)) {
    const created_at = store.number('post.created_at', post)
    if (created_at >= range.since && created_at < range.until) store.kernels.set_range(wanted, post, post + 1)
  }
  if (isFirst) copy(session, bits, wanted, partsOf(session, range))
  else and(session, bits, wanted, partsOf(session, range))
}

/** Posts that are there, by id. */
export function postsWithIds({ store }: Session, ids: readonly string[]): number[] {
  const found: number[] = []
  for (const id of new Set(ids)) {
    const post = store.postWithId(BigInt(id))
    if (post >= 0) found.push(post)
  }
  return found
}
