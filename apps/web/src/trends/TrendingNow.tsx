import { WORLD } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { quiet } from '../floor/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { useMe } from '../session/index.ts'
import { trendingOptions } from './queries.ts'
import { TrendingList } from './TrendingList.tsx'

const SHOWN = 5

/** The first of what everybody talks about more than usual; `all` leads to the rest. */
export function TrendingNow({ all }: { all: string }) {
  const { t } = useText()
  const { pending } = useMe()
  const trending = useQuery({ ...trendingOptions(WORLD, quiet), enabled: !pending })
  const [first] = trending.data ?? []
  return (
    <Panel
      title={t('Talked about more than usual')}
      about={t('24 hours, compared with the 28 days before. Accounts that behave like bots are left out.')}
      aside={
        <Link to={all} className="font-medium text-13 text-accent underline-offset-3 hover:underline">
          {t('All trends')}
        </Link>
      }
      foot={first && <OriginFoot origin={first} />}
    >
      <Await query={trending} name="trending now" height="h-80">
        {(topics) => <TrendingList topics={topics.slice(0, SHOWN)} isWorld />}
      </Await>
    </Panel>
  )
}
