import { ApiError, type Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { buttonClass, EmptyState } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { usePageSubject } from '../../floor/index.ts'
import { Await } from '../../panels/index.ts'
import { CampaignResults, useHasRun } from '../../results/index.ts'
import { campaignOptions } from '../queries.ts'
import { AdSetsPart } from './AdSetsPart.tsx'
import { ApprovalPart } from './ApprovalPart.tsx'
import { CampaignHeader } from './CampaignHeader.tsx'
import { DifferencesPart } from './DifferencesPart.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import { TermsPart } from './TermsPart.tsx'

const PAGE = 'mx-auto grid w-full max-w-320 grid-cols-1 gap-6'

/** One campaign: what it is, what it will be at X, what is there otherwise, and all that can be done with it. */
export function CampaignScreen() {
  const { t } = useText()
  const { teamId = '', id = '' } = useParams()
  const query = useQuery(campaignOptions(id))
  usePageSubject(query.data?.name ?? null)
  if (query.error instanceof ApiError && query.error.status === 404) return <NoSuchCampaign team={teamId} />
  if (query.data) return <Opened team={teamId} campaign={query.data} />
  return (
    <div className={PAGE}>
      <h1 className="font-strong text-28">{t('Campaign')}</h1>
      <Await<Campaign> query={query} name={id}>
        {() => null}
      </Await>
    </div>
  )
}

function Opened({ team, campaign }: { team: string; campaign: Campaign }) {
  const hasRun = useHasRun(campaign)
  return (
    <div className={PAGE}>
      <CampaignHeader team={team} campaign={campaign} />
      <ApprovalPart team={team} campaign={campaign} />
      <DifferencesPart team={team} campaign={campaign} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          {hasRun && <CampaignResults campaign={campaign} />}
          <AdSetsPart team={team} campaign={campaign} />
          <ReviewPart campaign={campaign} team={team} folded={hasRun} />
          {!hasRun && <CampaignResults campaign={campaign} />}
        </div>
        <TermsPart team={team} campaign={campaign} />
      </div>
    </div>
  )
}

function NoSuchCampaign({ team }: { team: string }) {
  const { t } = useText()
  return (
    <div className={PAGE}>
      <h1 className="font-strong text-28">{t('Campaign')}</h1>
      <EmptyState
        className="rounded-card border border-line border-dashed"
        title={t('There is no such campaign')}
        reason={t('It was deleted, or it is another team’s. What was deleted can be brought back for 30 days.')}
        action={
          <Link to={`/${team}/campaigns?deleted=only`} className={buttonClass({ variant: 'primary' })}>
            {t('Deleted campaigns')}
          </Link>
        }
      />
    </div>
  )
}
