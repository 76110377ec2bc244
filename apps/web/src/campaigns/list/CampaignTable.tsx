import type { Campaign, CampaignSum } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { Button, Checkbox, DataTable, type TableColumn } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { RowList, useNarrow } from '../../teams/index.ts'
import { budgetWords, daysWords } from '../campaign-words.ts'
import { readSelected, withCampaigns } from '../campaigns-url.ts'
import { StateMark } from '../StateMark.tsx'
import { OBJECTIVE_WORDS } from '../words.ts'
import { BulkActs } from './BulkActs.tsx'
import { RowMenu } from './RowMenu.tsx'
import { ResultsCell, SpentCell } from './SumCells.tsx'

const NAME = 'font-medium no-underline hover:text-accent hover:underline'

export function CampaignTable({
  team,
  campaigns,
  sums,
  loading,
  onMore,
  empty,
}: {
  team: string
  campaigns: readonly Campaign[]
  sums: ReadonlyMap<string, CampaignSum>
  loading: boolean
  onMore: (() => unknown) | undefined
  empty: ReactNode
}) {
  const { t } = useText()
  const isNarrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  const selected = useMemo(() => readSelected(search), [search])
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const select = (ids: readonly string[]) =>
    setSearch((now) => withCampaigns(now, { selected: ids.join(',') }), { replace: true, preventScrollReset: true })
  const columns = useMemo((): TableColumn<Campaign>[] => {
    const accountOf = (id: string) => accounts?.find((one) => one.id === id)
    return [
      {
        id: 'name',
        label: t('Name'),
        value: ({ name }) => name,
        show: (campaign) => (
          <span className="grid leading-4.5">
            <NameCell team={team} campaign={campaign} />
            <span className="truncate font-normal text-12 text-muted">
              {[t(OBJECTIVE_WORDS[campaign.objective]), accountOf(campaign.team_account_id)?.name]
                .filter((words) => words !== undefined)
                .join(' · ')}
            </span>
          </span>
        ),
        sortable: false,
      },
      {
        id: 'state',
        label: t('Status'),
        value: ({ state }) => state,
        show: ({ state }) => <StateMark state={state} />,
        sortable: false,
        width: 144,
      },
      {
        id: 'budget',
        label: t('Budget'),
        kind: 'number',
        value: ({ most_micro }) => most_micro,
        show: (campaign) => budgetWords(campaign, t),
        sortable: false,
        width: 112,
      },
      {
        id: 'spent',
        label: t('Spent'),
        kind: 'number',
        value: ({ id }) => sums.get(id)?.spend_micro,
        show: (campaign) => <SpentCell campaign={campaign} sum={sums.get(campaign.id)} />,
        sortable: false,
        width: 132,
      },
      {
        id: 'results',
        label: t('Results'),
        kind: 'number',
        value: ({ id }) => sums.get(id)?.results,
        show: (campaign) => <ResultsCell campaign={campaign} sum={sums.get(campaign.id)} />,
        sortable: false,
        width: 156,
      },
      {
        id: 'days',
        label: t('Dates'),
        value: (campaign) => daysWords(campaign, accountOf(campaign.team_account_id)?.timezone),
        sortable: false,
        width: 204,
      },
      {
        id: 'ad_sets',
        label: t('Ad sets'),
        kind: 'number',
        value: ({ ad_sets }) => ad_sets,
        sortable: false,
        width: 80,
      },
    ]
  }, [t, team, accounts, sums])
  const actions = (campaign: Campaign) => <RowMenu team={team} campaign={campaign} />

  if (isNarrow) {
    const chosen = campaigns.filter(({ id }) => selected.includes(id))
    return (
      <div className="grid grid-cols-1 gap-3">
        <RowList label={t('Campaigns')} rows={campaigns} loading={loading} empty={empty}>
          {(campaign) => (
            <>
              <div className="flex items-start gap-3">
                <span className="flex h-10 items-center">
                  <Checkbox
                    aria-label={t('Select {{name}}', { name: campaign.name })}
                    checked={selected.includes(campaign.id)}
                    onChange={({ currentTarget: { checked } }) =>
                      select(checked ? [...selected, campaign.id] : selected.filter((id) => id !== campaign.id))
                    }
                  />
                </span>
                <span className="wrap-break-word grid min-h-10 min-w-0 grow content-center">
                  <NameCell team={team} campaign={campaign} wraps />
                </span>
                {actions(campaign)}
              </div>
              <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-13">
                <StateMark state={campaign.state} />
              </div>
              <dl className="tabular grid grid-cols-3 gap-x-3 text-13">
                <Figure name={t('Budget')}>{budgetWords(campaign, t)}</Figure>
                {sums.has(campaign.id) && (
                  <>
                    <Figure name={t('Spent')}>
                      <SpentCell campaign={campaign} sum={sums.get(campaign.id)} />
                    </Figure>
                    <Figure name={t('Results')}>
                      <ResultsCell campaign={campaign} sum={sums.get(campaign.id)} />
                    </Figure>
                  </>
                )}
              </dl>
              <span className="tabular text-13 text-muted">
                {[
                  t(OBJECTIVE_WORDS[campaign.objective]),
                  daysWords(campaign, accounts?.find(({ id }) => id === campaign.team_account_id)?.timezone),
                ].join(' · ')}
              </span>
            </>
          )}
        </RowList>
        {onMore && (
          <Button className="justify-self-center" onClick={onMore}>
            {t('Show more results')}
          </Button>
        )}
        {chosen.length > 0 && (
          <div
            role="toolbar"
            aria-label={t('{{count}} selected', { count: chosen.length })}
            className="sticky bottom-20 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised px-4 py-3 shadow-card"
          >
            <span className="tabular mr-2 font-medium text-13">
              {t('{{count}} selected', { count: chosen.length })}
            </span>
            <BulkActs chosen={chosen} clear={() => select([])} />
          </div>
        )}
      </div>
    )
  }
  return (
    <DataTable
      label={t('Campaigns')}
      columns={columns}
      rows={campaigns}
      rowId={({ id }) => id}
      selected={selected}
      onSelectedChange={select}
      bulkActions={(chosen, clear) => <BulkActs chosen={chosen} clear={clear} />}
      rowActions={actions}
      actionsWidth={56}
      loading={loading}
      onMore={onMore}
      empty={empty}
    />
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-12 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function NameCell({ team, campaign, wraps = false }: { team: string; campaign: Campaign; wraps?: boolean }) {
  const { t } = useText()
  const { id, name, differences, removed_at } = campaign
  return (
    <span className="flex min-w-0 items-center gap-2">
      {removed_at === null ? (
        <Link to={`/${team}/campaigns/${id}`} title={name} className={wraps ? NAME : `${NAME} truncate`}>
          {name}
        </Link>
      ) : (
        <span title={name} className={wraps ? undefined : 'truncate'}>
          {name}
        </span>
      )}
      {differences > 0 && (
        <span title={t('Changed at X')} className="inline-flex shrink-0 items-center gap-1 text-12 text-warn">
          <TriangleAlert size={14} strokeWidth={2} aria-hidden />
          <span className="tabular">{fullNumber(differences)}</span>
          <span className="sr-only">{t('Changed at X')}</span>
        </span>
      )}
    </span>
  )
}
