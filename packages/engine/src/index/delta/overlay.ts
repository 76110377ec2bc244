/** In the place of an end: the follow is not known any more. */
export const REMOVED = 0xfffffffe

/** What changed of that which lies on disk, as flat rows. */
export type Patch = {
  /** Post, account, whether they interacted. */
  engagers: number[]
  /** Followed, follower, since, until. */
  history: number[]
  /** Account, day, followers; where the day is not a number, all that was known of the account is forgotten. */
  snapshots: number[]
}
export const emptyPatch = (): Patch => ({ engagers: [], history: [], snapshots: [] })

/** As they were read, or with what changed since. */
export type RowNumbers = ArrayLike<number> & Iterable<number>
export type Follow = { follower: number; since: number; until: number }
export type FollowerCount = { day: number; followers_count: number }

/** All patches since the last build, put on top of what is read from disk. */
export class Overlay {
  readonly #engagers = new Map<number, Map<number, boolean>>()
  readonly #interactions = new Map<number, Map<number, boolean>>()
  /** By whom they go to, by whom they come from: when they began and ended. */
  readonly #history = new Map<number, Map<number, Map<number, number>>>()
  readonly #followed = new Map<number, Set<number>>()
  readonly #snapshots = new Map<number, Map<number, number>>()
  readonly #forgotten = new Set<number>()

  add({ engagers, history, snapshots }: Patch): void {
    for (let at = 0; at < engagers.length; at += 3)
      this.interact(engagers[at]!, engagers[at + 1]!, engagers[at + 2] === 1)
    for (let at = 0; at < history.length; at += 4) {
      this.follow(history[at]!, { follower: history[at + 1]!, since: history[at + 2]!, until: history[at + 3]! })
    }
    for (let at = 0; at < snapshots.length; at += 3) this.#see(snapshots[at]!, snapshots[at + 1]!, snapshots[at + 2]!)
  }

  #see(account: number, day: number, followers_count: number): void {
    if (!Number.isNaN(day)) inside(this.#snapshots, account).set(day, followers_count)
    else {
      this.#forgotten.add(account)
      this.#snapshots.delete(account)
    }
  }

  interact(post: number, account: number, isThere: boolean): void {
    inside(this.#engagers, post).set(account, isThere)
    inside(this.#interactions, account).set(post, isThere)
  }

  follow(followed: number, { follower, since, until }: Follow): void {
    inside(inside(this.#history, followed), follower).set(since, until)
    const all = this.#followed.get(follower)
    if (all) all.add(followed)
    else this.#followed.set(follower, new Set([followed]))
  }

  /** Whom an account followed at any time, of those that changed. */
  followed = (account: number): Iterable<number> => this.#followed.get(account) ?? []

  engagers = (post: number, base: RowNumbers): RowNumbers => changed(base, this.#engagers.get(post))
  interactions = (account: number, base: RowNumbers): RowNumbers => changed(base, this.#interactions.get(account))

  get has_interactions(): boolean {
    return this.#interactions.size > 0
  }
  hasInteractions = (account: number): boolean => this.#interactions.has(account)
  hasEngagers = (post: number): boolean => this.#engagers.has(post)
  /** Posts of which it changed who interacted with them. */
  engaged = (): Iterable<number> => this.#engagers.keys()

  hasHistory = (account: number): boolean => this.#history.has(account)

  history(account: number, base: Follow[]): Follow[] {
    const changes = this.#history.get(account)
    if (!changes) return base
    const kept = base.filter(({ follower, since }) => !changes.get(follower)?.has(since))
    return [...kept, ...[...changes.keys()].flatMap((follower) => this.#changed(changes, follower))]
  }

  /** The follows of one account by one other. */
  followsOf(followed: number, follower: number, base: Follow[]): Follow[] {
    const changes = this.#history.get(followed)
    if (!changes) return base
    const since = changes.get(follower)
    return [...base.filter((one) => !since?.has(one.since)), ...this.#changed(changes, follower)]
  }

  #changed(changes: Map<number, Map<number, number>>, follower: number): Follow[] {
    const rows = [...(changes.get(follower) ?? [])].map(([since, until]) => ({ follower, since, until }))
    return rows.filter(({ until }) => until !== REMOVED)
  }

  snapshots(account: number, base: FollowerCount[]): FollowerCount[] {
    const known = this.#forgotten.has(account) ? [] : base
    const changes = this.#snapshots.get(account)
    if (!changes) return known
    const days = new Map(known.map(({ day, followers_count }) => [day, followers_count]))
    for (const [day, followers_count] of changes) days.set(day, followers_count)
    return [...days].map(([day, followers_count]) => ({ day, followers_count }))
  }
}

function inside<Of, Key, Value>(maps: Map<Of, Map<Key, Value>>, key: Of): Map<Key, Value> {
  const known = maps.get(key) ?? new Map<Key, Value>()
  maps.set(key, known)
  return known
}

function changed(base: RowNumbers, changes: Map<number, boolean> | undefined): RowNumbers {
  if (!changes) return base
  const rows = new Set(base)
  for (const [row, isThere] of changes) {
    if (isThere) rows.add(row)
    else rows.delete(row)
  }
  return [...rows]
}
