import type { Answered, GivenSection } from '@starling/contract/browser'
import { sectionOf } from '@starling/sections'

/** Words of strangers and pictures: no answer is made of them, so they are not sent. */
const LEFT_OUT: readonly string[] = ['text', 'bio', 'location', 'avatar_url', 'id', 'account_id']
const LONGEST_CELL = 500
/** The server takes a megabyte. */
const MOST_LETTERS = 800_000
const ROWS_WHEN_LARGE = 25

/** What an answer may be made of: the sections on the screen. Rows keep their places, so that a citation finds them. */
export function givenSections(answers: readonly Answered[]): GivenSection[] {
  const given = answers.map(({ section, rows, base, more }) => ({
    section,
    rows: rows.map((row) => cellsOf(section, row)),
    base,
    more,
  }))
  return JSON.stringify(given).length <= MOST_LETTERS ? given : given.map(shortened)
}

function cellsOf(section: Answered['section'], row: Answered['rows'][number]) {
  const cells = Object.entries(row)
    .filter(([column]) => column in sectionOf(section).columns)
    .filter(([column]) => !LEFT_OUT.includes(column) && (column !== 'name' || sectionOf(section).of_names))
    .map(([column, value]) => [column, typeof value === 'string' ? value.slice(0, LONGEST_CELL) : value])
  return Object.fromEntries(cells) as Answered['rows'][number]
}

/** A list may be cut; sums over days and hours would be wrong without some of them. */
function shortened(given: GivenSection): GivenSection {
  const { kind } = sectionOf(given.section).chart
  if (kind === 'line' || kind === 'day_by_hour' || given.rows.length <= ROWS_WHEN_LARGE) return given
  return { ...given, rows: given.rows.slice(0, ROWS_WHEN_LARGE), more: true }
}
