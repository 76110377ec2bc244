import { type Audience, membersOf } from './audience.ts'
import { countIn, isFew, runsOf } from './few.ts'
import type { Session } from './session.ts'

/** So many posts are looked at between two looks at whether the question was taken back. */
const CHUNK = 65_536

/** A post, and how many interacted with it. */
export type Reacted = { post: number; count: number }

/** How many of an audience interacted with posts. */
export type Reactions = {
  countOf(post: number): number
  /** All posts with which so many did; one at the least. */
  atLeast(least: number): Reacted[]
}

/** What few accounts interacted with is sorted; for many those who interacted with a post are looked through. */
export const reactionsOf = (session: Session, audience: Audience): Reactions =>
  isFew(audience) ? byAccount(session, audience) : byPost(session, audience)

function byPost(session: Session, { bits }: Audience): Reactions {
  const { overlay } = session.store.records
  const countOf = (post: number) =>
    withEngagers(session, post, (list, n) => session.store.kernels.count_set(list, n, bits) >>> 0)
  const atLeast = (least: number): Reacted[] => {
    const built = builtAtLeast(session, bits, least).filter(({ post }) => !overlay.hasEngagers(post))
    const changed = Array.from(overlay.engaged(), (post) => ({ post, count: countOf(post) }))
    return [...built, ...changed.filter(({ count }) => count >= least)]
  }
  return { countOf, atLeast }
}

/** Of the posts of the build, as they were then. */
function builtAtLeast(session: Session, bits: number, least: number): Reacted[] {
  const { store, arena } = session
  const [posts, counts] = [arena.borrow(CHUNK * 4), arena.borrow(CHUNK * 4)]
  const engagers = [store.at('engagers.at'), store.at('engagers')] as const
  const found: Reacted[] = []
  for (let first = 0; first < store.meta.posts; first += CHUNK) {
    session.check()
    const n = Math.min(CHUNK, store.meta.posts - first)
    const length = store.kernels.reacted_to(first, n, ...engagers, bits, least, posts, counts) >>> 0
    for (let at = 0; at < length; at++) {
      found.push({ post: store.u32[posts / 4 + at]!, count: store.u32[counts / 4 + at]! })
    }
  }
  arena.release(posts)
  arena.release(counts)
  return found
}

/** Uses the list of those who interacted with a post: where their numbers are, and how many. */
export function withEngagers<T>({ store, arena }: Session, post: number, use: (list: number, n: number) => T): T {
  if (post < store.meta.posts && !store.records.overlay.hasEngagers(post)) {
    const first = store.number('engagers.at', post)
    return use(store.at('engagers') + first * 4, store.number('engagers.at', post + 1) - first)
  }
  const changed = store.records.engagers(post)
  const list = arena.borrow(changed.length * 4)
  store.u32.set(changed, list / 4)
  const found = use(list, changed.length)
  arena.release(list)
  return found
}

function byAccount(session: Session, audience: Audience): Reactions {
  const { store, arena } = session
  const { kernels } = store
  const { members, n, changed } = membersBuilt(session, audience)
  const [at, posts] = [store.at('interactions.at'), store.at('interactions')]
  const built = kernels.interactions_length(members, n, at) >>> 0
  const length = built + changed.length
  const list = arena.borrow(length * 4)
  kernels.gather_interactions(members, n, at, posts, list)
  store.u32.set(changed, list / 4 + built)
  const few = runsOf(session, list, length, store.live.posts)
  arena.release(list)
  const atLeast = (least: number): Reacted[] => {
    const found: Reacted[] = []
    for (let place = 0; place < few.count; place++) {
      const count = store.u32[few.counts / 4 + place]!
      if (count >= least) found.push({ post: store.u32[few.values / 4 + place]!, count })
    }
    return found
  }
  return { countOf: (post) => countIn(session, few, post), atLeast }
}

/** Those of whom the build still knows everything, in memory; and what the others interacted with. */
function membersBuilt(session: Session, audience: Audience): { members: number; n: number; changed: number[] } {
  const { store, arena } = session
  const { records, live, meta } = store
  const members = membersOf(session, audience)
  if (!records.overlay.has_interactions && live.rows === meta.rows) return { members, n: audience.count, changed: [] }
  const all = Array.from(store.numbers(members, audience.count))
  const { built = [], others = [] } = Object.groupBy(all, (account) =>
    account < meta.rows && !records.overlay.hasInteractions(account) ? 'built' : 'others',
  )
  const at = arena.borrow(built.length * 4)
  store.u32.set(built, at / 4)
  return { members: at, n: built.length, changed: others.flatMap((account) => [...records.interactions(account)]) }
}
