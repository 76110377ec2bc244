import { HOUR, weekday } from './calendar.ts'
import type { Random } from './random.ts'

/** When in the day a community posts, by the clock on its own wall. */
export type Hours = 'office' | 'evening' | 'night' | 'early'
/** Which days of the week, from Sunday to Saturday. */
export type Week = 'weekend' | 'weekday' | 'even' | 'match'

const HOURS: Record<Hours, number[]> = {
  office: [6, 3, 2, 2, 2, 4, 9, 20, 36, 46, 48, 46, 50, 46, 42, 40, 40, 42, 38, 34, 34, 32, 24, 14],
  evening: [16, 8, 4, 3, 2, 3, 7, 16, 24, 24, 24, 26, 36, 30, 26, 26, 30, 38, 48, 60, 70, 72, 58, 34],
  night: [52, 40, 26, 15, 8, 5, 6, 12, 16, 16, 18, 20, 28, 24, 22, 22, 26, 32, 40, 50, 60, 70, 74, 66],
  early: [4, 2, 2, 3, 8, 24, 48, 60, 54, 42, 34, 30, 38, 30, 26, 26, 28, 34, 38, 40, 38, 30, 18, 8],
}

const WEEKS: Record<Week, number[]> = {
  weekend: [1.4, 0.84, 0.82, 0.84, 0.88, 0.98, 1.36],
  weekday: [0.62, 1.12, 1.18, 1.18, 1.14, 1.06, 0.68],
  even: [1.06, 0.97, 0.96, 0.98, 0.98, 1.02, 1.05],
  match: [1.36, 0.86, 0.92, 1.06, 0.88, 0.92, 1.32],
}

export const weekFactor = (week: Week, day: number) => WEEKS[week][weekday(day)]!

const tables = new Map<string, Float64Array>()

function table(hours: Hours, offset: number): Float64Array {
  const key = `${hours}${offset}`
  const known = tables.get(key)
  if (known) return known
  const sums = new Float64Array(24)
  let sum = 0
  for (let hour = 0; hour < 24; hour++) {
    sum += HOURS[hours][(hour + Math.round(offset) + 48) % 24]!
    sums[hour] = sum
  }
  tables.set(key, sums)
  return sums
}

/** A moment of a UTC day, in milliseconds from its midnight, as likely as people at that offset are awake and posting. */
export function momentOfDay(random: Random, hours: Hours, offset: number): number {
  const sums = table(hours, offset)
  const at = random.float() * sums[23]!
  let hour = 0
  while (sums[hour]! <= at) hour++
  return hour * HOUR + random.below(HOUR)
}
