import { useUp } from '../auth/index.ts'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export const findApproval = async (rows: Rows, id: string): Promise<Row<'extension_approvals'> | undefined> =>
  isId(id)
    ? dbOf(rows).selectFrom('extension_approvals').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined

/** Only one of many parallel callers is told that it was the one. */
export const useApproval = (change: Change, id: string): Promise<boolean> =>
  useUp(change, 'extension_approvals', id, change.now)
