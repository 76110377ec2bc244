import type { AnyRow } from '@starling/sections'
import { numberAt } from '../row.ts'

/** A line that would lie flat on the floor beside another, this many times higher, gets a floor of its own. */
const TIMES_HIGHER = 8

/** Values that can share an axis, the first panel with the first value. */
export function panelsOf(rows: readonly AnyRow[], values: readonly string[]): string[][] {
  const panels: { most: number; values: string[] }[] = []
  for (const value of values) {
    const most = Math.max(0, ...rows.map((row) => Math.abs(numberAt(row, value) ?? 0)))
    const fitting = panels.find(
      (panel) =>
        most === 0 || panel.most === 0 || (panel.most < most * TIMES_HIGHER && most < panel.most * TIMES_HIGHER),
    )
    if (fitting) {
      fitting.values.push(value)
      fitting.most = Math.max(fitting.most, most)
    } else panels.push({ most, values: [value] })
  }
  return panels.map((panel) => panel.values)
}
