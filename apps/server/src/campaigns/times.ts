import { AppError } from '@starling/contract'
import { refuseFarDays } from '../audiences/index.ts'

type Times = { starts_at: Date; ends_at: Date | null }

export function checkTimes({ starts_at, ends_at }: Times, now: Date, before?: Times): void {
  refuseFarDays({ starts_at, ends_at }, now, before)
  if (ends_at && ends_at <= starts_at) {
    throw new AppError('invalid', { fields: { ends_at: [{ code: 'ends_before' }] } })
  }
}

/** So many days later by the clocks of a place, at the same time of the day. */
export function daysLater(moment: Date, days: number, timezone: string): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment)
  const into = moment.getTime() - midnightIn(day, timezone).getTime()
  return new Date(midnightIn(day, timezone, days).getTime() + into)
}

const HOUR_MS = 3_600_000
/** When a day begins at a place, or the day so many days later. */
export function midnightIn(day: string, timezone: string, later = 0): Date {
  const wanted = new Date(`${day}T00:00:00Z`)
  wanted.setUTCDate(wanted.getUTCDate() + later)
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: timezone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions)
  const wallAt = (moment: number) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`)
  }
  // Twice, as the clock may be put on or back between the first guess and the day itself.
  let moment = wanted.getTime()
  for (let round = 0; round < 2; round++) moment -= wallAt(moment) - wanted.getTime()
  // Where a clock skips midnight, the day begins an hour later.
  return new Date(wallAt(moment) < wanted.getTime() ? moment + HOUR_MS : moment)
}
