import type { TargetingListUse } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { after, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import type { StoredPackage } from './tables.ts'
import { ownTargetingLists } from './targeting-lists.ts'

export type ListUseRow = Row<'targeting_list_uses'>
/** With what the list is called now. */
export type NamedListUse = ListUseRow & { name: string | null }

type NewListUse = {
  user_id: string
  /** A list of theirs, and the version that was applied, if it was one; null where the package of an audience was. */
  list: { id: string; version: number | null } | null
  audience_id: string | null
  ad_account_id: string
  countries: string[]
  /** Exactly what was applied. */
  targeting_package: StoredPackage
} & ({ by: 'extension' } | { by: 'autopilot'; line_item_id: string })

/** Notes that a list was applied; what the autopilot applies is `pending` until X has taken it. */
export async function addListUse(change: Change, use: NewListUse): Promise<ListUseRow> {
  const { user_id, list, audience_id, ad_account_id, countries, targeting_package, by } = use
  const row = await change.table({ user_id }, 'targeting_list_uses').add({
    list_id: list?.id ?? null,
    version: list?.version ?? null,
    audience_id,
    ad_account_id,
    line_item_id: use.by === 'autopilot' ? use.line_item_id : null,
    by,
    state: by === 'autopilot' ? 'pending' : 'applied',
    error: null,
    countries,
    targeting_package: JSON.stringify(targeting_package),
    used_at: change.now,
  })
  if (list && by === 'extension') await noteListUsed(change, { user_id, list_id: list.id })
  return row
}

/** Of one that is still pending: what ended meanwhile stays as it is. */
export async function endListUse(
  change: Change,
  id: string,
  ended: { state: Exclude<TargetingListUse['state'], 'pending'>; error: string | null; left_out?: number },
): Promise<ListUseRow | undefined> {
  const row = await dbOf(change)
    .updateTable('targeting_list_uses')
    .set(ended)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
  if (row?.list_id && row.state === 'applied')
    await noteListUsed(change, { user_id: row.user_id, list_id: row.list_id })
  return row
}

const noteListUsed = (change: Change, { user_id, list_id }: { user_id: string; list_id: string }) =>
  change.table({ user_id }, 'targeting_lists').change(list_id, { used_at: change.now })

export const findListUse = (rows: Rows, id: string): Promise<ListUseRow | undefined> =>
  dbOf(rows).selectFrom('targeting_list_uses').selectAll().where('id', '=', id).executeTakeFirst()

/** Of a person, the newest first: of one list, or those of the autopilot. What they may no longer open tells no use. */
export async function pageListUses(
  rows: Rows,
  user_id: string,
  { list_id, by, ...paging }: Paging & { list_id?: string; by?: TargetingListUse['by'] },
): Promise<Page<NamedListUse>> {
  const found = await dbOf(rows)
    .selectFrom('targeting_list_uses')
    .leftJoin('targeting_lists', 'targeting_lists.id', 'targeting_list_uses.list_id')
    .selectAll('targeting_list_uses')
    .select('targeting_lists.name')
    .where('targeting_list_uses.user_id', '=', user_id)
    .where(sql<boolean>`(targeting_list_uses.list_id is null or ${ownTargetingLists(user_id)})`)
    .$if(list_id !== undefined, (query) => query.where('list_id', '=', list_id!))
    .$if(by !== undefined, (query) => query.where('by', '=', by!))
    .where(after(paging, ['targeting_list_uses.id', 'targeting_list_uses.id'], false))
    .orderBy('targeting_list_uses.id', 'desc')
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ id }) => id)
}

/** How often lists of a person were applied by themselves since then; what X refused does not count. */
export async function countAutopilotUses(rows: Rows, user_id: string, since: Date): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('targeting_list_uses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('by', '=', 'autopilot')
    .where('state', '<>', 'failed')
    .where('used_at', '>=', since)
    .executeTakeFirstOrThrow()
  return n
}

/** When a list was last applied by itself, or is just about to be; what failed changed nothing. */
export async function lastAutopilotUse(rows: Rows, list_id: string): Promise<Date | null> {
  const { at } = await dbOf(rows)
    .selectFrom('targeting_list_uses')
    .select(({ fn }) => fn.max<Date | null>('used_at').as('at'))
    .where('list_id', '=', list_id)
    .where('by', '=', 'autopilot')
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return at
}
