import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { BadgeCheck, CalendarDays, MapPin } from 'lucide-react'
import { addressOf } from '../../floor/index.ts'

export function ProfileCard({ row, format }: { row: AnswerRow; format: Format }) {
  const { t } = useText()
  const counts = [
    { column: 'followers_count', label: t('Followers') },
    { column: 'following_count', label: t('Following') },
    { column: 'post_count', label: t('Posts') },
  ]
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-4">
        <Avatar name={String(row.name || row.handle)} image={addressOf(row.avatar_url)} size={64} decorative />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 font-strong text-20">
            <span className="min-w-0 truncate">{String(row.name || row.handle)}</span>
            {row.verified === true && (
              <BadgeCheck size={18} strokeWidth={2} aria-label={t('Verified')} className="shrink-0 text-info" />
            )}
          </p>
          <p className="text-muted">{format.short('handle', row.handle)}</p>
          {row.bio !== '' && (
            <p dir="auto" className="mt-2 whitespace-pre-line">
              {String(row.bio ?? '')}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
            {row.location !== '' && row.location !== null && (
              <span className="inline-flex items-center gap-1">
                <MapPin size={14} strokeWidth={1.5} aria-hidden />
                {String(row.location)}
              </span>
            )}
            <span className="inline-flex items-center gap-1">
              <CalendarDays size={14} strokeWidth={1.5} aria-hidden />
              {t('Joined')} {shortDate(Number(row.created_at) * 1000)}
            </span>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-3 gap-3 border-line border-t pt-3">
        {counts.map(({ column, label }) => (
          <div key={column}>
            <dd className="tabular font-strong text-20" title={format.full('count', row[column])}>
              {format.short('count', row[column])}
            </dd>
            <dt className="text-13 text-muted">{label}</dt>
          </div>
        ))}
      </dl>
    </div>
  )
}
