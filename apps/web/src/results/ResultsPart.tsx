import type { Campaign, CampaignStats } from '@starling/contract/browser'
import { fullNumber, timeAgo, useText } from '@starling/text'
import { Button, Progress } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { refused } from '../errors/index.ts'
import { Await, Panel } from '../panels/index.ts'
import { DaysChart } from './DaysChart.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import { costWords, money, RESULT_WORDS, rateWords } from './figures.ts'
import { statsOptions, useResultActs } from './queries.ts'

/** What X reported of a campaign: in all, by day and by ad set. */
export function ResultsPart({ campaign: { id, x_id } }: { campaign: Pick<Campaign, 'id' | 'x_id'> }) {
  const { t } = useText()
  const query = useQuery(statsOptions(id))
  const { read } = useResultActs(id)
  const ask = () => read.mutateAsync().then(undefined, refused)
  const read_at = query.data?.read_at
  return (
    <Panel
      title={t('Results')}
      about={t('As X reports them; the last three days are read again, since X corrects them. Intervals are at 95%.')}
      aside={
        x_id !== null && (
          <Button size="small" variant="secondary" disabled={read.isPending} onClick={ask}>
            {t('Read from X now')}
          </Button>
        )
      }
      foot={read_at && t('Read {{time}}', { time: timeAgo(read_at) })}
    >
      <Await<CampaignStats> query={query} name={id} height="h-40">
        {(stats) =>
          stats.days.length === 0 ? (
            <p className="text-14 text-muted">
              {t('X has reported nothing yet. It is asked every hour while it runs.')}
            </p>
          ) : (
            <Reported stats={stats} />
          )
        }
      </Await>
    </Panel>
  )
}

function Reported({ stats }: { stats: CampaignStats }) {
  const { t } = useText()
  const { total, currency, pace, ad_sets, result_metric } = stats
  const result = t(RESULT_WORDS[result_metric] ?? 'Results')
  const [cost, rate] = [costWords(total, currency), rateWords(total)]
  const figures = [
    { name: t('Spent'), value: money(total.spend_micro, currency), range: null },
    { name: t('Views'), value: fullNumber(total.impressions), range: null },
    // Where the view itself is the result it is told once, and what a thousand of them cost.
    ...(result_metric === 'impressions'
      ? [{ name: t('Cost of views'), ...cost }]
      : [
          { name: result, value: fullNumber(total.results), range: null },
          { name: t('Per view'), ...rate },
          { name: t('Cost of a result'), ...cost },
        ]),
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {figures.map(({ name, value, range }) => (
          <div key={name} className="grid content-start">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="tabular font-strong text-20">{value}</dd>
            {range && <dd className="tabular text-12 text-muted">{range}</dd>}
          </div>
        ))}
      </dl>
      {pace && (
        <div className="grid gap-1">
          <p className="tabular text-13">
            {t('{{spent}} of {{budget}} spent; by now it would be {{expected}} if spent evenly', {
              spent: money(pace.spent_micro, currency),
              budget: money(pace.budget_micro, currency),
              expected: money(pace.expected_micro, currency),
            })}
          </p>
          <Progress label={t('Spent of the budget')} share={pace.spent_micro / pace.budget_micro} />
        </div>
      )}
      <DaysChart stats={stats} />
      <DeliveryTable
        first={t('By ad set')}
        currency={currency}
        result={result}
        rows={ad_sets.map((set) => ({
          ...{ ...set, id: set.ad_set_id },
          under: set.is_on ? undefined : t('Off'),
        }))}
      />
    </div>
  )
}
