import type { Campaign } from '@starling/contract/browser'
import { AlertsPart } from './AlertsPart.tsx'
import { ForecastPart } from './ForecastPart.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { ProposalsPart } from './ProposalsPart.tsx'
import { ResultsPart } from './ResultsPart.tsx'
import { SegmentsPart } from './SegmentsPart.tsx'

/** Whether a campaign worked: for the page of one. What it is expected to bring before it ran, what it brought after. */
export function CampaignResults({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <AlertsPart campaign={campaign} />
      <ForecastPart campaign={campaign} />
      {campaign.x_id !== null && (
        <>
          <ResultsPart campaign={campaign} />
          <ProposalsPart campaign={campaign} />
          <GroupsPart campaign={campaign} />
          <SegmentsPart campaign={campaign} />
        </>
      )}
    </>
  )
}
