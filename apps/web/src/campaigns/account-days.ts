const DAY_MS = 86_400_000

/** How far a time zone is ahead of UTC at a moment. */
function aheadAt(ms: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(ms)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const there = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return there - Math.floor(ms / 1_000) * 1_000
}

/** As people write it. */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ')

/** When a day begins in the time zone of an ad account. */
export function dayBegins(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // What is ahead at the first guess may be otherwise at the day's own beginning: the clock may have been set.
  return utc - aheadAt(utc - aheadAt(utc, zone), zone)
}
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** Which day it is there. */
export const dayAt = (ms: number, zone: string): string => new Date(ms + aheadAt(ms, zone)).toISOString().slice(0, 10)

/** From the first day on, at once if that has begun, to the end of the last. */
export function spanOf(starts_on: string, ends_on: string, zone: string, now: number) {
  const starts = Math.max(dayBegins(starts_on, zone), now)
  return {
    starts_at: new Date(starts).toISOString(),
    ends_at: ends_on === '' ? null : new Date(dayBegins(dayAfter(ends_on), zone)).toISOString(),
  }
}
/** The days that a span takes, both included. */
export const daysOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }, zone: string) => ({
  starts_on: dayAt(Date.parse(starts_at), zone),
  ends_on: ends_at === null ? '' : dayAt(Date.parse(ends_at) - 1, zone),
})
