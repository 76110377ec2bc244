import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const TAKEN = 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/quicktime'

/** Files dropped here, pasted anywhere on the page, or chosen. */
export function DropZone({ onFiles, isSmall = false }: { onFiles: (files: File[]) => void; isSmall?: boolean }) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  return (
    <section
      aria-label={t('Add media')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed px-5 transition-colors',
        isSmall ? 'py-3' : 'py-6',
        isOver ? 'border-accent bg-accent/8' : 'border-line-strong bg-raised',
      )}
    >
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        icon={<ImagePlus size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('Choose files')}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-13 text-muted">
        {t(
          'Or drop them here, or paste a picture. JPEG, PNG and WebP up to 5 MB, GIF up to 15 MB, MP4 and MOV up to 512 MB.',
        )}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={TAKEN}
        aria-label={t('Choose files')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </section>
  )
}
