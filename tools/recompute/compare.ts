/** Two answers laid side by side: how many values were compared, and where they differ. */
export type Agreement = { values: number; differences: string[] }

const PRECISION = 1e-9
/** A difference below this is none, however small the numbers: chances far out in the tail. */
const NOTHING = 1e-300

export function compare(told: unknown, recomputed: unknown, at = ''): Agreement {
  if (Array.isArray(told) && Array.isArray(recomputed)) {
    const length = Math.max(told.length, recomputed.length)
    return gathered(Array.from({ length }, (_, index) => compare(told[index], recomputed[index], `${at}[${index}]`)))
  }
  if (isObject(told) && isObject(recomputed)) {
    const keys = [...new Set([...Object.keys(told), ...Object.keys(recomputed)])]
    return gathered(keys.map((key) => compare(told[key], recomputed[key], at === '' ? key : `${at}.${key}`)))
  }
  return {
    values: 1,
    differences: isSame(told, recomputed) ? [] : [`${at}: ${said(told)}, recomputed ${said(recomputed)}`],
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isSame(told: unknown, recomputed: unknown): boolean {
  if (typeof told !== 'number' || typeof recomputed !== 'number') return told === recomputed
  const apart = Math.abs(told - recomputed)
  return apart <= PRECISION * Math.max(Math.abs(told), Math.abs(recomputed)) || apart <= NOTHING
}

const gathered = (parts: Agreement[]): Agreement => ({
  values: parts.reduce((sum, { values }) => sum + values, 0),
  differences: parts.flatMap(({ differences }) => differences),
})

const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120))
