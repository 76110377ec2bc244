import type { Intent } from '../intent.ts'
import { caution } from '../phrases.ts'
import type { Table } from '../table.ts'
import { measureFor, rowsFor } from './listed.ts'

const MOST_ROWS = 20
const MOST_COLUMNS = 5
/** What names a row, then what is told of it, the most telling first. */
const NAMING = ['handle', 'value', 'name', 'first', 'second', 'words', 'day', 'hour', 'created_at']
const TOLD = [
  'followers',
  'share',
  'count',
  'over_index',
  'similarity',
  'followers_count',
  'accounts',
  'posts',
  'like_count',
  'repost_count',
  'view_count',
  'sentiment',
  'verified',
  'gained',
  'lost',
  'positive',
  'negative',
  'net',
  'likes',
  'people',
  'association',
]

/** Lines of cells with tabs between them, the first with their names: a page draws it, and a sheet takes it as it is. */
export function answerTable(table: Table, intent: Intent): string[] | undefined {
  const { voice } = table
  const columns = columnsOf(table, measureFor(table, intent))
  const isOfDays = table.has('day') || table.has('hour')
  const all = intent.rows.length > 0 ? intent.rows : isOfDays ? daysOf(table, intent) : rowsFor(table, intent)
  const rows = all.slice(0, intent.wanted ?? MOST_ROWS)
  if (rows.length === 0 || columns.length < 2) return undefined
  const lines = [
    columns.map((column) => table.labelOf(column)),
    ...rows.map((at) => columns.map((column) => table.cell(at, column))),
  ]
  const [shown, of] = [rows.length, all.length].map((count) => table.figure(table.label, voice.count(count)))
  const isPart = rows.length < all.length && intent.wanted === undefined
  return [
    lines.map((cells) => cells.join('\t')).join('\n'),
    ...(isPart ? [voice.say(`The first ${shown} of ${of}.`, `${of}件のうち、先頭の${shown}件です。`)] : []),
    ...caution(table),
  ]
}

/** Days and hours stay in their order, unless the most are asked for. */
const daysOf = (table: Table, intent: Intent) =>
  intent.by || intent.asks.has('most') || intent.asks.has('least')
    ? rowsFor(table, intent)
    : (intent.kept ?? table.rows.map((_, at) => at))

function columnsOf(table: Table, asked: string | undefined): string[] {
  const naming = NAMING.filter((column) => table.has(column) && table.isFilled(column)).filter(
    (column, at) => at === 0 || column === 'second' || (column === 'created_at' && table.has('like_count')),
  )
  const told = [...(asked ? [asked] : []), ...TOLD].filter((column) => table.has(column) && table.isFilled(column))
  return [...new Set([...naming, ...told])].slice(0, MOST_COLUMNS)
}
