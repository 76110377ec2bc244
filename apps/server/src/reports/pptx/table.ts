import type { Answered } from '@starling/contract'
import { type Chart, type ColumnKind, type Columns, sectionOf } from '@starling/sections'
import { writable } from '../../sheets/index.ts'
import type { Showing } from './chart.ts'
import type { Slide } from './deck.ts'

const MOST_ROWS = 12
const MOST_COLUMNS = 6
/** More would make rows higher than the slide. */
const MOST_LETTERS = 60
/** For programs, or said by another column. */
const UNREAD: readonly ColumnKind[] = ['url', 'id', 'mark', 'probability', 'cluster']

/** Texts want more room than figures. */
const shareOf = (kind: ColumnKind) => (kind === 'text' || kind === 'words' ? 3 : 1)

/** The first rows as a table; of the hours of a week the fullest. */
export function tableOn(slide: Slide, { section, rows }: Answered, { say, format, place }: Showing): void {
  const { columns, chart }: { columns: Columns; chart: Chart } = sectionOf(section)
  const ordered =
    chart.kind === 'day_by_hour'
      ? rows.toSorted((one, other) => Number(other[chart.value]) - Number(one[chart.value]))
      : rows
  const read = Object.entries(columns)
    .filter(([, { kind }]) => !UNREAD.includes(kind))
    .slice(0, MOST_COLUMNS)
  const head = read.map(([, { label }]) => ({ text: say.t(label), options: { bold: true, color: '566070' } }))
  const shares = read.map(([, { kind }]) => shareOf(kind))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const lines = ordered
    .slice(0, MOST_ROWS)
    .map((row) => read.map(([name, { kind }]) => ({ text: cut(writable(format.short(kind, row[name]))) })))
  slide.addTable([head, ...lines], {
    x: place.x,
    y: place.y,
    w: place.w,
    colW: shares.map((share) => (place.w * share) / all),
    fontSize: 11,
    color: '14181f',
    border: { type: 'solid', pt: 0.5, color: 'e4e5e0' },
    rowH: place.h / (MOST_ROWS + 1),
    valign: 'middle',
  })
  const more = rows.length - lines.length
  if (more > 0) slide.addNotes(say.t('{{rows}} more in the table', { rows: say.fullNumber(more) }))
}

const cut = (text: string) =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).toWellFormed()}…`
