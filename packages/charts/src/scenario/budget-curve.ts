import type { Drawing, Mark, Point } from '../drawing.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { ticksOf } from '../ticks.ts'
import type { ScenarioDrawing } from './reach-bars.ts'
import type { ScenarioShown } from './scenario.ts'
import { amountText, countText, rangeText } from './words.ts'

const PLOT = 180
const AXIS = 44
const TOP = 12
const MICRO = 1_000_000

/** How the people reached grow with the money: the middle as a line, its range as a band, what is planned as a dot. */
export function drawBudgetCurve({ curve, total, currency }: ScenarioShown, look: ScenarioDrawing): Drawing {
  const { width, say, measure } = look
  const named = {
    width,
    title: say.t('Budget and people reached'),
    description: say.t('What more or less money would come to, each audience with its share.'),
    left_out: 0,
  }
  if (curve.length === 0) return { ...named, height: 1, marks: [] }
  const most = Math.max(...curve.map(({ reach }) => reach.high))
  const ticks = ticksOf(0, most, 4, true)
  const labels = ticks.map((tick) => say.shortNumber(tick))
  const left = Math.ceil(Math.max(...labels.map((text) => measure(text, styleOf('axis'))))) + 10
  const right = width - 8
  const bottom = TOP + PLOT
  const dearest = curve.at(-1)!.budget_micro
  const x = (micro: number) => left + (micro / dearest) * (right - left)
  const y = (people: number) => bottom - (people / ticks.at(-1)!) * PLOT
  const from: Point = [x(0), y(0)]
  const edge = (end: 'low' | 'high'): Point[] =>
    curve.map(({ budget_micro, reach }) => [x(budget_micro), y(reach[end])])
  const marks: Mark[] = [
    ...ticks.flatMap((tick, at): Mark[] => [
      {
        kind: 'line',
        tone: tick === 0 ? 'line-strong' : 'line',
        from: [left, y(tick)],
        to: [right, y(tick)],
        width: 1,
      },
      write(
        labels[at]!,
        { x: left - 8, y: y(tick) + 4, box: left - 8, role: 'axis', tone: 'faint', anchor: 'end' },
        measure,
      ),
    ]),
    { kind: 'area', tone: 'audience', opacity: 0.16, rings: [[from, ...edge('high'), ...edge('low').toReversed()]] },
    {
      kind: 'polyline',
      tone: 'audience',
      width: 2,
      points: [from, ...curve.map(({ budget_micro, reach }): Point => [x(budget_micro), y(reach.mid)])],
    },
    ...curve.map(({ budget_micro, reach }, row): Mark => {
      const told = [amountText(budget_micro, currency, say), rangeText(reach, (value) => countText(value, say), say)]
      const place = { x: x(budget_micro), y: y(reach.mid) }
      return { kind: 'circle', tone: 'audience', ...place, radius: 3, row, value: reach.mid, say: told }
    }),
    ...planned(total, { x, y }),
    ...budgetTicks(dearest, { x, bottom, currency }, look),
  ]
  return { ...named, height: bottom + AXIS, marks }
}

type Place = { x: (micro: number) => number; y: (people: number) => number }
const planned = ({ budget, reach }: ScenarioShown['total'], { x, y }: Place): Mark[] =>
  budget && reach ? [{ kind: 'circle', tone: 'text', x: x(budget.mid), y: y(reach.mid), radius: 6, hollow: 2 }] : []

function budgetTicks(
  dearest: number,
  { x, bottom, currency }: { x: (micro: number) => number; bottom: number; currency: string },
  { width, say, measure }: ScenarioDrawing,
): Mark[] {
  const wide = Math.ceil(measure(amountText(dearest, currency, say), styleOf('axis'))) + 16
  const count = Math.max(1, Math.min(5, Math.floor(width / (wide + 24))))
  const ticks = ticksOf(0, dearest / MICRO, count, dearest > 10 * MICRO).filter((tick) => tick * MICRO <= dearest)
  return [
    ...ticks.map((tick, at): Mark => {
      const text = amountText(Math.round(tick * MICRO), currency, say)
      const anchor = at === 0 ? 'start' : x(tick * MICRO) + wide / 2 > width ? 'end' : 'middle'
      return write(
        text,
        { x: x(tick * MICRO), y: bottom + 18, box: wide, role: 'axis', tone: 'faint', anchor },
        measure,
      )
    }),
    write(
      say.t('Budget'),
      { x: width, y: bottom + 38, box: width, role: 'axis', tone: 'muted', anchor: 'end' },
      measure,
    ),
  ]
}
