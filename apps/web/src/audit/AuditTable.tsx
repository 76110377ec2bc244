import type { AuditEntry } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { Button, DataTable, type TableColumn } from '@starling/ui'
import { useMemo } from 'react'
import { RowList, useNarrow } from '../teams/index.ts'
import { detailWords, subjectWords, whatWords, whereWords, whoWords } from './entry-words.ts'

type Props = {
  entries: readonly AuditEntry[]
  busy: boolean
  onMore: (() => unknown) | undefined
  onPerson: (id: string) => void
}

/** The acts one below the other. Their order is that of time, whichever page they came with. */
export function AuditTable({ entries, busy, onMore, onPerson }: Props) {
  const { t } = useText()
  const isNarrow = useNarrow()
  const columns = useMemo(
    (): TableColumn<AuditEntry>[] => [
      { id: 'when', label: t('When'), value: ({ happened_at }) => dateTime(happened_at), width: 200, sortable: false },
      {
        id: 'who',
        label: t('Who'),
        value: (entry) => whoWords(entry, { t }),
        show: (entry) => <WhoCell entry={entry} onPerson={onPerson} />,
        width: 168,
        sortable: false,
      },
      { id: 'what', label: t('What'), value: (entry) => whatWords(entry, { t }), width: 272, sortable: false },
      {
        id: 'subject',
        label: t('On what'),
        value: (entry) => [subjectWords(entry), detailWords(entry, { t })].filter(Boolean).join(' · '),
        sortable: false,
      },
      { id: 'where', label: t('From where'), value: (entry) => whereWords(entry, { t }), width: 224, sortable: false },
    ],
    [t, onPerson],
  )
  if (!isNarrow) {
    return (
      <DataTable
        label={t('Audit log')}
        columns={columns}
        rows={entries}
        rowId={({ id }) => id}
        rowName={(entry) => whatWords(entry, { t })}
        loading={busy}
        onMore={onMore}
      />
    )
  }
  return (
    <div className="grid gap-3">
      <RowList label={t('Audit log')} rows={entries} loading={false}>
        {(entry) => (
          <div className="grid gap-0.5">
            <span className="font-medium">{whatWords(entry, { t })}</span>
            <span className="wrap-anywhere">{subjectWords(entry)}</span>
            <span className="text-13 text-muted">{detailWords(entry, { t })}</span>
            <span className="text-13">
              <WhoCell entry={entry} onPerson={onPerson} />
            </span>
            <span className="tabular text-13 text-muted">
              {[dateTime(entry.happened_at), whereWords(entry, { t })].filter(Boolean).join(' · ')}
            </span>
          </div>
        )}
      </RowList>
      {onMore && (
        <Button busy={busy} onClick={onMore}>
          {t('Show more results')}
        </Button>
      )}
    </div>
  )
}

/** A person is a way to all that they did. */
function WhoCell({ entry, onPerson }: { entry: AuditEntry; onPerson: (id: string) => void }) {
  const { t } = useText()
  const name = whoWords(entry, { t })
  const { by, person } = entry
  if (!person || by === 'operator') return name
  return (
    <button
      type="button"
      title={t('Only what {{name}} did', { name })}
      onClick={() => onPerson(person.id)}
      className="max-w-full cursor-pointer truncate text-left underline decoration-line-strong underline-offset-3 hover:decoration-accent"
    >
      {name}
    </button>
  )
}
