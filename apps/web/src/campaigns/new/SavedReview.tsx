import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Await } from '../../panels/index.ts'
import { ForecastPart } from '../../results/index.ts'
import { ReviewPart } from '../page/ReviewPart.tsx'
import { campaignOptions } from '../queries.ts'
import type { CampaignDraft } from './campaign-draft.ts'

/** The saved draft as the server sees it: what Submit makes at X. */
export function SavedReview({ draft: { saved, team } }: { draft: CampaignDraft }) {
  const { t } = useText()
  const query = useQuery({ ...campaignOptions(saved?.id ?? ''), enabled: saved !== null })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-pretty text-13 text-muted">
        {t('It is saved as a draft of the team. Submit makes it at X, paused; you launch it on its own page.')}
      </p>
      <Await query={query} name={saved?.id ?? ''} height="h-64">
        {(campaign) => (
          <div className="grid grid-cols-1 gap-4">
            <ReviewPart campaign={campaign} team={team} />
            <ForecastPart campaign={campaign} />
          </div>
        )}
      </Await>
    </div>
  )
}
