import { type Audience, membersOf } from './audience.ts'
import { countIn, isFew } from './few.ts'
import type { Session } from './session.ts'

/** So many accounts are counted between two looks at whether the question was taken back. */
const CHUNK = 32_768
/** As `sort` of the kernels takes it. */
const TALLIES = 2_048

/** How many of an audience interacted with posts. */
export type Reactions = {
  countOf(post: number): number
  /** Posts with which so many did, ascending; one at the least. */
  atLeast(least: number): Uint32Array
}

/** Of few accounts what they interacted with is sorted; of many every post has a count. */
export function reactionsOf(session: Session, audience: Audience): Reactions {
  const whose = builtOf(session, audience)
  return isFew(audience) ? sorted(session, whose) : tallied(session, whose)
}

/** Accounts of which the build still knows everything, in memory; and what those interacted with of which it does not. */
type Whose = { members: number; n: number; changed: number[] }

function builtOf(session: Session, audience: Audience): Whose {
  const { store, arena } = session
  const { overlay } = store.records
  const members = membersOf(session, audience)
  if (!overlay.has_interactions && store.live.rows === store.meta.rows) {
    return { members, n: audience.count, changed: [] }
  }
  const all = store.numbers(members, audience.count)
  const isBuilt = (account: number) => account < store.meta.rows && !overlay.hasInteractions(account)
  const built = all.filter(isBuilt)
  const at = arena.borrow(built.length * 4)
  store.u32.set(built, at / 4)
  const others = Array.from(all.filter((account) => !isBuilt(account)))
  return {
    members: at,
    n: built.length,
    changed: others.flatMap((account) => [...store.records.interactions(account)]),
  }
}

function tallied(session: Session, { members, n, changed }: Whose): Reactions {
  const { store, arena } = session
  const { kernels } = store
  const { posts } = store.live
  const counts = arena.borrow(posts * 4)
  kernels.fill(counts, 0, posts * 4)
  const rows: [number, number] = [store.at('interactions.at'), store.at('interactions')]
  for (let done = 0; done < n; done += CHUNK) {
    session.check()
    kernels.tally_interactions(members + done * 4, Math.min(CHUNK, n - done), ...rows, counts)
  }
  for (const post of changed) store.u32[counts / 4 + post]!++
  return {
    countOf: (post) => store.u32[counts / 4 + post]!,
    atLeast: (least) => {
      const found = kernels.at_least(counts, posts, least, 0) >>> 0
      const out = arena.borrow(found * 4)
      kernels.at_least(counts, posts, least, out)
      const list = store.numbers(out, found)
      arena.release(out)
      return list
    },
  }
}

function sorted(session: Session, { members, n, changed }: Whose): Reactions {
  const { store, arena } = session
  const { kernels } = store
  const [at, posts] = [store.at('interactions.at'), store.at('interactions')]
  const built = kernels.interactions_length(members, n, at) >>> 0
  const length = built + changed.length
  const [list, spare, tallies] = [arena.borrow(length * 4), arena.borrow(length * 4), arena.borrow(TALLIES * 4)]
  kernels.gather_interactions(members, n, at, posts, list)
  store.u32.set(changed, list / 4 + built)
  const ordered = kernels.sort(list, length, spare, tallies, store.live.posts) >>> 0
  // One more than there are: what is written before it is known to count.
  const [values, counts] = [arena.borrow((length + 1) * 4), arena.borrow((length + 1) * 4)]
  const few = { values, counts, count: kernels.runs(ordered, length, values, counts) >>> 0, to: store.live.posts }
  for (const one of [list, spare, tallies]) arena.release(one)
  return {
    countOf: (post) => countIn(session, few, post),
    atLeast: (least) => store.numbers(values, few.count).filter((_, place) => store.u32[counts / 4 + place]! >= least),
  }
}
