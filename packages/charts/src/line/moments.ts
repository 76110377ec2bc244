import type { AnyRow, ColumnKind } from '@starling/sections'
import { numberAt } from '../row.ts'

/** A day and a half: where clocks change, a day has up to 25 hours. */
const NEXT_DAY = 86_400 * 1.5

/** Where each row lies in time, from 0 to 1; in their order where times are missing or turned round. */
export function placesInTime(rows: readonly AnyRow[], column: string): number[] {
  const times = rows.map((row) => numberAt(row, column) ?? Number.NaN)
  const [first, last] = [times[0]!, times.at(-1)!]
  if (rows.length === 1) return [0.5]
  const inOrder = times.every((time, at) => at === 0 || time > times[at - 1]!)
  return times.map((time, at) => (inOrder ? (time - first) / (last - first) : at / (rows.length - 1)))
}

/** Days of which nothing is known have no row: what lies on both sides of them is not one line. */
export const isNextDay = (rows: readonly AnyRow[], column: string, kind: ColumnKind) => (at: number) => {
  const [before, now] = [numberAt(rows[at - 1]!, column), numberAt(rows[at]!, column)]
  return kind !== 'day' || before === null || now === null || now - before < NEXT_DAY
}

type Run = readonly [from: number, to: number]

/** Stretches of rows that pass and follow each other, `to` not included. */
export function runsOf(
  rows: readonly AnyRow[],
  passes: (row: AnyRow) => boolean,
  follows: (at: number) => boolean,
): Run[] {
  const found: Run[] = []
  let from = -1
  rows.forEach((row, at) => {
    const isIn = passes(row)
    if (from >= 0 && !(isIn && follows(at))) {
      found.push([from, at])
      from = -1
    }
    if (isIn && from < 0) from = at
  })
  if (from >= 0) found.push([from, rows.length])
  return found
}
