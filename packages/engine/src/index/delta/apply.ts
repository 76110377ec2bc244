import type { FactChange } from '../../facts/change.ts'
import type { Facts, PostFact } from '../../facts/facts.ts'
import { NEVER } from '../build/collect.ts'
import type { Live, Store } from '../query/store.ts'
import { Edits } from './edits.ts'
import { putFollow, removeFollows } from './follows.ts'
import type { Heap } from './heap.ts'
import { InteractionEdits } from './interactions.ts'
import type { Patch } from './overlay.ts'
import { PostEdits, wordsOf } from './posts.ts'
import { ProfileEdits } from './profiles.ts'
import { StratumEdits } from './strata.ts'

/** Brings changes of the facts into an index that is being read. */
export class Applier {
  readonly #edits: Edits
  readonly #profiles: ProfileEdits
  readonly #posts: PostEdits
  readonly #interactions: InteractionEdits
  readonly #strata: StratumEdits

  constructor(store: Store, heap: Heap, texts: string) {
    this.#edits = new Edits(store, heap, texts)
    this.#profiles = new ProfileEdits(this.#edits)
    this.#posts = new PostEdits(this.#edits)
    this.#interactions = new InteractionEdits(this.#edits, this.#posts)
    this.#strata = new StratumEdits(this.#edits)
  }

  /** Makes the tables that every change needs, so that the first one does not wait for them. */
  getReady(): void {
    this.#profiles.getReady()
    this.#posts.getReady()
    this.#edits.getReady()
  }

  /** Makes a change that nobody sees yet. */
  prepare({ upsert, delete: gone }: FactChange): { live: Live; patch: Patch } {
    const edits = this.#edits
    edits.begin()
    const accounts = new Set(gone?.accounts)
    for (const id of new Set(gone?.posts)) this.#removePost(id)
    for (const id of accounts) this.#removeAccount(id)
    if (upsert) this.#upsert(upsert)
    for (const account of this.#posts.recount) {
      this.#posts.countAgain(account, this.#profiles.profileOf(account)?.interests ?? [])
    }
    this.#posts.recount.clear()
    for (const account of this.#posts.recountInteracted) this.#interactions.countAgain(account)
    this.#posts.recountInteracted.clear()
    this.#profiles.finish()
    this.#posts.finish()
    this.#strata.finish()
    this.#seeWhoIsThere()
    return { live: edits.live, patch: edits.patch }
  }

  /** Shows it, while nobody reads. */
  show(): void {
    this.#edits.draft.show()
    this.#edits.store.live = this.#edits.live
    this.#edits.store.forget()
  }

  close(): void {
    this.#edits.close()
  }

  #removePost(id: bigint): void {
    const post = this.#posts.find(id)
    this.#interactions.removePost(id, post)
    if (post >= 0) this.#posts.remove(post)
  }

  #removeAccount(id: bigint): void {
    const account = this.#profiles.find(id)
    if (account < 0) return
    for (const post of this.#posts.of(account)) this.#removePost(this.#edits.store.id('post.id', post))
    this.#interactions.removeAccount(account)
    removeFollows(this.#edits, account)
    this.#edits.patch.snapshots.push(account, Number.NaN, Number.NaN)
    this.#edits.touched.add(account)
    this.#profiles.put(account, null)
    this.#posts.recount.add(account)
  }

  #upsert({ accounts, posts, follows, interactions, snapshots }: Partial<Facts>): void {
    for (const fact of newest(accounts, ({ id }) => id)) {
      const account = this.#profiles.row(fact.id)
      if (this.#profiles.put(account, fact)) this.#posts.recount.add(account)
    }
    this.#upsertPosts([...newest(posts, ({ id }) => id)])
    for (const { follower_id, followed_id, since, until } of follows ?? []) {
      const follower = this.#profiles.row(follower_id)
      const followed = this.#profiles.row(followed_id)
      putFollow(this.#edits, followed, { follower, since: since ?? NEVER, until: until ?? NEVER })
    }
    for (const { account_id, post_id } of interactions ?? []) {
      this.#interactions.add(this.#profiles.row(account_id), post_id)
    }
    for (const { account_id, day, followers_count } of snapshots ?? []) {
      this.#edits.patch.snapshots.push(this.#profiles.row(account_id), day, followers_count)
    }
  }

  #upsertPosts(posts: readonly PostFact[]): void {
    const words = wordsOf(
      this.#edits,
      posts.map(({ text }) => text),
    )
    for (const [at, fact] of posts.entries()) {
      const account = this.#profiles.row(fact.account_id)
      const old = this.#posts.find(fact.id)
      if (old < 0) this.#interactions.take(fact.id, this.#posts.add(fact, account, words[at]!))
      else {
        const { post, isSame } = this.#posts.replace(old, fact, account, words[at]!)
        this.#interactions.move(old, post, isSame)
      }
    }
  }

  /** An account is there as long as anything is known of it. */
  #seeWhoIsThere(): void {
    const edits = this.#edits
    const { draft } = edits
    for (const account of edits.touched) {
      const isThere =
        draft.isSet('has_profile', account) ||
        draft.isSet('used.known', account) ||
        draft.isSet('interacted.known', account) ||
        draft.isSet('followed.known', account) ||
        edits.column('followed.df', account) > 0
      if (isThere === draft.isSet('is_there', account)) continue
      draft.mark('is_there', account, isThere)
      edits.live.accounts += isThere ? 1 : -1
    }
    edits.touched.clear()
  }
}

/** The last row of each key. */
const newest = <Row, Key>(rows: Row[] | undefined, keyOf: (row: Row) => Key): Iterable<Row> =>
  new Map((rows ?? []).map((row) => [keyOf(row), row])).values()
