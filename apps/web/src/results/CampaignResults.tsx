import type { Campaign } from '@starling/contract/browser'
import { AlertsPart } from './AlertsPart.tsx'
import { ForecastPart } from './ForecastPart.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { ProposalsPart } from './ProposalsPart.tsx'
import { useHasRun } from './queries.ts'
import { ResultsPart } from './ResultsPart.tsx'
import { SegmentsPart } from './SegmentsPart.tsx'

/** Whether a campaign worked: for the page of one. What it is expected to bring before it ran, what it brought after. */
export function CampaignResults({ campaign }: { campaign: Campaign }) {
  const hasRun = useHasRun(campaign)
  return (
    <>
      <AlertsPart campaign={campaign} />
      {hasRun && (
        <>
          <ResultsPart campaign={campaign} />
          <ProposalsPart campaign={campaign} />
          <GroupsPart campaign={campaign} />
          <SegmentsPart campaign={campaign} />
        </>
      )}
      <ForecastPart campaign={campaign} />
    </>
  )
}
