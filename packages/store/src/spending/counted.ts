import { sql } from 'kysely'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { type Run, runOf } from './months.ts'

export type CountedRun = Run & Pick<Row<'spending_holds'>, 'run_id' | 'team_account_id' | 'currency' | 'campaign_id'>
/** What counts against the caps of a team. */
export type CountedSpending = { caps: Row<'spending_caps'>[]; runs: CountedRun[] }

/** A run that was over so long before a day was over before its month; it is not the same day everywhere. */
const MONTH_MS = 33 * 86_400_000

/** Runs that count in the month of a day or later, with all terms that each ever had. */
export async function spendingOf(rows: Rows, team_id: string, from: Date): Promise<CountedSpending> {
  const { rows: found } = await sql<Row<'spending_holds'>>`
    select * from spending_holds where team_id = ${team_id} and held_at is not null and run_id in (
      select run_id from spending_holds where team_id = ${team_id} and held_at is not null
        and (ended_at is null or ended_at > ${new Date(from.getTime() - MONTH_MS)}))
    order by held_at, id`.execute(dbOf(rows))
  const runs = [...Map.groupBy(found, ({ run_id }) => run_id).values()].map((parts) => {
    const { run_id, team_account_id, currency, campaign_id } = parts[0]!
    return { run_id, team_account_id, currency, campaign_id, ...runOf(parts) }
  })
  return { caps: await capsOf(rows, team_id), runs }
}

export const capsOf = (rows: Rows, team_id: string): Promise<Row<'spending_caps'>[]> =>
  dbOf(rows)
    .selectFrom('spending_caps')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .orderBy('currency')
    .orderBy('id')
    .execute()
