import type { NewScenario } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    campaign_scenarios: {
      id: string
      team_id: string
      made_by: string | null
      name: string
      objective: NewScenario['objective']
      currency: NewScenario['currency']
      given: NewScenario['given']
      budget_micro: number | null
      price_micro: number | null
      frequency_cap: number | null
      starts_on: string
      ends_on: string
      parts: JsonColumn<NewScenario['parts']>
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
  }
}
