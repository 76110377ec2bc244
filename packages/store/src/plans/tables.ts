import type { NewPlan } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    audience_plans: {
      id: string
      team_id: string
      made_by: string | null
      name: string
      budget: number | null
      starts_on: string
      ends_on: string
      parts: JsonColumn<NewPlan['parts']>
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
  }
}
