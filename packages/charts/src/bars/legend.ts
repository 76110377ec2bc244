import { type AnyRow, areAlone, isAlone } from '@starling/sections'
import type { Mark } from '../drawing.ts'
import type { ChartTask } from '../options.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { aloneDash } from './marks.ts'

const SIGN = 18
const GAP = 16

/** What the hollow bars and the lines across the ends are; `taken` is where it ends. */
export function legend(
  top: number,
  shown: readonly AnyRow[],
  { chart, columns, words, width, measure }: ChartTask<'bars'>,
): { marks: Mark[]; taken: number } {
  const marks: Mark[] = []
  let x = 0
  const y = top + 16
  const add = (text: string, sign: (x: number) => Mark[]) => {
    const wide = Math.ceil(measure(text, styleOf('axis'))) + 1
    if (x + SIGN + 6 + wide > width) return
    marks.push(
      ...sign(x),
      write(text, { x: x + SIGN + 6, y: top + 20, box: wide, role: 'axis', tone: 'faint' }, measure),
    )
    x += SIGN + 6 + wide + GAP
  }
  if (chart.baseline !== undefined && !areAlone(shown)) {
    add(words.baseline, (from) => [
      { kind: 'rect', tone: 'baseline', x: from, y: y - 2.5, width: SIGN, height: 5, radius: 1.5, hollow: 1 },
    ])
  }
  if (chart.baseline !== undefined && shown.some(isAlone)) {
    add(words.alone, (from) => [aloneDash({ x: from, y })])
  }
  const interval = columns[chart.interval]
  if (interval) {
    const line = { kind: 'line', tone: 'text', width: 1.25, opacity: 0.7 } as const
    add(words.section(interval.label), (from) => [
      { ...line, from: [from, y], to: [from + SIGN, y] },
      { ...line, from: [from + 0.6, y - 3], to: [from + 0.6, y + 3] },
      { ...line, from: [from + SIGN - 0.6, y - 3], to: [from + SIGN - 0.6, y + 3] },
    ])
  }
  return { marks, taken: Math.max(0, x - GAP) }
}
