import { type ForecastRange, mapRange, rangeOfPast, without } from './range.ts'
import { metByChance } from './spread.ts'

/** What a campaign is for, as X calls it. */
export const RESULT_OBJECTIVES = [
  'REACH',
  'ENGAGEMENTS',
  'WEBSITE_CLICKS',
  'FOLLOWERS',
  'VIDEO_VIEWS',
  'PREROLL_VIEWS',
  'APP_INSTALLS',
  'APP_ENGAGEMENTS',
] as const
export type ResultObjective = (typeof RESULT_OBJECTIVES)[number]

/** The metric of X's reports that a campaign of this objective is for: its results. */
export const RESULT_METRIC: Record<ResultObjective, string> = {
  REACH: 'impressions',
  ENGAGEMENTS: 'engagements',
  WEBSITE_CLICKS: 'url_clicks',
  FOLLOWERS: 'follows',
  VIDEO_VIEWS: 'video_total_views',
  PREROLL_VIEWS: 'video_total_views',
  APP_INSTALLS: 'app_clicks',
  APP_ENGAGEMENTS: 'app_clicks',
}

/** What has to be assumed to tell a budget's worth, each as a range of 80 %. */
export type ForecastPrice = {
  currency: string
  /** What a thousand views cost, in micro of the currency. */
  per_thousand_micro: ForecastRange
  /** Results of a thousand views. */
  results_per_thousand: ForecastRange
  /** Which share of a budget X spends where there are people enough to show to. */
  spent_share: ForecastRange
  /** How often one person is shown an ad on one day where the budget does not end it. */
  views_a_day: ForecastRange
  /** People who were met, of those whom so many views would meet if each fell on anybody by chance. */
  met_share: ForecastRange
  /** `past`: campaigns of this ad account, so many; `market`: what is usual; `given`: somebody named the price. */
  source: 'past' | 'market' | 'given'
  campaigns: number
}

/** What one delivered campaign, or ad set, came to. */
export type PastDelivery = {
  /** People whom X estimated before. */
  people: number
  days: number
  /** For the whole time. */
  budget_micro: number
  spend_micro: number
  impressions: number
  /** As X reported it; null where it did not. */
  reach: number | null
  results: number
}

/** Dollars for a thousand views, and results of them: X publishes neither, so these are ours, and wide on purpose. */
const PER_THOUSAND: ForecastRange = { low: 2.4, mid: 5.5, high: 12.5 }
const RESULTS: Record<ResultObjective, ForecastRange> = {
  REACH: { low: 1_000, mid: 1_000, high: 1_000 },
  ENGAGEMENTS: { low: 9, mid: 20, high: 45 },
  WEBSITE_CLICKS: { low: 3, mid: 7, high: 16 },
  FOLLOWERS: { low: 0.8, mid: 2, high: 5 },
  VIDEO_VIEWS: { low: 90, mid: 200, high: 400 },
  PREROLL_VIEWS: { low: 90, mid: 200, high: 400 },
  APP_INSTALLS: { low: 2, mid: 5, high: 12 },
  APP_ENGAGEMENTS: { low: 2, mid: 5, high: 12 },
}
const SPENT: ForecastRange = { low: 0.75, mid: 0.9, high: 1 }
const VIEWS_A_DAY: ForecastRange = { low: 1, mid: 2, high: 3.5 }
/** Nobody outside X has seen more than the curve says; fewer are met where some of the people do not come by. */
const MET: ForecastRange = { low: 0.8, mid: 0.98, high: 1 }

/** What a dollar is, roughly: the range of the price is wider than these move in a year. */
const PER_DOLLAR: Record<string, number> = {
  USD: 1,
  ...{ EUR: 0.92, GBP: 0.79, CHF: 0.88, SEK: 10.5, NOK: 10.8, DKK: 6.9, PLN: 4, CZK: 23, TRY: 34, ZAR: 18 },
  ...{ JPY: 150, KRW: 1_350, CNY: 7.2, HKD: 7.8, TWD: 32, SGD: 1.34, THB: 34, IDR: 15_800, INR: 84, PHP: 58 },
  ...{ AUD: 1.52, NZD: 1.67, CAD: 1.37, MXN: 18, BRL: 5.4, AED: 3.67, SAR: 3.75, ILS: 3.7 },
}

/** Fewer views than this say little of what a thousand cost. */
const FEWEST_VIEWS = 1_000
/** A budget of which less than this was spent may not have been what ended the delivery. */
const BUDGET_HELD = 0.8

type PriceAsked = {
  objective: ResultObjective
  currency: string
  /** Delivered campaigns of this ad account and objective, the newest first. */
  past?: readonly PastDelivery[]
  /** What a thousand views cost, where somebody knows it. */
  per_thousand_micro?: number
}

/** The newest so many speak: prices of last year are no prices. */
const NEWEST = 60

/** What to assume, by what is known; null where the currency is unknown here and nothing else tells the price. */
export function priceOf({
  objective,
  currency,
  past = [],
  per_thousand_micro: given,
}: PriceAsked): ForecastPrice | null {
  const told = past.filter(({ impressions }) => impressions >= FEWEST_VIEWS).slice(0, NEWEST)
  const { true: open = [], false: ended = [] } = Object.groupBy(told, (one) => `${isEndedByPeople(one)}`)
  const cost = rangeOfPast(told.map(({ spend_micro, impressions }) => (spend_micro / impressions) * 1_000))
  const dollar = PER_DOLLAR[currency]
  const market = dollar === undefined ? null : mapRange(PER_THOUSAND, (value) => value * dollar * 1_000_000)
  const named = given === undefined ? null : { low: given, mid: given, high: given }
  const per_thousand_micro = named ?? cost ?? market
  if (!per_thousand_micro) return null
  return {
    currency,
    per_thousand_micro,
    results_per_thousand: (objective === 'REACH' ? null : resultsOfPast(told)) ?? RESULTS[objective],
    spent_share: rangeOfPast(ended.map(({ spend_micro, budget_micro }) => spend_micro / budget_micro)) ?? SPENT,
    views_a_day: rangeOfPast(open.map(viewsADay)) ?? VIEWS_A_DAY,
    met_share: rangeOfPast(told.flatMap((one) => metShareOf(one) ?? [])) ?? MET,
    source: named ? 'given' : cost ? 'past' : 'market',
    campaigns: cost ? told.length : 0,
  }
}

const viewsADay = ({ impressions, people, days }: PastDelivery): number => impressions / (people * days)

/** Money was left, and each of the people saw it as often as is usual; who saw it seldom had room for more of it. */
const isEndedByPeople = (one: PastDelivery): boolean =>
  one.spend_micro < one.budget_micro * BUDGET_HELD && viewsADay(one) >= VIEWS_A_DAY.low

/** What results of a thousand differ by; that counts scatter is drawn again, by how many there will be. */
function resultsOfPast(told: readonly PastDelivery[]): ForecastRange | null {
  const counts = told.map(({ results }) => Math.max(0.5, results))
  const range = rangeOfPast(counts.map((count, at) => (count / told[at]!.impressions) * 1_000))
  return range && without(counts.reduce((sum, count) => sum + 1 / count, 0) / counts.length, range)
}

const metShareOf = ({ reach, impressions, people }: PastDelivery): number | null =>
  reach === null || people <= 0 ? null : reach / metByChance(impressions, people)
