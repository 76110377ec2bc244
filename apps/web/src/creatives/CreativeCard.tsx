import type { AdCreative } from '@starling/contract/browser'
import { isApplicable, lintCreative } from '@starling/targeting'
import { useText } from '@starling/text'
import { MediaThumb } from '../media/index.ts'
import { KIND_WORDS } from './words.ts'

export function CreativeCard({ creative, onOpen }: { creative: AdCreative; onOpen: () => void }) {
  const { t } = useText()
  const { name, kind, text, media, variant } = creative
  const isFit = isApplicable(lintCreative(creative))
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onOpen}
        className="group grid grid-cols-[5rem_1fr] gap-3 rounded-card border border-line bg-raised p-3 text-left shadow-card hover:border-line-strong"
      >
        {media[0] ? (
          <MediaThumb media={{ ...media[0], alt_text: '' }} className="size-20 rounded-control" />
        ) : (
          <span aria-hidden className="size-20 rounded-control bg-sunken" />
        )}
        <span className="grid min-w-0 content-start gap-1">
          <span className="truncate font-medium group-hover:text-accent">{name}</span>
          <span className="wrap-break-word line-clamp-2 text-13 text-muted">{text}</span>
          <span className="text-12 text-muted">
            {[t(KIND_WORDS[kind]), ...(variant ? [t('Variant {{letter}}', { letter: variant })] : [])].join(' · ')}
          </span>
          {!isFit && <span className="text-12 text-bad">{t('X would not take it yet')}</span>}
        </span>
      </button>
    </li>
  )
}
