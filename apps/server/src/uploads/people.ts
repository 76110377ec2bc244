import type { AudienceUser } from '@starling/outside'
import { unpackIds } from '../audiences/index.ts'

/** What X is to be told: who is new in an audience, then who is in it no more. */
export type PeopleChange = { joined: BigUint64Array; left: BigUint64Array }

const NOBODY = new BigUint64Array()
const idsOf = async (packed: Buffer | null): Promise<BigUint64Array> => (packed ? unpackIds(packed) : NOBODY)

/** Both in ascending order. */
function without(all: BigUint64Array, some: BigUint64Array): BigUint64Array {
  let at = 0
  return all.filter((id) => {
    while (at < some.length && some[at]! < id) at++
    return some[at] !== id
  })
}

type Known = { told: Buffer | null; wanted: Buffer | null }
/** `whole`: of X it is not known whom it has, so all are told of, and whoever left as well. */
export async function changeOf({ told, wanted }: Known, whole: boolean): Promise<PeopleChange> {
  const [before, now] = [await idsOf(told), await idsOf(wanted)]
  return { joined: whole ? now : without(now, before), left: without(before, now) }
}

export const sizeOf = ({ joined, left }: PeopleChange): number => joined.length + left.length

/** A part of it: X is told of those who joined first. */
export function partOf({ joined, left }: PeopleChange, from: number, most: number): PeopleChange {
  const to = from + most
  return {
    joined: joined.subarray(Math.min(from, joined.length), Math.min(to, joined.length)),
    left: left.subarray(Math.max(0, from - joined.length), Math.max(0, to - joined.length)),
  }
}

/** Only ids of accounts are known to us: X finds people by their hashes. */
export function* usersOf(ids: BigUint64Array): Generator<AudienceUser> {
  for (const id of ids) yield { twitter_id: String(id) }
}
