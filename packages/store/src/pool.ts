import { AppError } from '@starling/contract'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { withNames } from './prepared.ts'
import type { Pulse } from './pulse.ts'

// Counts arrive as 64-bit integers, which pg would hand over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Nobody waits for ever: neither for a connection nor, with one in hand, for others. */
export type Limits = {
  connections: number
  /** For a free connection, or a new one. */
  acquire_ms: number
  statement_ms: number
  lock_ms: number
  /** A change that does nothing is ended, and with it what it holds. */
  idle_in_change_ms: number
}
const USUAL: Limits = {
  connections: 12,
  acquire_ms: 5_000,
  statement_ms: 30_000,
  lock_ms: 10_000,
  idle_in_change_ms: 15_000,
}
const COME_AGAIN_S = 2

export function openPool(connection: pg.PoolConfig, limits: Partial<Limits> = {}): pg.Pool {
  const { connections, acquire_ms, statement_ms, lock_ms, idle_in_change_ms } = { ...USUAL, ...limits }
  return new pg.Pool({
    max: connections,
    connectionTimeoutMillis: acquire_ms,
    statement_timeout: statement_ms,
    lock_timeout: lock_ms,
    idle_in_transaction_session_timeout: idle_in_change_ms,
    ...connection,
  })
}

/** The pool as queries see it: who gets no connection is told to come again, at once where nobody gets one. */
export const patient = (pool: pg.Pool, pulse: Pulse): PostgresPool => ({
  connect: async () => {
    if (pulse.isStalled) throw new AppError('unavailable', { retry_after_s: COME_AGAIN_S })
    const client = await pool.connect().catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retry_after_s: COME_AGAIN_S })
    })
    return withNames(client)
  },
  end: () => pool.end(),
  options: pool.options,
})
