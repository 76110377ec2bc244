import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import { type ColumnKind, isAlone, type SectionId, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { DataTable, IconButton, type TableCell, type TableColumn } from '@starling/ui'
import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { sayOfSection } from '../chart-words.ts'

const NUMBERS: readonly ColumnKind[] = ['count', 'known_count', 'share', 'ratio', 'score', 'probability', 'cluster']
/** What a table leaves to the files: nothing that people read. */
const LEFT_OUT: readonly ColumnKind[] = ['id', 'url']
const WIDE: readonly ColumnKind[] = ['text', 'words', 'place', 'interest', 'job_title', 'handle', 'country']

type Numbered = AnswerRow & { at: number }

/** Every row of the answer, every digit on hover. */
export function SectionTable({
  id,
  rows,
  format,
  onBehind,
}: {
  id: SectionId
  rows: readonly AnswerRow[]
  format: Format
  onBehind?: (row: number) => void
}) {
  const { t, language } = useText()
  const section = sectionOf(id)
  const numbered = useMemo(() => rows.map((row, at): Numbered => ({ ...row, at })), [rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are in the language of the moment
  const columns = useMemo(
    () =>
      Object.entries(section.columns)
        .filter(([, { kind }]) => !LEFT_OUT.includes(kind))
        .map(([name, { label, kind }]): TableColumn<Numbered> => {
          const isNumber = NUMBERS.includes(kind)
          return {
            id: name,
            label: sayOfSection(label),
            kind: isNumber ? 'number' : 'text',
            value: (row) => sortable(kind, row[name], format),
            show: (row) => (
              <span
                className={isNumber || kind.endsWith('interval') ? 'tabular' : ''}
                title={format.full(kind, row[name])}
              >
                {kind === 'arrow' && isAlone(row) ? t('nobody to compare with') : format.short(kind, row[name])}
              </span>
            ),
            ...(!isNumber && { width: WIDE.includes(kind) ? 180 : 132 }),
          }
        }),
    [section, format, language],
  )
  return (
    <DataTable
      label={t('{{section}} as a table', { section: sayOfSection(section.title) })}
      columns={columns}
      rows={numbered}
      rowId={(row) => String(row.at)}
      maxHeight="26rem"
      {...(onBehind && {
        actionsWidth: 56,
        rowActions: (row: Numbered) => (
          <IconButton size="small" label={t('Show what is behind it')} onClick={() => onBehind(row.at)}>
            <UsersRound size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        ),
      })}
    />
  )
}

function sortable(kind: ColumnKind, value: AnswerRow[string] | undefined, format: Format): TableCell {
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  // An interval stands by its lower end.
  if (Array.isArray(value) && typeof value[0] === 'number') return value[0]
  return format.short(kind, value)
}
