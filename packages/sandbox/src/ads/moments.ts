const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/

/** ISO 8601 with any offset (`Z -0800 +08:00 +08`) or a bare date; null for anything else. */
export function readMoment(text: string): Date | null {
  const found = ISO.exec(text.trim().replace(' ', '+'))
  if (!found) return null
  const [, day, minute = '00:00', second = '00', zone = 'Z'] = found
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const at = new Date(`${day}T${minute}:${second}${offset}`)
  // The 30th of February would roll over into March.
  const isDay = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || Number.isNaN(isDay.getTime())) return null
  return isDay.toISOString().startsWith(day!) ? at : null
}

/** `2017-07-10T16:00:00Z` */
export const writeMoment = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

const parts = new Map<string, Intl.DateTimeFormat>()

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function zoneOffset(zone: string, at: number): number {
  let format = parts.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    parts.set(zone, format)
  }
  const now = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(now.year!, now.month! - 1, now.day!, now.hour!, now.minute!, now.second!)
  return local - Math.floor(at / 1000) * 1000
}

/** Midnight of the day that a moment falls on in a time zone. */
export function midnightOf(zone: string, at: number): number {
  const day = Math.floor((at + zoneOffset(zone, at)) / DAY) * DAY
  const guess = day - zoneOffset(zone, day)
  return day - zoneOffset(zone, guess)
}
