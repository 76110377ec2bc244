import type { AccountFact, Facts, FollowFact, InteractionFact, PostFact, SnapshotFact } from '../../facts/facts.ts'
import { encodeAccount, encodePost, moodOf } from '../files/cards.ts'
import { COLUMNS, type CodedName, type ColumnName, VALUE_LISTS } from '../files/meta.ts'
import type { ArrayStream, ArrayWriter } from '../files/writer.ts'
import { Dictionary } from './dictionary.ts'
import { grown, LongList } from './growing.ts'
import { IdTable } from './id-table.ts'
import { renumbered } from './runs.ts'
import { type Tokenised, type TokenisedPosts, tokenise } from './tokenise.ts'

/** No time: a follow whose beginning nobody knows, or that has not ended. */
export const NEVER = 0xffffffff
const MAX_COUNT = 0xffffffff
/** Order goes by what fits 32 bits; what is shown is the whole number. */
export const countOf = (value: number): number => Math.min(Math.max(value, 0), MAX_COUNT)

/** Rows of numbers of different lengths, one after the other. */
export class Rows {
  readonly values = new LongList()
  #ends = new Uint32Array(1024)
  length = 0

  push(row: readonly number[]): void {
    for (const value of row) this.values.push(value)
    this.#end()
  }

  /** One more row: the words from `from` up to `to`, by their own numbers. */
  pushWords(words: Uint32Array, from: number, to: number, numbers: Uint32Array): void {
    for (let at = from; at < to; at++) this.values.push(numbers[words[at]!]!)
    this.#end()
  }

  /** One more row: the runs from `from` up to `to`, by the numbers of their words. */
  pushRuns(runs: Uint32Array, from: number, to: number, numbers: Uint32Array): void {
    for (let at = from; at < to; at++) this.values.push(renumbered(runs[at]!, numbers))
    this.#end()
  }

  #end(): void {
    this.#ends = grown(this.#ends, this.length + 1)
    this.#ends[this.length++] = this.values.length
  }

  start = (row: number): number => (row === 0 ? 0 : this.#ends[row - 1]!)
  end = (row: number): number => this.#ends[row]!
}

/** Columns that grow together. */
class Table<Name extends string> {
  length = 0
  readonly columns: Record<Name, Uint32Array>
  readonly #names: Name[]

  constructor(names: readonly Name[]) {
    this.#names = [...names]
    this.columns = Object.fromEntries(names.map((name) => [name, new Uint32Array(1024)])) as Record<Name, Uint32Array>
  }

  push(row: Record<Name, number>): void {
    const at = this.length++
    for (const name of this.#names) {
      if (this.columns[name].length <= at) this.columns[name] = grown(this.columns[name], this.length)
      this.columns[name][at] = row[name]
    }
  }
}

const PROFILE_COLUMNS = ['account', 'followers_count', 'is_verified', 'is_bot', 'has_handle', 'has_bio'] as const
export const POST_COUNTS = ['like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count'] as const

/** All facts, numbered in the order they came; texts and profiles go to disk at once. */
export class Collected {
  readonly accounts = new IdTable()
  readonly posts = new IdTable()
  readonly terms = new Dictionary()
  readonly values: Record<CodedName, Dictionary>

  readonly profiles = new Table([...PROFILE_COLUMNS, 'country', 'region', 'city', 'gender', 'age_group', 'fetch'])
  readonly bio_tokens = new Rows()
  readonly bio_terms = new Rows()
  readonly bio_values = { job_title: new Rows(), interest: new Rows() }
  cards_at = new Float64Array(1024)
  handles: string[] = []

  readonly post_columns = new Table(['account', 'created_at', 'mood', 'language', 'fetch', ...POST_COUNTS])
  readonly tokens = new Rows()
  readonly post_terms = new Rows()
  readonly runs = new Rows()
  readonly topics = new Rows()
  texts_at = new Float64Array(1024)

  readonly follows = {
    follower: new LongList(),
    followed: new LongList(),
    since: new LongList(),
    until: new LongList(),
  }
  readonly interactions = { account: new LongList(), post: new IdTable(), post_number: new LongList() }
  readonly snapshots = { account: new LongList(), rows: new Float64Array(1024) }

  readonly #cards: ArrayStream
  readonly #texts: ArrayStream

  constructor(writer: ArrayWriter) {
    this.#cards = writer.stream('cards', 'u8')
    this.#texts = writer.stream('texts', 'u8')
    const names: CodedName[] = [...COLUMNS, ...VALUE_LISTS, 'fetch']
    this.values = Object.fromEntries(names.map((name) => [name, new Dictionary()])) as Record<CodedName, Dictionary>
  }

  /** Everything but posts, which need their words. */
  add({ accounts, follows, interactions, snapshots }: Partial<Facts>): void {
    if (accounts) this.#addAccounts(accounts)
    for (const follow of follows ?? []) this.#addFollow(follow)
    for (const interaction of interactions ?? []) this.#addInteraction(interaction)
    for (const snapshot of snapshots ?? []) this.#addSnapshot(snapshot)
  }

