import type { PackageEntry } from '@starling/targeting'
import { useText } from '@starling/text'
import { Chip } from '@starling/ui'

/** The entries of a group as chips; without `onToggle` they are only read. */
export function EntryChips({
  name,
  entries,
  onToggle,
  onRemove,
}: {
  name: string
  entries: readonly PackageEntry[]
  onToggle?: (value: string) => void
  onRemove?: (value: string) => void
}) {
  const { t } = useText()
  return (
    <ul aria-label={name} className="flex flex-wrap gap-1.5">
      {entries.map(({ value, label, deselected }) => (
        <li key={value} className="flex min-w-0 max-w-full">
          <Chip
            label={label}
            usual
            selected={!deselected}
            {...(onToggle && { onToggle: () => onToggle(value) })}
            {...(onRemove && { onRemove: () => onRemove(value) })}
          />
          {!onToggle && deselected && <span className="sr-only">{t('not chosen')}</span>}
        </li>
      ))}
    </ul>
  )
}
