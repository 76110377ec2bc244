import type { PackageEntry } from '@starling/targeting'
import { say, useText } from '@starling/text'
import { Chip } from '@starling/ui'
import { keyOf } from './edit-package.ts'
import { entryLabel } from './entry-label.ts'

/** The entries of a group as chips; without `onToggle` they are only read. */
export function EntryChips({
  name,
  entries,
  onToggle,
  onRemove,
}: {
  name: string
  entries: readonly PackageEntry[]
  onToggle?: (key: string) => void
  onRemove?: (key: string) => void
}) {
  const { t, language } = useText()
  return (
    <ul aria-label={name} className="flex flex-wrap gap-1.5">
      {entries.map((entry) => (
        <li key={keyOf(entry)} className="flex min-w-0 max-w-full">
          <Chip
            label={entryLabel(entry, say(language))}
            usual
            selected={!entry.deselected}
            {...(onToggle && { onToggle: () => onToggle(keyOf(entry)) })}
            {...(onRemove && { onRemove: () => onRemove(keyOf(entry)) })}
          />
          {!onToggle && entry.deselected && <span className="sr-only">{t('not chosen')}</span>}
        </li>
      ))}
    </ul>
  )
}
