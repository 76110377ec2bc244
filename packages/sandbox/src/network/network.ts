import { accountRow } from './accounts.ts'
import { type Truth, truthOf } from './bios.ts'
import { DAY, dayOf, HOUR, MINUTE } from './calendar.ts'
import { type Density, densityOf } from './density.ts'
import { ln } from './exact.ts'
import { framesOf, type TopicFrames } from './frames.ts'
import { befriend, followSince, followUntil } from './graph.ts'
import { type Manifest, manifestOf } from './manifest.ts'
import { withoutHidden } from './only-at-x.ts'
import { nameAll } from './people.ts'
import { type AdResponse, payoutOf, responseOf } from './planted.ts'
import { BOT, populate, WINDOW_DAYS } from './population.ts'
import { type Post, postsOfDay, type World, writersOf } from './posts.ts'
import { hash, unit } from './random.ts'
import type { AccountRow, EngagementRow, FollowRow, PostRow, RowBatch } from './rows.ts'
import { snapshotRows } from './snapshots.ts'
import { type Trend, trendsOf } from './trends.ts'

export type NetworkOptions = {
  seed: number
  accounts: number
  /** In the year up to the anchor, give or take a few in a hundred: weekdays and events move it. */
  posts: number
  /** The anchor: nothing is later than this. */
  now: Date
}

/** `recent` brings people and the last month, `older` the posts of the days before, the newest first, and snapshots. */
export type Part = 'whole' | 'recent' | 'older'

export type Network = {
  manifest: Manifest
  /** All rows, or only what came after an earlier anchor; accounts come whole each time, because their counts move. */
  batches(after?: Date): Generator<RowBatch>
  /** What is known outside X: not everybody and not every answer, so that there is something to fetch. */
  known(part: Part, after?: Date): Generator<RowBatch>
  truth(slot: number): Truth
  trends(country: string, at: Date): Trend[]
  density(): Density
  /** How often turns come back, over every so many days of the year. */
  frames(everyDays: number): TopicFrames[]
  /** Planted, and shown to nobody: what ads of a field do to somebody, and what a post earns its author in cents. */
  response(slot: number, field: string): AdResponse
  payout(slot: number, post: { views: number; isReply: boolean }): number
}

const BATCH = 8000
/** Ids older than this would not be ordered, and profiles would be younger than their posts. */
const EARLIEST = Date.UTC(2025, 0, 1)
const LIKE_MINUTES = 100
const LIKE_LATEST = 30 * HOUR

export function generateNetwork({ seed, accounts, posts, now }: NetworkOptions): Network {
  if (now.getTime() < EARLIEST) throw new RangeError('the network begins on 2025-01-01')
  if (!Number.isInteger(accounts) || accounts < 200 || accounts > 4_000_000) {
    throw new RangeError('accounts must be a whole number between 200 and 4,000,000')
  }
  const world = worldOf({ seed, accounts, posts, now })
  return {
    manifest: manifestOf({ seed, accounts, posts, now }, world),
    batches: (after) => allRows(world, 'whole', timeOf(after)),
    known: (part, after) => withoutHidden(world, allRows(world, part, timeOf(after))),
    truth: (slot) => truthOf(world, slot),
    trends: (country, at) => trendsOf(world, country, dayOf(at.getTime())),
    density: () => densityOf(world),
    frames: (everyDays) => framesOf(world, everyDays),
    response: (slot, field) => responseOf(world, slot, field),
    payout: (slot, post) => payoutOf(world, slot, post),
  }
}

export function worldOf({ seed, accounts, posts, now }: NetworkOptions): World {
  const people = populate(hash(seed, 0x5747), accounts, now.getTime())
  return { people, graph: befriend(people), ...nameAll(people), writers: writersOf(people), posts }
}

const timeOf = (after: Date | undefined) => after?.getTime() ?? Number.NEGATIVE_INFINITY

function* allRows(world: World, part: Part, after: number): Generator<RowBatch> {
  if (part !== 'older') {
    yield* inBatches(accountRows(world), 'accounts')
    yield* inBatches(followRows(world, after), 'follows')
  }
  yield* postRows(world, part, after)
  if (part !== 'recent') yield* inBatches(snapshotRows(world, after), 'snapshots')
}

