import { decimalsOf, type MeasuredDelivery } from '@starling/contract/browser'
import { currency, fullNumber, type TextKey, t } from '@starling/text'

const MICRO = 1_000_000

export const money = (micro: number, code: string): string => currency(micro / MICRO, code)

/**
 * Amounts that are parts of one sum, each to the smallest coin and together just what the sum is to it: what rounding
 * leaves goes to those that it took the most from.
 */
export function fittingMoney(micros: readonly number[], code: string): string[] {
  const coin = MICRO / 10 ** decimalsOf(code)
  const coins = micros.map((micro) => Math.floor(micro / coin))
  const left = Math.round(micros.reduce((sum, micro) => sum + micro, 0) / coin) - coins.reduce((sum, n) => sum + n, 0)
  const most = micros.map((micro, at) => ({ at, over: micro % coin })).toSorted((a, b) => b.over - a.over)
  for (const { at } of most.slice(0, left)) coins[at]! += 1
  return coins.map((n) => money(n * coin, code))
}
/** Where the view itself is the result, one costs less than a coin and a rate says nothing: a thousand are spoken of. */
export const isOfViews = ({ impressions, results }: MeasuredDelivery): boolean => results > 0 && results === impressions

/** A cost with its 95 % interval; without an upper end while there is no result. */
export function costWords(measured: MeasuredDelivery, code: string): { value: string; range: string | null } {
  const { cost_micro, cost_interval } = measured
  if (!cost_interval) return { value: '–', range: null }
  const [low, high] = cost_interval
  const of = isOfViews(measured) ? 1_000 : 1
  const cash = (micro: number) => money(micro * of, code)
  const range = high === null ? `> ${cash(low)}` : `${cash(low)}–${cash(high)}`
  const value = cost_micro === null ? '–' : cash(cost_micro)
  return { value: of === 1 ? value : t('{{cost}} per 1,000', { cost: value }), range }
}

const percent = (share: number) => `${fullNumber(Math.round(share * 1000) / 10)}%`
/** A small share: two decimals where one would say nothing. */
const finePercent = (share: number) => (share < 0.01 ? `${(share * 100).toFixed(2)}%` : percent(share))

export function rateWords(measured: MeasuredDelivery): { value: string; range: string | null } {
  const { rate, rate_interval } = measured
  return rate === null || !rate_interval || isOfViews(measured)
    ? { value: '–', range: null }
    : { value: finePercent(rate), range: `${finePercent(rate_interval[0])}–${finePercent(rate_interval[1])}` }
}

export const sureWords = (certainty: number): string => `${Math.min(99.9, Math.floor(certainty * 1000) / 10)}%`

/** What a result is, by X's name of it. */
export const RESULT_WORDS: Record<string, TextKey> = {
  impressions: 'Views',
  engagements: 'Engagements',
  url_clicks: 'Clicks on links',
  follows: 'Follows gained',
  video_total_views: 'Views of the video',
  app_clicks: 'App clicks',
}
