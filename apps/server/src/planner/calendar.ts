import type { CalculatedPart, CampaignCalculation } from '@starling/contract'
import { dayAfter, daysIn, isWithin } from './days.ts'

type Days = { starts_on: string; ends_on: string }

/** What falls on the day at this place of so many: whole numbers that come to the whole. */
const onDay = (whole: number, days: number, at: number): number =>
  Math.floor((whole * (at + 1)) / days) - Math.floor((whole * at) / days)

/** What is spent and shown on each day. */
export function calendarOf(campaign: Days, parts: readonly CalculatedPart[]): CampaignCalculation['calendar'] {
  return Array.from({ length: daysIn(campaign) }, (_, at) => {
    const day = dayAfter(campaign.starts_on, at)
    const running = parts.filter((part) => part.budget && isWithin(day, part))
    const sum = (of: (part: CalculatedPart) => number) =>
      running.reduce((all, part) => {
        const place = daysIn({ starts_on: part.starts_on, ends_on: day }) - 1
        return all + onDay(Math.round(of(part)), part.days, place)
      }, 0)
    return { day, spend_micro: sum(({ budget }) => budget!.mid), views: sum(({ views }) => views?.mid ?? 0) }
  })
}
