import type { CampaignSum } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, buttonClass, EmptyState } from '@starling/ui'
import { type UseQueryResult, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { FailedState } from '../../errors/index.ts'
import { FILTER_NAMES, readCampaigns, withCampaigns } from '../campaigns-url.ts'
import { campaignsOptions, sumsOptions } from '../queries.ts'
import { CampaignFilters } from './CampaignFilters.tsx'
import { CampaignTable } from './CampaignTable.tsx'

/** All that a team advertises, or has drafted. How it is narrowed, ordered and chosen from stands in the address. */
export function CampaignsScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = readCampaigns(search)
  const query = useInfiniteQuery(campaignsOptions(teamId, asked))
  const campaigns = query.data?.pages.flatMap((page) => page.campaigns) ?? []
  // Page by page, so that one more page asks for no more than itself.
  const sums = useQueries({
    queries: (query.data?.pages ?? []).map((page) => {
      const atX = page.campaigns.filter(({ x_id }) => x_id !== null)
      return sumsOptions(
        teamId,
        atX.map(({ id }) => id),
      )
    }),
    combine: joinSums,
  })
  const isNarrowed = FILTER_NAMES.some((name) => search.has(name))
  const isFirst = query.data !== undefined && campaigns.length === 0 && !isNarrowed && !asked.deleted
  return (
    <div className="mx-auto grid w-full max-w-400 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-strong text-28">{t('Campaigns')}</h1>
          <p className="max-w-160 text-pretty text-muted">
            {t('What you advertise at X: drafted here, made there paused, launched by you.')}
          </p>
        </div>
        {!isFirst && (
          <Link to={`/${teamId}/campaigns/new`} className={buttonClass({ variant: 'primary' })}>
            <Plus size={16} strokeWidth={1.5} aria-hidden />
            {t('New campaign')}
          </Link>
        )}
      </header>
      {isFirst ? (
        <First team={teamId} />
      ) : (
        <>
          <CampaignFilters team={teamId} />
          {query.error ? (
            <FailedState error={query.error} retry={query.refetch} />
          ) : (
            <CampaignTable
              team={teamId}
              campaigns={campaigns}
              sums={sums}
              loading={query.isPending}
              onMore={query.hasNextPage ? () => query.fetchNextPage() : undefined}
              empty={<Nothing isNarrowed={isNarrowed} />}
            />
          )}
        </>
      )}
    </div>
  )
}

const joinSums = (pages: readonly UseQueryResult<CampaignSum[]>[]): ReadonlyMap<string, CampaignSum> =>
  new Map(pages.flatMap(({ data = [] }) => data.map((sum) => [sum.campaign_id, sum])))

/** Nothing was ever drafted: what a campaign begins with comes first. */
function First({ team }: { team: string }) {
  const { t } = useText()
  return (
    <EmptyState
      className="rounded-card border border-line border-dashed"
      title={t('No campaigns yet')}
      reason={t(
        'A campaign takes an audience, a targeting list or a plan to your ad account at X. It is made there paused, and spends nothing until you launch it.',
      )}
      action={
        <Link to={`/${team}/campaigns/new`} className={buttonClass({ variant: 'primary' })}>
          {t('New campaign')}
        </Link>
      }
      example={
        <Link to={`/${team}/audiences`} className="underline underline-offset-4 hover:text-accent">
          {t('Choose an audience first')}
        </Link>
      }
    />
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useText()
  const [, setSearch] = useSearchParams()
  return (
    <EmptyState
      title={isNarrowed ? t('No results') : t('Nothing deleted')}
      reason={
        isNarrowed
          ? t('No campaign matches these filters.')
          : t('What you delete can be brought back here for 30 days.')
      }
      action={
        <Button
          onClick={() =>
            setSearch((now) =>
              withCampaigns(now, isNarrowed ? { state: '', account: '', text: '', differs: '' } : { deleted: '' }),
            )
          }
        >
          {isNarrowed ? t('Drop the filters') : t('All campaigns')}
        </Button>
      }
    />
  )
}
