import type { MeasuredDelivery } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import type { ReactNode } from 'react'
import { SideScroll } from '../panels/index.ts'
import { costWords, fittingMoney, isOfViews, rateWords } from './figures.ts'
import { Measure } from './Measure.tsx'

type Row = MeasuredDelivery & { id: string; name: string; under?: ReactNode }

/** What parts of a campaign came to, side by side. */
export function DeliveryTable({
  first,
  currency,
  result,
  rows,
  last,
}: {
  /** What the rows are; the table is named after it. */
  first: string
  currency: string
  /** What a result is called. */
  result: string
  rows: readonly Row[]
  /** A column of one's own. */
  last?: { label: string; show: (id: string) => ReactNode }
}) {
  const { t } = useText()
  const head = 'px-3 py-2 text-right font-medium text-12 text-muted whitespace-nowrap'
  const cell = 'px-3 py-2 text-right align-top whitespace-nowrap'
  const spent = fittingMoney(
    rows.map(({ spend_micro }) => spend_micro),
    currency,
  )
  // Where the view itself is the result it is told once, and what a thousand of them cost.
  const areViews = rows.some(isOfViews) && rows.every((row) => row.results === row.impressions)
  return (
    <SideScroll label={first}>
      <table aria-label={first} className="w-full min-w-160 border-collapse text-13">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-3 text-left font-medium text-12 text-muted">
              {first}
            </th>
            <th scope="col" className={head}>
              {t('Spent')}
            </th>
            <th scope="col" className={head}>
              {t('Views')}
            </th>
            {!areViews && (
              <>
                <th scope="col" className={head}>
                  {result}
                </th>
                <th scope="col" className={head}>
                  {t('Per view')}
                </th>
              </>
            )}
            <th scope="col" className={head}>
              {areViews ? t('Cost of views') : t('Cost of a result')}
            </th>
            {last && (
              <th scope="col" className={head}>
                {last.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row" className="wrap-break-word min-w-40 py-2 pr-3 text-left align-top font-normal">
                {row.name}
                {row.under && <span className="block text-12 text-muted">{row.under}</span>}
              </th>
              <td className={`${cell} tabular`}>{spent[at]}</td>
              <td className={`${cell} tabular`}>{fullNumber(row.impressions)}</td>
              {!areViews && (
                <>
                  <td className={`${cell} tabular`}>{fullNumber(row.results)}</td>
                  <td className={cell}>
                    <Measure {...rateWords(row)} />
                  </td>
                </>
              )}
              <td className={cell}>
                <Measure {...costWords(row, currency)} />
              </td>
              {last && <td className={cell}>{last.show(row.id)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  )
}
