import type { Answered, Refused } from '@starling/contract'
import { type Question, sectionOf } from '@starling/sections'
import { type Labels, labelled, type Table, type Written } from './table.ts'

const COLUMNS = [
  'Section',
  'Rows',
  'Counted in',
  'Base',
  'Known',
  'Baseline',
  'Baseline base',
  'Baseline known',
  'Data as of',
  'Source',
  'Method',
  'Note',
] as const
const COUNTS = new Set<string>(['Rows', 'Base', 'Known', 'Baseline base', 'Baseline known'])

/** What was asked, and what stands behind each section. */
export function aboutTable(
  question: Question,
  sections: readonly (Answered | Refused)[],
  asked_at: Date,
  labels: Labels,
): Table {
  const say = (english: string) => labelled(labels, english)
  const line = (cells: Written[]) => [...cells, ...Array<Written>(COLUMNS.length - cells.length).fill(null)]
  return {
    title: say('About'),
    columns: COLUMNS.map((label) => ({ label: say(label), kind: COUNTS.has(label) ? 'count' : 'text' })),
    rows: [
      ...sections.map((one) => line(sectionLine(one, say))),
      line([]),
      line([say('Asked at'), asked_at]),
      ...Object.entries(question).map(([field, value]) => line([field, textOf(value)])),
    ],
  }
}

function sectionLine(one: Answered | Refused, say: (english: string) => string): Written[] {
  const title = say(sectionOf(one.section).title)
  if ('error' in one) return [title, ...Array<null>(COLUMNS.length - 2).fill(null), one.error.detail]
  const { base, rows, as_of, source, method } = one
  return [
    title,
    rows.length,
    say(base.unit),
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
