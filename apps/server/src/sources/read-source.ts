import { AppError } from '@starling/contract'
import { rowsOfPage } from '@starling/engine'
import type { PagesOptions, Period, Resource, Turned, XApi, XPage } from '@starling/outside'
import type { Booking, Row } from '@starling/store'
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

/** One page after the other, each kept by the haul when it is handed over. */
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

type Brought = { page: XPage; booking: Booking; resource: Resource; count: number; followers_of?: string }

/** The page and how far it brings the source, kept together. */
async function take(reading: SourceReading, brought: Brought, values: Partial<Source>, isDone: boolean): Promise<void> {
  const { meter, haul, source, step } = reading
  const { page, booking, resource, count, followers_of } = brought
  const at = { read: step.read + count, ...(isDone ? { state: 'done' as const } : {}) }
  await haul.take(step, {
    page,
    ...(followers_of && { followers_of }),
    paid: { id: booking.id, count, cost: meter.costOf(resource, count) },
    positions: [
      { table: 'followed_sources', id: source.id, values },
      { table: 'ingest_steps', id: step.id, values: at },
    ],
  })
  Object.assign(source, values)
  Object.assign(step, at)
}

async function* readProfile(reading: SourceReading): AsyncGenerator<void> {
  const { api, meter, source, now } = reading
  const booking = await meter.book('user', 1)
  // By its id once that is known: people change their handles.
  const asked = source.uid ? api.usersById([source.uid]) : api.userByHandle(source.value).then(asPage)
  const page = await asked.catch(async (error: unknown) => {
    await meter.letGo(booking)
    throw error
  })
  const [user] = page.data ?? []
  if (!user) {
    await meter.letGo(booking)
    throw new AppError('not_at_x')
  }
  const isProtected = rowsOfPage(page, { fetched_at: now() }).refused.length > 0
  const error = isProtected ? new AppError('protected_account') : null
  const values = { ...factsOf(user), profile_read_at: now(), error: error?.message ?? null }
  await take(reading, { page, booking, resource: 'user', count: 1 }, values, !error)
  if (error) throw error
  yield
}

async function* readPosts(reading: SourceReading): AsyncGenerator<void> {
  const { meter, source, now } = reading
  if (source.pass_cursor === null) {
    Object.assign(source, { pass_start_at: daysBefore(now(), source.days), pass_newest_id: null, pass_read: 0 })
  }
  for await (const { page, next, booking } of meter.pages('post', (room) => postPages(reading, room))) {
    const ids = (page.data ?? []).map(({ id }) => String(id))
    const pass_read = source.pass_read + ids.length
    const pass_newest_id = newestOf([source.pass_newest_id, ...ids])
    const isDone = next === undefined || pass_read >= source.post_limit
    const at = isDone
      ? { ...OVER, newest_id: newestOf([source.newest_id, pass_newest_id]), posts_read_at: now(), error: null }
      : { pass_cursor: next, pass_read, pass_newest_id, pass_start_at: source.pass_start_at }
    const brought = { page, booking, resource: 'post', count: ids.length } as const
    await take(reading, brought, { ...at, posts: source.posts + ids.length }, isDone)
    yield
    if (isDone) return
  }
}
const OVER = { pass_cursor: null, pass_read: 0, pass_newest_id: null, pass_start_at: null }

/** What is newer than the last whole pass; the first goes back as many days as was asked for. */
function postPages({ api, is_app, source, now }: SourceReading, room: PagesOptions['room']): AsyncGenerator<Turned> {
  const { kind, uid, value, newest_id, pass_cursor, pass_start_at } = source
  const how = { from: pass_cursor ?? undefined, limit: source.post_limit - source.pass_read, room }
  const start = pass_start_at ?? daysBefore(now(), source.days)
  const period = (earliest = 0): Period =>
    newest_id && timeOfId(newest_id) > earliest
      ? { since_id: newest_id }
      : { start_time: new Date(Math.max(start.getTime(), earliest)).toISOString() }
  if (kind === 'handle') return api.timeline(uid!, period(), how)
  if (is_app && source.days > 7) return api.searchAll(value, period(), how)
  return api.searchRecent(value, period(now().getTime() - RECENT_MS), how)
}

async function* readFollowers(reading: SourceReading): AsyncGenerator<void> {
  const { api, meter, source, now } = reading
  if (source.followers_cursor === null) source.followers_pass_read = 0
  const followers_of = source.uid!
  const limit = source.follower_limit - source.followers_pass_read
  const how = { from: source.followers_cursor ?? undefined, limit }
  const pages = meter.pages('follow', (room) => api.followers(followers_of, { ...how, room }))
  for await (const { page, next, booking } of pages) {
    const count = page.data?.length ?? 0
    const read = source.followers_pass_read + count
    const isDone = next === undefined || read >= source.follower_limit
    const at = isDone
      ? { followers_cursor: null, followers_pass_read: 0, followers: read, followers_read_at: now() }
      : { followers_cursor: next, followers_pass_read: read }
    await take(reading, { page, booking, resource: 'follow', count, followers_of }, at, isDone)
    yield
    if (isDone) return
  }
}

const asPage = ({ data }: { data?: Record<string, unknown> }): XPage => (data ? { data: [data] } : {})
