import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type ListVersionRow = Row<'targeting_list_versions'>
export type ListedVersionRow = Omit<ListVersionRow, 'targeting_package'>

export const findListVersion = (rows: Rows, list_id: string, number: number): Promise<ListVersionRow | undefined> =>
  dbOf(rows)
    .selectFrom('targeting_list_versions')
    .selectAll()
    .where('list_id', '=', list_id)
    .where('number', '=', number)
    .executeTakeFirst()

/** The newest first, without their entries. */
export async function pageListVersions(rows: Rows, list_id: string, paging: Paging): Promise<Page<ListedVersionRow>> {
  const found = await dbOf(rows)
    .selectFrom('targeting_list_versions')
    .select(['id', 'user_id', 'list_id', 'number', 'name', 'cause', 'restored_number', 'reason', 'changes'])
    .select('created_at')
    .where('list_id', '=', list_id)
    .where(after(paging, ['number', 'id'], false))
    .orderBy(inOrder(['number', 'id'], false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ number }) => number)
}
