import type { AnyRow } from '@starling/sections'
import type { Mark, TextRole, Tone } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { arrowAt, fade, labelOf, numberAt, sayRow, star } from '../row.ts'
import { clean } from '../text/cut.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { place } from './place.ts'

const MOST_WORDS = 60
const LEAST_SIZE = 12
/** Of the room, the part that words fill; a spiral cannot fill more. */
const FILLED = 0.5

type Word = { row: AnyRow; at: number; text: string; value: number; size: number; role: TextRole; tone: Tone }

/** The larger the more often; in accent what the audience says more than the baseline, beyond chance. */
export function wordCloud(task: ChartTask<'word_cloud'>) {
  const { rows, width, measure, columns, limit = MOST_WORDS } = task
  const words = wordsOf(task).slice(0, limit)
  const sizes = words.map(({ text, size, role }) => {
    const wide = Math.min(Math.ceil(measure(text, styleOf(role, size))) + 1, width)
    return { width: wide, height: Math.ceil(size * 1.16) }
  })
  const filled = sizes.reduce((sum, size) => sum + (size.width + 4) * (size.height + 4), 0)
  const tallest = Math.max(0, ...sizes.map(({ height }) => height))
  const room = { width, height: Math.round(Math.min(440, Math.max(tallest + 8, filled / FILLED / width))) }
  const boxes = place(sizes, room)
  const used = boxes.flatMap((box) => box ?? [])
  const top = Math.min(...used.map(({ y }) => y))
  const bottom = Math.max(...used.map(({ y, height }) => y + height))
  const marks = words.flatMap(({ row, at, text, value, size, role, tone }, index): Mark[] => {
    const box = boxes[index]
    if (!box) return []
    const name = labelOf(row, columns, task.chart.word, task.format)
    const say = sayRow(row, columns, { ...task, name, values: [task.chart.value] })
    const y = box.y - top
    return [
      { kind: 'rect', tone: 'none', ...box, y, row: at, say },
      write(
        text,
        {
          x: box.x + box.width / 2,
          y: y + size * 0.9,
          box: box.width,
          role,
          size,
          tone,
          anchor: 'middle',
          row: at,
          value,
          ...fade(row, columns),
        },
        measure,
      ),
    ]
  })
  const height = used.length > 0 ? Math.ceil(bottom - top) + 4 : 0
  const left_out = rows.length - used.length
  const sign = words.some(({ row }) => arrowAt(row, columns) === 'over')
    ? legend(height, task)
    : { marks: [], taken: 0 }
  const note = leftOutNote(left_out, { ...task, top: height, taken: sign.taken })
  return { marks: [...marks, ...sign.marks, ...note.marks], height: height + note.height, left_out }
}

/** What the accent is for. */
function legend(top: number, { words, width, measure }: ChartTask<'word_cloud'>): { marks: Mark[]; taken: number } {
  const box = Math.min(Math.ceil(measure(words.over, styleOf('axis'))) + 1, width - 16)
  const text = write(words.over, { x: 16, y: top + 20, box, role: 'axis', tone: 'faint' }, measure)
  return { marks: [{ kind: 'circle', tone: 'audience', x: 5, y: top + 16, radius: 4 }, text], taken: 16 + box }
}

function wordsOf({ rows, columns, chart, format, width }: ChartTask<'word_cloud'>): Word[] {
  const compared = Object.values(columns).some(({ kind }) => kind === 'arrow')
  const valued = rows.flatMap((row, at) => {
    const value = numberAt(row, chart.value)
    return value === null || value <= 0 ? [] : [{ row, at, value }]
  })
  const most = Math.max(0, ...valued.map(({ value }) => value))
  const largest = Math.min(56, Math.max(24, width / 16))
  return valued
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .map(({ row, at, value }) => {
      const over = compared ? arrowAt(row, columns) === 'over' : true
      return {
        row,
        at,
        value,
        text: clean(labelOf(row, columns, chart.word, format)) + star(row, columns),
        size: Math.round(Math.max(LEAST_SIZE, largest * Math.sqrt(value / most))),
        role: over ? 'name' : 'label',
        tone: over ? 'audience' : 'muted',
      }
    })
}
