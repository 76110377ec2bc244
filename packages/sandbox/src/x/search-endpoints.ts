import { idsBetween } from '../world/network.ts'
import { endsOf, tweetsAnswer, withMeta } from './answers.ts'
import { ANYONE, type Call, type Endpoint } from './call.ts'
import { readFields } from './fields.ts'
import { readCount, readCursor, readSpan, tokenOf } from './parameters.ts'
import { invalidValue } from './problem.ts'
import { countPosts, readQuery, searchPosts } from './search/search.ts'

const DAY = 86_400_000
const RECENT_DAYS = 7
/** A search may not ask for the last seconds by name. */
const LATEST_MS = 10_000
const QUERY_LONGEST = { recent: 512, all: 1024 }
const COUNT_PAGE_DAYS = 31
const GRANULARITIES: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: DAY }

function search(call: Call, which: 'recent' | 'all', most: number) {
  const { query, network, now } = call
  const fields = readFields(query, 'tweet')
  const wanted = readQuery(network, query.query, QUERY_LONGEST[which])
  const limit = readCount(query, [10, most], 10)
  const sort = query.sort_order ?? 'recency'
  if (!['recency', 'relevancy'].includes(sort))
    throw invalidValue('sort_order', sort, 'is not one of [recency,relevancy]')
  const span = readSpan(query, {
    now,
    earliest: which === 'recent' ? now - RECENT_DAYS * DAY : undefined,
    margin_ms: LATEST_MS,
  })
  const list = `search ${which} ${query.query} ${sort}`
  const cursor = readCursor(query, list, ['next_token', 'pagination_token'])
  const page = searchPosts(network, wanted, { ...span.range, limit, cursor, by_likes: sort === 'relevancy' })
  const { items, next } = page
  return withMeta(tweetsAnswer(call, items, fields), { items, next, previous: undefined }, list, endsOf(items))
}

function counts(call: Call, which: 'recent' | 'all') {
  const { query, network, now } = call
  const wanted = readQuery(network, query.query, QUERY_LONGEST[which])
  const granularity = query.granularity ?? 'hour'
  const length = GRANULARITIES[granularity]
  if (!length) throw invalidValue('granularity', granularity, 'is not one of [minute,hour,day]')
  const earliest = which === 'recent' ? now - RECENT_DAYS * DAY : undefined
  const span = readSpan(query, { now, earliest, margin_ms: LATEST_MS })
  const list = `counts ${which} ${query.query} ${granularity}`
  const cursor = readCursor(query, list, ['next_token', 'pagination_token'])
  const end = cursor ? Number(cursor.keys[0]) : (span.end ?? now)
  const first = span.start ?? earliest ?? end - 30 * DAY
  const start = which === 'all' ? Math.max(first, end - COUNT_PAGE_DAYS * DAY) : first
  const inPage = idsBetween(start, end)
  const later = (a: bigint | undefined, b: bigint | undefined) =>
    a === undefined || (b !== undefined && b > a) ? b : a
  const found = countPosts(
    network,
    wanted,
    { since: later(inPage.since, span.range.since), until: inPage.until },
    length,
  )
  const data = []
  let total = 0
  for (let at = start; at < end; at = (Math.floor(at / length) + 1) * length) {
    const stop = Math.min(end, (Math.floor(at / length) + 1) * length)
    const tweet_count = found.get(Math.floor(at / length)) ?? 0
    total += tweet_count
    data.push({ start: new Date(at).toISOString(), end: new Date(stop).toISOString(), tweet_count })
  }
  const next_token = start > first ? tokenOf({ keys: [String(start)], back: false }, list) : undefined
  return {
    ...(data.length > 0 ? { data } : {}),
    meta: { total_tweet_count: total, ...(next_token ? { next_token } : {}) },
  }
}

export const searchEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/2/tweets/search/recent',
    auth: ANYONE,
    scopes: ['tweet.read', 'users.read'],
    limit: { app: 450, user: 300 },
    handle: (call) => search(call, 'recent', 100),
  },
  {
    method: 'GET',
    path: '/2/tweets/search/all',
    auth: ['app'],
    scopes: [],
    limit: { app: 300, per_second: 1 },
    handle: (call) => search(call, 'all', 500),
  },
  {
    method: 'GET',
    path: '/2/tweets/counts/recent',
    auth: ['app'],
    scopes: [],
    limit: { app: 300 },
    handle: (call) => counts(call, 'recent'),
  },
  {
    method: 'GET',
    path: '/2/tweets/counts/all',
    auth: ['app'],
    scopes: [],
    limit: { app: 300 },
    handle: (call) => counts(call, 'all'),
  },
]
