import type { Say } from '@starling/text'
import { type Drawing, type Mark, seriesTone } from '../drawing.ts'
import type { Measure } from '../text/style.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import type { RangeShown } from './scenario.ts'
import { countText, rangeText } from './words.ts'

export type ReachRow = { name: string; reach: RangeShown | null }
export type ScenarioDrawing = { width: number; say: Say; measure: Measure }

const ROW = 56
const BAR = 16
const END = 5

/** How many people each is likely to reach: a bar to the middle, a line from the low to the high end. */
export function drawReach(rows: readonly ReachRow[], { width, say, measure }: ScenarioDrawing): Drawing {
  const most = Math.max(1, ...rows.map(({ reach }) => reach?.high ?? 0))
  const right = width - 8
  const x = (value: number) => (value / most) * right
  const marks = rows.flatMap(({ name, reach }, row): Mark[] => {
    const top = row * ROW
    const figure = rangeText(reach, (value) => countText(value, say), say)
    const wide = Math.min(width * 0.62, Math.ceil(measure(figure, styleOf('figure'))) + 2)
    const told = [name, figure]
    const texts: Mark[] = [
      write(name, { x: 0, y: top + 16, box: width - wide - 12, role: 'label', row }, measure),
      write(figure, { x: width, y: top + 16, box: wide, role: 'figure', anchor: 'end', row }, measure),
    ]
    if (!reach) return texts
    const y = top + 26
    const middle = y + BAR / 2
    const at = { tone: 'text', row, width: 1.5 } as const
    return [
      ...texts,
      {
        kind: 'rect',
        tone: seriesTone(row),
        x: 0,
        y,
        width: Math.max(2, x(reach.mid)),
        height: BAR,
        radius: 3,
        row,
        value: reach.mid,
        say: told,
        opacity: 0.85,
      },
      { kind: 'line', from: [x(reach.low), middle], to: [x(reach.high), middle], ...at },
      { kind: 'line', from: [x(reach.low), middle - END], to: [x(reach.low), middle + END], ...at },
      { kind: 'line', from: [x(reach.high), middle - END], to: [x(reach.high), middle + END], ...at },
    ]
  })
  return {
    width,
    height: Math.max(1, rows.length) * ROW,
    title: say.t('People reached'),
    description: say.t('The bar ends at the middle of what is expected, the line holds 80 of 100 campaigns.'),
    marks,
    left_out: 0,
  }
}
