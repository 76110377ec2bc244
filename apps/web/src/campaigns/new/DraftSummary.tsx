import { dateRange, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { money, readMoney } from '../../floor/index.ts'
import { OBJECTIVE_WORDS, SPLIT_WORDS } from '../words.ts'
import { type CampaignDraft, dayCount, mostOf, SOURCE_WORDS } from './campaign-draft.ts'

/** What was said so far, and what it can cost at most; stays in view. */
export function DraftSummary({ draft }: { draft: CampaignDraft }) {
  const { t } = useText()
  const { data: accounts } = useQuery(teamAccountsOptions(draft.team))
  const { name, objective, team_account_id, currency, daily, starts_on, ends_on, split, creative_ids, source } = draft
  const { source_id, source_name } = draft
  const [most, days] = [mostOf(draft), dayCount(draft)]
  const a_day = currency === '' ? null : readMoney(daily, currency)
  const lines: [string, string][] = [
    [t('Name'), name.trim()],
    [t('Objective'), objective ? t(OBJECTIVE_WORDS[objective]) : ''],
    [t('Ad account'), accounts?.find(({ id }) => id === team_account_id)?.name ?? ''],
    [t('Audience'), source_id === '' ? '' : source_name || t(SOURCE_WORDS[source])],
    [t('Daily budget'), a_day ? money(a_day, currency) : ''],
    [
      t('Dates'),
      starts_on === ''
        ? ''
        : [
            dateRange(starts_on, ends_on === '' ? null : ends_on),
            ...(days !== null && days > 0 ? [t('{{count}} days', { count: days })] : []),
          ].join(' · '),
    ],
    [t('Ad sets'), source === 'plan' ? t('As the plan says') : t(SPLIT_WORDS[split])],
    [t('Creatives'), creative_ids.length === 0 ? '' : String(creative_ids.length)],
  ]
  return (
    <section
      aria-label={t('So far')}
      className="grid gap-3 rounded-card border border-line bg-raised p-4 text-13 shadow-card"
    >
      <h2 className="font-strong text-14">{t('So far')}</h2>
      <dl className="tabular grid gap-2">
        {lines.map(([term, words]) => (
          <div key={term} className="grid">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-break-word">{words === '' ? '–' : words}</dd>
          </div>
        ))}
      </dl>
      <p className="tabular grid border-line border-t pt-3">
        <span className="text-muted">{t('It can spend at most')}</span>
        <span className="font-strong text-20">{most === null ? '–' : money(most, currency)}</span>
      </p>
    </section>
  )
}
