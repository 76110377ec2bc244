import { randomBytes } from 'node:crypto'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { AskError } from '../port/error.ts'
import { Gate } from './gate.ts'
import { name, text } from './literal.ts'

export type ClusterOptions = {
  /** The HTTP interface of each shard, in the order in which the servers' `remote_servers` lists them. */
  urls: string[]
  database: string
  /** What `remote_servers` calls these shards. */
  shards: string
  username?: string
  password?: string
  /** A question that takes longer is given up. */
  timeout_seconds?: number
}

const TIMEOUT_SECONDS = 120
const LONGEST_MS = 6 * 3600 * 1000
const ASKING = 'starling-ask'
const WRITING = 'starling-write'
/** Long questions are long texts: 10,000 ids, 1,000 keywords. All names are known to 18.16 and to 26. */
const SETTINGS = {
  max_query_size: '16777216',
  max_ast_elements: '2000000',
  max_expanded_ast_elements: '2000000',
  max_ast_depth: '10000',
  output_format_json_quote_64bit_integers: 1,
  join_use_nulls: 0,
} as const
/** Queries of one question at once, and of all: a server refuses more than a hundred. */
const AT_ONCE = 6
const ALL_AT_ONCE = 24

type Link = {
  database: string
  cluster: string
  clients: ClickHouseClient[]
  timeout_seconds: number
  gate: Gate
}
type Sent = { query_id: string; abort_signal?: AbortSignal; clickhouse_settings?: { max_execution_time: number } }

/** The servers of a cluster, spoken to over HTTP: each question and each change through an object of its own. */
export class Shards {
  readonly database: string
  readonly cluster: string
  readonly count: number
  readonly #link: Link
  readonly #clients: ClickHouseClient[]
  readonly #signal: AbortSignal | undefined
  readonly #own = new Gate(AT_ONCE)
  readonly #first: number
  readonly #name: string
  readonly #settings: Pick<Sent, 'clickhouse_settings'>
  #sent = 0

  private constructor(link: Link, role: string, signal?: AbortSignal) {
    this.database = link.database
    this.cluster = link.cluster
    this.count = link.clients.length
    this.#link = link
    this.#clients = link.clients
    this.#signal = signal
    this.#first = randomBytes(1)[0]! % this.count
    this.#name = `${role}-${link.database}-${randomBytes(8).toString('hex')}`
    this.#settings = role === ASKING ? { clickhouse_settings: { max_execution_time: link.timeout_seconds } } : {}
  }

  static connect(options: ClusterOptions): Shards {
    const { urls, database, shards, username, password, timeout_seconds = TIMEOUT_SECONDS } = options
    if (urls.length === 0) throw new RangeError('a cluster needs at least one shard')
    const clients = urls.map((url) =>
      createClient({
        url,
        ...(username === undefined ? {} : { username }),
        ...(password === undefined ? {} : { password }),
        // Only a question has to hurry, and the server sees to that.
        request_timeout: LONGEST_MS,
        // Servers close a connection that was idle, or on which a question was given up: what is sent on it before that
        // is noticed is lost, and nobody can say whether a change was made. A new one takes less than any question.
        keep_alive: { enabled: false },
        clickhouse_settings: { ...SETTINGS },
        // Failures are thrown, and a question must not end up in a log.
        log: { level: ClickHouseLogLevel.OFF },
      }),
    )
    const gate = new Gate(ALL_AT_ONCE)
    return new Shards({ database: name(database), cluster: name(shards), clients, timeout_seconds, gate }, WRITING)
  }

  /** For one question. */
  during(signal: AbortSignal | undefined): Shards {
    return new Shards(this.#link, ASKING, signal)
  }

  /** For one change. Nothing more is sent once the signal is aborted. */
  forWriting(signal?: AbortSignal): Shards {
    return new Shards(this.#link, WRITING, signal)
  }

  /** The rows of every shard, one after the other. */
  async everywhere<Row>(sql: string): Promise<Row[]> {
    return (await Promise.all(this.#clients.map((_, shard) => this.on<Row>(shard, sql)))).flat()
  }

  /** Of one server, for queries on tables that reach over all of them. */
  overall<Row>(sql: string): Promise<Row[]> {
    return this.on(this.#first, sql)
  }

  async on<Row>(shard: number, sql: string): Promise<Row[]> {
    return this.#send(async (sent) => {
      const answer = await this.#clients[shard]!.query({ query: sql, format: 'JSONEachRow', ...sent })
      return answer.json<Row>()
    })
  }

  async do(shard: number, sql: string): Promise<void> {
    await this.#send((sent) => this.#clients[shard]!.command({ query: sql, ...sent }))
  }

  async doEverywhere(sql: string): Promise<void> {
    await Promise.all(this.#clients.map((_, shard) => this.do(shard, sql)))
  }

  async insert(shard: number, table: string, rows: object[]): Promise<void> {
    if (rows.length === 0) return
    await this.#send((sent) =>
      this.#clients[shard]!.insert({
        table: `${this.database}.${table}`,
        values: rows,
        format: 'JSONEachRow',
        ...sent,
      }),
    )
  }

  /** Ends on the servers what was sent for this question. */
  async giveUp(): Promise<void> {
    const query = `KILL QUERY WHERE startsWith(query_id, ${text(this.#name)}) ASYNC`
    await Promise.allSettled(this.#clients.map((client) => client.command({ query })))
  }

  /** A server goes on with what a writer sent before it died, and would write after all was cleared away. */
  async endWriters(): Promise<void> {
    const query = `KILL QUERY WHERE startsWith(query_id, ${text(`${WRITING}-${this.database}-`)})
      AND NOT startsWith(query_id, ${text(this.#name)}) SYNC`
    await Promise.all(this.#clients.map((client) => client.command({ query })))
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()))
  }

  #send<Answer>(send: (sent: Sent) => Promise<Answer>): Promise<Answer> {
    return this.#own.pass(() => this.#link.gate.pass(() => this.#attempt(send)))
  }

  async #attempt<Answer>(send: (sent: Sent) => Promise<Answer>): Promise<Answer> {
    this.#throwIfCancelled()
    const query_id = `${this.#name}-${this.#sent++}`
    try {
      return await send({ query_id, ...this.#settings, ...(this.#signal ? { abort_signal: this.#signal } : {}) })
    } catch (error) {
      this.#throwIfCancelled()
      if (isUnreachable(error)) throw new AskError('unreachable', 'a shard of the cluster does not answer')
      if (isMissing(error)) throw new AskError('not_ready', 'a shard of the cluster has not been loaded')
      if (isTooSlow(error)) throw new AskError('too_large', 'the question takes too long')
      throw error
    }
  }

  #throwIfCancelled(): void {
    if (this.#signal?.aborted) throw new AskError('cancelled', 'the question was given up')
  }
}

/** 18.16 writes its code into the text, later ones are read by the client; a socket says ECONNREFUSED and the like. */
const codeOf = (error: unknown): string =>
  error instanceof Error ? (/^Code: (\d+)/.exec(error.message)?.[1] ?? ('code' in error ? String(error.code) : '')) : ''
/** A server did not reach another one, or was not reached. */
const isUnreachable = (error: unknown): boolean => /^(E[A-Z]+|209|210|279)$/.test(codeOf(error))
/** The table or the database is not there. */
const isMissing = (error: unknown): boolean => /^(60|81)$/.test(codeOf(error))
const isTooSlow = (error: unknown): boolean => codeOf(error) === '159'
