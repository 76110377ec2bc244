import type { Say } from '@starling/text'
import type { Format } from './cells.ts'
import type { Chart } from './chart.ts'
import type { AnyRow, ColumnKind } from './columns.ts'
import { counted, type Headline } from './headline.ts'
import { canOrder } from './ordering.ts'
import type { Order } from './primitive.ts'
import { type SectionId, sectionOf } from './sections.ts'

/** `n` is how many stand behind all of it, `order` the one that a reader chose. */
type Answer = {
  rows: readonly AnyRow[]
  n: number
  order?: Order | undefined
  net_interval?: readonly number[] | null | undefined
}

/** Of most sections it is the first row. */
export function headlineOf(
  id: SectionId,
  { rows, n, order, net_interval }: Answer,
  format: Format,
  say: Say,
): Headline | null {
  const { columns, chart, headline, ranked_by } = sectionOf(id)
  if (headline) return headline({ rows, format, say, net_interval })
  const [first] = rows
  if (!first) return null
  if (chart.kind === 'post_cards') return counted(n, say.t('posts'), say)
  if (chart.kind === 'table') return counted(n, say.t('people'), say)
  const kind = (column: string): ColumnKind => columns[column]?.kind ?? 'text'
  const interval = 'interval' in columns ? first.interval : null
  const label = labelColumn(chart)
  const name = chart.kind === 'network' ? pairOf(first) : format.short(kind(label), first[label])
  const over = (ranked_by ?? order ?? canOrder(id)) === 'lift' ? first.over_interval : null
  if (Array.isArray(over) && isClear(first)) {
    const least = format.short('ratio', over[0])
    const words = say.t('the baseline at least: {{label}}', { label: name })
    return { figure: least, full: least, words, interval: format.short('ratio_interval', over) }
  }
  return {
    figure: format.short('share', first.share),
    full: format.full('share', first.share),
    words: Array.isArray(over) ? say.t('{{label}}, not clearly more than the baseline', { label: name }) : name,
    interval: Array.isArray(interval) ? format.short('interval', interval) : null,
  }
}

/** Whether it is more than the baseline also where the figure is rounded as it is shown: "1.0×" is no more. */
export const isClear = ({ over_interval }: AnyRow): boolean =>
  Array.isArray(over_interval) && Math.round(Number(over_interval[0]) * 10) > 10

/** A row in words: what a drawer about it is called. */
export function labelOfRow(id: SectionId, row: AnyRow, format: Format): string {
  const { columns, chart } = sectionOf(id)
  if (chart.kind === 'network') return pairOf(row)
  if (Array.isArray(row.words)) return row.words.slice(0, 2).join(' · ')
  const column = chart.kind === 'line' ? chart.at : labelColumn(chart)
  return format.full(columns[column]?.kind ?? 'text', row[column])
}

const pairOf = (row: AnyRow) => `${String(row.first)} + ${String(row.second)}`

function labelColumn(chart: Chart): string {
  if (chart.kind === 'bars' || chart.kind === 'donut') return chart.label
  if (chart.kind === 'word_cloud') return chart.word
  return chart.kind === 'world_map' ? chart.country : 'value'
}
