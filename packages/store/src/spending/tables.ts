import type { HoldState } from '@starling/contract'

declare module '../tables.ts' {
  interface Tables {
    spending_caps: {
      id: string
      team_id: string
      /** Null: of all ad accounts of the team that are paid in this currency. */
      team_account_id: string | null
      currency: string
      amount_micro: number
      /** What waits for a second admin: a higher cap, or none. */
      asks: 'more' | 'none' | null
      asked_micro: number | null
      asked_by: string | null
      asked_at: Date | null
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    spending_holds: {
      id: string
      team_id: string
      team_account_id: string
      campaign_id: string
      run_id: string
      currency: string
      amount_micro: number | null
      daily_micro: number | null
      starts_at: Date
      ends_at: Date | null
      timezone: string
      state: HoldState
      asked_by: string | null
      asked_at: Date
      approved_by: string | null
      approved: boolean
      held_at: Date | null
      ended_at: Date | null
      refused_by: string | null
      spent_micro: number
    }
  }
}
