import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { BadgeCheck } from 'lucide-react'
import { addressOf } from '../../floor/index.ts'
import { ExploreLink } from '../../question/index.ts'

/** People as their profiles show them. */
export function PeopleList({ rows, format }: { rows: readonly AnswerRow[]; format: Format }) {
  const { t } = useText()
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={String(row.id)} className="flex items-start gap-3 py-2.5">
          <Avatar name={String(row.name || row.handle || '?')} image={addressOf(row.avatar_url)} size={36} decorative />
          <div className="min-w-0 grow">
            <p className="flex min-w-0 items-center gap-1.5">
              <span className="truncate font-medium">{String(row.name || row.handle || t('Unknown account'))}</span>
              {row.verified === true && (
                <BadgeCheck size={14} strokeWidth={2} aria-label={t('Verified')} className="shrink-0 text-info" />
              )}
              {row.handle !== '' && (
                <ExploreLink
                  question={{ query_type: 'handle', handle: String(row.handle) }}
                  className="truncate text-13 text-muted"
                >
                  {format.short('handle', row.handle)}
                </ExploreLink>
              )}
            </p>
            {row.bio !== '' && <p className="line-clamp-2 text-13 text-muted">{String(row.bio ?? '')}</p>}
          </div>
          <p className="tabular shrink-0 text-right text-13" title={format.full('count', row.followers_count)}>
            {format.short('count', row.followers_count)}
            <span className="block text-12 text-muted">{t('Followers')}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
