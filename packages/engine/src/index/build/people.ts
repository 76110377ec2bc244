import { sampleKey } from '../../facts/sample-key.ts'
import { compareText } from '../../port/order.ts'
import { COLUMNS } from '../files/meta.ts'
import type { ArrayWriter } from '../files/writer.ts'
import { hashOf } from '../text-hash.ts'
import type { Collected } from './collect.ts'
import { type Distinct, distinctValues } from './lists.ts'
import type { OrderedPosts } from './posts.ts'
import { bitsOf, type Groups } from './sorting.ts'

/** Accounts by rank. */
export type People = {
  length: number
  /** The number that the account at a rank came with. */
  number: Uint32Array
  rank: Uint32Array
  /** Its profile's row, or -1. */
  profile: Int32Array
}

export function peopleOf(collected: Collected, number: Uint32Array, rank: Uint32Array): People {
  const { columns, length } = collected.profiles
  const profile = new Int32Array(number.length).fill(-1)
  for (let row = 0; row < length; row++) profile[rank[columns.account[row]!]!] = row
  return { length: number.length, number, rank, profile }
}

/** What is known of each account: columns, marks, the way from handle to account, and where its card lies. */
export function savePeople(writer: ArrayWriter, collected: Collected, people: People, language: Uint32Array): void {
  const { columns } = collected.profiles
  const { length, number, profile } = people
  const column = (name: keyof typeof columns) => Uint32Array.from(profile, (row) => (row < 0 ? 0 : columns[name][row]!))
  const mark = (name: keyof typeof columns) =>
    bitsOf(length, (at) => profile[at]! >= 0 && columns[name][profile[at]!] === 1)

  const ids = BigUint64Array.from(number, (at) => collected.accounts.ids[at]!)
  writer.save('account.id', ids)
  writer.save('account.sample', Uint32Array.from(ids, sampleKey))
  writer.save('account.followers_count', column('followers_count'))
  for (const name of COLUMNS) writer.save(`account.${name}`, name === 'language' ? language : column(name))
  writer.save('account.fetch', column('fetch'))
  writer.save('is_verified', mark('is_verified'))
  writer.save('is_bot', mark('is_bot'))
  writer.save('has_handle', mark('has_handle'))
  writer.save('bio.known', mark('has_bio'))
  writer.save(
    'has_profile',
    bitsOf(length, (at) => profile[at]! >= 0),
  )
  saveHandles(writer, collected.handles, people)
  const cards_at = new Float64Array(length * 2)
  profile.forEach((row, at) => {
    if (row >= 0) cards_at.set(collected.cards_at.subarray(row * 2, row * 2 + 2), at * 2)
  })
  writer.save('cards.at', cards_at)
}

/** A table of account + 1 by the hash of the handle in lower case; whoever looks compares the handle itself. */
function saveHandles(writer: ArrayWriter, handles: string[], { length, profile }: People): void {
  const slots = new Uint32Array(slotsFor(length))
  for (let at = 0; at < length; at++) {
    const handle = profile[at]! < 0 ? '' : handles[profile[at]!]!
    if (handle === '') continue
    let slot = hashOf(handle) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = at + 1
  }
  writer.save('handle.slots', slots)
}

/** At least a third stays free, with room for new ones. */
export const slotsFor = (length: number): number => 2 ** Math.ceil(Math.log2(length * 2 + 4096))

/** How many posts of each account are in which language (pairs of code and count), and the one most are in. */
export function saveLanguages(
  writer: ArrayWriter,
  { post_columns, values }: Collected,
  posts: OrderedPosts,
  own: Groups,
): Uint32Array {
  const accounts = own.at.length - 1
  const language = new Uint32Array(accounts)
  const at = new Uint32Array(accounts + 1)
  const stream = writer.stream('languages', 'u32')
  const names = values.language.texts
  for (let account = 0; account < accounts; account++) {
    const counts = new Map<number, number>()
    for (let index = own.at[account]!; index < own.at[account + 1]!; index++) {
      const code = post_columns.columns.language[posts.row[own.rows[index]!]!]!
      if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    language[account] = mainLanguage(counts, names)
    stream.write(Uint32Array.from([...counts].flat()))
    at[account + 1] = at[account]! + counts.size * 2
  }
  stream.end()
  writer.save('languages.at', at)
  return language
}

/** 0 where there is none; equal ones by the alphabet. */
export function mainLanguage(counts: ReadonlyMap<number, number>, names: readonly string[]): number {
  let best = 0
  for (const [code, count] of counts) {
    const most = counts.get(best) ?? 0
    if (count > most || (count === most && compareText(names[code - 1]!, names[best - 1]!) < 0)) best = code
  }
  return best
}

const OFTEN = 2

/** Topics of the posts of each account, and its interests: those the bio names and the topics of at least two posts. */
export function topicsAndInterests(
  collected: Collected,
  people: People,
  posts: OrderedPosts,
  own: Groups,
): { topic: Distinct; interest: Distinct } {
  const { topics, values, bio_values } = collected
  const eachTopic = (account: number, take: (topic: number) => void) => {
    for (let index = own.at[account]!; index < own.at[account + 1]!; index++) {
      const row = posts.row[own.rows[index]!]!
      const once = new Set<number>()
      for (let at = topics.start(row); at < topics.end(row); at++) once.add(topics.values.at(at))
      for (const topic of once) take(topic)
    }
  }
  const interestOf = values.topic.texts.map((topic) => values.interest.add(topic))
  const topic = distinctValues(people.length, values.topic.size, eachTopic)
  const interest = distinctValues(people.length, values.interest.size, (account, take) => {
    const profile = people.profile[account]!
    const named = bio_values.interest
    if (profile >= 0) for (let at = named.start(profile); at < named.end(profile); at++) take(named.values.at(at))
    const times = new Map<number, number>()
    eachTopic(account, (one) => {
      times.set(one, (times.get(one) ?? 0) + 1)
      if (times.get(one) === OFTEN) take(interestOf[one]!)
    })
  })
  return { topic, interest }
}
