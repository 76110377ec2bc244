import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MissingNote } from '../analysis/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { AccountTopics } from './AccountTopics.tsx'
import { Between } from './Between.tsx'
import { ComparedTable } from './ComparedTable.tsx'
import { DimensionTable } from './DimensionTable.tsx'
import { analysisOptions } from './queries.ts'

/** All that is known of the accounts, beside each other. */
export function SideBySide({ handle, competitors }: { handle: string; competitors: readonly string[] }) {
  const { t } = useText()
  const query = useQuery(analysisOptions(handle, competitors))
  const accounts = query.data?.accounts
  const handles = useMemo(() => (accounts ?? []).map(({ account }) => account.handle.toLowerCase()), [accounts])
  const names = useMemo(() => (accounts ?? []).map(({ account }) => `@${account.handle}`), [accounts])
  // People in any of the audiences, each counted once.
  const overlap = query.data?.overlap && 'base' in query.data.overlap ? query.data.overlap : null
  return (
    <>
      <Panel
        title={t('Side by side')}
        about={t('Followers, growth and what everybody posts about each.')}
        foot={query.data && overlap && <OriginFoot origin={{ ...query.data, base: overlap.base }} />}
      >
        <Await query={query} name={`analysis ${handle} ${competitors.join()}`} height="h-96">
          {(data) => (
            <div className="grid gap-3">
              {data.missing.length > 0 && (
                <MissingNote
                  // Others that are missing are another reading, with a cost of its own.
                  key={data.missing.join()}
                  missing={{ handles: data.missing, post_ids: [] }}
                  asks="competitors"
                />
              )}
              <ComparedTable accounts={data.accounts} />
            </div>
          )}
        </Await>
      </Panel>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {query.data?.share_of_voice && <Between answer={query.data.share_of_voice} names={names} />}
        {query.data?.overlap && <Between answer={query.data.overlap} names={names} />}
      </div>
      {handles.length > 1 && <DimensionTable handles={handles} />}
      {handles.length > 0 && <AccountTopics handles={handles} />}
    </>
  )
}
