import type { Baseline, CommunityOfAccounts, Who, Window, Words } from '@starling/question'
import type { Reach } from '@starling/sections'
import type { ColumnName, ListName, ValueList } from '../files/meta.ts'
import { bioTexts } from './bios.ts'
import type { Few } from './few.ts'
import { similarTo } from './followed.ts'
import { authorsOf, postsAbout, postsWithIds } from './posts.ts'
import type { KeptBytes, Session } from './session.ts'
import { matchWords } from './words.ts'

const SIMILAR_ACCOUNTS = 10

/** How many of an audience have each value of a list: right below `to`, not counted from there on. */
export type ListCounts = {
  counts: number
  to: number
  few?: Few
}

/** Accounts, and what was counted of them so far. */
export type Audience = KeptBytes & {
  bits: number
  count: number
  /** Their numbers, ascending; made when somebody counts. */
  members: number | null
  counted: Map<ListName, ListCounts>
  /** The accounts that few follow; null where they are counted like the rest. */
  sorted?: Few | null
  columns: Map<ColumnName | 'verified', Counts>
  /** As a baseline: of which strata those are who have each value of a column; numbers as `column_strata` makes them. */
  column_strata: Map<string, Few>
  /** How many an answer about a list can speak of. */
  known: Map<ListName, number>
  /** How many of each stratum an answer can speak of. */
  strata: Map<string, Uint32Array>
  /** As a baseline: the values of a list, by how it was asked for, that most of them have. */
  commonest: Map<string, readonly number[]>
  /** The same of posts that they interacted with, so many of them. */
  most_liked?: { limit: number; posts: MostLiked[] }
  /**
   * Where pairs of the terms they used are asked for: bits of the members for each of the most frequent terms, which
   * counting makes on its way. Null as long as it has not.
   */
  firsts?: Firsts | null
}
/** A post, and of which strata those are who interacted with it: pairs of a stratum and how many. */
export type MostLiked = { post: number; strata: Uint32Array }
/** Right for ranks below `to`. */
type Firsts = { at: number; to: number }

/** So many values have bits, and so many bytes are they each. */
export const FIRSTS = 64
export const strideOf = ({ count }: Audience): number => Math.ceil(count / 128) * 16

/** Per value of a dimension, how many have it, and how many have any. */
export type Counts = { counts: ArrayLike<number>; known: number }

export function audienceOf(session: Session, who: Who, window: Window | undefined): Audience {
  return session.recall(`who ${JSON.stringify([who, window ?? null])}`, () =>
    accountsIn(session, resolve(session, who, window)),
  )
}

/** The accounts whose bits these are, of whom nothing is counted yet. */
export function accountsIn({ store }: Session, bits: number): Audience {
  const count = store.kernels.popcount(bits, store.account_bytes) >>> 0
  const counted = { counted: new Map(), columns: new Map(), known: new Map(), strata: new Map() }
  const compared = { column_strata: new Map(), commonest: new Map() }
  return { bytes_at: [bits], used: 0, bits, count, members: null, ...counted, ...compared }
}

export const everybody = (session: Session): Audience => lasting(audienceOf(session, { all: [] }, undefined))

/** Nearly every question is compared with these, so their counts are the last to be given up. */
function lasting(audience: Audience): Audience {
  audience.isLasting = true
  return audience
}

export function baselineOf(session: Session, baseline: Baseline): Audience {
  if (baseline === 'all') return everybody(session)
  if ('countries' in baseline) return audienceOf(session, { countries: baseline.countries }, undefined)
  const audience = audienceOf(session, baseline.who, baseline.window)
  return 'bots' in baseline.who ? lasting(audience) : audience
}

export function membersOf(session: Session, audience: Audience): number {
  if (audience.members !== null) return audience.members
  const { store, arena } = session
  audience.members = arena.keep(Math.max(audience.count, 1) * 4)
  audience.bytes_at.push(audience.members)
  store.kernels.members(audience.bits, 0, store.account_bytes * 8, audience.members)
  return audience.members
}

export function isAll(session: Session, audience: Audience): boolean {
  return audience.count === session.store.live.accounts
}

