import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import { isClear } from '@starling/sections'
import { useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { Eye, Heart, type LucideIcon, MessageCircle, Quote, Repeat2 } from 'lucide-react'
import { addressOf } from '../../floor/index.ts'
import { ExploreLink, useFrozen } from '../../question/index.ts'
import { PostMood } from '../moods/PostMood.tsx'
import { useCorrections } from '../moods/queries.ts'

/** Posts as text: what a stranger wrote is shown, never run, and no link of theirs is followed. */
export function PostList({ rows, format }: { rows: readonly AnswerRow[]; format: Format }) {
  const { t } = useText()
  const isFrozen = useFrozen() !== null
  const corrections = useCorrections(rows)
  const counts: { column: string; label: string; Icon: LucideIcon }[] = [
    { column: 'like_count', label: t('Likes'), Icon: Heart },
    { column: 'repost_count', label: t('Reposts'), Icon: Repeat2 },
    { column: 'reply_count', label: t('Replies'), Icon: MessageCircle },
    { column: 'quote_count', label: t('Quotes'), Icon: Quote },
    { column: 'view_count', label: t('Views'), Icon: Eye },
  ]
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={String(row.id)} className="grid grid-cols-[auto_1fr] gap-x-3 py-3">
          <Avatar name={String(row.name || row.handle || '?')} image={addressOf(row.avatar_url)} size={32} decorative />
          <div className="min-w-0">
            <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-13">
              <span className="truncate font-medium">{String(row.name || row.handle || t('Unknown account'))}</span>
              {row.handle !== '' && (
                <ExploreLink question={{ query_type: 'handle', handle: String(row.handle) }} className="text-muted">
                  {format.short('handle', row.handle)}
                </ExploreLink>
              )}
              <span className="tabular text-12 text-faint">{format.short('time', row.created_at)}</span>
            </p>
            <p dir="auto" className="mt-0.5 whitespace-pre-line break-words">
              {String(row.text ?? '')}
            </p>
            {typeof row.share === 'number' && <Reacted row={row} format={format} />}
            <p className="tabular mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-12 text-muted">
              {counts.map(({ column, label, Icon }) => (
                <span
                  key={column}
                  className="inline-flex items-center gap-1"
                  title={`${label}: ${format.full('count', row[column])}`}
                >
                  <Icon size={13} strokeWidth={1.75} aria-hidden />
                  <span className="sr-only">{label}</span>
                  {format.short('count', row[column])}
                </span>
              ))}
              <PostMood row={row} correction={corrections.get(String(row.id))} format={format} />
              {!isFrozen && (
                <ExploreLink
                  question={{ query_type: 'post', post_ids: [String(row.id)] }}
                  className="ml-auto font-medium text-text"
                >
                  {t('Who engaged')}
                </ExploreLink>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** How many of an audience reacted to it, beside everybody. */
function Reacted({ row, format }: { row: AnswerRow; format: Format }) {
  const { t } = useText()
  const share = format.short('share', row.share)
  const interval = format.short('interval', row.interval)
  return (
    <p className="tabular mt-1 text-13">
      {t('{{n}} of them reacted ({{share}}, {{interval}})', { n: format.short('count', row.count), share, interval })}
      {isClear(row) && Array.isArray(row.over_interval) && (
        <span className="text-muted">
          {' · '}
          {t('at least {{times}} the baseline', { times: format.short('ratio', row.over_interval[0]) })}
        </span>
      )}
    </p>
  )
}
