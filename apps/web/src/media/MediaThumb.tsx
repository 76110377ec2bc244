import type { MediaKind } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { Film } from 'lucide-react'
import { thumbAddress } from './media-url.ts'

type Shown = { id: string; kind: MediaKind; alt_text: string; has_thumb: boolean; changed_at?: string }

/** A small picture of it; of a film that no browser could play, a sign. */
export function MediaThumb({ media, className }: { media: Shown; className?: string }) {
  const { t } = useText()
  if (!media.has_thumb) {
    return (
      <span className={clsx('grid place-items-center bg-sunken text-muted', className)}>
        <Film size={28} strokeWidth={1.5} aria-label={t('Video')} />
      </span>
    )
  }
  return (
    <img
      src={thumbAddress(media)}
      alt={media.alt_text}
      loading="lazy"
      className={clsx('bg-sunken object-cover', className)}
    />
  )
}
