import { AppError, type Fields } from '@starling/contract'

/** In the year in which X began; and nobody plans further ahead. */
const FIRST = '2006-01-01'
const YEARS_AHEAD = 10

type Days<F extends string> = { [K in F]?: string | Date | null | undefined }
const dayOf = (moment: string | Date | null | undefined) =>
  (moment instanceof Date ? moment.toISOString() : moment)?.slice(0, 10)

/** Days on which no campaign runs. What was kept like that before may stay as it is. */
export function refuseFarDays<F extends string>(given: Days<F>, now: Date, before: Days<NoInfer<F>> = {}): void {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_AHEAD)
  const last = dayOf(end)!
  const fields: Fields = {}
  for (const field of Object.keys(given) as F[]) {
    const day = dayOf(given[field])
    if (day === undefined || day === dayOf(before[field]) || (FIRST <= day && day <= last)) continue
    fields[field] = [{ code: 'far_day', values: { first: FIRST, last } }]
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}
