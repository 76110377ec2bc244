import type { Takeout } from '@starling/contract/browser'
import { dateTime, shortDate, useText } from '@starling/text'
import { Button, IconButton, Spinner } from '@starling/ui'
import { CircleAlert, Download, FileJson, Trash2 } from 'lucide-react'
import { refused, undoable } from '../errors/index.ts'
import { api, saveFile, useTooSlow } from '../floor/index.ts'
import { fileSize } from './file-size.ts'
import { isWaiting, useTakeoutChanges } from './queries.ts'

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

const download = (pk: string) =>
  api.downloadTakeout({ path: { pk } }).then(({ blob, name }) => saveFile(blob, name), refused)

/** One file: being prepared, there, or failed. */
export function TakeoutRow({ takeout, prepare }: { takeout: Takeout; prepare: () => unknown }) {
  const { t } = useText()
  const { id, state, created_at } = takeout
  const { remove, restore } = useTakeoutChanges()
  const date = shortDate(created_at)

  const end = () =>
    undoable(remove.mutateAsync(id), t('The file of {{date}} was deleted.', { date }), () => restore.mutateAsync(id))

  return (
    <li className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <span className="grid size-6 shrink-0 place-items-center text-muted">
        {state === 'waiting' && <Spinner size={18} />}
        {state === 'ready' && <FileJson {...ICON} />}
        {state === 'failed' && <CircleAlert {...ICON} className="text-bad" />}
      </span>
      <div className="grid min-w-0 flex-1 basis-48">
        <span className="font-medium" title={dateTime(created_at)}>
          {t('Data of {{date}}', { date })}
        </span>
        <span className="text-pretty text-13 text-muted">
          <State takeout={takeout} />
        </span>
      </div>
      <div className="flex items-center gap-2">
        {state === 'ready' && (
          <Button variant="primary" icon={<Download {...ICON} size={16} />} onClick={() => download(id)}>
            {t('Download')}
          </Button>
        )}
        {state === 'failed' && <Button onClick={prepare}>{t('Try again')}</Button>}
        <IconButton label={t('Delete the file of {{date}}', { date })} onClick={end}>
          <Trash2 {...ICON} size={16} />
        </IconButton>
      </div>
    </li>
  )
}

function State({ takeout }: { takeout: Takeout }) {
  const { t, language } = useText()
  const { id, state, size, expires_at } = takeout
  const slow = useTooSlow(isWaiting(takeout) ? [id] : [])
  switch (state) {
    case 'waiting':
      return slow.size > 0
        ? `${t('This takes longer than usual.')} ${t('You can leave this page; it continues by itself.')}`
        : t('Being prepared. You can leave this page; it continues by itself.')
    case 'ready':
      return t('{{size}}, kept until {{time}}', { size: fileSize(size ?? 0, language), time: dateTime(expires_at) })
    case 'failed':
      return t('It could not be prepared. Nothing was changed.')
  }
}
