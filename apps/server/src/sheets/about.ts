import { type Answered, ERRORS, type Refused } from '@starling/contract'
import type { Question } from '@starling/question'
import { sectionOf } from '@starling/sections'
import type { Say, TextKey } from '@starling/text/both'
import type { SheetCell, SheetTable } from './table.ts'

/** What was asked, and what stands behind each section. */
const ABOUT_COLUMNS = [
  'Section',
  'Rows in the sheet',
  'Counted in',
  'Total counted',
  'Of these, known',
  'Baseline',
  'Total in the baseline',
  'Known in the baseline',
  'Data as of',
  'Data from',
  'Method',
  'Remarks',
] as const satisfies readonly TextKey[]

const COUNTS = new Set<string>([
  'Rows in the sheet',
  'Total counted',
  'Of these, known',
  'Total in the baseline',
  'Known in the baseline',
] satisfies (typeof ABOUT_COLUMNS)[number][])

/** What was asked, and what stands behind each section. */
export function aboutTable(
  { question, asked, asked_at }: Asked,
  sections: readonly (Answered | Refused)[],
  say: Say,
): SheetTable {
  const { t } = say
  const line = (cells: SheetCell[]) => [...cells, ...Array<SheetCell>(ABOUT_COLUMNS.length - cells.length).fill(null)]
  return {
    title: t('About this file'),
    columns: ABOUT_COLUMNS.map((label) => ({ label: t(label), kind: COUNTS.has(label) ? 'count' : 'text' })),
    rows: [
      ...sections.map((one) => line(sectionLine(one, say))),
      line([]),
      line([t('Asked at'), asked_at]),
      ...(asked
        ? [line([t('Question'), asked])]
        : Object.entries(question).map(([field, value]) => line([field, textOf(value)]))),
    ],
  }
}

type Asked = { question: Question; asked: string | undefined; asked_at: Date }

/** What stands below the rows of a file that holds one section only: whose rows they are. */
export function askedLines({ question, asked, asked_at }: Asked, answer: Answered, { t }: Say): SheetCell[][] {
  return [
    [],
    [t('Section'), t(sectionOf(answer.section).title)],
    [t('Question'), asked ?? textOf(question)],
    [t('Asked at'), asked_at],
    [t('Data as of'), answer.as_of ? new Date(answer.as_of) : null],
    [t('Data from'), answer.source.join(', ')],
  ]
}

function sectionLine(one: Answered | Refused, { t }: Say): SheetCell[] {
  const title = t(sectionOf(one.section).title)
  if ('error' in one)
    return [
      title,
      ...Array<null>(ABOUT_COLUMNS.length - 2).fill(null),
      one.error.code === 'invalid' ? one.error.detail : t(ERRORS[one.error.code].message),
    ]
  const { base, rows, as_of, source, method } = one
  return [
    title,
    rows.length,
    t(base.unit === 'people' ? 'People' : 'Posts'),
    base.n,
    base.known,
    base.baseline === null ? null : textOf(base.baseline),
    base.baseline_n,
    base.baseline_known,
    as_of ? new Date(as_of) : null,
    source.join(', '),
    method,
    base.hidden ? t('Fewer than five people: nothing is shown.') : null,
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
