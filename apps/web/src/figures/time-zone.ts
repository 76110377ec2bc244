import { offsetName } from '@starling/sections/names'
import { dateFormat, type Language } from '@starling/text'

const MINUTE_MS = 60_000

/** Minutes that this browser's clock is ahead of UTC. */
export const ownOffset = (now = new Date()): number => -now.getTimezoneOffset()

/** "Asia/Tokyo (UTC+9)". */
export function ownZoneName(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const offset = offsetName(ownOffset())
  return !timeZone || timeZone === 'UTC' ? offset : `${timeZone} (${offset})`
}

/** Offered beside the browser's own: one for each large market, by its standard time. */
export const OFFSETS: readonly { minutes: number; place: string }[] = [
  { minutes: -480, place: 'America/Los_Angeles' },
  { minutes: -300, place: 'America/New_York' },
  { minutes: -180, place: 'America/Sao_Paulo' },
  { minutes: 0, place: 'Europe/London' },
  { minutes: 60, place: 'Europe/Paris' },
  { minutes: 180, place: 'Asia/Riyadh' },
  { minutes: 330, place: 'Asia/Kolkata' },
  { minutes: 480, place: 'Asia/Singapore' },
  { minutes: 540, place: 'Asia/Tokyo' },
  { minutes: 600, place: 'Australia/Sydney' },
]

/** Of `datetime-local`: the clock on this wall. */
export function toLocalInput(seconds: number): string {
  const date = new Date(seconds * 1000)
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}

export function fromLocalInput(text: string): number | null {
  const time = new Date(text).getTime()
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}

/** When a moment was, with the zone it is told in: "2026 Nov 15, 14:07 GMT+9". */
export function zoneShort(language: Language, at = new Date()): string {
  const parts = dateFormat(language, { timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? offsetName(ownOffset(at))
}
