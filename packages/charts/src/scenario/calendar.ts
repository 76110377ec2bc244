import { type Drawing, type Mark, seriesTone } from '../drawing.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { besides, type ScenarioDrawing } from './reach-bars.ts'
import type { ScenarioShown } from './scenario.ts'
import { amountText } from './words.ts'

const DAY_MS = 86_400_000
const ROW = 44
const LINE = 16
const BAR = 14
const SPEND = 72
const AXIS = 24
const BETWEEN_DAYS = 28

/** The days from left to right: when each audience runs, and what is spent on each day. */
export function drawCalendar(scenario: ScenarioShown, { width, say, measure }: ScenarioDrawing): Drawing {
  const { starts_on, ends_on, days, parts, calendar, currency } = scenario
  const first = Date.parse(starts_on)
  const left = (day: string) => (((Date.parse(day) - first) / DAY_MS) * width) / Math.max(1, days)
  const money = (micro: number) => amountText(micro, currency, say)
  const spans = parts.map((part) =>
    say.t('{{from}} to {{to}}', { from: say.shortDate(part.starts_on), to: say.shortDate(part.ends_on) }),
  )
  const isStacked = parts.some(({ name }, at) => besides(name, spans[at]!, measure) > width)
  const high = ROW + (isStacked ? LINE : 0)
  const rows = parts.flatMap((part, row): Mark[] => {
    const top = row * high
    const bar = top + high - 24
    const when = spans[row]!
    const from = left(part.starts_on)
    const wide = Math.max(3, (part.days * width) / Math.max(1, days))
    const room = Math.ceil(measure(when, styleOf('axis'))) + 2
    const beside = { x: width, y: top + 13, box: room, anchor: 'end' } as const
    const under = { x: 0, y: top + 13 + LINE, box: width } as const
    return [
      write(part.name, { x: 0, y: top + 13, box: isStacked ? width : width - room - 12, role: 'label', row }, measure),
      write(when, { ...(isStacked ? under : beside), role: 'axis', tone: 'muted', row }, measure),
      { kind: 'rect', tone: 'line', x: 0, y: bar, width, height: BAR, radius: 4 },
      {
        kind: 'rect',
        tone: seriesTone(row),
        x: from,
        y: bar,
        width: wide,
        height: BAR,
        radius: 4,
        row,
        say: [part.name, when],
      },
    ]
  })
  const top = parts.length * high + 22
  const most = Math.max(1, ...calendar.map(({ spend_micro }) => spend_micro))
  const bottom = top + SPEND
  const column = width / Math.max(1, calendar.length)
  const gap = column > 6 ? 2 : 0
  const columns = calendar.map(({ day, spend_micro }, at): Mark => {
    const height = (spend_micro / most) * SPEND
    const told = [say.shortDate(day), money(spend_micro)]
    return {
      kind: 'rect',
      tone: 'audience',
      opacity: 0.6,
      x: at * column,
      y: bottom - height,
      width: Math.max(1, column - gap),
      height,
      row: parts.length + at,
      value: spend_micro,
      say: told,
    }
  })
  const heading = say.t('Spent on a day, {{most}} at most', { most: money(most) })
  const marks: Mark[] = [
    ...rows,
    write(heading, { x: 0, y: top - 8, box: width, role: 'axis', tone: 'muted' }, measure),
    ...columns,
    { kind: 'line', tone: 'line-strong', from: [0, bottom], to: [width, bottom], width: 1 },
    ...dayTicks({ starts_on, days }, bottom, { width, say, measure }),
  ]
  return {
    width,
    height: bottom + AXIS,
    title: say.t('Calendar'),
    description: say.t('{{from}} to {{to}}', { from: say.shortDate(starts_on), to: say.shortDate(ends_on) }),
    marks,
    left_out: 0,
  }
}

/** As many days as there is room for, the first always. */
function dayTicks(
  { starts_on, days }: { starts_on: string; days: number },
  bottom: number,
  { width, say, measure }: ScenarioDrawing,
): Mark[] {
  const textAt = (at: number) => say.shortDate(new Date(Date.parse(starts_on) + at * DAY_MS).toISOString().slice(0, 10))
  const wide = Math.ceil(measure(textAt(0), styleOf('axis'))) + 12
  const step = Math.max(1, Math.ceil(days / Math.max(1, Math.floor(width / (wide + BETWEEN_DAYS)))))
  const marks: Mark[] = []
  for (let at = 0; at < days; at += step) {
    const x = (at * width) / Math.max(1, days)
    if (x + wide > width) break
    marks.push(write(textAt(at), { x, y: bottom + 18, box: wide, role: 'axis', tone: 'faint' }, measure))
  }
  return marks
}
