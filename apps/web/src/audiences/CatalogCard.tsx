import type { CatalogAudience } from '@starling/contract/browser'
import { dateTime, fullNumber, type TextKey, useText } from '@starling/text'
import { Checkbox } from '@starling/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useCounted } from './use-counted.ts'

const KINDS: Record<CatalogAudience['kind'], TextKey> = {
  interest: 'Interest',
  community: 'Community',
  profession: 'Profession',
  added: 'Chosen by hand',
  followers: 'Followers of an account',
}

export const catalogName = ({ name, name_ja }: Pick<CatalogAudience, 'name' | 'name_ja'>, language: string): string =>
  language === 'ja' ? name_ja : name

export function CatalogCard({
  audience,
  isCompared,
  canCompare,
  onOpen,
  onCompare,
}: {
  audience: CatalogAudience
  isCompared: boolean
  canCompare: boolean
  onOpen: () => void
  onCompare: (isChosen: boolean) => void
}) {
  const { t, language } = useText()
  const box = useId()
  const counted = useCounted()
  const { kind, size, former_size, sized_at } = audience
  const name = catalogName(audience, language)
  const moved = size !== null && former_size !== null ? size - former_size : 0
  return (
    <li
      className={clsx(
        'grid content-between gap-3 rounded-card border bg-raised p-4 shadow-card',
        isCompared ? 'border-accent-two' : 'border-line',
      )}
    >
      <div className="grid gap-1">
        <span className="text-12 text-muted">{t(KINDS[kind])}</span>
        <button
          type="button"
          onClick={onOpen}
          className="wrap-break-word min-h-6 text-left font-medium hover:text-accent hover:underline"
        >
          {name}
        </button>
      </div>
      <div className="flex items-end justify-between gap-3">
        <span className="grid" title={sized_at ? dateTime(sized_at) : undefined}>
          <span className="tabular font-strong text-20">{t('{{n}} people', { n: fullNumber(size ?? 0) })}</span>
          <span className="text-12 text-muted">
            {moved !== 0 && `${moved > 0 ? '+' : '−'}${fullNumber(Math.abs(moved))} · `}
            {sized_at && counted(sized_at)}
          </span>
        </span>
        <span className="flex min-h-6 items-center gap-2 text-13 pointer-coarse:min-h-10">
          <Checkbox
            id={box}
            checked={isCompared}
            disabled={!isCompared && !canCompare}
            onChange={({ currentTarget }) => onCompare(currentTarget.checked)}
          />
          <label htmlFor={box} className="cursor-pointer">
            {t('Compare')}
            <span className="sr-only"> {name}</span>
          </label>
        </span>
      </div>
    </li>
  )
}
