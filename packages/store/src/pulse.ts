import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const LOOK_EVERY_MS = 1_000
/** A server that says nothing at all for so long is not slow, it stands still. */
const BEAT_MS = 4_000
/** Where we ourselves were busy for long, the answer may lie there unread. */
const GRACE_MS = 100

/**
 * Whether the database answers at all while someone waits for it. Limits that the server keeps itself are of no use once
 * it stands still (a stopped machine, a disk that hangs): then who waits is told so, and who comes is not made to wait.
 */
export class Pulse {
  isStalled = false
  readonly #connection: pg.ClientConfig
  readonly #pool: pg.Pool
  readonly #clients = new Set<pg.PoolClient>()
  readonly #timer: NodeJS.Timeout
  #client: pg.Client | undefined
  #isLooking = false

  constructor(connection: pg.ClientConfig, pool: pg.Pool) {
    this.#connection = connection
    this.#pool = pool
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client))
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#leave()
  }

  get #isWaitedFor(): boolean {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return totalCount - idleCount + waitingCount > 0
  }

  async #look(): Promise<void> {
    if (this.#isLooking || !(this.isStalled || this.#isWaitedFor)) return
    this.#isLooking = true
    const beat = this.#beat().then(
      () => 'beats',
      () => 'fails',
    )
    const found = await Promise.race([beat, pause(BEAT_MS).then(() => Promise.race([beat, pause(GRACE_MS)]))])
    this.#isLooking = false
    if (found !== 'beats') this.#leave()
    // One that refuses or is gone says so to everyone by itself.
    this.isStalled = found === undefined
    if (this.isStalled) this.#tellWhoWaits()
  }

  async #beat(): Promise<void> {
    if (!this.#client) {
      this.#client = new pg.Client(this.#connection)
      this.#client.on('error', () => this.#leave())
      await this.#client.connect()
    }
    await this.#client.query('select 1')
  }

  #leave(): void {
    streamOf(this.#client)?.destroy()
    this.#client = undefined
  }

  #tellWhoWaits(): void {
    const stalled = Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })
    for (const client of this.#clients) streamOf(client)?.destroy(stalled)
  }
}

/** Neither asks the server to say goodbye: it would be waited for. */
const streamOf = (client: pg.ClientBase | undefined) => (client as pg.Client | undefined)?.connection?.stream
