import type { ArrayWriter } from '../files/writer.ts'
import { type Collected, NEVER } from './collect.ts'
import { LongList } from './growing.ts'
import { ListStream } from './lists.ts'
import { groupBy } from './sorting.ts'

/** How many follow each account now, by the number it came with; a pair that followed twice counts twice. */
export function roughFollowers({ follows, accounts }: Collected): Uint32Array {
  const counts = new Uint32Array(accounts.size)
  for (let row = 0; row < follows.followed.length; row++) {
    if (follows.until.at(row) === NEVER) counts[follows.followed.at(row)]!++
  }
  return counts
}

/**
 * All follows there ever were, by whom they went to (follower, since, until); the current ones both ways. Answers how
 * many follow each account and whom each follows.
 */
export function saveFollows(writer: ArrayWriter, { follows }: Collected, rank: Uint32Array, accounts: number) {
  const { length } = follows.follower
  const byFollower = groupBy(accounts, length, (row) => rank[follows.follower.at(row)]!).rows
  const order = groupBy(accounts, length, (at) => rank[follows.followed.at(byFollower[at]!)]!)
  const history = writer.stream('history', 'u32')
  const followers = new LongList()
  const followers_at = new Uint32Array(accounts)
  const followers_count = new Uint32Array(accounts)
  const follows_count = new Uint32Array(accounts)
  for (let account = 0; account < accounts; account++) {
    const start = order.at[account]!
    const rows = new Uint32Array((order.at[account + 1]! - start) * 3)
    followers_at[account] = followers.length
    let last = -1
    for (let index = 0; index < rows.length / 3; index++) {
      const row = byFollower[order.rows[start + index]!]!
      const follower = rank[follows.follower.at(row)]!
      rows.set([follower, follows.since.at(row), follows.until.at(row)], index * 3)
      if (follows.until.at(row) !== NEVER || follower === last) continue
      last = follower
      followers.push(follower)
      followers_count[account]!++
      follows_count[follower]!++
    }
    history.write(rows)
  }
  history.end()
  writer.save('history.at', order.at)
  writer.save('followers.at', followers_at)
  saveLong(writer, 'followers', followers)
  writer.save('followed.df', followers_count)
  saveEnded(writer, follows, rank, accounts)
  const eachFollowed = saveFollowed(writer, { followers, followers_at, followers_count, follows_count })
  return { followers_count, follows_count, follows: followers.length, eachFollowed }
}

function saveLong(writer: ArrayWriter, name: string, list: LongList): void {
  const stream = writer.stream(name, 'u32')
  const buffer = new Uint32Array(1 << 16)
  for (let at = 0; at < list.length; at += buffer.length) {
    const size = Math.min(buffer.length, list.length - at)
    for (let index = 0; index < size; index++) buffer[index] = list.at(at + index)
    stream.write(buffer.subarray(0, size))
  }
  stream.end()
}

/** Whom each account followed once: what is needed to take an account out of everybody's history. */
function saveEnded(writer: ArrayWriter, follows: Collected['follows'], rank: Uint32Array, accounts: number): void {
  const rows: number[] = []
  for (let row = 0; row < follows.until.length; row++) if (follows.until.at(row) !== NEVER) rows.push(row)
  const groups = groupBy(accounts, rows.length, (at) => rank[follows.follower.at(rows[at]!)]!)
  writer.save('ended.at', groups.at)
  writer.save(
    'ended',
    groups.rows.map((at) => rank[follows.followed.at(rows[at]!)]!),
  )
}

type Current = {
  followers: LongList
  followers_at: Uint32Array
  followers_count: Uint32Array
  follows_count: Uint32Array
}

/** Followed accounts come in ascending order, so each list is ascending. Answers a way to go through those of one. */
function saveFollowed(
  writer: ArrayWriter,
  current: Current,
): (account: number, take: (followed: number) => void) => void {
  const accounts = current.follows_count.length
  const next = new Uint32Array(accounts + 1)
  for (let account = 0; account < accounts; account++)
    next[account + 1] = next[account]! + current.follows_count[account]!
  const starts = next.slice()
  const values = new Uint32Array(current.followers.length)
  for (let followed = 0; followed < accounts; followed++) {
    const start = current.followers_at[followed]!
    for (let index = 0; index < current.followers_count[followed]!; index++) {
      values[next[current.followers.at(start + index)]!++] = followed
    }
  }
  const stream = new ListStream(writer, 'followed', accounts)
  for (let account = 0; account < accounts; account++) {
    stream.push(values.subarray(starts[account]!, starts[account + 1]!))
  }
  stream.end()
  return (account, take) => {
    for (let index = starts[account]!; index < starts[account + 1]!; index++) take(values[index]!)
  }
}
