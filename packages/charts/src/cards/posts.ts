import type { AnyRow } from '@starling/sections'
import type { Mark, Tone } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { numberAt } from '../row.ts'
import { shift } from '../shift.ts'
import { styleOf } from '../text/style.ts'
import { write, writeBlock } from '../text/write.ts'
import { fieldLabel, fieldOf, initialOf, urlOf } from './fields.ts'

const MOST_CARDS = 8
const TWO_COLUMNS = 620
const GAP = 12
const PAD = 16
const PICTURE = 32
const LEADING = 21
const LINES = 8
const COUNTED = ['share', 'like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count'] as const
const MOODS: Record<string, Tone> = { positive: 'good', neutral: 'muted', negative: 'bad' }

/** Posts in their order; side by side where there is room, each next one where the column is shorter. */
export function postCards(task: ChartTask<'post_cards'>) {
  const { rows, width, limit = MOST_CARDS } = task
  const shown = rows.slice(0, limit)
  const count = width >= TWO_COLUMNS ? 2 : 1
  const wide = (width - GAP * (count - 1)) / count
  const bottoms = Array.from({ length: count }, () => 0)
  const marks = shown.flatMap((row, at) => {
    const column = bottoms.indexOf(Math.min(...bottoms))
    const card = cardOf(row, at, wide, task)
    const moved = shift(card.marks, column * (wide + GAP), bottoms[column]!)
    bottoms[column]! += card.height + GAP
    return moved
  })
  const height = Math.max(0, ...bottoms) - GAP
  const note = leftOutNote(rows.length - shown.length, { ...task, top: height })
  return { marks: [...marks, ...note.marks], height: height + note.height, left_out: rows.length - shown.length }
}

function cardOf(
  row: AnyRow,
  at: number,
  width: number,
  task: ChartTask<'post_cards'>,
): { marks: Mark[]; height: number } {
  const { measure } = task
  const text = (column: string) => fieldOf(row, column, task)
  const inner = width - PAD * 2
  const left = PAD + PICTURE + 10
  const body = writeBlock(
    text('text'),
    { x: PAD, y: PAD + PICTURE + 24, box: inner, role: 'label', size: 14, row: at, lines: LINES, leading: LEADING },
    measure,
  )
  const foot = PAD + PICTURE + 24 + Math.max(1, body.length) * LEADING
  const height = foot + 24
  const name = text('name') || text('handle')
  const say = [name, text('handle'), text('created_at'), text('text')].filter(Boolean)
  const marks: Mark[] = [
    { kind: 'rect', tone: 'none', x: 0, y: 0, width, height, row: at, say },
    { kind: 'rect', tone: 'line', x: 0, y: 0, width, height, radius: 12, hollow: 1, row: at },
    {
      kind: 'picture',
      tone: 'line',
      x: PAD,
      y: PAD,
      size: PICTURE,
      url: urlOf(row, 'avatar_url'),
      initial: initialOf(name),
      row: at,
    },
    write(name, { x: left, y: PAD + 14, box: width - left - PAD, role: 'name', row: at }, measure),
    write(
      [text('handle'), text('created_at')].filter(Boolean).join('  ·  '),
      { x: left, y: PAD + 31, box: width - left - PAD, role: 'axis', tone: 'faint', row: at },
      measure,
    ),
    ...body,
  ]
  return { marks: [...marks, ...footOf(row, at, { y: foot + 4, from: PAD, to: width - PAD }, task)], height }
}

/** Mood first, then as many counts as there is room for. */
function footOf(
  row: AnyRow,
  at: number,
  { y, from, to }: { y: number; from: number; to: number },
  task: ChartTask<'post_cards'>,
): Mark[] {
  const { measure } = task
  const marks: Mark[] = []
  let x = from
  const mood = fieldOf(row, 'sentiment', task)
  const tone = MOODS[String(row.sentiment)]
  if (mood && tone) {
    const box = Math.min(measure(mood, styleOf('axis')) + 1, to - x - 14)
    marks.push(
      { kind: 'circle', tone, x: x + 4, y: y - 4, radius: 4, row: at },
      write(mood, { x: x + 14, y, box, role: 'axis', tone: 'muted', row: at }, measure),
    )
    x += 14 + box + 14
  }
  for (const column of COUNTED) {
    const value = numberAt(row, column)
    if (value === null) continue
    const [figure, label] = [fieldOf(row, column, task), fieldLabel(column, task)]
    const wide = measure(figure, styleOf('axis')) + 1
    const after = measure(label, styleOf('axis')) + 1
    if (x + wide + 4 + after > to) break
    marks.push(
      write(figure, { x, y, box: wide, role: 'axis', row: at, value }, measure),
      write(label, { x: x + wide + 4, y, box: after, role: 'axis', tone: 'faint', row: at }, measure),
    )
    x += wide + 4 + after + 14
  }
  return marks
}
