import type { OutboxStep, PostgresConnection } from '@starling/store'
import type { Config } from '../../src/floor/index.ts'

/** What a process carries with. */
export type Carrying = {
  connection: PostgresConnection
  config: Config
}
/** Where it ends itself, as a power cut would: the nth time that a subject comes to a step, or a little later. */
export type Dies = { step: OutboxStep; subject: string; nth: number; after_ms?: number }
