const DAY_MS = 86_400_000

type Days = { starts_on: string; ends_on: string }

/** Both are among them. */
export const daysIn = ({ starts_on, ends_on }: Days): number =>
  Math.max(0, Math.round((Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS) + 1)

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const isWithin = (day: string, { starts_on, ends_on }: Days): boolean => starts_on <= day && day <= ends_on
