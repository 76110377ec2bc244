import type { AnyRow } from '@starling/sections'
import type { Mark } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { fade, kindOf, numberAt, sayRow, star } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'

const BARS = 130
const LINE = 28
const LEAST_COLUMN = 28
const MOST_COLUMN = 64
const MOST_COLUMNS = 15

const audiencesAt = (row: AnyRow, column: string): number[] => {
  const value = row[column]
  return Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one) && one >= 0) : []
}

/** Under each bar, dots say in which audiences its people are: in exactly these and no other. */
export function upset(task: ChartTask<'upset'>) {
  const { rows, chart, columns, width, format, words, measure, limit = MOST_COLUMNS } = task
  const audiences = [...new Set(rows.flatMap((row) => audiencesAt(row, chart.audiences)))].sort((a, b) => a - b)
  const names = audiences.map((at) => words.audience(at))
  const widest = Math.max(0, ...names.map((name) => measure(name, styleOf('label'))))
  const label = Math.min(Math.ceil(widest) + 1, width * 0.34, 200)
  const left = label + 16
  const figureOf = (row: AnyRow) => format.short(kindOf(columns, chart.value), row[chart.value]) + star(row, columns)
  const figures = Math.max(0, ...rows.map((row) => measure(figureOf(row), styleOf('axis'))))
  const room = Math.max(1, Math.floor((width - left) / Math.max(LEAST_COLUMN, figures + 6)))
  const shown = rows.slice(0, Math.min(limit, room))
  const across = Math.min(MOST_COLUMN, (width - left) / shown.length)
  const most = Math.max(0, ...shown.map((row) => numberAt(row, chart.value) ?? 0))
  const floor = BARS + 20
  const lineY = (at: number) => floor + 20 + at * LINE
  const bottom = lineY(audiences.length - 1) + 20
  const marks: Mark[] = names.flatMap((name, at): Mark[] => [
    ...(at % 2 === 0
      ? [
          {
            kind: 'rect',
            tone: 'line',
            x: 0,
            y: lineY(at) - LINE / 2,
            width: left + across * shown.length,
            height: LINE,
            radius: 6,
            opacity: 0.4,
          } as const,
        ]
      : []),
    write(name, { x: 8, y: lineY(at) + 4.5, box: label, role: 'label' }, measure),
  ])
  marks.push({
    kind: 'line',
    tone: 'line-strong',
    from: [left, floor],
    to: [left + across * shown.length, floor],
    width: 1,
  })
  shown.forEach((row, at) => {
    const x = left + (at + 0.5) * across
    const value = numberAt(row, chart.value)
    const inside = audiencesAt(row, chart.audiences)
    const name = inside.map((one) => words.audience(one)).join(' + ')
    const say = sayRow(row, columns, { name, values: [chart.value], format, words })
    const high = most > 0 && value !== null ? (Math.max(0, value) / most) * BARS : 0
    const figure = figureOf(row)
    const faded = fade(row, columns)
    const wide = Math.min(24, across - 8)
    marks.push(
      { kind: 'rect', tone: 'none', x: x - across / 2, y: 0, width: across, height: bottom, row: at, say },
      {
        kind: 'rect',
        tone: 'line',
        x: x - across / 2,
        y: 0,
        width: across,
        height: bottom,
        radius: 6,
        row: at,
        opacity: 0.5,
        reveal: true,
      },
      write(
        figure,
        {
          x,
          y: floor - high - 6,
          box: across,
          role: 'axis',
          anchor: 'middle',
          tone: 'text',
          row: at,
          ...(value === null ? {} : { value, ...faded }),
        },
        measure,
      ),
    )
    if (value !== null) {
      marks.push({
        kind: 'rect',
        tone: 'audience',
        x: x - wide / 2,
        y: floor - high,
        width: wide,
        height: Math.max(1, high),
        radius: 2,
        row: at,
        value,
        ...faded,
      })
    }
    const places = inside.map((one) => audiences.indexOf(one))
    if (places.length > 1) {
      const ends = { from: [x, lineY(Math.min(...places))], to: [x, lineY(Math.max(...places))] } as const
      marks.push({ kind: 'line', tone: 'audience', ...ends, width: 2, row: at })
    }
    audiences.forEach((one, place) => {
      const isIn = inside.includes(one)
      marks.push({
        kind: 'circle',
        tone: isIn ? 'audience' : 'line-strong',
        x,
        y: lineY(place),
        radius: isIn ? 5 : 3,
        row: at,
      })
    })
  })
  const left_out = rows.length - shown.length
  const note = leftOutNote(left_out, { ...task, top: bottom })
  return { marks: [...marks, ...note.marks], height: bottom + note.height, left_out }
}
