import type { Say } from '@starling/text'
import type { Format } from './cells.ts'
import type { AnyRow, Columns } from './columns.ts'

/** What the first share is likely to be if errors of judgement are counted in, in words; null where they are not measured. */
export function correctedWords(columns: Columns, rows: readonly AnyRow[], format: Format, { t }: Say): string | null {
  const [first] = rows
  if (!first || !Array.isArray(first.corrected_interval)) return null
  return t('Judged by Starling. Allowing for its errors, {{label}}: {{interval}}', {
    label: format.short(columns.value!.kind, first.value),
    interval: format.short('interval', first.corrected_interval),
  })
}
