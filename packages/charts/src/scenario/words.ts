import { type CurrencyValue, currencyCode } from '@starling/catalog'
import type { Say, TextKey } from '@starling/text'
import type { AssumptionShown, PartShown, RangeShown, ScenarioShown, TotalShown } from './scenario.ts'

const MICRO = 1_000_000
const DASH = '–'

/** An amount of millionths; whole ones without decimals, as budgets are spoken of. */
export function amountText(micro: number, currency: string, say: Say): string {
  const code = currencyCode(currency as CurrencyValue)
  if (code === null) return say.fullNumber(micro / MICRO)
  return say.currency(micro / MICRO, code).replace(/[.,]00$/, '')
}

/** An amount that nobody gave: of a hundred and more its decimals say nothing. */
export const roughText = (micro: number, currency: string, say: Say): string =>
  amountText(micro >= 100 * MICRO ? Math.round(micro / MICRO) * MICRO : micro, currency, say)

export const countText = (value: number, say: Say): string => say.fullNumber(Math.round(value))
export const oneDecimal = (value: number, say: Say): string => say.fullNumber(Math.round(value * 10) / 10)
export const percentText = (share: number): string => `${Math.round(share * 100)}%`

/** The middle, and between what it lies; where nothing is uncertain the figure alone. */
export function rangeText(range: RangeShown | null, write: (value: number) => string, { t }: Say): string {
  if (!range) return DASH
  const [low, mid, high] = [write(range.low), write(range.mid), write(range.high)]
  return low === high ? mid : t('{{mid}} ({{low}} to {{high}})', { mid, low, high })
}

/** A range without its middle. */
export function spanText(range: RangeShown, write: (value: number) => string, { t }: Say): string {
  const [low, high] = [write(range.low), write(range.high)]
  return low === high ? low : t('{{from}} to {{to}}', { from: low, to: high })
}

export const OBJECTIVE_NAMES: Record<ScenarioShown['objective'], TextKey> = {
  REACH: 'More people reached',
  ENGAGEMENTS: 'More engagements',
  WEBSITE_CLICKS: 'More website clicks',
  VIDEO_VIEWS: 'More video views',
  FOLLOWERS: 'More followers',
}
/** What its results are, and what one of them costs. */
const RESULT_NAMES: Record<ScenarioShown['objective'], TextKey> = {
  REACH: 'Views',
  ENGAGEMENTS: 'Engagements',
  WEBSITE_CLICKS: 'Link clicks',
  VIDEO_VIEWS: 'Video views',
  FOLLOWERS: 'New followers',
}

/** One line of a scenario's figures: its name, what it says of all, and of each audience. */
export type FigureLine = { label: string; total: string; parts: string[] }

/** The figures of a scenario in words: the same on the screen, in the document and on slides. */
export function figureLines(scenario: ScenarioShown, say: Say): FigureLine[] {
  const { objective, currency, parts, total } = scenario
  const money = (micro: number) => amountText(micro, currency, say)
  const count = (value: number) => countText(value, say)
  // What was given is told to its last decimal.
  const budget = (micro: number) =>
    parts.some((part) => part.budget?.low !== part.budget?.high) ? roughText(micro, currency, say) : money(micro)
  type Figure = keyof TotalShown
  const line = (label: string, figure: Figure, write: (value: number) => string): FigureLine => ({
    label,
    total: rangeText(total[figure], write, say),
    parts: parts.map((part) => rangeText(part[figure], write, say)),
  })
  const own = (label: string, all: string, write: (part: PartShown) => string): FigureLine => ({
    label,
    total: all,
    parts: parts.map(write),
  })
  const result = say.t(RESULT_NAMES[objective])
  return [
    own(say.t('People on X'), DASH, (part) => peopleText(part, say)),
    line(say.t('Budget'), 'budget', budget),
    own(say.t('A day'), DASH, ({ daily_budget_micro }) =>
      daily_budget_micro === null ? DASH : money(daily_budget_micro),
    ),
    line(say.t('Likely to be spent'), 'spend', (micro) => roughText(micro, currency, say)),
    line(say.t('Views'), 'views', count),
    line(say.t('People reached'), 'reach', count),
    own(say.t('Share of its people'), DASH, ({ reach_share }) => rangeText(reach_share, percentText, say)),
    line(say.t('Views of each'), 'frequency', (value) => oneDecimal(value, say)),
    ...(objective === 'REACH'
      ? [line(say.t('Cost of 1,000 views'), 'cost_per_result', (micro) => money(micro * 1_000))]
      : [
          line(result, 'results', count),
          line(say.t('Cost of one: {{what}}', { what: result }), 'cost_per_result', money),
        ]),
  ]
}

export function peopleText({ people, people_of }: Pick<PartShown, 'people' | 'people_of'>, say: Say): string {
  if (people === null) return DASH
  const n = countText(people, say)
  return people_of === 'known' ? say.t('{{n}}, as many as are known here', { n }) : n
}

const SOURCES: Record<NonNullable<AssumptionShown['source']>, TextKey> = {
  past: 'from campaigns of this ad account',
  market: 'what is usual',
  given: 'as you gave it',
  counted: 'counted here',
  unknown: 'not known',
}

/** Each in a sentence, with its range and where it is from. */
export function assumptionLines({ assumptions, currency, objective }: ScenarioShown, say: Say): string[] {
  // Where the view is the result, a thousand of them bring a thousand.
  const told = assumptions.filter(({ assumed }) => objective !== 'REACH' || assumed !== 'results_per_thousand')
  return told.map((one) => {
    const said = assumptionText(one, currency, say)
    return one.source && one.assumed !== 'overlap' ? `${said} (${say.t(SOURCES[one.source])})` : said
  })
}

function assumptionText({ assumed, range }: AssumptionShown, currency: string, say: Say): string {
  const { t } = say
  const span = (write: (value: number) => string) => (range ? spanText(range, write, say) : DASH)
  switch (assumed) {
    case 'price':
      return t('1,000 views cost {{range}}', { range: span((micro) => amountText(micro, currency, say)) })
    case 'spent_share':
      return t('X spends {{range}} of a budget', { range: span(percentText) })
    case 'views_a_day':
      return t('One person is shown it {{range}} times a day at most', { range: span((one) => oneDecimal(one, say)) })
    case 'frequency_cap':
      return t('Nobody is shown it more than {{n}} times in all', { n: span((one) => oneDecimal(one, say)) })
    case 'by_chance':
      return t('Views fall on people by chance; {{range}} of those are met', { range: span(percentText) })
    case 'results_per_thousand':
      return t('1,000 views bring {{range}} results', { range: span((one) => oneDecimal(one, say)) })
    case 'overlap':
      return range
        ? t('{{share}} of the people are in two audiences and count once', { share: percentText(range.mid) })
        : t('Who is in two audiences is counted twice: how many are is not known')
    case 'even_days':
      return t('Money is spent evenly over the days')
  }
}

/** What the ranges mean. */
export const certaintyText = ({ t }: Say): string =>
  t('Ranges hold the truth in about 80 of 100 campaigns; how they are made stands in the method “Forecast”.')
