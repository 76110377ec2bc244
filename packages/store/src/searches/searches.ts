import type { SavedQueryType } from '@starling/contract'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

type Filter = { ad_account_id?: string | undefined; query_type: SavedQueryType | 'all' }

const BY_CHANGE: [string, string] = ['changed_at', 'id']

/** Saved searches of a person, the one changed last first. */
export async function pageSearches(
  rows: Rows,
  user_id: string,
  { ad_account_id, query_type }: Filter,
  paging: Paging,
): Promise<Page<Row<'explore_searches'>>> {
  const found = await dbOf(rows)
    .selectFrom('explore_searches')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .$if(ad_account_id !== undefined, (query) => query.where('ad_account_id', '=', ad_account_id!))
    .$if(query_type !== 'all', (query) => query.where('query_type', '=', query_type as SavedQueryType))
    .where(after(paging, BY_CHANGE, false))
    .orderBy(inOrder(BY_CHANGE, false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ changed_at }) => changed_at)
}

export const countSearches = async (rows: Rows, user_id: string): Promise<number> => {
  const { n } = await dbOf(rows)
    .selectFrom('explore_searches')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
