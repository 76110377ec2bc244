import { AppError, type XCommunity } from '@starling/contract'
import { keepXCommunities, membershipsOf, type ReadXCommunity, type XCommunityRow } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { meterOf, payingTeam, xAccount, xApiOf } from '../networks/index.ts'

/** Our choice: as many as one looks through; each is paid for. */
const MOST_FOUND = 50
const TAG = /#([\p{L}\p{N}_]+)/gu

/** What a team of theirs has looked up, the newest first. Reading changes nothing: X is asked by a search alone. */
export async function listXCommunities(
  { query: { team, ...paging } }: Input<'listXCommunities'>,
  context: UserContext,
): Promise<XCommunity[]> {
  const team_id = await payingTeam(context, context.user.id, team)
  return answerPage(context, await context.store.table({ team_id }, 'x_communities').page(paging), answerOf)
}

export async function getXCommunity(
  { path: { pk } }: Input<'getXCommunity'>,
  { store, user }: UserContext,
): Promise<XCommunity> {
  for (const { team } of await membershipsOf(store, user.id)) {
    const row = await store.table({ team_id: team.id }, 'x_communities').find(pk)
    if (row) return answerOf(row)
  }
  throw new AppError('not_found')
}

export async function searchXCommunities(
  { body: { query, account, team } }: Input<'searchXCommunities'>,
  context: UserContext,
): Promise<{ communities: XCommunity[]; cost: number }> {
  const linked = await xAccount(account, context)
  const team_id = await payingTeam(context, context.user.id, team)
  const meter = await meterOf(context, context.user.id, team_id)
  const api = xApiOf(context, linked)
  const { answer: found, cost } = await meter.paid(
    'community',
    MOST_FOUND,
    async () => {
      const { value } = await api.searchCommunities(query, { limit: MOST_FOUND, room: async () => MOST_FOUND }).next()
      return (value?.page.data ?? []).slice(0, MOST_FOUND)
    },
    ({ length }) => length,
  )
  const communities = await context.change(async (change) => {
    const kept = await keepXCommunities(change, team_id, found.map(read))
    await change.audit('x_communities.read', { team_id, detail: { query, found: kept.length } })
    return kept.map(answerOf)
  })
  return { communities, cost }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
function read(given: Record<string, unknown>): ReadXCommunity {
  const founded = Date.parse(textOf(given.created_at))
  return {
    uid: String(given.id),
    name: textOf(given.name),
    description: textOf(given.description),
    member_count: typeof given.member_count === 'number' ? given.member_count : null,
    join_policy: textOf(given.join_policy) || null,
    founded_at: Number.isNaN(founded) ? null : new Date(founded),
  }
}

function answerOf({ team_id: _, founded_at, read_at, ...row }: XCommunityRow): XCommunity {
  const tags = [...row.description.matchAll(TAG)].map(([tag]) => [tag])
  return {
    ...row,
    founded_at: founded_at?.toISOString() ?? null,
    read_at: read_at.toISOString(),
    question: { query_type: 'keyword', keywords: [[row.name], ...tags] },
  }
}
