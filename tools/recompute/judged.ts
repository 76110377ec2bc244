/** docs/methods/judged.md: shares as they are likely to be if errors of judgement are counted in. */
type Errors = Record<string, Record<string, number>>

const GENDERS: Errors = {
  brand: { brand: 701, female: 21, male: 18 },
  female: { brand: 20, female: 585, male: 20 },
  male: { brand: 22, female: 49, male: 288 },
}
/** There, told so, told so though elsewhere; of 3,549 in all. */
const COUNTRIES: Record<string, [number, number, number]> = {
  US: [2464, 2325, 35],
  GB: [418, 390, 65],
  IT: [267, 258, 2],
  CA: [94, 94, 5],
  IN: [56, 48, 8],
  AU: [42, 39, 5],
  IE: [36, 17, 5],
}
const LOCATIONS = 3549
const Z = 1.959963984540054
const NOT_MEASURED = { corrected_share: null, corrected_interval: null }

type Row = { value: string; count: number }

export function corrected(kind: 'gender' | 'country', rows: readonly Row[], known: number) {
  return (value: string) => {
    if (kind === 'gender') return value in GENDERS ? likely(GENDERS, genderCounts(rows, known), value) : NOT_MEASURED
    const measured = COUNTRIES[value]
    if (!measured) return NOT_MEASURED
    const [there, right, wrongly] = measured
    const errors = {
      here: { here: right, away: there - right },
      away: { here: wrongly, away: LOCATIONS - there - wrongly },
    }
    const { count } = rows.find((row) => row.value === value)!
    return likely(errors, { here: count, away: known - count }, 'here')
  }
}

function genderCounts(rows: readonly Row[], known: number): Record<string, number> {
  const counts = Object.fromEntries(rows.map(({ value, count }) => [value, count]))
  const untold = Object.keys(GENDERS).filter((gender) => counts[gender] === undefined)
  const rest = known - rows.reduce((sum, { count }) => sum + count, 0)
  return Object.fromEntries(Object.keys(GENDERS).map((gender) => [gender, counts[gender] ?? rest / untold.length]))
}

/**
 * The row of the inverse that belongs to the value says how its share follows from what is told: `weights`. All that
 * varies, what was drawn and each row of what was measured, enters by these weights.
 */
function likely(errors: Errors, counts: Record<string, number>, value: string) {
  const values = Object.keys(errors)
  const n = values.reduce((sum, one) => sum + counts[one]!, 0)
  const told = values.map((one) => (counts[one]! + Z ** 2 / values.length) / (n + Z ** 2))
  const sizes = values.map((label) => values.reduce((sum, one) => sum + errors[label]![one]! + 1, 0))
  const chances = values.map((label, at) => values.map((one) => (errors[label]![one]! + 1) / sizes[at]!))
  const weightsOf = (at: number) =>
    solved(
      chances,
      values.map((_, to) => (to === at ? 1 : 0)),
    )
  const truth = values.map((_, at) => sum(weightsOf(at), told))
  const at = values.indexOf(value)
  const variedBy = (weights: number[], shares: number[], of: number) =>
    (sum(
      weights.map((weight) => weight ** 2),
      shares,
    ) -
      sum(weights, shares) ** 2) /
    of
  const variance = (of: number) => {
    const weights = weightsOf(of)
    return chances.reduce(
      (total, row, label) => total + truth[label]! ** 2 * variedBy(weights, row, sizes[label]!),
      variedBy(weights, told, n + Z ** 2),
    )
  }
  if (truth.some((share, of) => share + Z * Math.sqrt(variance(of)) <= 0)) return NOT_MEASURED
  const half = Z * Math.sqrt(variance(at))
  const cut = (share: number) => Math.min(1, Math.max(0, share))
  return { corrected_share: cut(truth[at]!), corrected_interval: [cut(truth[at]! - half), cut(truth[at]! + half)] }
}

const sum = (a: number[], b: number[]) => a.reduce((total, one, at) => total + one * b[at]!, 0)

/** By Cramer's rule: what, weighed by each row, gives the wanted. */
function solved(rows: number[][], wanted: number[]): number[] {
  const whole = determinant(rows)
  return wanted.map(
    (_, column) =>
      determinant(rows.map((row, at) => row.map((cell, to) => (to === column ? wanted[at]! : cell)))) / whole,
  )
}

function determinant(rows: number[][]): number {
  if (rows.length === 1) return rows[0]![0]!
  return rows[0]!.reduce(
    (total, cell, at) =>
      total +
      (at % 2 === 0 ? 1 : -1) * cell * determinant(rows.slice(1).map((row) => row.filter((_, to) => to !== at))),
    0,
  )
}
