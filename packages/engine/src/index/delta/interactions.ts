import type { Edits } from './edits.ts'
import type { PostEdits } from './posts.ts'

/** Who interacted with what, and with posts that are not there, or not yet. */
export class InteractionEdits {
  readonly #edits: Edits
  readonly #posts: PostEdits
  #dangling: Map<bigint, Set<number>> | null = null

  constructor(edits: Edits, posts: PostEdits) {
    this.#edits = edits
    this.#posts = posts
  }

  add(account: number, post_id: bigint): void {
    const post = this.#posts.find(post_id)
    if (post >= 0) this.#connect(account, post)
    else this.#waiting(post_id).add(account)
  }

  /** A post that came takes those who waited for it. */
  take(post_id: bigint, post: number): void {
    const waiting = this.#all().get(post_id)
    if (!waiting) return
    this.#all().delete(post_id)
    for (const account of waiting) this.#connect(account, post)
  }

  /** Those who interacted with a post now did so with the row in its place. */
  move(from: number, to: number, isSame: boolean): void {
    for (const account of this.#edits.store.records.engagers(from)) {
      this.#set(from, account, false)
      this.#set(to, account, true)
      if (!isSame) this.#posts.recountInteracted.add(account)
    }
  }

  removePost(post_id: bigint, post: number): void {
    this.#all().delete(post_id)
    if (post < 0) return
    for (const account of this.#edits.store.records.engagers(post)) {
      this.#set(post, account, false)
      this.#posts.recountInteracted.add(account)
    }
  }

  removeAccount(account: number): void {
    for (const post of this.#edits.store.records.interactions(account)) this.#set(post, account, false)
    this.#posts.recountInteracted.add(account)
    for (const waiting of this.#all().values()) waiting.delete(account)
  }

  countAgain(account: number): void {
    const edits = this.#edits
    const posts = edits.store.records.interactions(account)
    const ranks = new Set<number>()
    for (const post of posts) for (const term of this.#posts.termsOf(post)) ranks.add(edits.rank('interacted', term))
    edits.setList('interacted', account, ranks)
    edits.draft.mark('interacted.known', account, posts.length > 0)
    edits.touched.add(account)
  }

  #connect(account: number, post: number): void {
    const edits = this.#edits
    this.#set(post, account, true)
    edits.draft.mark('interacted.known', account, true)
    edits.touched.add(account)
    if (this.#posts.recountInteracted.has(account)) return
    const ranks = Array.from(this.#posts.termsOf(post), (term) => edits.rank('interacted', term))
    edits.addToList('interacted', account, ranks)
  }

  #set(post: number, account: number, isThere: boolean): void {
    this.#edits.store.records.overlay.interact(post, account, isThere)
    this.#edits.patch.engagers.push(post, account, isThere ? 1 : 0)
  }

  #waiting(post_id: bigint): Set<number> {
    const all = this.#all()
    const known = all.get(post_id) ?? new Set<number>()
    all.set(post_id, known)
    return known
  }

  #all(): Map<bigint, Set<number>> {
    if (this.#dangling) return this.#dangling
    this.#dangling = new Map()
    const { cold, meta } = this.#edits.store
    const { length } = meta.arrays.dangling!
    const posts = cold.u64('dangling', 0, length)
    const accounts = cold.u32('dangling.accounts', 0, length)
    for (let at = 0; at < length; at++) this.#waiting(posts[at]!).add(accounts[at]!)
    return this.#dangling
  }
}
