import type { Network } from '../world/network.ts'
import { ANYONE, type Call, type Endpoint, USERS } from './call.ts'
import { readCommunityFields } from './fields.ts'
import { checkId, readCount, readCursor, tokenOf } from './parameters.ts'
import type { Wire } from './present.ts'
import { invalid, notFoundPath } from './problem.ts'

const FIRST_ID = 1_500_000_000_000_000_000n
const FOUNDED = Date.UTC(2021, 8, 1)
const DAY = 86_400_000

/** The communities of the network, as X shows them to be joined. */
function communityObject({ manifest }: Network, at: number, fields: Set<string>): Wire {
  const { title, language, accounts, hashtags } = manifest.communities[at]!
  const all: Wire = {
    access: 'Public',
    created_at: new Date(FOUNDED + at * 11 * DAY).toISOString(),
    description: hashtags.map((tag) => `#${tag}`).join(' '),
    join_policy: language === 'ja' && at % 5 === 0 ? 'RestrictedJoinRequestsRequireModeratorApproval' : 'Open',
    member_count: accounts,
  }
  const chosen = Object.entries(all).filter(([name]) => fields.has(name))
  return { id: String(FIRST_ID + BigInt(at)), name: title, ...Object.fromEntries(chosen) }
}

function search(call: Call) {
  const { query = '' } = call.query
  if (query === '') throw invalid({ query: [] }, 'The `query` query parameter can not be empty')
  const fields = readCommunityFields(call.query)
  const limit = readCount(call.query, [10, 100], 10)
  const list = `communities ${query}`
  const start = Number(readCursor(call.query, list, ['next_token', 'pagination_token'])?.keys[0] ?? 0)
  const wanted = query.toLowerCase()
  const found = call.network.manifest.communities.flatMap(({ title, hashtags }, at) =>
    [title, ...hashtags].some((text) => text.toLowerCase().includes(wanted)) ? [at] : [],
  )
  const data = found.slice(start, start + limit).map((at) => communityObject(call.network, at, fields))
  const more = found.length > start + limit
  const next_token = more ? tokenOf({ keys: [String(start + limit)], back: false }, list) : undefined
  return {
    ...(data.length > 0 ? { data } : {}),
    meta: { result_count: data.length, ...(next_token ? { next_token } : {}) },
  }
}

export const communityEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/2/communities/search',
    auth: USERS,
    scopes: ['tweet.read', 'users.read'],
    limit: { app: 300, user: 300 },
    handle: search,
  },
  {
    method: 'GET',
    path: '/2/communities/:id',
    auth: ANYONE,
    scopes: ['tweet.read', 'users.read', 'list.read'],
    limit: { app: 300, user: 300 },
    handle: (call) => {
      const id = checkId('id', call.params.id!)
      const at = Number(BigInt(id) - FIRST_ID)
      if (!call.network.manifest.communities[at]) throw notFoundPath()
      return { data: communityObject(call.network, at, readCommunityFields(call.query)) }
    },
  },
]
