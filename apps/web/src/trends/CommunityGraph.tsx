import type { Drawable } from '@starling/charts'
import type { FollowedCommunities } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { say, useText } from '@starling/text'
import { useMemo } from 'react'
import { chartWords, NearChart } from '../sections/index.ts'

const LINKS = 250

const WHO_IS_FOLLOWED_TOGETHER: Drawable = {
  title: 'Who is followed together',
  meaning: 'Accounts that the same people follow, connected where both are followed more often than by chance.',
  columns: {
    from: { label: 'Account', kind: 'handle' },
    to: { label: 'With', kind: 'handle' },
    count: { label: 'People', kind: 'count' },
    association: { label: 'Times chance', kind: 'ratio' },
    from_community: { label: 'Cluster', kind: 'cluster' },
    to_community: { label: 'Cluster', kind: 'cluster' },
  },
  chart: {
    kind: 'network',
    from: 'from',
    to: 'to',
    weight: 'count',
    from_cluster: 'from_community',
    to_cluster: 'to_community',
  },
}

/** Communities as a picture: a dot an account, in the colour of its community. */
export function CommunityGraph({ found }: { found: FollowedCommunities }) {
  const { language } = useText()
  const format = useMemo(() => formatOf(say(language), 0), [language])
  const words = useMemo(() => chartWords(language, []), [language])
  const rows = useMemo(() => {
    const handles = new Map(found.communities.flatMap(({ accounts }) => accounts.map(({ id, handle }) => [id, handle])))
    return found.ties.map((tie) => ({ ...tie, from: handles.get(tie.from), to: handles.get(tie.to) }))
  }, [found])
  return <NearChart section={WHO_IS_FOLLOWED_TOGETHER} rows={rows} format={format} words={words} limit={LINKS} />
}
