import type { Creator } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { interestName } from '@starling/sections/names'
import { fullNumber, say, shortNumber, useText } from '@starling/text'
import { Avatar, DataTable, type TableColumn } from '@starling/ui'
import { useMemo } from 'react'
import { ToExplore } from '../question/index.ts'
import { RowList, useNarrow } from '../teams/index.ts'

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
  const isNarrow = useNarrow()
  if (isNarrow) {
    return (
      <RowList label={t('Creators')} rows={creators} loading={false}>
        {(creator) => <CreatorRow creator={creator} columns={columns} />}
      </RowList>
    )
  }
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

/** On a phone a creator has what is known under the name: beside it, most would be out of sight. */
function CreatorRow({ creator, columns: [name, ...figures] }: RowProps) {
  return (
    <>
      {name!.show!(creator)}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {figures.map(({ id, label, value, show }) => (
          <div key={id}>
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="tabular">{show ? show(creator) : fullNumber(Number(value(creator)))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
type RowProps = { creator: Creator; columns: readonly TableColumn<Creator>[] }
