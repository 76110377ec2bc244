import type { Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { boot, money } from '../../floor/index.ts'
import { Panel } from '../../panels/index.ts'
import { zoneWords } from '../account-days.ts'
import { daysWords, heldWords } from '../campaign-words.ts'
import { fundingOptions } from '../queries.ts'
import { OBJECTIVE_WORDS, SPLIT_WORDS } from '../words.ts'

/** On what terms it runs, and what it was made of. */
export function TermsPart({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const account = accounts?.find(({ id }) => id === campaign.team_account_id)
  const { data: funding } = useQuery({ ...fundingOptions(team, campaign.team_account_id), retry: false })
  const pays = funding?.find(({ id }) => id === campaign.funding_instrument_id)
  const { currency, daily_budget_micro, total_budget_micro, holds } = campaign
  return (
    <Panel title={t('Terms')} className="xl:sticky xl:top-4">
      <dl className="tabular grid gap-3 text-14">
        <Term name={t('Objective')}>{t(OBJECTIVE_WORDS[campaign.objective])}</Term>
        <Term name={t('Ad account')}>{account?.name ?? '–'}</Term>
        <Term name={t('Funding')}>{pays?.description ?? campaign.funding_instrument_id}</Term>
        <Term name={t('Dates')}>
          {daysWords(campaign, account?.timezone)}
          {account && <span className="text-13 text-muted"> {zoneWords(account.timezone)}</span>}
        </Term>
        <Term name={t('Daily budget')}>{daily_budget_micro === null ? '–' : money(daily_budget_micro, currency)}</Term>
        <Term name={t('Total budget')}>{total_budget_micro === null ? '–' : money(total_budget_micro, currency)}</Term>
        {holds.map((hold) => (
          <Term key={hold.state} name={hold.state === 'held' ? t('Kept back for it') : t('Waiting for approval')}>
            {heldWords(hold, currency, t)}
          </Term>
        ))}
        <Term name={t('Ad sets')}>{t(SPLIT_WORDS[campaign.split])}</Term>
        <Term name={t('Made of')}>
          <Source team={team} campaign={campaign} />
        </Term>
      </dl>
    </Panel>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  )
}

const LINK = 'underline decoration-line-strong underline-offset-3 hover:decoration-accent'
function Source({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const { audience_config_id, targeting_list_id, targeting_list_version, plan_id } = campaign
  // A list remembers the audience that it was made of.
  if (targeting_list_id !== null) {
    return (
      <a href={new URL(`/targeting-lists/${targeting_list_id}`, boot.sites.pro).href} className={LINK}>
        {targeting_list_version === null
          ? t('A targeting list')
          : t('A targeting list, version {{n}}', { n: targeting_list_version })}
      </a>
    )
  }
  if (plan_id !== null) {
    return (
      <Link to={`/${team}/audiences?tab=plans&plan=${plan_id}`} className={LINK}>
        {t('A plan')}
      </Link>
    )
  }
  if (audience_config_id !== null) {
    return (
      <Link to={`/${team}/creator?audience=${audience_config_id}`} className={LINK}>
        {t('An audience')}
      </Link>
    )
  }
  return t('A package')
}
