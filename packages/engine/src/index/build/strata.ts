import { activityOf } from '../../port/alike.ts'
import type { ListName } from '../files/meta.ts'
import type { ArrayWriter } from '../files/writer.ts'
import type { Collected } from './collect.ts'
import { LongList } from './growing.ts'
import type { People } from './people.ts'
import { type Groups, groupBy } from './sorting.ts'

/** People who are alike: codes of country and language (0: not known), how active they are, and 1 where they are bots. */
export type Stratum = readonly [country: number, language: number, activity: number, is_bot: number]

export const stratumKey = (stratum: Stratum): string => stratum.join(' ')

export type Strata = { kinds: Stratum[]; of: Uint32Array; accounts: Groups }

/** Which stratum each account is of, and how many posts it has: what that follows from. */
export function saveStrata(
  writer: ArrayWriter,
  { profiles: { columns } }: Collected,
  { length, profile }: People,
  language: Uint32Array,
  own: Groups,
): Strata {
  const posts = Uint32Array.from({ length }, (_, at) => own.at[at + 1]! - own.at[at]!)
  const numbers = new Map<string, number>()
  const kinds: Stratum[] = []
  const of = Uint32Array.from({ length }, (_, at) => {
    const row = profile[at]!
    const [country, is_bot] = row < 0 ? [0, 0] : [columns.country[row]!, columns.is_bot[row]!]
    const kind: Stratum = [country, language[at]!, activityOf(posts[at]!), is_bot]
    const known = numbers.get(stratumKey(kind))
    if (known !== undefined) return known
    numbers.set(stratumKey(kind), kinds.length)
    return kinds.push(kind) - 1
  })
  writer.save('account.posts', posts)
  writer.save('account.stratum', of)
  return { kinds, of, accounts: groupBy(kinds.length, length, (at) => of[at]!) }
}

/** How many of each stratum have each value of a list: pairs of stratum and count by rank, strata ascending. */
export function saveGroups(
  writer: ArrayWriter,
  name: ListName,
  ranks: number,
  { kinds, accounts }: Strata,
  eachOf: (account: number, take: (rank: number) => void) => void,
): void {
  const at = new Uint32Array(ranks + 1)
  const counts = new Uint32Array(ranks)
  const found = { rank: new LongList(), count: new LongList() }
  const ends = new Uint32Array(kinds.length)
  let seen: number[] = []
  const take = (rank: number) => {
    if (counts[rank]!++ === 0) seen.push(rank)
  }
  for (let kind = 0; kind < kinds.length; kind++) {
    for (let index = accounts.at[kind]!; index < accounts.at[kind + 1]!; index++) eachOf(accounts.rows[index]!, take)
    for (const rank of seen) {
      found.rank.push(rank)
      found.count.push(counts[rank]!)
      counts[rank] = 0
      at[rank + 1]!++
    }
    seen = []
    ends[kind] = found.rank.length
  }
  for (let rank = 0; rank < ranks; rank++) at[rank + 1]! += at[rank]!
  const next = at.slice(0, ranks)
  const pairs = new Uint32Array(found.rank.length * 2)
  for (let kind = 0, index = 0; kind < kinds.length; kind++) {
    for (; index < ends[kind]!; index++) {
      const place = next[found.rank.at(index)]!++
      pairs[place * 2] = kind
      pairs[place * 2 + 1] = found.count.at(index)
    }
  }
  found.rank.drop()
  found.count.drop()
  writer.save(`${name}.groups.at`, at)
  writer.save(`${name}.groups`, pairs)
}
