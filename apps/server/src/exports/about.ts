import { ABOUT_COLUMNS, type Answered, type Refused, type SHEET_WORDS } from '@starling/contract'
import { type Question, sectionOf } from '@starling/sections'
import { type Labels, labelled, type Table, type Written } from './table.ts'

const COUNTS = new Set<string>([
  'Rows in the sheet',
  'All counted',
  'Of them known',
  'All in the baseline',
  'Known in the baseline',
] satisfies (typeof ABOUT_COLUMNS)[number][])

/** In the words of a sheet, or in those of a section. */
type Say = (english: (typeof SHEET_WORDS)[number] | (string & {})) => string

/** What was asked, and what stands behind each section. */
export function aboutTable(
  question: Question,
  sections: readonly (Answered | Refused)[],
  asked_at: Date,
  labels: Labels,
): Table {
  const say: Say = (english) => labelled(labels, english)
  const line = (cells: Written[]) => [...cells, ...Array<Written>(ABOUT_COLUMNS.length - cells.length).fill(null)]
  return {
    title: say('About this file'),
    columns: ABOUT_COLUMNS.map((label) => ({ label: say(label), kind: COUNTS.has(label) ? 'count' : 'text' })),
    rows: [
      ...sections.map((one) => line(sectionLine(one, say))),
      line([]),
      line([say('Asked at'), asked_at]),
      ...Object.entries(question).map(([field, value]) => line([field, textOf(value)])),
    ],
  }
}

function sectionLine(one: Answered | Refused, say: Say): Written[] {
  const title = say(sectionOf(one.section).title)
  if ('error' in one) return [title, ...Array<null>(ABOUT_COLUMNS.length - 2).fill(null), say(one.error.detail)]
  const { base, rows, as_of, source, method } = one
  return [
    title,
    rows.length,
    say(base.unit === 'people' ? 'People' : 'Posts'),
    base.n,
    base.known,
    base.baseline === null ? null : textOf(base.baseline),
    base.baseline_n,
    base.baseline_known,
    as_of ? new Date(as_of) : null,
    source.join(', '),
    method,
    base.hidden ? say('Fewer than five people: nothing is shown.') : null,
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