/** Everybody whom it reaches, all time where it says no other: who edits a package asks for the same again and again. */
export function whomReaches(session: Session, reach: Reach): Audience {
  if (!('topics' in reach)) return audienceOf(session, reach, undefined)
  return session.recall(`reach ${JSON.stringify(reach)}`, () => {
    const { store } = session
    const bits = session.accountBits()
    setListed(session, 'topic', reach.topics, bits)
    store.kernels.and(bits, store.at('is_there'), store.account_bytes)
    return accountsIn(session, bits)
  })
}

/** Bits of everybody that the condition is true of; the caller's own. */
function resolve(session: Session, who: Who, window: Window | undefined): number {
  session.check()
  const { store, arena } = session
  const { kernels, account_bytes } = store
  if ('all' in who) {
    const bits = session.everybody()
    for (const one of who.all) {
      const others = resolve(session, one, window)
      kernels.and(bits, others, account_bytes)
      arena.release(others)
    }
    return bits
  }
  if ('any' in who) {
    const bits = session.accountBits()
    for (const one of who.any) {
      const others = resolve(session, one, window)
      kernels.or(bits, others, account_bytes)
      arena.release(others)
    }
    return bits
  }
  if ('not' in who) {
    const bits = session.everybody()
    const others = resolve(session, who.not, window)
    kernels.and_not(bits, others, account_bytes)
    arena.release(others)
    return bits
  }
  const bits = session.accountBits()
  session.passing(() => setWho(session, who, window, bits))
  kernels.and(bits, store.at('is_there'), account_bytes)
  return bits
}

type Condition = Exclude<Who, { all: Who[] } | { any: Who[] } | { not: Who }>

function setWho(session: Session, who: Condition, window: Window | undefined, bits: number): void {
  if ('posted' in who) setAuthors(session, who.posted, who.window ?? window, bits)
  else if ('bio' in who) setBios(session, who.bio, bits)
  else if ('follows' in who) setFollowers(session, accountsNamed(session, who.follows), bits)
  else if ('similar_to' in who) setSimilar(session, who.similar_to, bits)
  else if ('communities' in who) for (const one of who.communities) setCommunity(session, one, bits)
  else if ('engaged' in who) setEngaged(session, who.engaged, bits)
  else if ('handles' in who) setAccounts(session, accountsNamed(session, who.handles), bits)
  else if ('interests' in who) setListed(session, 'interest', who.interests, bits)
  else if ('job_titles' in who) setListed(session, 'job_title', who.job_titles, bits)
  else if ('countries' in who) setColumn(session, 'country', who.countries, bits)
  else if ('regions' in who) setColumn(session, 'region', who.regions, bits)
  else if ('cities' in who) setColumn(session, 'city', who.cities, bits)
  else if ('languages' in who) setColumn(session, 'language', who.languages, bits)
  else if ('genders' in who) setColumn(session, 'gender', who.genders, bits)
  else if ('age_groups' in who) setColumn(session, 'age_group', who.age_groups, bits)
  else if ('verified' in who) setMarked(session, 'is_verified', who.verified, 'has_handle', bits)
  else if ('bots' in who) setMarked(session, 'is_bot', who.bots, 'is_there', bits)
  else setRange(session, who.followers, bits)
}

function setBios(session: Session, words: Words, bits: number): void {
  const { store } = session
  const { built, fresh } = bioTexts(session)
  matchWords(session, built, words, bits)
  store.kernels.and_not(bits, store.at('bio.is_changed'), store.account_bytes)
  matchWords(session, fresh, words, bits)
}

function setRange({ store }: Session, { min = 0, max = Number.POSITIVE_INFINITY }: Range, bits: number): void {
  store.kernels.column_between(store.at('account.followers_count'), store.live.rows, min, max, bits)
  store.kernels.and(bits, store.at('has_handle'), store.account_bytes)
}
type Range = { min?: number; max?: number }

function setAuthors(session: Session, words: Words, window: Window | undefined, bits: number): void {
  const { store } = session
  store.kernels.or(bits, authorsOf(session, postsAbout(session, words, window)), store.account_bytes)
}

