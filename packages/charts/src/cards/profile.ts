import type { Mark } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { numberAt } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write, writeBlock } from '../text/write.ts'
import { fieldLabel, fieldOf, initialOf, urlOf } from './fields.ts'

const PICTURE = 64
const LEADING = 20
const FIGURES = ['followers_count', 'following_count', 'post_count'] as const

/** The account on a card: who, in their own words, where, and how large. */
export function profileCard(task: ChartTask<'profile_card'>) {
  const { rows, width, measure } = task
  const row = rows[0]!
  const text = (column: string) => fieldOf(row, column, task)
  const left = PICTURE + 16
  const marks: Mark[] = [
    {
      kind: 'rect',
      tone: 'none',
      x: 0,
      y: 0,
      width,
      height: PICTURE,
      row: 0,
      say: [text('name') || text('handle'), text('handle')],
    },
    {
      kind: 'picture',
      tone: 'line',
      x: 0,
      y: 0,
      size: PICTURE,
      url: urlOf(row, 'avatar_url'),
      initial: initialOf(text('name'), text('handle')),
      row: 0,
    },
  ]
  const name = write(
    text('name') || text('handle'),
    { x: left, y: 28, box: width - left - 24, role: 'title', row: 0 },
    measure,
  )
  marks.push(name)
  if (row.verified === true) marks.push(...seal(left + measure(name.text, styleOf('title')) + 14, 21))
  marks.push(
    write(text('handle'), { x: left, y: 50, box: width - left, role: 'label', tone: 'muted', row: 0 }, measure),
  )
  let y = PICTURE + 24
  const bio = writeBlock(
    text('bio'),
    { x: 0, y, box: width, role: 'label', size: 14, row: 0, lines: 6, leading: LEADING },
    measure,
  )
  marks.push(...bio)
  y += bio.length * LEADING + (bio.length > 0 ? 8 : 0)
  const where = [text('location'), text('created_at') && `${fieldLabel('created_at', task)} ${text('created_at')}`]
  const line = where.filter(Boolean).join('  ·  ')
  if (line) {
    marks.push(write(line, { x: 0, y, box: width, role: 'axis', tone: 'faint', row: 0 }, measure))
    y += 20
  }
  const across = width / FIGURES.length
  FIGURES.forEach((column, at) => {
    const value = numberAt(row, column)
    const figure = { x: at * across, box: across - 8, row: 0 }
    marks.push(
      write(
        text(column) || '–',
        { ...figure, y: y + 20, role: 'title', ...(value === null ? {} : { value }) },
        measure,
      ),
      write(fieldLabel(column, task), { ...figure, y: y + 40, role: 'axis', tone: 'muted' }, measure),
    )
  })
  const height = y + 48
  const note = leftOutNote(rows.length - 1, { ...task, top: height })
  return { marks: [...marks, ...note.marks], height: height + note.height, left_out: rows.length - 1 }
}

const seal = (x: number, y: number): Mark[] => [
  { kind: 'circle', tone: 'audience', x, y, radius: 8, row: 0 },
  {
    kind: 'polyline',
    tone: 'on-audience',
    width: 1.75,
    row: 0,
    points: [
      [x - 3.5, y + 0.2],
      [x - 1, y + 2.8],
      [x + 3.6, y - 2.6],
    ],
  },
]
