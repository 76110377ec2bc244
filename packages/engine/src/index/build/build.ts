import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { syncFile, syncFolder } from '../../corpus/disk.ts'
import type { Facts, PostFact } from '../../facts/facts.ts'
import { COLUMNS, FORMAT, type Meta, TERM_LISTS, VALUE_LISTS } from '../files/meta.ts'
import { ArrayWriter } from '../files/writer.ts'
import { mustFit } from '../load/load.ts'
import type { Room } from '../load/room.ts'
import { Collected, type Rows } from './collect.ts'
import { roughFollowers, saveFollows } from './follows.ts'
import { saveInteractions } from './interactions.ts'
import { type Distinct, distinctValues, saveLists } from './lists.ts'
import { type People, peopleOf, saveLanguages, savePeople, topicsAndInterests } from './people.ts'
import { savePhrases } from './phrases.ts'
import { type OrderedPosts, ownPosts, savePostings, savePostRows, savePosts } from './posts.ts'
import { bitsOf, byCountDescending, type Groups, inverse } from './sorting.ts'
import { type Strata, saveGroups, saveStrata } from './strata.ts'
import { saveRanks, saveTerms } from './terms.ts'
import type { TokenisedPosts } from './tokenise.ts'
import { Tokenisers } from './tokenisers.ts'

export type BuildProgress = { step: string; done: number; total: number }
export type BuildOptions = {
  sources?: string[]
  /** One that could not be opened is not left behind: what was there before stays the newest. */
  room?: Room
  onProgress?: (progress: BuildProgress) => void
}
export type Batches = Iterable<Partial<Facts>> | AsyncIterable<Partial<Facts>>

const STEPS = 9

/** Builds an index of all facts in `folder`, which is there only when it is whole. */
export async function buildFolder(folder: string, batches: Batches, options: BuildOptions = {}): Promise<Meta> {
  const temporary = `${folder}.tmp`
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true })
  const writer = new ArrayWriter(temporary)
  const collected = new Collected(writer)
  let step = 0
  const report = async (name: string) => {
    options.onProgress?.({ step: name, done: step++, total: STEPS })
    await setImmediate()
  }

  await report('reading')
  await collect(collected, batches)
  collected.end()

  const meta = await saveAll(writer, collected, report)
  meta.sources = options.sources ?? []
  if (options.room) await fitOrGo(meta, options.room, temporary)
  await writeFile(path.join(temporary, 'meta.json'), JSON.stringify(meta))
  await syncFile(path.join(temporary, 'meta.json'))
  await syncFolder(temporary)
  await rename(temporary, folder)
  await syncFolder(path.dirname(folder))
  return meta
}

