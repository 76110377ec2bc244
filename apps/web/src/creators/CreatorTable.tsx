import type { Creator } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { interestName } from '@starling/sections/names'
import { fullNumber, say, shortNumber, useText } from '@starling/text'
import { Avatar, DataTable, type TableColumn } from '@starling/ui'
import { useMemo } from 'react'
import { ToExplore } from '../question/index.ts'

/** People with what their posts move, and how sure that is. */
export function CreatorTable({ creators }: { creators: readonly Creator[] }) {
  const { t, language } = useText()
  const columns = useMemo((): TableColumn<Creator>[] => {
    const format = formatOf(say(language), 0)
    return [
      {
        id: 'name',
        label: t('Creator'),
        value: ({ name, handle }) => name || handle,
        show: ({ name, handle, interests, avatar_url }) => (
          <span className="flex min-w-0 items-center gap-2.5 py-1">
            <Avatar name={name || handle} image={avatar_url} size={32} decorative />
            <span className="min-w-0">
              <span className="block truncate font-medium">{name || handle}</span>
              <span className="block truncate text-12 text-muted">
                <ToExplore question={{ query_type: 'handle', handle }}>@{handle}</ToExplore>
                {interests.length > 0 && (
                  <span className="max-sm:hidden">
                    {` · ${interests
                      .slice(0, 2)
                      .map((id) => interestName(id, language))
                      .join(', ')}`}
                  </span>
                )}
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'followers',
        label: t('Followers'),
        kind: 'number',
        value: ({ followers_count }) => followers_count,
        show: ({ followers_count }) => <span title={fullNumber(followers_count)}>{shortNumber(followers_count)}</span>,
      },
      {
        id: 'rate',
        label: t('Engagement per follower'),
        kind: 'number',
        width: 190,
        value: ({ engagement_rate }) => engagement_rate,
        show: ({ engagement_rate, interval, mark }) => (
          <span className={mark ? 'text-muted' : ''}>
            <span className="font-medium">
              {format.full('share', engagement_rate)}
              {mark === 'few' && engagement_rate !== null && '*'}
            </span>
            <span className="block text-12 text-muted">{format.full('interval', interval)}</span>
          </span>
        ),
      },
      { id: 'posts', label: t('Posts, 90 days'), kind: 'number', width: 160, value: ({ posts }) => posts },
      {
        id: 'engagements',
        label: t('Engagements'),
        kind: 'number',
        width: 130,
        value: ({ engagements }) => engagements,
      },
      {
        id: 'bot',
        label: t('Bot score'),
        kind: 'number',
        value: ({ bot_score }) => bot_score,
        show: ({ bot_score }) => format.short('share', bot_score),
      },
    ]
  }, [language, t])
  return (
    <DataTable
      label={t('Creators')}
      columns={columns}
      rows={creators}
      rowId={({ id }) => id}
      rowName={({ name, handle }) => name || handle}
    />
  )
}
