import type { Answered } from '@starling/contract/browser'
import { WINDOW_DAYS } from '@starling/question'
import { formatOf } from '@starling/sections/cells'
import { say, shortNumber, useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../floor/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { ToExplore } from '../question/index.ts'
import { topicAccountsOptions } from './queries.ts'

/** Who leads a topic: whom its people follow, and the largest of them. */
export function LeadingAccounts({ keywords, country }: { keywords: readonly string[]; country: string | null }) {
  const { t } = useText()
  const query = useQuery(topicAccountsOptions(keywords, country === null ? [] : [country]))
  const window = <span>{t('in the last {{count}} days', { count: WINDOW_DAYS })}</span>
  const name = `leading ${keywords.join()} ${country}`
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Panel
        title={t('Who they follow')}
        about={t('Accounts that people who write about it follow more than others do.')}
        foot={query.data && <OriginFoot origin={query.data.followed} more={window} />}
      >
        <Await query={query} name={name}>
          {({ followed }) => <Accounts answer={followed} />}
        </Await>
      </Panel>
      <Panel
        title={t('Who writes about it')}
        about={t('The largest accounts among those who write about it.')}
        foot={query.data && <OriginFoot origin={query.data.writing} more={window} />}
      >
        <Await query={query} name={name}>
          {({ writing }) => <Accounts answer={writing} />}
        </Await>
      </Panel>
    </div>
  )
}

function Accounts({ answer }: { answer: Answered }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  if (answer.rows.length === 0) return <p className="text-muted">{t('Nothing to show')}</p>
  return (
    <ol className="max-h-90 divide-y divide-line overflow-y-auto overscroll-contain">
      {answer.rows.map((row) => {
        const handle = String(row.handle)
        const name = String(row.name || handle)
        return (
          <li key={String(row.id)} className="flex items-center gap-3 py-2">
            <Avatar name={name} image={addressOf(row.avatar_url)} size={32} decorative />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium text-13">{name}</span>
              <ToExplore question={{ query_type: 'handle', handle }} className="block truncate text-12 text-muted">
                @{handle}
              </ToExplore>
            </span>
            <span className="tabular shrink-0 text-right text-13">
              {'share' in row ? (
                <>
                  {format.short('share', row.share)}
                  {row.mark === 'few' && '*'}
                  <span className="block text-12 text-muted">{format.short('interval', row.interval)}</span>
                </>
              ) : (
                <>
                  {shortNumber(Number(row.followers_count))}
                  <span className="block text-12 text-muted">{t('Followers')}</span>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
