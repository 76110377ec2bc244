import { type AccountApp, AppError, type AppEvent, type HasPixel } from '@starling/contract'
import { deskOf, findTeamAccount, refuseBelow } from '../accounts/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

/** The ad account at X, for who may look at it. */
async function open(team_account_id: string, context: UserContext) {
  const account = await findTeamAccount(context, team_account_id)
  await refuseBelow(context, account, 'look')
  const desk = await deskOf(context, account)
  if (!desk) throw new AppError('account_closed')
  return desk
}

async function all<T extends { deleted: boolean }>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const row of rows) if (!row.deleted) found.push(row)
  return found
}

const osOf = (os_type: string): AccountApp['os'] =>
  os_type.toLowerCase() === 'android' ? 'android' : os_type.toLowerCase() === 'ios' ? 'ios' : 'other'

export async function listAccountApps(
  { query: { team_account_id } }: Input<'listAccountApps'>,
  context: UserContext,
): Promise<AccountApp[]> {
  const { api, account_id } = await open(team_account_id, context)
  const apps = await all(api.accountApps(account_id))
  return apps.map(({ id, app_store_identifier, os_type }) => ({ id, app_store_identifier, os: osOf(os_type) }))
}

export async function listAppEvents(
  { query: { team_account_id } }: Input<'listAppEvents'>,
  context: UserContext,
): Promise<AppEvent[]> {
  const { api, account_id } = await open(team_account_id, context)
  return (await all(api.appEventTags(account_id))).map((tag) => ({
    ...{ id: tag.id, app_store_identifier: tag.app_store_identifier, os: osOf(tag.os_type) },
    ...{ conversion_type: tag.conversion_type, is_tracking: tag.status === 'TRACKING' },
    last_tracked_at: tag.last_tracked_at,
  }))
}

export async function hasPixel(
  { query: { team_account_id } }: Input<'hasPixel'>,
  context: UserContext,
): Promise<HasPixel> {
  const { api, account_id } = await open(team_account_id, context)
  const tags = await all(api.webEventTags(account_id))
  const tracked = tags.flatMap(({ last_tracked_at }) => last_tracked_at ?? []).toSorted()
  return {
    has_pixel: tags.some(({ status }) => status === 'TRACKING'),
    tags: tags.length,
    last_tracked_at: tracked.at(-1) ?? null,
  }
}
