import type { Campaign, CampaignForecast, CampaignReach } from '@starling/contract/browser'
import { fullNumber, shortNumber, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Await, Panel } from '../panels/index.ts'
import { money } from './figures.ts'
import { reachOptions } from './queries.ts'

/** Whom it reaches: as X estimates, as its budget lets expect with what that rests on, and as X counted. */
export function ForecastPart({ campaign: { id, objective } }: { campaign: Pick<Campaign, 'id' | 'objective'> }) {
  const { t } = useText()
  const query = useQuery(reachOptions(id))
  return (
    <Panel title={t('Reach and forecast')} about={t('Ranges hold what comes in 80 of 100 campaigns.')}>
      <Await<CampaignReach> query={query} name={id} height="h-32">
        {({ estimate, forecast, measured }) => (
          <div className="grid gap-3 text-14">
            {measured && (
              <p className="tabular">
                {t('{{n}} people saw it so far, {{times}} times each', {
                  ...{ n: fullNumber(measured.reach), times: fullNumber(measured.frequency) },
                })}
              </p>
            )}
            <p className="tabular">
              {estimate
                ? t('X estimates {{low}} to {{high}} people', {
                    ...{ low: fullNumber(estimate.min), high: fullNumber(estimate.max) },
                  })
                : t('X gives no estimate: nothing says whom to reach, or the ad account is not open.')}
            </p>
            {forecast && <Expected forecast={forecast} isOfViews={objective === 'REACH'} />}
          </div>
        )}
      </Await>
    </Panel>
  )
}

type Range = CampaignForecast['reach']
const ofThousand = ({ low, mid, high }: Range): Range => ({ low: low * 1_000, mid: mid * 1_000, high: high * 1_000 })
function Expected({ forecast, isOfViews }: { forecast: CampaignForecast; isOfViews: boolean }) {
  const { t } = useText()
  const count = ({ low, high }: Range) => `${shortNumber(low)}–${shortNumber(high)}`
  const cash = ({ low, high }: Range) => `${money(low, forecast.currency)}–${money(high, forecast.currency)}`
  const times = ({ low, high }: Range) => `${fullNumber(low)}–${fullNumber(high)}`
  const figures = [
    { name: t('Different people'), value: count(forecast.reach) },
    { name: t('Times each'), value: times(forecast.frequency) },
    { name: t('Views'), value: count(forecast.impressions) },
    ...(isOfViews
      ? [{ name: t('Cost of 1,000 views'), value: cash(ofThousand(forecast.cost_per_result_micro)) }]
      : [
          { name: t('Results'), value: count(forecast.results) },
          { name: t('Cost of a result'), value: cash(forecast.cost_per_result_micro) },
        ]),
    { name: t('Spent'), value: cash(forecast.spend_micro) },
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="tabular font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      {forecast.limited_by === 'people' && (
        <p className="text-13">{t('The people end it before the budget does: more money would not reach more.')}</p>
      )}
      <details className="text-13 text-muted">
        <summary className="cursor-pointer">{t('What the ranges rest on')}</summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {forecast.assumptions.map((one) => (
            <li key={one.assumed} className="tabular">
              <Assumed {...one} currency={forecast.currency} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Assumed({
  assumed,
  range,
  source,
  campaigns,
  currency,
}: CampaignForecast['assumptions'][number] & { currency: string }) {
  const { t } = useText()
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const plain = { low: fullNumber(range.low), high: fullNumber(range.high) }
  switch (assumed) {
    case 'people':
      return t('{{low}} to {{high}} people, as X estimates', plain)
    case 'price': {
      const cost = { low: money(range.low, currency), high: money(range.high, currency) }
      return source === 'past'
        ? t('A thousand views cost {{low}} to {{high}}, as in {{n}} campaigns of this ad account', {
            ...cost,
            n: campaigns ?? 0,
          })
        : t(
            'A thousand views cost {{low}} to {{high}}: our assumption, until this ad account has campaigns that are over',
            cost,
          )
    }
    case 'spent_share':
      return t('X spends {{low}} to {{high}} of a budget', { low: percent(range.low), high: percent(range.high) })
    case 'views_a_day':
      return t('One person sees it {{low}} to {{high}} times a day at most', plain)
    case 'frequency_cap':
      return t('Nobody is shown it more than {{n}} times in all', { n: plain.high })
    case 'by_chance':
      return t('Views fall on people by chance; {{low}} to {{high}} of those whom that would meet are met', {
        ...{ low: percent(range.low), high: percent(range.high) },
      })
    case 'results_per_thousand':
      return t('A thousand views bring {{low}} to {{high}} results', plain)
  }
}
