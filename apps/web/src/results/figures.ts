import { decimalsOf, type MeasuredDelivery } from '@starling/contract/browser'
import { currency, fullNumber, type TextKey } from '@starling/text'

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

/** A cost with its 95 % interval; without an upper end while there is no result. */
export function costWords(
  { cost_micro, cost_interval }: MeasuredDelivery,
  code: string,
): { value: string; range: string | null } {
  if (!cost_interval) return { value: '–', range: null }
  const [low, high] = cost_interval
  const range = high === null ? `> ${money(low, code)}` : `${money(low, code)}–${money(high, code)}`
  return { value: cost_micro === null ? '–' : money(cost_micro, code), range }
}

const percent = (share: number) => `${fullNumber(Math.round(share * 1000) / 10)}%`
/** A small share: two decimals where one would say nothing. */
const finePercent = (share: number) => (share < 0.01 ? `${(share * 100).toFixed(2)}%` : percent(share))

export const rateWords = ({ rate, rate_interval }: MeasuredDelivery): { value: string; range: string | null } =>
  rate === null || !rate_interval
    ? { value: '–', range: null }
    : { value: finePercent(rate), range: `${finePercent(rate_interval[0])}–${finePercent(rate_interval[1])}` }

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
