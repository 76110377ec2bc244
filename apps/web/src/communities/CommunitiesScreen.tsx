import { useText } from '@starling/text'
import { EmptyState, Tabs } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { CommunityDetail } from './CommunityDetail.tsx'
import { CommunityMap } from './CommunityMap.tsx'
import { CommunityRows } from './CommunityRows.tsx'
import { communitiesOptions } from './queries.ts'
import { XCommunities } from './XCommunities.tsx'

const HERE = 'here'
const AT_X = 'x'

/** The communities of the people known here, and X's own beside them. Which one is open stands in the address. */
export function CommunitiesScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const tabs = [
    { id: HERE, label: t('Of the people known here'), content: <KnownHere /> },
    { id: AT_X, label: t('Communities on X'), content: <XCommunities team={teamId} /> },
  ]
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Communities')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t(
            'People who follow the same accounts. Walk from one community to its neighbours, and build an audience from any.',
          )}
        </p>
      </header>
      <Tabs
        label={t('Communities')}
        tabs={tabs}
        value={search.get('tab') === AT_X ? AT_X : HERE}
        onChange={(id) => setSearch(id === HERE ? {} : { tab: id }, { replace: true })}
      />
    </div>
  )
}

function KnownHere() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const query = useQuery(communitiesOptions)
  const choose = (community: string) => setSearch({ community }, { replace: true })
  return (
    <Await query={query} name="communities" height="h-120">
      {(found) => {
        const { communities } = found
        const [first] = communities
        if (!first) {
          return (
            <EmptyState
              className="rounded-card border border-line border-dashed"
              title={t('No communities')}
              reason={t('Too few people are known here, or they follow nobody in common.')}
            />
          )
        }
        const asked = search.get('community')
        const chosen = asked ?? first.id
        return (
          <div className="grid grid-cols-1 gap-4">
            <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
              <Panel
                title={t('Map')}
                about={t('A larger circle has more people; a line joins two that share more people than by chance.')}
                foot={<OriginFoot origin={found} />}
              >
                <CommunityMap communities={communities} chosen={chosen} onChoose={choose} />
              </Panel>
              <CommunityDetail id={chosen} others={communities} onChoose={choose} />
            </div>
            <Panel title={t('All communities')} about={t('The same as the map, the largest first.')}>
              <CommunityRows communities={communities} chosen={chosen} onChoose={choose} />
            </Panel>
          </div>
        )
      }}
    </Await>
  )
}
