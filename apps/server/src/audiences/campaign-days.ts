import { AppError, type Fields } from '@starling/contract'

/** In the year in which X began; and nobody plans further ahead. */
const FIRST = '2006-01-01'
const YEARS_AHEAD = 10

type Days = { [field: string]: string | Date | null | undefined }
const dayOf = (moment: Days[string]) => (moment instanceof Date ? moment.toISOString() : moment)?.slice(0, 10)

/** Days on which no campaign runs. What was kept like that before may stay as it is. */
export function refuseFarDays(given: Days, now: Date, before: Days = {}): void {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_AHEAD)
  const last = dayOf(end)!
  const fields: Fields = {}
  for (const [field, moment] of Object.entries(given)) {
    const day = dayOf(moment)
    if (day === undefined || day === dayOf(before[field]) || (FIRST <= day && day <= last)) continue
    fields[field] = [{ code: 'far_day', values: { first: FIRST, last } }]
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}
