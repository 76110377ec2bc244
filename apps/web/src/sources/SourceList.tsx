import type { FollowedSource } from '@starling/contract/browser'
import { fullNumber, shortDate, useText } from '@starling/text'
import { EmptyState, IconButton } from '@starling/ui'
import { AtSign, Search, Trash2 } from 'lucide-react'
import { sayText, undoable } from '../errors/index.ts'
import { useSourceChanges } from './queries.ts'

export const calledOf = ({ kind, value }: Pick<FollowedSource, 'kind' | 'value'>) =>
  kind === 'handle' ? `@${value}` : value

export function SourceList({
  teamId,
  sources,
  isAdmin,
}: {
  teamId: string
  sources: FollowedSource[]
  isAdmin: boolean
}) {
  const { t } = useText()
  if (sources.length === 0) {
    return (
      <EmptyState
        level={3}
        className="rounded-card border border-line border-dashed"
        title={t('Nothing is tracked yet')}
        reason={t('The handles and keywords your team tracks are listed here, with what has been fetched of each.')}
      />
    )
  }
  return (
    <ul
      aria-label={t('Handles and keywords')}
      className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
    >
      {sources.map((source) => (
        <Row key={source.id} teamId={teamId} source={source} isAdmin={isAdmin} />
      ))}
    </ul>
  )
}

function Row({ teamId, source, isAdmin }: { teamId: string; source: FollowedSource; isAdmin: boolean }) {
  const { t } = useText()
  const { id, kind, name, posts, followers, read_at, error } = source
  const { remove, restore } = useSourceChanges(teamId)
  const called = calledOf(source)
  const Icon = kind === 'handle' ? AtSign : Search
  const facts = read_at
    ? [
        t('{{n}} posts', { n: fullNumber(posts) }),
        ...(source.follower_limit > 0 ? [t('{{n}} followers', { n: fullNumber(followers) })] : []),
        t('fetched {{date}}', { date: shortDate(read_at) }),
      ]
    : [t('not fetched yet')]

  const end = () =>
    undoable(
      remove.mutateAsync(id),
      t('{{name}} is no longer tracked. What was fetched stays.', { name: called }),
      () => restore.mutateAsync(id),
    )

  return (
    <li className="flex min-h-16 items-center gap-4 px-5 py-3">
      <Icon size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      <div className="grid min-w-0 grow">
        <span className="break-words font-medium">
          {called} {name && <span className="font-normal text-muted">{name}</span>}
        </span>
        <span className="tabular text-13 text-muted">{facts.join(' · ')}</span>
        {error && <span className="text-13 text-bad">{sayText(error)}</span>}
      </div>
      {isAdmin && (
        <IconButton label={t('Remove {{label}}', { label: called })} size="small" onClick={end}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
