import type { ArrayWriter } from '../files/writer.ts'
import type { Collected } from './collect.ts'
import { LongList } from './growing.ts'
import type { OrderedPosts } from './posts.ts'
import { type Groups, groupBy, inverse } from './sorting.ts'

/** Who interacted with which post, both ways and once each; those with posts that are not there are kept aside. */
export function saveInteractions(
  writer: ArrayWriter,
  { interactions, posts }: Collected,
  ordered: OrderedPosts,
  rank: Uint32Array,
  accounts: number,
): Groups {
  const place = inverse(ordered.row)
  const postOf = new Int32Array(interactions.post.size)
  for (let number = 0; number < postOf.length; number++) {
    const row = posts.find(interactions.post.ids[number]!)
    postOf[number] = row < 0 ? -1 : place[row]!
  }
  const account = new LongList()
  const post = new LongList()
  const dangling: { post: bigint; account: number }[] = []
  for (let row = 0; row < interactions.account.length; row++) {
    const number = interactions.post_number.at(row)
    const who = rank[interactions.account.at(row)]!
    if (postOf[number]! < 0) dangling.push({ post: interactions.post.ids[number]!, account: who })
    else {
      account.push(who)
      post.push(postOf[number]!)
    }
  }
  saveDangling(writer, dangling)

  const byAccount = onceEach(
    groupBy(accounts, account.length, (row) => account.at(row)),
    (row) => post.at(row),
  )
  writer.save('interactions.at', byAccount.at)
  writer.save('interactions', byAccount.rows)
  const whose = new Uint32Array(byAccount.rows.length)
  for (let who = 0; who < accounts; who++) whose.fill(who, byAccount.at[who]!, byAccount.at[who + 1]!)
  const byPost = groupBy(ordered.length, whose.length, (row) => byAccount.rows[row]!)
  writer.save('engagers.at', byPost.at)
  writer.save(
    'engagers',
    byPost.rows.map((row) => whose[row]!),
  )
  return byAccount
}

/** Groups of values instead of rows, ascending and without repetition. */
function onceEach({ at, rows }: Groups, toValue: (row: number) => number): Groups {
  const ends = new Uint32Array(at.length)
  let length = 0
  for (let group = 0; group + 1 < at.length; group++) {
    const values = rows.subarray(at[group]!, at[group + 1]!)
    for (let index = 0; index < values.length; index++) values[index] = toValue(values[index]!)
    values.sort()
    for (let index = 0; index < values.length; index++) {
      if (index === 0 || values[index] !== values[index - 1]) rows[length++] = values[index]!
    }
    ends[group + 1] = length
  }
  return { at: ends, rows: rows.subarray(0, length) }
}

function saveDangling(writer: ArrayWriter, dangling: { post: bigint; account: number }[]): void {
  writer.save(
    'dangling',
    BigUint64Array.from(dangling, ({ post }) => post),
  )
  writer.save(
    'dangling.accounts',
    Uint32Array.from(dangling, ({ account }) => account),
  )
}
