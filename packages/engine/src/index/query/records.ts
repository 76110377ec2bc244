import { type Follow, type FollowerCount, Overlay, type RowNumbers } from '../delta/overlay.ts'
import type { Meta } from '../files/meta.ts'
import type { Cold } from '../load/cold.ts'

/** What lies on disk of accounts and posts, with what changed since the last build on top. */
export class Records {
  readonly overlay = new Overlay()
  readonly #cold: Cold
  readonly #meta: Meta

  constructor(cold: Cold, meta: Meta) {
    this.#cold = cold
    this.#meta = meta
  }

  /** Who interacted with a post. */
  engagers(post: number): RowNumbers {
    return this.overlay.engagers(post, post < this.#meta.posts ? this.#row('engagers', post) : [])
  }

  /** The posts that an account interacted with. */
  interactions(account: number): RowNumbers {
    return this.overlay.interactions(account, account < this.#meta.rows ? this.#row('interactions', account) : [])
  }

  /** All follows of an account there ever were. */
  history(account: number): Follow[] {
    return this.overlay.history(account, account < this.#meta.rows ? this.#builtHistory(account) : [])
  }

  /** Rows of `history` (follower, since, until) that are all follows of an account; nothing where some came later. */
  historyOnDisk(account: number): { from: number; to: number } | null {
    if (account >= this.#meta.rows || this.overlay.hasHistory(account)) return null
    const [from, to] = this.#cold.u32('history.at', account, account + 2)
    return { from: from!, to: to! }
  }

  #builtCells(account: number): Uint32Array {
    const [start, end] = this.#cold.u32('history.at', account, account + 2)
    return this.#cold.u32('history', start! * 3, end! * 3)
  }

  #builtHistory(account: number): Follow[] {
    const cells = this.#builtCells(account)
    return Array.from({ length: cells.length / 3 }, (_, row) => ({
      follower: cells[row * 3]!,
      since: cells[row * 3 + 1]!,
      until: cells[row * 3 + 2]!,
    }))
  }

  /** The follows of one account by one other; the history of an account is in the order of followers. */
  followsOf(followed: number, follower: number): Follow[] {
    if (followed >= this.#meta.rows) return this.overlay.followsOf(followed, follower, [])
    const [start, end] = this.#cold.u32('history.at', followed, followed + 2)
    let [low, high] = [start!, end!]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#cold.u32('history', middle * 3, middle * 3 + 1)[0]! < follower) low = middle + 1
      else high = middle
    }
    const rows: Follow[] = []
    for (let at = low; at < end!; at++) {
      const [who, since, until] = this.#cold.u32('history', at * 3, at * 3 + 3)
      if (who !== follower) break
      rows.push({ follower, since: since!, until: until! })
    }
    return this.overlay.followsOf(followed, follower, rows)
  }

  /** Whom an account followed at any time and, as far as the last build knew, no longer. */
  everFollowed(account: number): number[] {
    const built = account < this.#meta.rows ? this.#row('ended', account) : []
    return [...new Set([...built, ...this.overlay.followed(account)])]
  }

  /** Posts of an account at the last build. */
  builtPosts(account: number): number[] {
    return account < this.#meta.rows ? [...this.#row('own_posts', account)] : []
  }

  /** Code and count of the languages of an account's posts at the last build. */
  builtLanguages(account: number): Map<number, number> {
    const cells = account < this.#meta.rows ? this.#row('languages', account) : []
    const counts = new Map<number, number>()
    for (let at = 0; at < cells.length; at += 2) counts.set(cells[at]!, cells[at + 1]!)
    return counts
  }

  /** Terms of a post of the last build. */
  builtTerms(post: number): Uint32Array {
    return this.#row('post_terms', post)
  }

  snapshots(account: number): FollowerCount[] {
    return this.overlay.snapshots(account, account < this.#meta.rows ? this.#builtSnapshots(account) : [])
  }

  #builtSnapshots(account: number): FollowerCount[] {
    const [start, end] = this.#cold.u32('snapshots.at', account, account + 2)
    const cells = this.#cold.f64('snapshots', start! * 2, end! * 2)
    return Array.from({ length: end! - start! }, (_, row) => ({
      day: cells[row * 2]!,
      followers_count: cells[row * 2 + 1]!,
    }))
  }

  #row(name: string, index: number): Uint32Array {
    const [start, end] = this.#cold.u32(`${name}.at`, index, index + 2)
    return this.#cold.u32(name, start!, end!)
  }
}
