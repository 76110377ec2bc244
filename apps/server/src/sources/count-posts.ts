import { AppError } from '@starling/contract'
import type { CountPage, XApi } from '@starling/outside'
import type { TeamMeter } from '../networks/index.ts'
import { RECENT_MS } from './freshness.ts'

/** X counts its archive a month at a time. */
const WINDOW_MS = 31 * 24 * 60 * 60_000

type Asked = { query: string; since: number; now: number; enough: number; late: AbortSignal }

/** How many posts match since then; undefined where X does not tell this app, or not in time. Stops counting at `enough`. */
export async function countPosts(api: XApi, meter: TeamMeter, asked: Asked): Promise<number | undefined> {
  try {
    return await count(api, meter, asked)
  } catch (error) {
    if (asked.late.aborted) return undefined
    if (error instanceof AppError && (error.code === 'upstream_refused' || error.code === 'not_found')) return undefined
    throw error
  }
}

async function count(api: XApi, meter: TeamMeter, { query, since, now, enough }: Asked): Promise<number> {
  if (now - since <= RECENT_MS) {
    return counted(meter, () => api.countRecent(query, 'day', { start_time: moment(since) }))
  }
  let total = 0
  for (let end = now; end > since && total < enough; end -= WINDOW_MS) {
    const start_time = moment(Math.max(since, end - WINDOW_MS))
    // The newest window has no end: X refuses one that is only seconds ago.
    const period = { start_time, ...(end < now ? { end_time: moment(end) } : {}) }
    total += await counted(meter, () => api.countAll(query, 'day', period))
  }
  return total
}

async function counted(meter: TeamMeter, ask: () => Promise<CountPage>): Promise<number> {
  const { answer } = await meter.paid('count', 1, ask, () => 1)
  return answer.meta.total_tweet_count
}

const moment = (ms: number) => new Date(ms).toISOString()
