import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export type Cell = string | number | bigint | boolean | null
export type Duck = {
  connection: DuckDBConnection
  run(sql: string): Promise<void>
  rows(sql: string): Promise<Cell[][]>
  close(): void
}

const MAKING = { threads: '2', memory_limit: '8GB' }

export async function openDuck(
  file: string,
  how: true | Record<string, string> = MAKING,
): Promise<Duck & { again(): Promise<Duck> }> {
  const options = how === true ? { ...MAKING, access_mode: 'READ_ONLY' } : how
  const instance = await DuckDBInstance.create(file, { preserve_insertion_order: 'true', ...options })
  const again = async () => duckOf(await instance.connect())
  const first = await again()
  return {
    ...first,
    again,
    close: () => {
      first.close()
      instance.closeSync()
    },
  }
}

const duckOf = (connection: DuckDBConnection): Duck => ({
  connection,
  run: async (sql) => void (await connection.run(sql)),
  rows: async (sql) => (await connection.runAndReadAll(sql)).getRows() as Cell[][],
  close: () => connection.closeSync(),
})

/** A table and what it is made of. */
export type Step = [table: string, sql: string]

export async function steps(duck: Duck, all: Step[], say: (text: string) => void): Promise<void> {
  for (const [table, sql] of all) {
    const started = performance.now()
    await duck.run(`create table ${table} as ${sql}`)
    say(`${table} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
