import type { AdMedia } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { fileSize } from '../figures/index.ts'
import { MediaThumb } from './MediaThumb.tsx'
import { KIND_WORDS, lengthOf } from './words.ts'

export function MediaCard({ media, onOpen }: { media: AdMedia; onOpen: () => void }) {
  const { t, language } = useText()
  const { name, kind, width, height, duration_ms, size, alt_text, similar_to } = media
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onOpen}
        className="group grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-raised text-left shadow-card hover:border-line-strong"
      >
        <span className="relative block aspect-4/3">
          <MediaThumb media={{ ...media, alt_text: '' }} className="absolute inset-0 size-full" />
          {duration_ms !== null && (
            <span className="tabular absolute right-2 bottom-2 rounded-[4px] bg-text px-1.5 text-12 text-ground">
              {lengthOf(duration_ms)}
            </span>
          )}
        </span>
        <span className="grid content-start gap-0.5 px-3 py-2.5">
          <span className="truncate font-medium text-13 group-hover:text-accent">{name}</span>
          <span className="tabular text-12 text-muted">
            {[t(KIND_WORDS[kind]), `${width} × ${height}`, fileSize(size, language)].join(' · ')}
          </span>
          {alt_text === '' && <span className="text-12 text-warn">{t('Not described yet')}</span>}
          {similar_to.length > 0 && (
            <span className="text-12 text-muted">{t('Looks like {{count}} others', { count: similar_to.length })}</span>
          )}
        </span>
      </button>
    </li>
  )
}
