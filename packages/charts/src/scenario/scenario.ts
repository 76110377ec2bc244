/** What drawings and words of a campaign that is planned need of it; as the contract has it. */
export type RangeShown = { low: number; mid: number; high: number }

export type PartShown = {
  name: string
  people: number | null
  people_of: 'given' | 'known' | null
  days: number
  starts_on: string
  ends_on: string
  share: number
  budget: RangeShown | null
  spend: RangeShown | null
  views: RangeShown | null
  reach: RangeShown | null
  reach_share: RangeShown | null
  frequency: RangeShown | null
  results: RangeShown | null
  cost_per_result: RangeShown | null
  daily_budget_micro: number | null
}

export type TotalShown = Pick<
  PartShown,
  'budget' | 'spend' | 'views' | 'reach' | 'frequency' | 'results' | 'cost_per_result'
>

export type AssumptionShown = {
  assumed:
    | 'price'
    | 'spent_share'
    | 'views_a_day'
    | 'frequency_cap'
    | 'by_chance'
    | 'results_per_thousand'
    | 'overlap'
    | 'even_days'
  range: RangeShown | null
  source: 'past' | 'market' | 'given' | 'counted' | 'unknown' | null
}

export type ScenarioShown = {
  objective: 'REACH' | 'ENGAGEMENTS' | 'WEBSITE_CLICKS' | 'VIDEO_VIEWS' | 'FOLLOWERS'
  currency: string
  starts_on: string
  ends_on: string
  days: number
  parts: readonly PartShown[]
  total: TotalShown
  calendar: readonly { day: string; spend_micro: number; views: number }[]
  curve: readonly { budget_micro: number; reach: RangeShown }[]
  assumptions: readonly AssumptionShown[]
}
