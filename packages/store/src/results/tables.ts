import type { CampaignAlert, CampaignProposal, SEGMENTATIONS } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

export type Segmentation = (typeof SEGMENTATIONS)[number]
/** A report that X prepares. */
export type ReportJob = { x_id: string; segmentation: Segmentation; from: string; through: string }

declare module '../tables.ts' {
  interface Tables {
    campaign_days: {
      id: string
      team_id: string
      campaign_id: string
      ad_set_id: string
      day: string
      version: number
      segmentation: 'all' | Segmentation
      segment: string
      segment_name: string
      impressions: number
      engagements: number
      clicks: number
      results: number
      spend_micro: number
      reported_at: Date
    }
    campaign_reports: {
      id: string
      team_id: string
      campaign_id: string
      read_at: Date | null
      through: string | null
      segments_read_at: Date | null
      people: number | null
      reach: number | null
      frequency: number | null
      jobs: JsonColumn<ReportJob[]>
      looked_at: Date | null
      error: string | null
    }
    proposals: {
      id: string
      team_id: string
      campaign_id: string
      ad_set_id: string
      act: CampaignProposal['act']
      certainty: number
      against_rest: number | null
      results: number
      spend_micro: number
      version: number
      from_day: string
      through_day: string
      widens: JsonColumn<CampaignProposal['widens']>
      state: CampaignProposal['state']
      created_at: Date
      answered_at: Date | null
      answered_by: string | null
    }
    alerts: {
      id: string
      team_id: string
      campaign_id: string
      kind: CampaignAlert['kind']
      ad_id: string | null
      spent_micro: number | null
      expected_micro: number | null
      raised_at: Date
      ended_at: Date | null
    }
    alert_readers: {
      id: string
      user_id: string
      campaign_id: string
      created_at: Date
    }
  }
}

declare module '../jobs.ts' {
  interface JobPayloads {
    read_reports: Record<string, never>
    read_report: { campaign_id: string }
    read_segments: { campaign_id: string; tries: number }
  }
}

declare module '../send.ts' {
  interface Outgoing {
    /** One mail to one person, of what is amiss with a campaign. */
    'mail.alert': { payload: { alert_id: string; user_id: string }; result: null }
  }
}
