import type { NewDraft, TargetingInsights } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    targeting_insights: {
      id: string
      user_id: string
      /** Whose audience it was made of: who leaves the team leaves this. */
      for_team_id: string | null
      state: TargetingInsights['state']
      done: number
      total: number
      error: TargetingInsights['error']
      draft: JsonColumn<NewDraft>
      /** Of fewer than five people neither is told. */
      size: number | null
      size_of: number | null
      targeting_package: JsonColumn<NonNullable<TargetingInsights['targeting_package']>> | null
      as_of: Date | null
      created_at: Date
      ended_at: Date | null
    }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    generate_targeting: { insights_id: string }
  }
}
