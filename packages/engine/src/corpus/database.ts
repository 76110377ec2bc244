import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export type DatabaseOptions = { spill: string; memory_mb: number; threads: number }

/** DuckDB in memory, as a tool over Parquet files: it holds nothing that must last. */
export async function openDatabase({ spill, memory_mb, threads }: DatabaseOptions): Promise<Database> {
  const instance = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    memory_limit: `${memory_mb}MB`,
    threads: String(threads),
    temp_directory: spill,
    preserve_insertion_order: 'true',
  })
  return new Database(instance, await instance.connect())
}

export class Database {
  readonly connection: DuckDBConnection
  readonly #instance: DuckDBInstance

  constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance
    this.connection = connection
  }

  async run(sql: string): Promise<void> {
    await this.connection.run(sql)
  }

  /** Rows as plain JSON: 64-bit integers come as text. */
  async rows(sql: string): Promise<Record<string, unknown>[]> {
    return (await this.connection.runAndReadAll(sql)).getRowObjectsJson()
  }

  async number(sql: string): Promise<number> {
    const [row] = await this.rows(sql)
    return Number(Object.values(row!)[0])
  }

  /** Another connection to the same memory: a stream being read holds its own. */
  async branch(): Promise<Database> {
    return new Database(this.#instance, await this.#instance.connect())
  }

  leave(): void {
    this.connection.closeSync()
  }

  close(): void {
    this.leave()
    this.#instance.closeSync()
  }
}

export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Files of one table; `extra` adds options of read_parquet. */
export const parquet = (files: string[], extra = ''): string =>
  `read_parquet([${files.map(quote).join(', ')}]${extra && `, ${extra}`})`
