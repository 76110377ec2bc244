import type { CampaignCalculation } from '@starling/contract'
import type { Language } from '@starling/text/both'

export type SummaryFormat = 'pdf' | 'pptx'
export type SummarizedScenario = { name: string; calculation: CampaignCalculation }

/** All that the document is made of, as it is given to the thread that makes it. */
export type CampaignSummary = {
  format: SummaryFormat
  language: Language
  /** Whose it is. */
  team_name: string
  made_at: Date
  scenarios: SummarizedScenario[]
}