  end(): void {
    this.#cards.end()
    this.#texts.end()
  }

  /** 0 is no value. */
  #code(column: ColumnName | 'fetch', value: string | null | undefined): number {
    return value == null ? 0 : this.values[column].add(value) + 1
  }

  #addAccounts(accounts: readonly AccountFact[]): void {
    const bios = tokenise(accounts.map(({ bio }) => bio))
    const numbers = this.#numbersOf(bios)
    accounts.forEach((fact, at) => {
      this.#addAccount(fact)
      this.#addWords(bios, at, numbers, this.bio_tokens, this.bio_terms)
    })
  }

  #numbersOf = ({ words }: Tokenised): Uint32Array => Uint32Array.from(words, (word) => this.terms.add(word))

  #addWords(done: Tokenised, at: number, numbers: Uint32Array, tokens: Rows, terms: Rows): void {
    tokens.pushWords(done.tokens, at === 0 ? 0 : done.token_ends[at - 1]!, done.token_ends[at]!, numbers)
    terms.pushWords(done.terms, at === 0 ? 0 : done.term_ends[at - 1]!, done.term_ends[at]!, numbers)
  }

  addPosts(posts: readonly PostFact[], done: TokenisedPosts): void {
    const numbers = this.#numbersOf(done)
    posts.forEach((fact, at) => {
      // The first of two rows of one post stays, as its number is taken.
      if (this.posts.find(fact.id) >= 0) return
      this.#addPost(fact)
      this.#addWords(done, at, numbers, this.tokens, this.post_terms)
      this.runs.pushRuns(done.runs, at === 0 ? 0 : done.run_ends[at - 1]!, done.run_ends[at]!, numbers)
    })
  }

  #addAccount(fact: AccountFact): void {
    const row = this.profiles.length
    this.cards_at = grown(this.cards_at, row * 2 + 2)
    this.cards_at[row * 2] = this.#cards.length
    this.#cards.write(Buffer.from(encodeAccount(fact)))
    this.cards_at[row * 2 + 1] = this.#cards.length
    this.handles.push(fact.handle.toLowerCase())
    this.profiles.push({
      account: this.accounts.add(fact.id),
      followers_count: countOf(fact.followers_count),
      is_verified: fact.verified ? 1 : 0,
      is_bot: fact.is_bot ? 1 : 0,
      has_handle: fact.handle === '' ? 0 : 1,
      has_bio: fact.bio === '' ? 0 : 1,
      country: this.#code('country', fact.country),
      region: this.#code('region', fact.region),
      city: this.#code('city', fact.city),
      gender: this.#code('gender', fact.gender),
      age_group: this.#code('age_group', fact.age_group),
      fetch: this.#code('fetch', fact.fetch),
    })
    this.bio_values.job_title.push(fact.job_titles.map((title) => this.values.job_title.add(title)))
    this.bio_values.interest.push(fact.interests.map((interest) => this.values.interest.add(interest)))
  }

  #addPost(fact: PostFact): void {
    const row = this.posts.add(fact.id)
    this.texts_at = grown(this.texts_at, row * 2 + 2)
    this.texts_at[row * 2] = this.#texts.length
    this.#texts.write(Buffer.from(encodePost(fact)))
    this.texts_at[row * 2 + 1] = this.#texts.length
    this.post_columns.push({
      account: this.accounts.add(fact.account_id),
      created_at: countOf(fact.created_at),
      mood: moodOf(fact),
      language: this.#code('language', fact.language),
      fetch: this.#code('fetch', fact.fetch),
      like_count: countOf(fact.like_count),
      repost_count: countOf(fact.repost_count),
      reply_count: countOf(fact.reply_count),
      quote_count: countOf(fact.quote_count),
      view_count: countOf(fact.view_count),
    })
    this.topics.push(fact.topics.map((topic) => this.values.topic.add(topic)))
  }

  #addFollow({ follower_id, followed_id, since, until }: FollowFact): void {
    this.follows.follower.push(this.accounts.add(follower_id))
    this.follows.followed.push(this.accounts.add(followed_id))
    this.follows.since.push(since ?? NEVER)
    this.follows.until.push(until ?? NEVER)
  }

  #addInteraction({ account_id, post_id }: InteractionFact): void {
    this.interactions.account.push(this.accounts.add(account_id))
    this.interactions.post_number.push(this.interactions.post.add(post_id))
  }

  #addSnapshot({ account_id, day, followers_count }: SnapshotFact): void {
    const row = this.snapshots.account.length
    this.snapshots.account.push(this.accounts.add(account_id))
    this.snapshots.rows = grown(this.snapshots.rows, row * 2 + 2)
    this.snapshots.rows[row * 2] = day
    this.snapshots.rows[row * 2 + 1] = followers_count
  }
}
