import { number, text } from './literal.ts'
import { type ClusterOptions, Shards } from './shards.ts'

/** Another one whenever tables change, or how texts are cut: what was loaded with others is loaded anew. */
const LAYOUT = 4
const LOOK_MS = 5_000

/** `begun`: being filled. `open`: asked, until a later one is. `dropped`: its database is gone. */
export type Load = {
  number: number
  database: string
  step: 'begun' | 'open' | 'dropped'
  share: number
  layout: number
  /** When it got to its step, in seconds since 1970. */
  at: number
}

type LoadRow = {
  number: number
  place: string
  last_step: Load['step']
  done: number
  kind: number
  noted_at: string
}

/** Which database of a cluster holds the corpus: each load goes into one of its own, and this says which is the newest. */
export class Ledger {
  readonly #shards: Shards

  constructor(options: ClusterOptions) {
    this.#shards = Shards.connect(options)
  }

  /** The newest first; none where nothing was ever loaded. */
  async loads(): Promise<Load[]> {
    const shards = this.#shards.during(AbortSignal.timeout(LOOK_MS))
    const there = await shards.on<{ n: string }>(
      0,
      `SELECT count() AS n FROM system.tables WHERE database = '${shards.database}' AND name = 'loads'`,
    )
    if (Number(there[0]!.n) === 0) return []
    const rows = await shards.on<LoadRow>(
      0,
      `SELECT number, any(database) AS place, max(step) AS last_step, max(share) AS done, max(layout) AS kind,
         max(at) AS noted_at
       FROM ${shards.database}.loads GROUP BY number ORDER BY number DESC LIMIT 100`,
    )
    return rows.map(({ number, place, last_step, done, kind, noted_at }) => ({
      number: Number(number),
      database: place,
      step: last_step,
      share: Number(done),
      layout: Number(kind),
      at: Number(noted_at),
    }))
  }

  /** The one that is asked. */
  static openOf(loads: readonly Load[]): Load | undefined {
    return loads.find(({ step, layout }) => step === 'open' && layout === LAYOUT)
  }

  /** A new load, in a database that nobody uses. */
  async begin(last: number, signal: AbortSignal): Promise<Load> {
    const shards = this.#shards.forWriting(signal)
    const { database } = shards
    await shards.do(0, `CREATE DATABASE IF NOT EXISTS ${database}`)
    await shards.do(
      0,
      `CREATE TABLE IF NOT EXISTS ${database}.loads (number UInt32, database String,
         step Enum8('begun' = 1, 'open' = 2, 'dropped' = 3), share Float64, layout UInt16, at Int64)
       ENGINE = MergeTree ORDER BY number`,
    )
    const load: Load = {
      number: last + 1,
      database: `${database}_${last + 1}`,
      step: 'begun',
      share: 0,
      layout: LAYOUT,
      at: 0,
    }
    // Somebody may have put the ledger away and left what it spoke of.
    await shards.doEverywhere(`DROP DATABASE IF EXISTS ${load.database}`)
    await this.note(load, signal)
    return load
  }

  async note(load: Load, signal: AbortSignal): Promise<void> {
    const shards = this.#shards.forWriting(signal)
    await shards.do(
      0,
      `INSERT INTO ${shards.database}.loads SELECT ${number(load.number)} AS number, ${text(load.database)} AS database,
         '${load.step}' AS step, toFloat64(${number(load.share)}) AS share, ${number(load.layout)} AS layout,
         toInt64(${number(Math.floor(Date.now() / 1000))}) AS at`,
    )
  }

  async drop(load: Load, signal: AbortSignal): Promise<void> {
    const shards = this.#shards.forWriting(signal)
    await shards.doEverywhere(`DROP DATABASE IF EXISTS ${load.database}`)
    await this.note({ ...load, step: 'dropped' }, signal)
  }

  close(): Promise<void> {
    return this.#shards.close()
  }
}