async function fitOrGo(meta: Meta, room: Room, folder: string): Promise<void> {
  try {
    mustFit(meta, room)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const POSTS_AT_ONCE = 8_192
const AHEAD = 12

/** Posts are cut into words by other threads, and added in the order they came. */
async function collect(collected: Collected, batches: Batches): Promise<void> {
  const tokenisers = new Tokenisers()
  const waiting: { posts: PostFact[]; done: Promise<TokenisedPosts> | TokenisedPosts }[] = []
  let posts: PostFact[] = []
  const send = () => {
    if (posts.length > 0) waiting.push({ posts, done: tokenisers.run(posts.map(({ text }) => text)) })
    posts = []
  }
  const add = async () => {
    const first = waiting.shift()
    if (first) collected.addPosts(first.posts, await first.done)
  }
  try {
    for await (const batch of batches) {
      collected.add(batch)
      if (!batch.posts) continue
      posts = posts.length > 0 ? [...posts, ...batch.posts] : batch.posts
      if (posts.length < POSTS_AT_ONCE) continue
      send()
      if (waiting.length > AHEAD) await add()
    }
    send()
    while (waiting.length > 0) await add()
  } finally {
    await tokenisers.close()
  }
}

async function saveAll(
  writer: ArrayWriter,
  collected: Collected,
  report: (name: string) => Promise<void>,
): Promise<Meta> {
  await report('accounts')
  const number = byCountDescending(roughFollowers(collected))
  const people = peopleOf(collected, number, inverse(number))

  await report('follows')
  const follows = saveFollows(writer, collected, people.rank, people.length)

  await report('posts')
  const posts = savePosts(writer, collected, people.rank)
  const own = ownPosts(writer, people.length, posts)
  const language = saveLanguages(writer, collected, posts, own)
  savePeople(writer, collected, people, language)
  const strata = saveStrata(writer, collected, people, language, own)
  saveGroups(writer, 'followed', people.length, strata, follows.eachFollowed)
  const kinds = saveTerms(writer, collected.terms.texts)

  await report('words')
  savePostRows(writer, 'sequences', posts, collected.tokens)
  savePostRows(writer, 'post_terms', posts, collected.post_terms)
  const terms = collected.terms.size
  savePostings(writer, 'postings', terms, posts.length, collected.tokens, (post) => posts.row[post]!)
  collected.tokens.values.drop()
  savePostings(writer, 'bio_postings', terms, people.length, collected.bio_tokens, (at) => people.profile[at]!)

  await report('phrases')
  const phrases = savePhrases(writer, collected, posts, own)

  await report('interactions')
  const interacted = saveInteractions(writer, collected, posts, people.rank, people.length)

  await report('lists')
  const lists: Record<(typeof TERM_LISTS)[number], Distinct> = {
    used: termsOfPosts(collected, people, posts, own),
    bio: distinctValues(people.length, terms, (at, take) => eachIn(collected.bio_terms, people.profile[at]!, take)),
    interacted: termsOfPosts(collected, people, posts, interacted),
  }
  for (const name of TERM_LISTS)
    saveRanks(writer, name, saveLists(writer, name, terms, lists[name], strata).order, kinds)
  const values = saveValueLists(writer, collected, people, posts, own, strata)

  await report('marks')
  const isThere = (at: number) =>
    people.profile[at]! >= 0 ||
    own.at[at + 1]! > own.at[at]! ||
    interacted.at[at + 1]! > interacted.at[at]! ||
    follows.followers_count[at]! + follows.follows_count[at]! > 0
  const is_there = bitsOf(people.length, isThere)
  writer.save('is_there', is_there)
  writer.save(
    'used.known',
    bitsOf(people.length, (at) => own.at[at + 1]! > own.at[at]!),
  )
  writer.save(
    'interacted.known',
    bitsOf(people.length, (at) => interacted.at[at + 1]! > interacted.at[at]!),
  )
  writer.save(
    'followed.known',
    bitsOf(people.length, (at) => follows.follows_count[at]! > 0),
  )
  saveSnapshots(writer, collected, people)

  const last = posts.length > 0 ? collected.post_columns.columns.created_at[posts.row[posts.length - 1]!]! : null
  return {
    format: FORMAT,
    rows: people.length,
    posts: posts.length,
    terms,
    phrases,
    accounts: is_there.reduce((sum, word) => sum + onesIn(word), 0),
    follows: follows.follows,
    as_of: last,
    sources: [],
    values,
    strata: strata.kinds,
    arrays: writer.arrays,
  }
}

function onesIn(word: number): number {
  let ones = 0
  for (let left = word; left; left &= left - 1) ones++
  return ones
}

function eachIn(rows: Rows, row: number, take: (value: number) => void): void {
  if (row < 0) return
  for (let at = rows.start(row); at < rows.end(row); at++) take(rows.values.at(at))
}

const termsOfPosts = (
  { terms, post_terms }: Collected,
  people: People,
  posts: OrderedPosts,
  groups: Groups,
): Distinct =>
  distinctValues(people.length, terms.size, (account, take) => {
    for (let index = groups.at[account]!; index < groups.at[account + 1]!; index++) {
      eachIn(post_terms, posts.row[groups.rows[index]!]!, take)
    }
  })

function saveValueLists(
  writer: ArrayWriter,
  collected: Collected,
  people: People,
  posts: OrderedPosts,
  own: Groups,
  strata: Strata,
): Meta['values'] {
  const { values, bio_values } = collected
  const { topic, interest } = topicsAndInterests(collected, people, posts, own)
  const job_title = distinctValues(people.length, values.job_title.size, (at, take) =>
    eachIn(bio_values.job_title, people.profile[at]!, take),
  )
  const lists = { job_title, interest, topic }
  const coded = [...COLUMNS, 'fetch'] as const
  const named = Object.fromEntries(coded.map((name) => [name, values[name].texts])) as Meta['values']
  for (const name of VALUE_LISTS) {
    const known = lists[name].at
    writer.save(
      `${name}.known`,
      bitsOf(people.length, (at) => known[at + 1]! > known[at]!),
    )
    const { order } = saveLists(writer, name, values[name].size, lists[name], strata)
    named[name] = Array.from(order, (value) => values[name].texts[value]!)
  }
  return named
}

function saveSnapshots(writer: ArrayWriter, { snapshots }: Collected, { length, rank }: People): void {
  const at = new Uint32Array(length + 1)
  const { account, rows } = snapshots
  for (let row = 0; row < account.length; row++) at[rank[account.at(row)]! + 1]!++
  for (let who = 0; who < length; who++) at[who + 1]! += at[who]!
  const next = at.slice(0, length)
  const sorted = new Float64Array(account.length * 2)
  for (let row = 0; row < account.length; row++) {
    sorted.set(rows.subarray(row * 2, row * 2 + 2), next[rank[account.at(row)]!]!++ * 2)
  }
  writer.save('snapshots.at', at)
  writer.save('snapshots', sorted)
}