function* inBatches<Kind extends 'accounts' | 'follows' | 'snapshots'>(
  rows: Iterable<NonNullable<RowBatch[Kind]>[number]>,
  kind: Kind,
): Generator<RowBatch> {
  let batch: NonNullable<RowBatch[Kind]>[number][] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield { [kind]: batch }
    batch = []
  }
  if (batch.length > 0) yield { [kind]: batch }
}

function* accountRows(world: World): Generator<AccountRow> {
  for (let slot = 0; slot < world.people.count; slot++) yield accountRow(world, slot)
}

function* followRows({ people, graph, ids }: World, after: number): Generator<FollowRow> {
  for (let slot = 0; slot < people.count; slot++) {
    for (let at = graph.inStarts[slot]!; at < graph.inStarts[slot + 1]!; at++) {
      const follower = graph.followers[at]!
      const since = followSince(people, follower, slot)
      if (since > people.now) continue
      const until = followUntil(people, follower, slot, since)
      if (since <= after && until <= after) continue
      yield {
        follower_id: ids[follower]!,
        followed_id: ids[slot]!,
        since: new Date(since),
        until: until === 0 ? null : new Date(until),
      }
    }
  }
}

/** So many days come first: the month that a question is about if it names no other. */
const RECENT_DAYS = 31
const firstRecentDay = (now: number) => dayOf(now) - RECENT_DAYS + 1
/** Where `recent` begins and `older` ends. */
export const recentSince = (now: Date): Date => new Date(firstRecentDay(now.getTime()) * DAY)

function* postRows(world: World, part: Part, after: number): Generator<RowBatch> {
  const { now } = world.people
  const today = dayOf(now)
  // Likes reach into the next day, so a continuation looks one day further back.
  const first = Math.max(today - WINDOW_DAYS + 1, Number.isFinite(after) ? dayOf(after - LIKE_LATEST) : 0)
  let posts: PostRow[] = []
  let engagements: EngagementRow[] = []
  const days = Array.from({ length: today - first + 1 }, (_, at) => first + at)
  const wanted = part === 'whole' ? days : days.filter((day) => day >= firstRecentDay(now) === (part === 'recent'))
  if (part === 'older') wanted.reverse()
  for (const day of wanted) {
    for (const post of postsOfDay(world, day)) {
      if (post.at > now) break
      engage(world, post, after, engagements)
      if (post.at > after) posts.push(postRow(world, post))
    }
    if (posts.length + engagements.length < BATCH && day !== wanted.at(-1)) continue
    if (posts.length + engagements.length > 0) yield { posts, engagements }
    posts = []
    engagements = []
  }
}

function postRow({ ids, people }: World, post: Post): PostRow {
  const source = hash(people.seed, post.author, 95)
  return {
    id: post.id,
    account_id: ids[post.author]!,
    text: post.text,
    created_at: new Date(post.at),
    lang: post.language,
    conversation_id: post.root.id,
    reply_to_post_id: post.replyTo?.id ?? null,
    reply_to_account_id: post.replyTo ? ids[post.replyTo.author]! : null,
    reposted_post_id: post.repostOf?.id ?? null,
    quoted_post_id: post.quoteOf?.id ?? null,
    like_count: post.likers.length,
    repost_count: post.reposts,
    reply_count: post.replies,
    quote_count: post.quotes,
    view_count: post.views,
    via:
      people.kind[post.author] === BOT ? BOT_SOURCES[source % BOT_SOURCES.length]! : SOURCES[source % SOURCES.length]!,
  }
}

const SOURCES = ['iPhone app', 'iPhone app', 'Android app', 'Android app', 'Web App', 'iPad app']
const BOT_SOURCES = ['Postloop', 'AutoFeed 2', 'dlvr.example', 'Web App']

function engage({ ids, people }: World, post: Post, after: number, rows: EngagementRow[]) {
  const { now } = people
  const to = post.replyTo ?? post.repostOf ?? post.quoteOf
  if (to && post.at > after) {
    const kind = post.replyTo ? 'reply' : post.repostOf ? 'repost' : 'quote'
    rows.push({ account_id: ids[post.author]!, post_id: to.id, kind, created_at: new Date(post.at) })
  }
  for (const liker of post.likers) {
    const u = unit(hash(people.seed, liker, post.at | 0, 96))
    const at = Math.floor(post.at + Math.min(LIKE_LATEST, 20_000 - ln(1 - u) * LIKE_MINUTES * MINUTE))
    if (at <= now && at > after) {
      rows.push({ account_id: ids[liker]!, post_id: post.id, kind: 'like', created_at: new Date(at) })
    }
  }
}
