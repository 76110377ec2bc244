import { shortNumber, useText } from '@starling/text'
import { Button, DataTable, EmptyState, IconButton, type TableColumn } from '@starling/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { audiences, type GalleryAudience } from './audiences.ts'
import { usePress } from './press.ts'
import type { Specimen } from './Specimen.tsx'

const PAGE = 6
const MANY = audiences(10_000)
const NONE: GalleryAudience[] = []

function useColumns(): TableColumn<GalleryAudience>[] {
  const { t } = useText()
  return useMemo(
    () => [
      { id: 'name', label: t('Audience'), value: ({ name }) => name },
      { id: 'country', label: t('Country'), value: ({ country }) => country, width: 140 },
      { id: 'people', label: t('People'), kind: 'number', value: ({ people }) => people },
      { id: 'counted', label: t('Last counted'), kind: 'date', value: ({ counted }) => counted },
    ],
    [t],
  )
}

const rowId = ({ id }: GalleryAudience) => id

function ShowTable({ theme }: { theme: string }) {
  const { t } = useText()
  const press = usePress()
  const columns = useColumns()
  const [rows, setRows] = useState(() => audiences(PAGE))
  const remove = (gone: readonly GalleryAudience[]) => setRows(rows.filter((row) => !gone.includes(row)))
  return (
    <DataTable
      label={`${t('Saved audiences')} (${theme})`}
      columns={columns}
      rows={rows}
      rowId={rowId}
      onMore={rows.length < 30 ? () => setRows(audiences(rows.length + PAGE)) : undefined}
      rowActions={(row) => (
        <>
          <IconButton size="small" label={t('Edit {{name}}', { name: row.name })} onClick={press('Edit')}>
            <Pencil size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton size="small" label={t('Delete {{name}}', { name: row.name })} onClick={() => remove([row])}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </>
      )}
      bulkActions={(chosen, clear) => (
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            remove(chosen)
            clear()
          }}
        >
          {t('Delete')}
        </Button>
      )}
    />
  )
}

function ShowManyRows({ theme }: { theme: string }) {
  const { t } = useText()
  const columns = useColumns()
  const shortened = useMemo(
    () =>
      columns.map((column) =>
        column.id === 'people'
          ? { ...column, show: ({ people }: GalleryAudience) => <Shortened value={people} /> }
          : column,
      ),
    [columns],
  )
  return (
    <>
      <p className="text-muted">{t('{{count}} rows', { count: MANY.length })}</p>
      <DataTable
        label={`${t('All audiences')} (${theme})`}
        columns={shortened}
        rows={MANY}
        rowId={rowId}
        maxHeight="320px"
      />
    </>
  )
}

function Shortened({ value }: { value: number | null }) {
  return value === null ? (
    <span className="text-faint">–</span>
  ) : (
    <span title={String(value)}>{shortNumber(value)}</span>
  )
}

function ShowWaiting({ theme }: { theme: string }) {
  const { t } = useText()
  const press = usePress()
  const columns = useColumns()
  return (
    <>
      <DataTable
        label={`${t('Loading')} (${theme})`}
        columns={columns}
        rows={NONE}
        rowId={rowId}
        loading
        loadingRows={3}
      />
      <DataTable
        label={`${t('No results')} (${theme})`}
        columns={columns}
        rows={NONE}
        rowId={rowId}
        onMore={press('Show more results')}
      />
      <DataTable
        label={`${t('Audiences')} (${theme})`}
        columns={columns}
        rows={NONE}
        rowId={rowId}
        empty={
          <EmptyState
            level={3}
            form="ring"
            title={t('Audiences')}
            reason={t('You have not saved an audience yet. One you save stays here, with the day it was last counted.')}
          />
        }
      />
    </>
  )
}

export const tables: readonly Specimen[] = [
  { id: 'data-table', name: 'DataTable', Show: ShowTable },
  { id: 'data-table-many', name: 'DataTable, virtual rows', Show: ShowManyRows },
  { id: 'data-table-empty', name: 'DataTable, waiting and empty', Show: ShowWaiting },
]
