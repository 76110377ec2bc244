import path from 'node:path'
import type { FactChange } from '../../facts/change.ts'
import { applyChange } from '../../facts/change.ts'
import type { AccountFact, Facts, FollowFact, InteractionFact, PostFact, SnapshotFact } from '../../facts/facts.ts'
import type { Fetch } from '../../facts/fetch.ts'
import { NEVER } from '../build/collect.ts'
import { IdTable } from '../build/id-table.ts'
import { decodeAccount, decodePost } from '../files/cards.ts'
import { type Meta, readMeta } from '../files/meta.ts'
import { Cold } from '../load/cold.ts'
import { LOG, readLog } from './log.ts'

const BATCH = 8_192

const noFacts = (): Facts => ({ accounts: [], posts: [], follows: [], interactions: [], snapshots: [] })

/** All facts of a version and of its log up to a place, as a build takes them. */
export function* factsOf(folder: string, log_bytes: number): Generator<Partial<Facts>> {
  const meta = readMeta(folder)
  const cold = new Cold(folder, meta)
  const built = new Built(cold, meta)
  const later = new Later(built)
  for (const change of readLog(path.join(folder, LOG), log_bytes).changes()) later.add(change)
  yield* built.accounts(later)
  yield* built.posts(later)
  yield* built.follows(later)
  yield* built.interactions(later)
  yield* built.snapshots(later)
  yield later.facts
  cold.close()
}

/** What changed after the build: rows that came, and which of the old ones no longer count. */
class Later {
  facts = noFacts()
  readonly accountsGone = new Set<bigint>()
  readonly postsGone = new Set<bigint>()
  readonly posts = new Map<bigint, bigint>()
  readonly accounts = new Set<bigint>()
  readonly follows = new Set<string>()
  readonly snapshots = new Set<string>()
  readonly interactions = new Set<string>()
  readonly #built: Built

  constructor(built: Built) {
    this.#built = built
  }

  add(change: FactChange): void {
    for (const id of change.delete?.posts ?? []) this.postsGone.add(id)
    for (const id of change.delete?.accounts ?? []) {
      this.accountsGone.add(id)
      for (const post of this.facts.posts) if (post.account_id === id) this.postsGone.add(post.id)
      // A post that came anew under another name is not this account's any more.
      for (const post of this.#built.postsOf(id)) if (!this.posts.has(post)) this.postsGone.add(post)
    }
    this.facts = applyChange(this.facts, change)
    for (const { id } of change.upsert?.accounts ?? []) this.accounts.add(id)
    for (const { id, account_id } of change.upsert?.posts ?? []) this.posts.set(id, account_id)
    for (const follow of change.upsert?.follows ?? []) this.follows.add(followKey(follow))
    for (const one of change.upsert?.interactions ?? []) this.interactions.add(interactionKey(one))
    for (const one of change.upsert?.snapshots ?? []) this.snapshots.add(snapshotKey(one))
  }

  isGone = (account: bigint): boolean => this.accountsGone.has(account)
}

const followKey = ({ follower_id, followed_id, since }: FollowFact) => `${follower_id} ${followed_id} ${since}`
const interactionKey = ({ account_id, post_id }: InteractionFact) => `${account_id} ${post_id}`
const snapshotKey = ({ account_id, day }: SnapshotFact) => `${account_id} ${day}`

/** The rows of a version, read back from its files. */
class Built {
  readonly #cold: Cold
  readonly #meta: Meta
  readonly #ids: BigUint64Array
  #rows: IdTable | null = null

  constructor(cold: Cold, meta: Meta) {
    this.#cold = cold
    this.#meta = meta
    this.#ids = cold.u64('account.id', 0, meta.rows)
  }

  postsOf(id: bigint): bigint[] {
    this.#rows ??= IdTable.over(this.#ids, this.#ids.length)
    const row = this.#rows.find(id)
    if (row < 0) return []
    return Array.from(this.#row('own_posts', row), (post) => this.#cold.u64('post.id', post, post + 1)[0]!)
  }

  #row(name: string, index: number, width = 1): Uint32Array {
    const [start, end] = this.#cold.u32(`${name}.at`, index, index + 2)
    return this.#cold.u32(name, start! * width, end! * width)
  }

