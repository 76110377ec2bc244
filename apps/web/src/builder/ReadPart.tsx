import type { ReadDescription } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { BLOCK_FIELDS } from './block-fields.tsx'

/** What was made of each part of a description, and of which nothing was. */
export function ReadPart({ read: { found, unplaced, refused } }: { read: Omit<ReadDescription, 'patch'> }) {
  const { t } = useText()
  if (refused.length > 0) {
    return (
      <div className="grid gap-1 rounded-control border border-bad p-3 text-14">
        <p className="font-medium">{t('This is not built.')}</p>
        {refused.map(({ trait, words, reason }) => (
          <p key={trait}>
            “{words}”: {reason}
          </p>
        ))}
        <p className="text-muted">{t('Take these words out, and describe what the people do instead.')}</p>
      </div>
    )
  }
  return (
    <dl className="grid gap-1 text-13">
      {found.map(({ kind, value, label, words, note }) => (
        <div key={`${kind} ${value}`} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">“{words}”</dt>
          <dd>
            → {kind === 'order' ? t('How strictly') : t(BLOCK_FIELDS[kind].title)}: {label}
          </dd>
          {note && <dd className="basis-full text-warn">{note}</dd>}
        </div>
      ))}
      {found.length === 0 && (
        <dd>{t('Nothing in it describes people. Say what they like, follow, do or where they are.')}</dd>
      )}
      {unplaced.length > 0 && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-warn">{t('Could not be placed:')}</dt>
          <dd>{unplaced.map((words) => `“${words}”`).join(' ')}</dd>
        </div>
      )}
    </dl>
  )
}
