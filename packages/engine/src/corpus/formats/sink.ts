import type { Report, Sample } from '../report.ts'
import type { EngagementRow, FollowRow, PostRow, RowBatch, SnapshotRow } from '../rows.ts'
import { cleanName, cleanText } from './clean.ts'
import { Refusal } from './refusal.ts'
import { flagOf, handleOf, idOf, POST_TEXT_CAP, timeOf, timeOfAccountId, timeOfPostId } from './values.ts'

const CAPS = { name: 200, bio: 4_000, location: 500, url: 2_000, via: 200 } // not in the spec: far above what X allows

/** What a format knows of an account or a post; the sink checks and cleans it. */
export type GivenAccount = {
  id: unknown
  handle: unknown
  name?: unknown
  bio?: unknown
  location?: unknown
  url?: unknown
  created_at?: unknown
  verified?: unknown
  verified_type?: unknown
  protected?: unknown
  followers_count?: number | null
  following_count?: number | null
  post_count?: number | null
  listed_count?: number | null
  like_count?: number | null
  avatar_url?: unknown
}
export type GivenPost = Omit<PostRow, 'text' | 'created_at' | 'via' | 'lang'> & {
  text: unknown
  created_at: unknown
  lang?: unknown
  via?: unknown
}

/** Where the rows of a source arrive: checked, cleaned, or refused with a reason. */
export class Sink {
  readonly fetched_at: Date
  readonly #report: Report
  readonly #refuseAccount: (id: string) => void
  #batch: Required<RowBatch> = emptyBatch()
  rows = 0

  constructor(fetched_at: Date, report: Report, refuseAccount: (id: string) => void) {
    this.fetched_at = fetched_at
    this.#report = report
    this.#refuseAccount = refuseAccount
  }

  account(given: GivenAccount): void {
    const id = idOf(given.id, 'account')
    if (flagOf(given.protected)) {
      this.#refuseAccount(id)
      throw new Refusal('protected')
    }
    const type = given.verified_type
    this.#batch.accounts.push({
      id,
      handle: handleOf(given.handle),
      name: this.#name(given.name, 'name'),
      bio: this.#text(given.bio, CAPS.bio, 'bio'),
      location: this.#name(given.location, 'location'),
      url: this.#name(given.url, 'url') || null,
      created_at: timeOf(given.created_at, this.fetched_at, 'account') ?? timeOfAccountId(id, this.fetched_at),
      verified: flagOf(given.verified),
      verified_type: type === 'none' || type === 'blue' || type === 'business' || type === 'government' ? type : null,
      protected: false,
      followers_count: given.followers_count ?? null,
      following_count: given.following_count ?? null,
      post_count: given.post_count ?? null,
      listed_count: given.listed_count ?? null,
      like_count: given.like_count ?? null,
      avatar_url: this.#name(given.avatar_url, 'url') || null,
    })
    this.rows++
  }

  /** Also notes what the post does to others: a repost, a reply, a quote. */
  post(given: GivenPost): void {
    const { id, account_id } = given
    const text = this.#text(given.text, POST_TEXT_CAP, 'text')
    if (!text) throw new Refusal('no_text')
    const created_at = timeOf(given.created_at, this.fetched_at, 'post') ?? timeOfPostId(id, this.fetched_at)
    if (!created_at) throw new Refusal('no_date')
    const lang = typeof given.lang === 'string' && /^[a-z]{2,3}(-[\w-]{1,12})?$/i.test(given.lang) ? given.lang : null
    this.#batch.posts.push({ ...given, text, created_at, lang, via: this.#name(given.via, 'via') || null })
    this.rows++
    const acts = { repost: given.reposted_post_id, reply: given.reply_to_post_id, quote: given.quoted_post_id } as const
    for (const [kind, post_id] of Object.entries(acts)) {
      if (post_id) this.engagement({ account_id, post_id, kind: kind as keyof typeof acts, created_at })
    }
  }

  follow(row: FollowRow): void {
    if (row.follower_id === row.followed_id) throw new Refusal('follows_itself')
    this.#batch.follows.push(row)
    this.rows++
  }

  engagement(row: EngagementRow): void {
    this.#batch.engagements.push(row)
    this.rows++
  }

  snapshot(row: SnapshotRow): void {
    this.#batch.snapshots.push(row)
    this.rows++
  }

  refuse(reason: string, sample: Sample): void {
    this.#report.refuse(reason, sample)
  }

  /** Runs one step; a refusal inside it is reported and does not stop the next. */
  attempt(sample: Sample, step: () => void): void {
    try {
      step()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refuse(error.reason, error.message ? { ...sample, detail: error.message } : sample)
    }
  }

  take(): RowBatch {
    const batch = this.#batch
    this.#batch = emptyBatch()
    this.rows = 0
    return batch
  }

  #text(value: unknown, cap: number, what: string): string | null {
    if (value === undefined || value === null) return null
    if (typeof value !== 'string') throw new Refusal('bad_text', what)
    return cleanText(value, cap, (reason) => this.#report.clean(reason), what)
  }

  #name(value: unknown, what: keyof typeof CAPS): string | null {
    if (value === undefined || value === null) return null
    if (typeof value !== 'string') throw new Refusal('bad_text', what)
    return cleanName(value, CAPS[what], (reason) => this.#report.clean(reason), what)
  }
}

const emptyBatch = (): Required<RowBatch> => ({ accounts: [], posts: [], follows: [], engagements: [], snapshots: [] })
