import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

/** `stuck` waits for an operator; what was refused is `failed`. */
export type EntryState = 'pending' | 'sending' | 'done' | 'failed' | 'stuck'

declare module '../tables.ts' {
  interface Tables {
    outbox: {
      id: string
      seq: Generated<number>
      team_id: string | null
      user_id: string | null
      kind: string
      subject: string
      about: string
      payload: JsonColumn
      state: EntryState
      attempts: Generated<number>
      /** An earlier try may have had its effect. */
      uncertain: Generated<boolean>
      given_up: Generated<boolean>
      error: string | null
      result: JsonColumn | null
      next_at: Generated<Date>
      leased_until: Date | null
      created_at: Date
      tried_at: Date | null
      ended_at: Date | null
    }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    carry_outbox: { subject: string; kind: string; owner: string }
    sweep_outbox: Record<string, never>
  }
}
