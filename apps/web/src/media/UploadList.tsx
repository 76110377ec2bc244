import { useText } from '@starling/text'
import { Button, IconButton, Progress } from '@starling/ui'
import { X } from 'lucide-react'
import type { Upload } from './use-uploads.ts'

/** Files on their way, and what became of those that arrived. */
export function UploadList({
  uploads,
  onAgain,
  onDrop,
  onOpen,
}: {
  uploads: readonly Upload[]
  onAgain: (upload: Upload) => void
  onDrop: (id: number) => void
  onOpen: (id: string) => void
}) {
  const { t } = useText()
  if (uploads.length === 0) return null
  return (
    <ul aria-label={t('Uploads')} className="grid gap-2">
      {uploads.map((upload) => (
        <li key={upload.id} className="grid gap-2 rounded-control border border-line bg-raised px-4 py-3">
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate font-medium text-13">{upload.file.name}</span>
            {upload.error && !upload.is_refused && (
              <Button size="small" onClick={() => onAgain(upload)}>
                {t('Try again')}
              </Button>
            )}
            {upload.added && (
              <Button size="small" onClick={() => onOpen(upload.added!.id)}>
                {upload.added.alt_text === '' ? t('Say what it shows') : t('Open')}
              </Button>
            )}
            {(upload.error || upload.added) && (
              <IconButton
                size="small"
                label={t('Take {{name}} off this list', { name: upload.file.name })}
                onClick={() => onDrop(upload.id)}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </IconButton>
            )}
          </div>
          {upload.error ? (
            <p role="alert" className="text-13 text-bad">
              {upload.error}
            </p>
          ) : upload.added ? (
            <p role="status" className="text-13 text-muted">
              {upload.added.is_duplicate ? t('The team has this file already; it is not kept twice.') : t('Added.')}
            </p>
          ) : (
            <Progress label={t('Sending {{name}}', { name: upload.file.name })} share={upload.share} />
          )}
        </li>
      ))}
    </ul>
  )
}
