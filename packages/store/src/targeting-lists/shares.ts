import { sql } from 'kysely'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { ownerMayOpen, type TargetingListRow } from './targeting-lists.ts'

export type ListShareRow = Row<'targeting_list_shares'>
export type OpenListShare = { share: ListShareRow; list: TargetingListRow }

/** Until its end, while its list is there and who shared it still may open it. */
const isOpen = (now: Date) => sql<boolean>`targeting_list_shares.removed_at is null
  and targeting_list_shares.expires_at > ${now} and targeting_lists.removed_at is null and ${ownerMayOpen}`

/** More than anyone is sent; the newest are those one looks for. */
const MOST_LISTED = 200

const open = (rows: Rows, now: Date) =>
  dbOf(rows)
    .selectFrom('targeting_list_shares')
    .innerJoin('targeting_lists', 'targeting_lists.id', 'targeting_list_shares.list_id')
    .selectAll('targeting_list_shares')
    .where(isOpen(now))
    .orderBy('targeting_list_shares.id', 'desc')
    .limit(MOST_LISTED)

async function withLists(rows: Rows, shares: ListShareRow[]): Promise<OpenListShare[]> {
  if (shares.length === 0) return []
  const ids = shares.map(({ list_id }) => list_id)
  const lists = await dbOf(rows).selectFrom('targeting_lists').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(lists.map((list) => [list.id, list]))
  return shares.flatMap((share) => {
    const list = byId.get(share.list_id)
    return list ? [{ share, list }] : []
  })
}

const isFor = (email: string) => sql<boolean>`lower(targeting_list_shares.email) = lower(${email})`

/** What is shared with an address, the newest first. */
export const openListShares = async (rows: Rows, email: string, now: Date): Promise<OpenListShare[]> =>
  withLists(rows, await open(rows, now).where(isFor(email)).execute())

/** One that is shared with an address. A link is for nobody by name, and found by its code alone. */
export async function findOpenListShare(
  rows: Rows,
  pk: string,
  { email, now, by_code }: { email: string; now: Date; by_code: boolean },
): Promise<OpenListShare | undefined> {
  if (!isId(pk)) return undefined
  const isOpened = by_code ? sql<boolean>`(${isFor(email)} or targeting_list_shares.email is null)` : isFor(email)
  const shares = await open(rows, now).where('targeting_list_shares.id', '=', pk).where(isOpened).execute()
  return (await withLists(rows, shares))[0]
}

export const findListShareById = (rows: Rows, id: string): Promise<ListShareRow | undefined> =>
  dbOf(rows).selectFrom('targeting_list_shares').selectAll().where('id', '=', id).executeTakeFirst()

/** Those of a list that are open for an address, the newest first: there is one at most, unless from before that rule. */
export const listSharesTo = (rows: Rows, list_id: string, email: string, now: Date): Promise<ListShareRow[]> =>
  dbOf(rows)
    .selectFrom('targeting_list_shares')
    .selectAll()
    .where('list_id', '=', list_id)
    .where(isFor(email))
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
