import type { WeeklyResult } from '@starling/contract'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

/** What a week came to; ids and times are columns of the row. */
export type WeekFound = Omit<WeeklyResult, 'id' | 'monitor' | 'computed_at'>

declare module '../tables.ts' {
  interface Tables {
    monitors: {
      id: string
      user_id: string
      search_id: string
      paused: Generated<boolean>
      next_at: Date
      error: string | null
      /** Its person is told by mail of weeks that brought a change. */
      mails: Generated<boolean>
      /** When its person last looked at what was found. */
      seen_at: Generated<Date | null>
      created_at: Date
      removed_at: Date | null
    }
    monitor_results: {
      id: string
      user_id: string
      monitor_id: string
      until: Date
      result: JsonColumn<WeekFound>
      computed_at: Date
    }
  }
}
declare module '../send.ts' {
  interface Outgoing {
    'mail.monitor': { payload: { result_id: string }; result: null }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    run_monitor: { monitor_id: string }
    run_monitors: Record<string, never>
  }
}
