import { AppError, ERRORS } from '@starling/contract'
import { MOST_IDS, type XApi } from '@starling/outside'
import { connectionsOf, notePositions, type Row, type StepKind, type StepState } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { TeamMeter } from '../networks/index.ts'
import { apiOf, counterOf, isApp, keysOf, refuseBroken } from './access.ts'
import { countPosts } from './count-posts.ts'
import { daysBefore, hasFreshCount, hasFreshFollowers, hasFreshProfile, RECENT_MS, timeOfId } from './freshness.ts'

type Source = Row<'followed_sources'>
export type PlannedStep = {
  source_id: string | null
  kind: StepKind
  state: StepState
  estimate: number
  error: string | null
}
export type Plan = { steps: PlannedStep[]; at_most: boolean }

/** What X counts and what it gives differ a little, and a run ends at what was approved. */
const ALLOWANCE = 1.05
/** A connection that reads nothing, whatever it is asked. */
const CLOSED: readonly string[] = ['reconnect_needed', 'key_not_allowed']
/** Someone waits for the answer: a used-up limit is told, not waited for, and an X that is late is not asked on. */
const PATIENCE_MS = 10_000
const AT_ONCE = { max_wait_ms: 2_000, tries: 3 }

/** What a run over these sources would read. Asks X only for what is not known: each account once, each count once. */
export async function planRead(product: Product, team_id: string, sources: Source[]): Promise<Plan> {
  const plan: Plan = { steps: [], at_most: false }
  const late = AbortSignal.timeout(PATIENCE_MS)
  for (const connection of await connectionsOf(product.store, team_id, { removed: true })) {
    const mine = sources.filter(({ connection_id }) => connection_id === connection.id)
    if (mine.length === 0) continue
    try {
      const meter = new TeamMeter(product, team_id, { keys: keysOf(connection) })
      await planConnection(product, connection, mine, { meter, late }, plan)
    } catch (error) {
      if (!(error instanceof AppError) && late.aborted) throw new AppError('took_too_long', { cause: error })
      if (!(error instanceof AppError) || !CLOSED.includes(error.code)) throw error
      // Others may still be read.
      const left = mine.filter(({ id }) => !plan.steps.some(({ source_id }) => source_id === id))
      plan.steps.push(...left.map((source) => failedStep(source, error.message)))
    }
  }
  return plan
}

async function planConnection(
  product: Product,
  connection: Row<'connections'>,
  sources: Source[],
  { meter, late }: Pick<Counting, 'meter' | 'late'>,
  plan: Plan,
): Promise<void> {
  const asking = { ...AT_ONCE, signal: late }
  await refuseBroken(product, connection)
  const unknown = sources.filter((one) => one.kind === 'handle' && !hasFreshProfile(one, product.store.now()))
  const missing = await lookUp(product, apiOf(product, connection, asking), meter, unknown)
  const counter = counterOf(product, connection, asking)
  for (const source of sources) {
    const error = missing.get(source.id)
    if (error) plan.steps.push(failedStep(source, error))
    else await planSource(product, source, { counter, is_app: isApp(connection), meter, late }, plan)
  }
}

const failedStep = (source: Source, error: string): PlannedStep => ({
  ...step(source, source.kind === 'handle' ? 'profile' : 'posts', 0),
  state: 'failed',
  error,
})

/** The same without asking anything: for the nightly run, which goes by the cap alone. */
export function planUnasked(sources: Source[], now: Date): Plan {
  const steps = sources.flatMap((source) => [
    ...(source.kind === 'handle' ? [profileStep(source, now)] : []),
    ...postsStep(source, 0),
    ...followersStep(source, now),
  ])
  return { steps, at_most: true }
}

type Counting = { counter: XApi | undefined; is_app: boolean; meter: TeamMeter; late: AbortSignal }