/** Those with the mark, or without it, among those who could have it. */
function setMarked({ store }: Session, mark: string, isSet: boolean, among: string, bits: number): void {
  const { kernels, account_bytes } = store
  kernels.copy(bits, store.at(among), account_bytes)
  if (isSet) kernels.and(bits, store.at(mark), account_bytes)
  else kernels.and_not(bits, store.at(mark), account_bytes)
}

/** One byte for each value, 1 where it is wanted. */
function marks(session: Session, length: number, wanted: Iterable<number>): number {
  const { store, arena } = session
  const at = arena.borrow(length)
  store.kernels.fill(at, 0, length)
  for (const value of wanted) store.u8[at + value] = 1
  return at
}

function setColumn(session: Session, name: ColumnName, values: string[], bits: number): void {
  const { store } = session
  const known = store.live.values[name]
  const wanted = values.map((value) => known.indexOf(value) + 1).filter((code) => code > 0)
  if (wanted.length === 0) return
  const marked = marks(session, known.length + 1, wanted)
  store.kernels.column_marked(store.at(`account.${name}`), store.live.rows, marked, bits)
  session.arena.release(marked)
}

function setListed(session: Session, name: ValueList, values: string[], bits: number): void {
  const { store } = session
  const known = store.live.values[name]
  const wanted = values.map((value) => known.indexOf(value)).filter((rank) => rank >= 0)
  if (wanted.length === 0) return
  const marked = marks(session, known.length, wanted)
  store.kernels.lists_marked(store.at(`${name}.at`), store.at(`${name}.values`), store.live.rows, marked, bits)
  session.arena.release(marked)
}

export const accountsNamed = ({ store }: Session, handles: readonly string[]): number[] =>
  [...new Set(handles.map((handle) => store.named(handle)))].filter((account) => account >= 0)

export function bitsNamed(session: Session, handles: readonly string[]): number {
  const bits = session.accountBits()
  setAccounts(session, accountsNamed(session, handles), bits)
  return bits
}

function setAccounts({ store }: Session, accounts: Iterable<number>, bits: number): void {
  for (const account of accounts) store.kernels.set_range(bits, account, account + 1)
}

function followersOf({ store }: Session, account: number): [number, number] {
  const start = store.at('followers') + store.number('followers.at', account) * 4
  return [start, store.number('followed.df', account)]
}

export function setFollowers(session: Session, accounts: Iterable<number>, bits: number): void {
  for (const account of accounts) session.store.kernels.set_list(...followersOf(session, account), bits)
}

/** Whoever follows two or more of the accounts whose followers are most like those of the handle. */
function setSimilar(session: Session, handle: string, bits: number): void {
  const account = session.store.named(handle)
  if (account < 0) return
  const once = session.accountBits()
  for (const one of similarTo(session, account, SIMILAR_ACCOUNTS)) {
    session.store.kernels.set_twice(...followersOf(session, one), once, bits)
  }
  session.arena.release(once)
}

/** Whoever follows at least so many of the accounts: level by level, those who follow one, two … of those met so far. */
function setCommunity(session: Session, { accounts, at_least }: CommunityOfAccounts, bits: number): void {
  const { store, arena } = session
  const { kernels, account_bytes } = store
  const levels = Array.from({ length: at_least }, () => session.accountBits())
  for (const account of accountsNamed(session, accounts)) {
    session.check()
    let more = session.accountBits()
    kernels.set_list(...followersOf(session, account), more)
    for (const level of levels) {
      const again = session.copyOf(level, account_bytes)
      kernels.and(again, more, account_bytes)
      kernels.or(level, more, account_bytes)
      arena.release(more)
      more = again
    }
    arena.release(more)
  }
  kernels.or(bits, levels.at(-1)!, account_bytes)
  for (const level of levels) arena.release(level)
}

function setEngaged(session: Session, ids: readonly string[], bits: number): void {
  for (const post of postsWithIds(session, ids)) setAccounts(session, session.store.records.engagers(post), bits)
}
