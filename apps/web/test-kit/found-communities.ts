import type { Community, FoundCommunities } from '@starling/contract/browser'

const account = (handle: string, count: number) => ({
  id: handle,
  handle,
  name: `The ${handle}`,
  bio: '',
  followers_count: 900,
  avatar_url: null,
  count,
})
const community = (id: string, word: string, people: number, next: string): Community => ({
  id,
  words: [word],
  accounts: [account(id, people), account(`${id}_too`, 40)],
  account_count: 2,
  people,
  at_least: 2,
  share: people / 1000,
  interval: [0.1, 0.2],
  cohesion: 0.8,
  growth: { days: 28, gained: 30, lost: 10, rate: 0.02, rate_interval: [0.01, 0.03] },
  mood: { days: 28, negative: 10, neutral: 10, positive: 20, net: 0.25, net_interval: [0.1, 0.4] },
  neighbours: [{ id: next, shared: 12, share: 0.1, association: 2.5 }],
  question: { query_type: 'builder', who: { communities: [{ accounts: [id, `${id}_too`], at_least: 2 }] } },
})
export const coffeeCommunity = community('brewlab', '#coffee', 300, 'tealeaf')
export const teaCommunity = community('tealeaf', '#tea', 120, 'brewlab')
export const foundCommunities: FoundCommunities = {
  communities: [coffeeCommunity, teaCommunity],
  base: {
    unit: 'people',
    n: 1000,
    known: 1000,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: false,
  },
  as_of: '2026-11-16T09:00:00Z',
  source: ['x'],
  method: 'communities',
}
