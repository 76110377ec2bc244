import type { Mark } from '../drawing.ts'
import type { ChartTask } from '../options.ts'
import { kindOf, numberAt } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'

const LEAST_CELL = 116
const CELL = 48

/** One figure, set large, and what else is known in small. */
export function figure(task: ChartTask<'figure'>) {
  const { rows, chart, columns, width, format, words, measure } = task
  const row = rows[0]!
  const kind = kindOf(columns, chart.value)
  const value = numberAt(row, chart.value)
  const short = format.short(kind, row[chart.value])
  const full = format.full(kind, row[chart.value])
  const label = words.section(columns[chart.value]?.label ?? '')
  const large = measure(full, styleOf('hero')) <= width * 0.7 ? full : short
  const marks: Mark[] = [
    { kind: 'rect', tone: 'none', x: 0, y: 0, width, height: 64, row: 0, say: [label, full] },
    write(large, { x: 0, y: 42, box: width, role: 'hero', row: 0, ...(value === null ? {} : { value }) }, measure),
  ]
  const wide = measure(large, styleOf('hero'))
  marks.push(
    write(
      label,
      { x: wide + 10, y: 42, box: Math.max(0, width - wide - 10), role: 'label', tone: 'muted', row: 0 },
      measure,
    ),
  )
  const others = Object.keys(columns).filter((column) => column !== chart.value && kindOf(columns, column) !== 'mark')
  const widest = others.map((column) => measure(format.full(kindOf(columns, column), row[column]), styleOf('figure')))
  const least = Math.max(LEAST_CELL, ...widest.map((wide) => wide + 14))
  const across = Math.max(1, Math.min(others.length, Math.floor(width / least)))
  const cell = width / across
  others.forEach((column, at) => {
    const [x, y] = [(at % across) * cell, 76 + Math.floor(at / across) * CELL]
    const number = numberAt(row, column)
    const text = format.full(kindOf(columns, column), row[column])
    marks.push(
      write(
        words.section(columns[column]!.label),
        { x, y: y + 12, box: cell - 12, role: 'axis', tone: 'faint', row: 0 },
        measure,
      ),
      write(
        text,
        { x, y: y + 32, box: cell - 12, role: 'figure', row: 0, ...(number === null ? {} : { value: number }) },
        measure,
      ),
    )
  })
  return { marks, height: 76 + Math.ceil(others.length / across) * CELL, left_out: rows.length - 1 }
}
