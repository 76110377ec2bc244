import type { AnyRow, ColumnKind } from '@starling/sections'
import type { ChartTask } from '../options.ts'
import { kindOf, star } from '../row.ts'
import { clean } from '../text/cut.ts'
import { styleOf } from '../text/style.ts'

export const GAP = 20
const LEAST_NAME = 112
const LEAST_TEXT = 76
const MOST_TEXT = 280
/** A longer head takes two lines. */
const MOST_HEAD = 92

/** Not for reading: they are in the sheet. */
const UNREAD: readonly ColumnKind[] = ['id', 'url', 'mark', 'probability']
const NUMBERS: readonly ColumnKind[] = ['count', 'known_count', 'share', 'ratio', 'score', 'interval', 'time', 'day']

export type Fitted = { column: string; kind: ColumnKind; width: number; x: number; isNumber: boolean }

export const cellText = (
  row: AnyRow,
  { column, kind }: Pick<Fitted, 'column' | 'kind'>,
  { format, columns }: ChartTask<'table'>,
) => clean(format.short(kind, row[column])) + (kind === 'share' && row[column] != null ? star(row, columns) : '')

export const readable = (columns: ChartTask<'table'>['columns']): string[] =>
  Object.keys(columns).filter((column) => !UNREAD.includes(kindOf(columns, column)))

/** The columns that there is room for, each with its place. Numbers are never cut, words may be. */
export function fitColumns(shown: readonly AnyRow[], task: ChartTask<'table'>): Fitted[] {
  const { width } = task
  const kept = chosenOf(wantedOf(shown, task), width)
  let spare = Math.max(0, width - kept.reduce((sum, { least }, at) => sum + least + (at > 0 ? GAP : 0), 0))
  const widths = new Map(kept.map(({ column, least }) => [column, Math.min(least, width)]))
  // What is left over goes to those that are cut, to each the same until it has enough.
  for (let hungry = kept; spare > 1 && hungry.length > 0; ) {
    const each = spare / hungry.length
    hungry = hungry.filter(({ column, widest }) => {
      const now = widths.get(column)!
      const more = Math.min(each, Math.min(widest, MOST_TEXT) - now)
      widths.set(column, now + more)
      spare -= more
      return more >= each
    })
  }
  let x = 0
  const gap = kept.length > 1 ? GAP + spare / (kept.length - 1) : 0
  return kept.map(({ column, kind, isNumber }) => {
    const fitted = { column, kind, isNumber, x, width: widths.get(column)! }
    x += fitted.width + gap
    return fitted
  })
}

type Wanted = Pick<Fitted, 'column' | 'kind' | 'isNumber'> & { widest: number; least: number }

const wantedOf = (shown: readonly AnyRow[], task: ChartTask<'table'>): Wanted[] =>
  readable(task.columns).map((column, at) => {
    const kind = kindOf(task.columns, column)
    const isNumber = NUMBERS.includes(kind)
    const style = styleOf(isNumber ? 'figure' : 'label')
    const cells = shown.map((row) => task.measure(cellText(row, { column, kind }, task), style))
    const head = task.measure(task.words.section(task.columns[column]!.label), styleOf('axis'))
    const widest = Math.ceil(Math.max(Math.min(head, MOST_HEAD), ...cells)) + 1
    return {
      column,
      kind,
      isNumber,
      widest,
      least: isNumber ? widest : Math.min(widest, at === 0 ? LEAST_NAME : LEAST_TEXT),
    }
  })

function chosenOf(wanted: readonly Wanted[], width: number): Wanted[] {
  // The first names the row, the first number ranks it; long prose comes last, when all else has its place.
  const counted = wanted.findIndex(({ isNumber }, at) => isNumber && at > 0)
  const rank = (at: number) => (at === 0 ? 0 : at === counted ? 1 : wanted[at]!.widest > MOST_TEXT ? 3 : 2)
  const order = wanted.map((_, at) => at).sort((a, b) => rank(a) - rank(b) || a - b)
  const chosen = new Set<number>()
  let least = 0
  for (const at of order) {
    const more = wanted[at]!.least + (chosen.size > 0 ? GAP : 0)
    if (chosen.size > 0 && least + more > width) continue
    least += more
    chosen.add(at)
  }
  return wanted.filter((_, at) => chosen.has(at))
}
