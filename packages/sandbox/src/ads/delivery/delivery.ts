import { type Account, accountOf, type Call } from '../call.ts'
import { CAMPAIGNS, type Campaign } from '../entities/campaigns.ts'
import { fundingOf } from '../entities/funding.ts'
import type { LineItem } from '../entities/line-items.ts'
import { DAY, HOUR, midnightOf } from '../moments.ts'
import { chance, happened } from './chance.ts'
import { creativesOf } from './creatives.ts'
import { pricingOf } from './prices.ts'
import type { Home } from './response.ts'
import { type Stage, stageAt, stagesOf } from './stages.ts'
import { activeTimes, type Span } from './times.ts'

/** What one ad of a line item did in one hour. */
export type Shown = {
  hour: number
  creative_id: string
  what: string
  impressions: number
  billed: number
  spend: number
  /** Whom the ad spoke to, and how readily those reached answered it. */
  home: Home
  response: number
}

export type Delivery = { item: LineItem; campaign: Campaign; shown: Shown[]; reached: number[] }

/** How much of a day's reading falls into each hour of it. */
const CURVE = [2, 1, 1, 1, 1, 2, 4, 6, 6, 5, 4, 5, 6, 5, 4, 4, 5, 6, 7, 8, 8, 7, 5, 3]
const CURVE_SUM = CURVE.reduce((sum, part) => sum + part, 0)
/** How often a person sees the same ad on one day when nothing caps it. */
const DAILY_FREQUENCY = 3

/** All that a line item has done up to now; the same every time for the same targeting, budget and times. */
export function deliveryOf(call: Call, item: LineItem): Delivery {
  const campaign = call.records.get<Campaign>(CAMPAIGNS.path, item.campaign_id)!
  const stages = stagesOf(call, item, campaign)
  const shown: Shown[] = []
  const spans = activeTimes(call, item, campaign)
  if (spans.length > 0) simulate(call, item, stages, spans, shown)
  return { item, campaign, shown, reached: stages.at(-1)!.reached() }
}

function simulate(call: Call, item: LineItem, stages: Stage[], spans: Span[], shown: Shown[]) {
  const account = accountOf(call, item.account_id)
  const { currency } = fundingOf(call, stages[0]!.campaign.funding_instrument_id)
  const creatives = creativesOf(call, item)
  const now = call.now.getTime()
  let spentInAll = 0
  for (let day = midnightOf(account.timezone, spans[0]!.start); day < now; day = nextDay(account, day)) {
    let spent = 0
    for (let hour = day; hour < nextDay(account, day) && hour < now; hour += HOUR) {
      const share = shareOf(spans, hour) * CURVE[Math.floor((hour - day) / HOUR) % 24]!
      const here = creatives.filter(({ start, end }) => start < hour + HOUR && end > hour)
      if (share === 0 || here.length === 0) continue
      const stage = stageAt(stages, hour + HOUR)
      // Some days go better than others, yet never beyond the budget.
      const daily = dailyBudget(stage, spans[0]!.start) * (0.86 + 0.14 * chance('day', item.id, day))
      const left = Math.min(daily - spent, totalBudget(stage) - spentInAll - spent)
      const part = share / CURVE_SUM
      const perDay = stage.reached().length * frequencyOf(stage.item)
      const weights = here.map(({ id }) => 0.5 + chance('weight', id))
      const sum = weights.reduce((all, weight) => all + weight, 0)
      let spentNow = 0
      here.forEach(({ id, what, home }, at) => {
        const response = stage.response(home)
        const { price, rate, won } = pricingOf(stage.item, currency, response)
        // What was not spent before is caught up with over the rest of the day.
        const affordable = (left * Math.min(1, share / restOf(Math.floor((hour - day) / HOUR) % 24))) / price / rate
        const wanted = left <= 0 ? 0 : Math.min(affordable, perDay * won * part)
        const noise = 0.8 + 0.2 * chance('hour', id, hour)
        const impressions =
          wanted === 0 ? 0 : Math.floor((wanted * weights[at]! * noise) / sum + chance('part', id, hour))
        const billed =
          rate === 1 ? impressions : Math.min(impressions, happened(impressions * rate, 'billed', id, hour))
        const spend = Math.min(Math.floor(billed * price), Math.max(0, Math.floor(left - spentNow)))
        spentNow += spend
        if (impressions > 0) shown.push({ hour, creative_id: id, what, impressions, billed, spend, home, response })
      })
      spent += spentNow
    }
    spentInAll += spent
  }
}

/** How much of the day's reading is left from this hour on. */
const restOf = (hour: number) => CURVE.slice(hour).reduce((sum, part) => sum + part, 0)

const nextDay = ({ timezone }: Account, day: number) => midnightOf(timezone, day + DAY + 2 * HOUR)

const shareOf = (spans: Span[], hour: number) =>
  spans.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, hour + HOUR) - Math.max(start, hour)), 0) / HOUR

function frequencyOf({ frequency_cap, duration_in_days }: LineItem): number {
  return frequency_cap === null ? DAILY_FREQUENCY : Math.min(DAILY_FREQUENCY, frequency_cap / (duration_in_days ?? 1))
}

const totalBudget = ({ item, campaign }: Stage) =>
  Math.min(item.total_budget_amount_local_micro ?? Infinity, campaign.total_budget_amount_local_micro ?? Infinity)

/** The line item's own budget for a day, or its part of the campaign's, or the total spread over the flight. */
function dailyBudget({ item, campaign, siblings }: Stage, start: number): number {
  if (item.daily_budget_amount_local_micro !== null) return item.daily_budget_amount_local_micro
  if (campaign.daily_budget_amount_local_micro !== null) return campaign.daily_budget_amount_local_micro / siblings
  const own = item.total_budget_amount_local_micro
  const total = own ?? (campaign.total_budget_amount_local_micro ?? 0) / siblings
  const end = item.end_time ? Date.parse(item.end_time) : start + 30 * DAY
  return total / Math.max(1, Math.ceil((end - start) / DAY))
}
