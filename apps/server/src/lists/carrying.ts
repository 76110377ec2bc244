import type { PostgresConnection } from '@starling/store'
import type { Config } from '../floor/index.ts'

/** Where this process ends itself, as a power cut would; `during` is while the other side is asked. */
export const STEPS = ['claimed', 'during', 'carried', 'settling', 'settled'] as const
export type Carrying = {
  connection: PostgresConnection
  config: Config
  billing: { secret_key: string; base_url: string }
  /** Never, so that what is left gets done. */
  dies_at: (typeof STEPS)[number] | undefined
  dies_after_ms: number
}
/** A kind for the tests: a side that keeps our key. */
export const CUSTOMER = 'billing.customer' as never
