import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { newId } from '../ids.ts'
import { dbOf, type Rows, rowsOf } from '../rows.ts'
import type { Row } from '../tables.ts'
import { readingRules } from './sources.ts'

/** Which reads are summed: of a team, or of all that were made with the installation's keys. */
type Whose = { team_id: string } | 'installation'

/** What was spent in the calendar month of `now` (UTC); on looks: outside of runs. */
export async function spentInMonth(rows: Rows, whose: Whose, now: Date, on?: 'looks'): Promise<number> {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const { sum } = await dbOf(rows)
    .selectFrom('read_costs')
    .select(({ fn }) => fn.sum<string | null>('cost').as('sum'))
    .where((eb) => (whose === 'installation' ? eb('by_installation', '=', true) : eb('team_id', '=', whose.team_id)))
    .where('read_at', '>=', start)
    .$if(on === 'looks', (query) => query.where('run_id', 'is', null))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** By run. */
export async function costsOf(rows: Rows, run_ids: string[]): Promise<Map<string, number>> {
  if (run_ids.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('read_costs')
    .select(['run_id', ({ fn }) => fn.sum<string>('cost').as('sum')])
    .where('run_id', 'in', run_ids)
    .groupBy('run_id')
    .execute()
  return new Map(found.map(({ run_id, sum }) => [run_id!, Number(sum)]))
}

export type Booking = Pick<Row<'read_costs'>, 'id' | 'count'>
type Booked = Pick<Row<'read_costs'>, 'run_id' | 'resource' | 'by_installation' | 'read_at'> & { team_id: string }
/** All that decides whether a read may be made; spent is what is booked. */
export type Funds = {
  team: { cap: number | null | undefined; spent: number }
  /** The team is one of those that the operator named. */
  is_named: boolean
  installation: { spent: number }
  run: { approved: number | null; spent: number }
}

/**
 * Books a read before it is made. One at a time over all servers: two that look at the same moment would both find the
 * same money. `judge` answers how many may be asked for and what they cost, or throws why none.
 */
export const bookRead = (
  rows: Rows,
  booked: Booked,
  judge: (funds: Funds) => Pick<Row<'read_costs'>, 'count' | 'cost'>,
): Promise<Booking> =>
  dbOf(rows)
    .transaction()
    .execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('read costs', 2))`.execute(db)
      const row = { id: newId(booked.read_at), ...booked, ...judge(await fundsOf(rowsOf(db), booked)) }
      await db.insertInto('read_costs').values(row).execute()
      return { id: row.id, count: row.count }
    })

export async function fundsOf(
  rows: Rows,
  { team_id, run_id, read_at }: Pick<Booked, 'team_id' | 'run_id' | 'read_at'>,
): Promise<Funds> {
  const rules = await readingRules(rows, team_id)
  const run = run_id === null ? undefined : await approvedOf(rows, run_id)
  return {
    team: { cap: rules?.cap, spent: await spentInMonth(rows, { team_id }, read_at) },
    is_named: await isKeyTeam(rows, team_id),
    installation: { spent: await spentInMonth(rows, 'installation', read_at) },
    run: {
      approved: run?.approved_cost ?? null,
      spent: run_id === null ? 0 : ((await costsOf(rows, [run_id])).get(run_id) ?? 0),
    },
  }
}

const approvedOf = (rows: Rows, run_id: string) =>
  dbOf(rows).selectFrom('ingest_runs').select('approved_cost').where('id', '=', run_id).executeTakeFirst()

/** After the read: what it did bring. */
export async function settleRead(rows: Rows, { id }: Pick<Booking, 'id'>, brought: { count: number; cost: number }) {
  const db = dbOf(rows)
  if (brought.count === 0) await db.deleteFrom('read_costs').where('id', '=', id).execute()
  else await db.updateTable('read_costs').set(brought).where('id', '=', id).execute()
}

export async function isKeyTeam(rows: Rows, team_id: string): Promise<boolean> {
  const named = await dbOf(rows)
    .selectFrom('key_teams')
    .select('team_id')
    .where('team_id', '=', team_id)
    .executeTakeFirst()
  return named !== undefined
}

/** The operator's word on a team. */
export async function nameKeyTeam(change: Change, team_id: string): Promise<void> {
  await dbOf(change)
    .insertInto('key_teams')
    .values({ team_id, allowed_at: change.now })
    .onConflict((conflict) => conflict.column('team_id').doNothing())
    .execute()
}

export async function unnameKeyTeam(change: Change, team_id: string): Promise<void> {
  await dbOf(change).deleteFrom('key_teams').where('team_id', '=', team_id).execute()
}

export const keyTeams = (rows: Rows): Promise<{ slug: string; name: string; allowed_at: Date }[]> =>
  dbOf(rows)
    .selectFrom('key_teams')
    .innerJoin('teams', 'teams.id', 'key_teams.team_id')
    .select(['slug', 'name', 'allowed_at'])
    .orderBy('slug')
    .execute()
