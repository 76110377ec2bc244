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
const LINE = 18
const BAR = 16
const END = 5

/** How much room a name and its figure take on one line. */
export const besides = (name: string, figure: string, measure: Measure): number =>
  measure(name, styleOf('label')) + measure(figure, styleOf('figure')) + 16

/** How many people each is likely to reach: a bar to the middle, a line from the low to the high end. */
export function drawReach(rows: readonly ReachRow[], { width, say, measure }: ScenarioDrawing): Drawing {
  const most = Math.max(1, ...rows.map(({ reach }) => reach?.high ?? 0))
  const right = width - 8
  const x = (value: number) => (value / most) * right
  const figures = rows.map(({ reach }) => rangeText(reach, (value) => countText(value, say), say))
  // Where one does not fit beside its name, all stand under theirs: a figure is never cut.
  const isStacked = rows.some(({ name }, at) => besides(name, figures[at]!, measure) > width)
  const high = ROW + (isStacked ? LINE : 0)
  const marks = rows.flatMap(({ name, reach }, row): Mark[] => {
    const top = row * high
    const figure = figures[row]!
    const told = [name, figure]
    const wide = Math.ceil(measure(figure, styleOf('figure'))) + 2
    const texts: Mark[] = isStacked
      ? [
          write(name, { x: 0, y: top + 16, box: width, role: 'label', row }, measure),
          write(figure, { x: 0, y: top + 16 + LINE, box: width, role: 'figure', row }, measure),
        ]
      : [
          write(name, { x: 0, y: top + 16, box: width - wide - 12, role: 'label', row }, measure),
          write(figure, { x: width, y: top + 16, box: wide, role: 'figure', anchor: 'end', row }, measure),
        ]
    if (!reach) return texts
    const y = top + high - 30
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
    height: Math.max(1, rows.length) * high,
    title: say.t('People reached'),
    description: say.t('The bar ends at the middle of what is expected, the line holds 80 of 100 campaigns.'),
    marks,
    left_out: 0,
  }
}
