import { createHash } from 'node:crypto'
import { idsBetween, type Network, type Account as Profile } from '../world/network.ts'
import { timeOf } from '../world/rows.ts'
import { mark, tokensOf } from '../world/tokens.ts'

/** All accounts as columns: who they are, not what they show. */
export type Columns = {
  count: number
  community: Uint8Array
  communities: string[]
  country: Uint8Array
  countries: string[]
  city: Uint16Array
  cities: string[]
  language: string[]
  female: Uint8Array
  age: Uint8Array
  /** Whether ads are shown to it: bots see none. */
  sees_ads: Uint8Array
}

/** What the ads side asks of the network. */
export type People = {
  columns(): Columns
  person(slot: number): Profile
  slotOfId(id: string): number | undefined
  idOfHandle(handle: string): string | undefined
  /** Handles that begin like this, the most followed first. */
  handlesLike(prefix: string, take: number): string[]
  followersOf(slot: number): Uint32Array
  /** Accounts that wrote these words, in any order or as one phrase. */
  writersOf(words: string, phrase: boolean): number[]
  post(id: string): Posted | undefined
  postsOf(user_id: string, take: number): Posted[]
  write(post: { author_id: string; text: string; nullcast: boolean; media_keys: string[]; at: Date }): string
  media(media_key: string): { type: 'photo' | 'video' | 'animated_gif'; category: string } | undefined
  /** Posts with one of these words and none of the others, counted in buckets of time. */
  volume(words: string[], without: string[], from: Date, to: Date, bucket_ms: number): number[]
  /** Hashtags beside these words, the most used first. */
  related(words: string[], take: number): string[]
  /** Whose hashed handle or id this is. */
  slotOfHash(kind: 'handle' | 'twitter_id', hash: string): number | undefined
}

export type Posted = {
  id: string
  author_id: string
  text: string
  created_at: Date
  nullcast: boolean
  media_keys: string[]
}

const NEWEST = 20_000
const NULLCAST = 64
const BOT = 4
const ID = /^\d{1,18}$/

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export function peopleOf(network: Network): People {
  const { database } = network
  let columns: Columns | undefined
  let hashes: { handle: Map<string, number>; twitter_id: Map<string, number> } | undefined

  const matching = (words: string, phrase: boolean) => {
    const query = matchOf(words, phrase)
    const sql = `SELECT DISTINCT author FROM posts WHERE id IN
      (SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${NEWEST})`
    return query === null
      ? []
      : database
          .prepare(sql)
          .all(query)
          .map(({ author }) => Number(author))
  }

  const posted = (id: string): Posted | undefined => {
    const post = ID.test(id) || /^\d{19}$/.test(id) ? network.post(id) : undefined
    return (
      post && {
        id: post.id,
        author_id: network.accountAt(post.author)!.id,
        text: post.text,
        created_at: new Date(timeOf(post.id)),
        nullcast: (post.flags & NULLCAST) !== 0,
        media_keys: post.media_keys,
      }
    )
  }

  const slotOfId = (id: string) => (/^\d{1,19}$/.test(id) ? network.account(id)?.slot : undefined)

  return {
    columns: () => {
      columns ??= readColumns(network)
      return columns
    },
    person: (slot) => network.accountAt(slot)!,
    slotOfId,
    idOfHandle: (handle) => network.accountByHandle(handle)?.id,
    handlesLike: (prefix, take) =>
      database
        .prepare(
          "SELECT handle FROM accounts WHERE handle LIKE ? ESCAPE '\\' ORDER BY followers_count DESC, slot LIMIT ?",
        )
        .all(`${prefix.replace(/[\\%_]/g, '\\$&')}%`, take)
        .map(({ handle }) => String(handle)),
    followersOf: (slot) => network.followerSlots(slot),
    writersOf: matching,
    post: posted,
    postsOf: (user_id, take) =>
      network.postsBy(slotOfId(user_id)!, { limit: take, without_reposts: true }).items.map(({ id }) => posted(id)!),
    write: ({ author_id, text, nullcast, media_keys, at }) =>
      network.addPost({ author: slotOfId(author_id)!, text, at: at.getTime(), nullcast, media_keys, via: 'Ads' }),
    media: (media_key) => network.media(media_key),
    volume: (words, without, from, to, bucket_ms) => {
      const counts = Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / bucket_ms) }, () => 0)
      const match = [words.map((word) => `(${matchOf(word, true) ?? '""'})`).join(' OR ')]
      for (const word of without) match.push(`NOT (${matchOf(word, true) ?? '""'})`)
      const { since, until } = idsBetween(from.getTime(), to.getTime())
      const sql = 'SELECT CAST(rowid AS TEXT) AS id FROM words WHERE words MATCH ? AND rowid > ? AND rowid < ?'
      for (const { id } of database.prepare(sql).all(`(${match[0]}) ${match.slice(1).join(' ')}`, since!, until!)) {
        const at = Math.floor((timeOf(String(id)) - from.getTime()) / bucket_ms)
        if (at >= 0 && at < counts.length) counts[at]!++
      }
      return counts
    },
    related: (words, take) => relatedTags(network, words, take),
    slotOfHash: (kind, hash) => {
      hashes ??= readHashes(network)
      return hashes[kind].get(hash)
    },
  }
}

/** A keyword as the index of posts understands it; null when it holds no word at all. */
function matchOf(keyword: string, phrase: boolean): string | null {
  const text = keyword.trim().replace(/(^|\s)\+/g, ' ')
  if (/^[#＃]\S+$/.test(text)) return `"${mark('h', text.slice(1))}"`
  const { words } = tokensOf(text)
  if (words.length === 0) return null
  return phrase ? `"${words.join(' ')}"` : words.map((word) => `"${word}"`).join(' ')
}

function readColumns(network: Network): Columns {
  const { database, manifest } = network
  const people = network.people()
  const city = new Uint16Array(people.count)
  const cities = new Map<string, number>()
  for (const row of database.prepare('SELECT slot, city FROM accounts').iterate()) {
    const name = String(row.city)
    if (!cities.has(name)) cities.set(name, cities.size)
    city[Number(row.slot)] = cities.get(name)!
  }
  return {
    count: people.count,
    community: people.community,
    communities: manifest.communities.map(({ slug }) => slug),
    country: people.country,
    countries: people.countries,
    city,
    cities: [...cities.keys()],
    language: manifest.communities.map(({ language }) => language),
    female: people.female,
    age: people.age,
    sees_ads: people.kind.map((kind) => (kind === BOT ? 0 : 1)),
  }
}

function readHashes({ database }: Network) {
  const handle = new Map<string, number>()
  const twitter_id = new Map<string, number>()
  for (const row of database.prepare('SELECT slot, CAST(id AS TEXT) AS id, handle FROM accounts').iterate()) {
    handle.set(sha256(String(row.handle).toLowerCase()), Number(row.slot))
    twitter_id.set(sha256(String(row.id)), Number(row.slot))
  }
  return { handle, twitter_id }
}

function relatedTags({ database }: Network, words: string[], take: number): string[] {
  const query = words.map((word) => `(${matchOf(word, false) ?? '""'})`).join(' OR ')
  const sql = `SELECT text FROM posts WHERE id IN (SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT 3000)`
  const known = new Set(words.map((word) => word.toLowerCase().replace(/^#/, '')))
  const counts = new Map<string, number>()
  for (const { text } of database.prepare(sql).all(query)) {
    for (const [, tag] of String(text).matchAll(/[#＃]([\p{L}\p{N}_]+)/gu)) {
      const key = tag!.toLowerCase()
      if (!known.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, take)
    .map(([tag]) => tag)
}