async function planSource(product: Product, source: Source, counting: Counting, plan: Plan): Promise<void> {
  const now = product.store.now()
  const { posts, at_most } = await estimatePosts(source, counting, now)
  plan.at_most ||= at_most
  if (source.kind === 'handle') plan.steps.push(profileStep(source, now))
  plan.steps.push(...postsStep(source, posts), ...followersStep(source, now))
}

const step = ({ id }: Source, kind: StepKind, estimate: number): PlannedStep => ({
  source_id: id,
  kind,
  state: 'pending',
  estimate,
  error: null,
})

function profileStep(source: Source, now: Date): PlannedStep {
  return hasFreshProfile(source, now) ? { ...step(source, 'profile', 0), state: 'fresh' } : step(source, 'profile', 1)
}

const postsStep = (source: Source, posts: number): PlannedStep[] =>
  source.post_limit > 0 ? [step(source, 'posts', posts)] : []

function followersStep(source: Source, now: Date): PlannedStep[] {
  const { follower_limit, followers_count, followers_pass_read } = source
  if (follower_limit === 0) return []
  if (hasFreshFollowers(source, now)) return [{ ...step(source, 'followers', 0), state: 'fresh' }]
  const all = Math.min(follower_limit, followers_count ?? follower_limit)
  return [step(source, 'followers', Math.max(0, all - followers_pass_read))]
}

async function estimatePosts(source: Source, { counter, is_app, meter, late }: Counting, now: Date) {
  const { kind, value, newest_id, post_count, pass_read, pass_start_at } = source
  const left = Math.max(0, source.post_limit - pass_read)
  if (left === 0 || hasFreshCount(source, now)) return { posts: 0, at_most: false }
  if (counter && !late.aborted) {
    const first = pass_start_at ?? daysBefore(now, source.days)
    // A search with a person's keys goes back no further.
    const earliest = kind === 'keyword' && !(is_app && source.days > 7) ? now.getTime() - RECENT_MS : 0
    const since = Math.max(earliest, newest_id ? timeOfId(newest_id) + 1 : first.getTime())
    const query = kind === 'handle' ? `from:${value}` : value
    const found = await countPosts(counter, meter, {
      query,
      since,
      now: now.getTime(),
      enough: source.post_limit,
      late,
    })
    if (found !== undefined) {
      return { posts: Math.min(left, Math.ceil(Math.max(0, found - pass_read) * ALLOWANCE)), at_most: false }
    }
  }
  return { posts: Math.min(left, kind === 'handle' ? (post_count ?? left) : left), at_most: true }
}

/** Notes what X knows of the accounts; returns those that it does not show, with the reason. */
async function lookUp(product: Product, api: XApi, meter: TeamMeter, sources: Source[]): Promise<Map<string, string>> {
  const missing = new Map<string, string>()
  if (sources.length === 0) return missing
  await meter.allow('user', sources.length)
  const found = new Map<string, Record<string, unknown>>()
  for (let from = 0; from < sources.length; from += MOST_IDS) {
    const handles = sources.slice(from, from + MOST_IDS).map(({ value }) => value)
    const ask = () => api.usersByHandle(handles)
    const { answer } = await meter.paid('user', handles.length, ask, ({ data = [] }) => data.length)
    for (const user of answer.data ?? []) found.set(String(user.username).toLowerCase(), user)
  }
  for (const source of sources) {
    const user = found.get(source.value.toLowerCase())
    const error = !user ? ERRORS.not_at_x.message : user.protected ? ERRORS.protected_account.message : null
    if (error) missing.set(source.id, error)
    Object.assign(source, { error, ...(user ? factsOf(user) : {}) })
    const { uid, name, followers_count, post_count } = source
    const values = { error, uid, name, followers_count, post_count }
    await notePositions(product.store, [{ table: 'followed_sources', id: source.id, values }])
  }
  return missing
}

export function factsOf(user: Record<string, unknown>) {
  const metrics = (user.public_metrics ?? {}) as Record<string, unknown>
  const count = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    uid: String(user.id),
    name: String(user.name),
    followers_count: count(metrics.followers_count),
    post_count: count(metrics.tweet_count ?? metrics.post_count),
  }
}
