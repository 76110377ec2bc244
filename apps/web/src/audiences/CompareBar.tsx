import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { MOST_COMPARED } from './compared.ts'

/** From below, while something is chosen. */
export function CompareBar({
  compared,
  onCompare,
  onClear,
}: {
  compared: readonly string[]
  onCompare: () => void
  onClear: () => void
}) {
  const { t } = useText()
  if (compared.length === 0) return null
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-raised px-4 py-3 shadow-card max-md:bottom-20">
      <span className="tabular text-13">
        {t('{{n}} of {{most}} chosen to compare', { n: compared.length, most: MOST_COMPARED })}
      </span>
      <span className="flex gap-2">
        <Button size="small" variant="ghost" onClick={onClear}>
          {t('Clear the choice')}
        </Button>
        <Button size="small" variant="primary" disabled={compared.length < 2} onClick={onCompare}>
          {t('Compare')}
        </Button>
      </span>
    </div>
  )
}
