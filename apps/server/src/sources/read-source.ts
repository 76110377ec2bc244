import { AppError } from '@starling/contract'
import { type RowBatch, rowsOfPage } from '@starling/engine'
import type { Period, Turned, XApi, XPage } from '@starling/outside'
import type { Row } from '@starling/store'
import type { TeamMeter } from '../networks/index.ts'
import { factsOf } from './estimate.ts'
import { daysBefore, newestOf, RECENT_MS, timeOfId } from './freshness.ts'
import type { Haul } from './haul.ts'

type Source = Row<'followed_sources'>
type Step = Row<'ingest_steps'>
export type SourceReading = {
  api: XApi
  /** An app's own keys: the archive may be searched. */
  is_app: boolean
  meter: TeamMeter
  haul: Haul
  source: Source
  step: Step
  now: () => Date
}

const MOST_POSTS = 100
const MOST_ARCHIVE = 500
const MOST_FOLLOWERS = 1000

/** One page after the other, each in the haul when it is handed over. */
export async function* readStep(reading: SourceReading): AsyncGenerator<void> {
  const { source, step } = reading
  if (step.kind === 'profile') yield* readProfile(reading)
  else if (source.kind === 'handle' && !source.uid) throw new AppError('not_at_x')
  else yield* fromCursor(reading, step.kind === 'posts' ? readPosts : readFollowers)
}

/** X takes its page tokens back after a while: then the pass begins anew. */
async function* fromCursor(
  reading: SourceReading,
  read: (reading: SourceReading) => AsyncGenerator<void>,
): AsyncGenerator<void> {
  const { source, step } = reading
  const before = step.read
  const hasCursor = (step.kind === 'posts' ? source.pass_cursor : source.followers_cursor) !== null
  try {
    yield* read(reading)
  } catch (error) {
    const isStale = error instanceof AppError && error.code === 'upstream_refused' && step.read === before
    if (!hasCursor || !isStale) throw error
    Object.assign(source, step.kind === 'posts' ? OVER : { followers_cursor: null, followers_pass_read: 0 })
    yield* read(reading)
  }
}

function move({ haul, source, step }: SourceReading, values: Partial<Source>, read: number, isDone: boolean): void {
  Object.assign(source, values)
  Object.assign(step, { read: step.read + read, ...(isDone ? { state: 'done' } : {}) })
  haul.note('followed_sources', source.id, values)
  haul.note('ingest_steps', step.id, { read: step.read, state: step.state })
}

async function* readProfile(reading: SourceReading): AsyncGenerator<void> {
  const { api, meter, haul, source, now } = reading
  await meter.allow({ user: 1 })
  // By its id once that is known: people change their handles.
  const page = source.uid ? await firstOf(api.usersById([source.uid])) : asPage(await api.userByHandle(source.value))
  const [user] = page.data ?? []
  await meter.note({ user: user ? 1 : 0 })
  if (!user) throw new AppError('not_at_x')
  const taken = rowsOfPage(page, { fetched_at: now() })
  haul.add({ ...taken, rows: { ...taken.rows, snapshots: snapshotsOf(taken.rows, now()) } })
  const isProtected = taken.refused.length > 0
  const error = isProtected ? new AppError('protected_account') : null
  move(reading, { ...factsOf(user), profile_read_at: now(), error: error?.message ?? null }, 1, !error)
  if (error) throw error
  yield
}

/** How many followed and were followed on this day: growth is seen from these. */
function snapshotsOf({ accounts = [] }: RowBatch, now: Date): NonNullable<RowBatch['snapshots']> {
  const day = now.toISOString().slice(0, 10)
  return accounts.map(({ id, followers_count, following_count, post_count }) => ({
    account_id: id,
    day,
    followers_count,
    following_count,
    post_count,
  }))
}

async function* readPosts(reading: SourceReading): AsyncGenerator<void> {
  const { meter, haul, source, now } = reading
  if (source.pass_cursor === null) {
    Object.assign(source, { pass_start_at: daysBefore(now(), source.days), pass_newest_id: null, pass_read: 0 })
  }
  const { pages, most } = postPages(reading)
  for (;;) {
    const left = source.post_limit - source.pass_read
    await meter.allow({ post: Math.min(most, Math.max(left, 10)) })
    const turn = await pages.next()
    if (turn.done) return
    const { page, next } = turn.value
    const ids = (page.data ?? []).map(({ id }) => String(id))
    await meter.note({ post: ids.length })
    haul.add(rowsOfPage(page, { fetched_at: now() }))
    const pass_read = source.pass_read + ids.length
    const pass_newest_id = newestOf([source.pass_newest_id, ...ids])
    const isDone = next === undefined || pass_read >= source.post_limit
    const at = isDone
      ? { ...OVER, newest_id: newestOf([source.newest_id, pass_newest_id]), posts_read_at: now(), error: null }
      : { pass_cursor: next, pass_read, pass_newest_id, pass_start_at: source.pass_start_at }
    move(reading, { ...at, posts: source.posts + ids.length }, ids.length, isDone)
    yield
    if (isDone) return
  }
}
const OVER = { pass_cursor: null, pass_read: 0, pass_newest_id: null, pass_start_at: null }

/** What is newer than the last whole pass; the first goes back as many days as was asked for. */
function postPages({ api, is_app, source, now }: SourceReading): { pages: AsyncGenerator<Turned>; most: number } {
  const { kind, uid, value, newest_id, pass_cursor, pass_start_at } = source
  const how = { from: pass_cursor ?? undefined, limit: source.post_limit - source.pass_read }
  const start = pass_start_at ?? daysBefore(now(), source.days)
  const period = (earliest = 0): Period =>
    newest_id && timeOfId(newest_id) > earliest
      ? { since_id: newest_id }
      : { start_time: new Date(Math.max(start.getTime(), earliest)).toISOString() }
  if (kind === 'handle') return { pages: api.timeline(uid!, period(), how), most: MOST_POSTS }
  const earliest = now().getTime() - RECENT_MS
  if (is_app && source.days > 7) return { pages: api.searchAll(value, period(), how), most: MOST_ARCHIVE }
  return { pages: api.searchRecent(value, period(earliest), how), most: MOST_POSTS }
}

async function* readFollowers(reading: SourceReading): AsyncGenerator<void> {
  const { api, meter, haul, source, now } = reading
  if (source.followers_cursor === null) source.followers_pass_read = 0
  const limit = source.follower_limit - source.followers_pass_read
  const pages = api.followers(source.uid!, { from: source.followers_cursor ?? undefined, limit })
  for (;;) {
    const left = source.follower_limit - source.followers_pass_read
    await meter.allow({ follow: Math.min(MOST_FOLLOWERS, Math.max(left, 10)) })
    const turn = await pages.next()
    if (turn.done) return
    const { page, next } = turn.value
    const count = page.data?.length ?? 0
    await meter.note({ follow: count })
    haul.add(rowsOfPage(page, { fetched_at: now(), followers_of: source.uid! }))
    const read = source.followers_pass_read + count
    const isDone = next === undefined || read >= source.follower_limit
    const at = isDone
      ? { followers_cursor: null, followers_pass_read: 0, followers: read, followers_read_at: now() }
      : { followers_cursor: next, followers_pass_read: read }
    move(reading, at, count, isDone)
    yield
    if (isDone) return
  }
}

async function firstOf(pages: AsyncGenerator<XPage>): Promise<XPage> {
  const { value } = await pages.next()
  return value ?? {}
}

const asPage = ({ data }: { data?: Record<string, unknown> }): XPage => (data ? { data: [data] } : {})
