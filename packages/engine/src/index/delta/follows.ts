import { NEVER } from '../build/collect.ts'
import type { Edits } from './edits.ts'
import { type Follow, REMOVED } from './overlay.ts'

/** Adds or changes one follow; the pair follows now if any of its follows has not ended. */
export function putFollow(edits: Edits, followed: number, follow: Follow): void {
  const { store, patch } = edits
  const before = store.records.followsOf(followed, follow.follower)
  const others = before.filter(({ since }) => since !== follow.since)
  store.records.overlay.follow(followed, follow)
  patch.history.push(followed, follow.follower, follow.since, follow.until)
  const wasCurrent = before.some(({ until }) => until === NEVER)
  const isCurrent = follow.until === NEVER || others.some(({ until }) => until === NEVER)
  if (isCurrent && !wasCurrent) connect(edits, follow.follower, followed)
  if (wasCurrent && !isCurrent) part(edits, follow.follower, followed)
}

function connect(edits: Edits, follower: number, followed: number): void {
  edits.putList('followed', follower, [...edits.list('followed', follower), followed])
  const count = edits.column('followed.df', followed)
  const room = edits.followerRoom.get(followed) ?? 0
  if (room <= count) {
    const list = followersOf(edits, followed)
    const larger = Math.ceil((count + 1) * 1.25)
    const at = edits.putNumbers(list, larger)
    edits.followerRoom.set(followed, larger)
    edits.setColumn('followers.at', followed, (at - edits.store.at('followers')) / 4)
  }
  edits.draft.set(placeOf(edits, followed) + count * 4, follower)
  edits.setColumn('followed.df', followed, count + 1)
  edits.live.follows++
  edits.draft.mark('followed.known', follower, true)
  edits.touched.add(follower).add(followed)
}

function part(edits: Edits, follower: number, followed: number): void {
  const left = edits.list('followed', follower).filter((one) => one !== followed)
  edits.putList('followed', follower, left)
  const list = followersOf(edits, followed)
  const at = placeOf(edits, followed)
  edits.draft.set(at + list.indexOf(follower) * 4, list[list.length - 1]!)
  edits.setColumn('followed.df', followed, list.length - 1)
  edits.live.follows--
  edits.draft.mark('followed.known', follower, left.length > 0)
  edits.touched.add(follower).add(followed)
}

const placeOf = (edits: Edits, account: number): number =>
  (edits.store.at('followers') + edits.column('followers.at', account) * 4) % 2 ** 32

function followersOf(edits: Edits, account: number): number[] {
  const at = placeOf(edits, account)
  return Array.from({ length: edits.column('followed.df', account) }, (_, index) => edits.draft.get(at + index * 4))
}

/** Forgets all that an account followed and all that followed it, now or once. */
export function removeFollows(edits: Edits, account: number): void {
  for (const follow of edits.store.records.history(account)) putFollow(edits, account, { ...follow, until: REMOVED })
  const followed = new Set([...edits.list('followed', account), ...edits.store.records.everFollowed(account)])
  for (const other of followed) {
    for (const follow of edits.store.records.followsOf(other, account))
      putFollow(edits, other, { ...follow, until: REMOVED })
  }
}
