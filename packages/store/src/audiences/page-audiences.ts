import { type AudienceFilter, LEAST_TARGETABLE, type SavedQueryType } from '@starling/contract'
import { type RawBuilder, sql } from 'kysely'
import { after, inOrder, limitOf, type Page, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Owner } from '../table.ts'
import type { Row } from '../tables.ts'
import type { SavedAudience } from './audiences.ts'

type Wanted = AudienceFilter & { query_type?: SavedQueryType | 'all'; ad_account_id?: string | undefined }
type Listed = { id: string; name: string; size: number; changed_at: Date }

const SORTS = {
  changed: { by: 'changed_at', ascending: false },
  name: { by: 'name', ascending: true },
  size: { by: 'size', ascending: false },
  smallest: { by: 'size', ascending: true },
} as const satisfies Record<AudienceFilter['sort'], { by: keyof Listed; ascending: boolean }>

/** Saved audiences of a team or a person. */
export function pageAudiences(rows: Rows, owner: Owner, wanted: Wanted, now: Date): Promise<Page<SavedAudience>> {
  const [column, id] = Object.entries(owner)[0] as ['team_id' | 'user_id', string]
  const { query_type = 'all', ad_account_id } = wanted
  const mine = [sql<boolean>`${sql.ref(column)} = ${id}`, sql<boolean>`removed_at is null`]
  if (query_type !== 'all') mine.push(sql<boolean>`query_type = ${query_type}`)
  if (ad_account_id !== undefined) mine.push(sql<boolean>`ad_account_id = ${ad_account_id}`)
  return pageOfTable(rows, 'audiences', mine, wanted, now)
}

/** Audiences of the catalog. One that the operator has hidden is `paused`, and asked for by that status only. */
export function pageCatalog(rows: Rows, wanted: Wanted, now: Date): Promise<Page<Row<'catalog_audiences'>>> {
  // What an operator added is shown once it was counted.
  const shown = sql<boolean>`status <> 'paused' and (kind <> 'added' or size > 0)`
  return pageOfTable(rows, 'catalog_audiences', [shown], wanted, now, [sql.ref('name'), sql.ref('name_ja')])
}

async function pageOfTable<T extends 'audiences' | 'catalog_audiences'>(
  rows: Rows,
  table: T,
  whose: RawBuilder<boolean>[],
  wanted: Wanted,
  now: Date,
  names: RawBuilder<unknown>[] = [sql.ref('name')],
): Promise<Page<Row<T>>> {
  const { by, ascending } = SORTS[wanted.sort]
  const which = sql.join(
    [...whose, ...conditionsOf(wanted, now, names), after(wanted, [by, 'id'], ascending)],
    sql` and `,
  )
  const { rows: found } = await sql<Row<T> & Listed>`
    select * from ${sql.table(table)} where ${which}
    order by ${inOrder([by, 'id'], ascending)} limit ${limitOf(wanted) + 1}`
    .execute(dbOf(rows))
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, (row) => row[by])
}

/** What follows from the dates stands before what was set; the server says the same of one row (`statusOf`). */
const statusAt = (now: Date) => sql<string>`case when status <> 'active' then status
  when ends_at <= ${now} then 'expired' when starts_at > ${now} then 'scheduled' else 'active' end`

function conditionsOf(wanted: Wanted, now: Date, names: RawBuilder<unknown>[]): RawBuilder<boolean>[] {
  const { status, targetable, category, region, least, most, text } = wanted
  const isTargetable = sql<boolean>`((${statusAt(now)}) = 'active' and size >= ${LEAST_TARGETABLE})`
  const likely = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return [
    status !== 'any' && sql<boolean>`(${statusAt(now)}) = ${status}`,
    targetable === 'targetable' && isTargetable,
    targetable === 'not_targetable' && sql<boolean>`not ${isTargetable}`,
    category !== undefined && sql<boolean>`${category} = any(categories)`,
    region !== undefined && sql<boolean>`region = ${region}`,
    least !== undefined && sql<boolean>`size >= ${least}`,
    most !== undefined && sql<boolean>`size <= ${most}`,
    likely &&
      sql<boolean>`(${sql.join(
        names.map((name) => sql`${name} ilike ${likely}`),
        sql` or `,
      )})`,
  ].filter((one) => typeof one === 'object')
}
