/** For tests alone: what the product itself never does to its database. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from '../migrate.ts'
import type { PostgresConnection } from '../postgres/index.ts'
import type { Row, Tables } from '../tables.ts'

async function query<R extends pg.QueryResultRow>(connection: PostgresConnection, text: string): Promise<R[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** A copy takes a twentieth of the time that migrating takes. */
export async function createDatabase(
  server: PostgresConnection,
  name: string,
  template?: string,
): Promise<PostgresConnection> {
  const copied = template ? ` template ${template} strategy file_copy` : ''
  await query(server, `create database ${name}${copied}`)
  return { ...server, database: name }
}

export async function dropDatabase(server: PostgresConnection, name: string): Promise<void> {
  await query(server, `drop database ${name} with (force)`)
}

/** All rows of a table as they lie there, whoever's they are. */
export const allRows = <T extends keyof Tables>(connection: PostgresConnection, table: T): Promise<Row<T>[]> =>
  query<Row<T>>(connection, `select * from ${table}`)

/** As if two minutes had gone by since all who carried something were killed. */
export async function endLeases(connection: PostgresConnection): Promise<void> {
  await query(connection, "update outbox set leased_until = now() where state = 'sending'")
}

/** As if all that waits to leave had waited long enough. */
export async function endPauses(connection: PostgresConnection): Promise<void> {
  await query(connection, "update outbox set next_at = now() where state = 'pending'")
}

/** Resolves once so many wait for somebody's row. */
export async function untilWaiting(connection: PostgresConnection, count: number): Promise<void> {
  const text = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  while ((await query(connection, text)).length < count) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Whoever writes a row of this table, or only one of which this is true (`new` is the row), waits until it is let go. */
export async function holdUp(connection: PostgresConnection, table: keyof Tables, row = 'true'): Promise<void> {
  await query(
    connection,
    `create function hold_up() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
     create trigger hold_up before insert or update on ${table} for each row when (${row}) execute function hold_up()`,
  )
}
/** Resolves once somebody is held up. */
export async function untilHeldUp(connection: PostgresConnection): Promise<void> {
  while ((await query(connection, HELD_UP)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}
const HELD_UP = "select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"
/** Who was held up is gone, as the database finds by itself sooner or later; nobody is held up any more. */
export async function letGo(connection: PostgresConnection, table: keyof Tables): Promise<void> {
  await query(connection, `select pg_terminate_backend(pid, 30000) from (${HELD_UP}) as held`)
  await query(connection, `drop trigger hold_up on ${table}; drop function hold_up()`)
}

/** To break what a test wants broken. */
export async function dropTable(connection: PostgresConnection, table: keyof Tables): Promise<void> {
  await query(connection, `drop table ${table} cascade`)
}

/** A database as an earlier version of the product left it, so many migrations ago, with one person in it. */
export async function makeFormerDatabase(connection: PostgresConnection, ago: number, email: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool(connection) }) })
  await migrate(db, ago).finally(() => db.destroy())
  await query(
    connection,
    `insert into users (id, email, created_at) values (gen_random_uuid(), ${pg.escapeLiteral(email)}, now())`,
  )
}

/** A saved and a recent search of the only person of such a database, with these bodies. */
export async function addFormerSearches(connection: PostgresConnection, bodies: readonly object[]): Promise<void> {
  for (const [at, body] of bodies.entries()) {
    const json = pg.escapeLiteral(JSON.stringify(body))
    await query(
      connection,
      `insert into explore_searches (id, user_id, query_type, name, body, audience_creator_query_id, created_at, changed_at)
       select gen_random_uuid(), id, 'handle_analysis', 'former', ${json}, 'q${at}', now(), now() from users`,
    )
    await query(
      connection,
      `insert into recent_searches (id, user_id, audience_creator_query_id, query_type, body, searched_at)
       select gen_random_uuid(), id, 'q${at}', 'handle_analysis', ${json}, now() from users`,
    )
  }
}