  #fetchAt(code: number): { fetch?: Fetch } {
    return code === 0 ? {} : { fetch: this.#meta.values.fetch[code - 1]! as Fetch }
  }

  *accounts(later: Later): Generator<Partial<Facts>> {
    for (let from = 0; from < this.#meta.rows; from += BATCH) {
      const to = Math.min(from + BATCH, this.#meta.rows)
      const at = this.#cold.f64('cards.at', from * 2, to * 2)
      const fetches = this.#cold.u32('account.fetch', from, to)
      const accounts: AccountFact[] = []
      for (let row = from; row < to; row++) {
        const id = this.#ids[row]!
        const [start, end] = at.subarray((row - from) * 2)
        if (start === end || later.isGone(id) || later.accounts.has(id)) continue
        const card = this.#cold.bytes('cards', start!, end!).toString()
        accounts.push({ ...decodeAccount(id, card), ...this.#fetchAt(fetches[row - from]!) })
      }
      yield { accounts }
    }
  }

  *posts(later: Later): Generator<Partial<Facts>> {
    for (let from = 0; from < this.#meta.posts; from += BATCH) {
      const to = Math.min(from + BATCH, this.#meta.posts)
      const at = this.#cold.f64('texts.at', from * 2, to * 2)
      const ids = this.#cold.u64('post.id', from, to)
      const authors = this.#cold.u32('post.author', from, to)
      const times = this.#cold.u32('post.created_at', from, to)
      const fetches = this.#cold.u32('post.fetch', from, to)
      const posts: PostFact[] = []
      for (let row = 0; row < to - from; row++) {
        const id = ids[row]!
        const author = this.#ids[authors[row]!]!
        if (later.postsGone.has(id) || later.posts.has(id)) continue
        const text = this.#cold.bytes('texts', at[row * 2]!, at[row * 2 + 1]!).toString()
        posts.push({ ...decodePost(id, author, times[row]!, text), ...this.#fetchAt(fetches[row]!) })
      }
      yield { posts }
    }
  }

  *follows(later: Later): Generator<Partial<Facts>> {
    const second = (value: number) => (value === NEVER ? null : value)
    for (let row = 0; row < this.#meta.rows; row++) {
      const followed_id = this.#ids[row]!
      if (later.isGone(followed_id)) continue
      const cells = this.#row('history', row, 3)
      const follows: FollowFact[] = []
      for (let at = 0; at < cells.length; at += 3) {
        const follower_id = this.#ids[cells[at]!]!
        const follow = { follower_id, followed_id, since: second(cells[at + 1]!), until: second(cells[at + 2]!) }
        if (!later.isGone(follower_id) && !later.follows.has(followKey(follow))) follows.push(follow)
      }
      yield { follows }
    }
  }

  *interactions(later: Later): Generator<Partial<Facts>> {
    const isThere = (one: InteractionFact) =>
      !later.isGone(one.account_id) && !later.postsGone.has(one.post_id) && !later.interactions.has(interactionKey(one))
    for (let row = 0; row < this.#meta.rows; row++) {
      const account_id = this.#ids[row]!
      const posts = Array.from(this.#row('interactions', row), (post) => this.#cold.u64('post.id', post, post + 1)[0]!)
      yield { interactions: posts.map((post_id) => ({ account_id, post_id })).filter(isThere) }
    }
    const { length } = this.#meta.arrays.dangling!
    const posts = this.#cold.u64('dangling', 0, length)
    const accounts = this.#cold.u32('dangling.accounts', 0, length)
    const interactions = Array.from(posts, (post_id, at) => ({ account_id: this.#ids[accounts[at]!]!, post_id }))
    yield { interactions: interactions.filter(isThere) }
  }

  *snapshots(later: Later): Generator<Partial<Facts>> {
    for (let row = 0; row < this.#meta.rows; row++) {
      const account_id = this.#ids[row]!
      if (later.isGone(account_id)) continue
      const [start, end] = this.#cold.u32('snapshots.at', row, row + 2)
      const cells = this.#cold.f64('snapshots', start! * 2, end! * 2)
      const snapshots = Array.from({ length: end! - start! }, (_, at) => ({
        account_id,
        day: cells[at * 2]!,
        followers_count: cells[at * 2 + 1]!,
      }))
      yield { snapshots: snapshots.filter((one) => !later.snapshots.has(snapshotKey(one))) }
    }
  }
}
