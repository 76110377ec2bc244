import type { WeeklyResult } from '@starling/contract/browser'

const AT = '2026-11-15T00:00:00.000Z'
const mood = (net: number) => ({
  posts: 40,
  negative: 4,
  neutral: 16,
  positive: 20,
  net,
  interval: [net - 0.1, net + 0.1] as [number, number],
  mark: 'few' as const,
})
/** A week of a monitor, for tests: more people and a better mood beyond chance, posts within it. */
export const week: WeeklyResult = {
  id: 'w2',
  monitor: 'm1',
  week: { since: '2026-11-08T00:00:00.000Z', until: AT },
  before: { since: '2026-11-01T00:00:00.000Z', until: '2026-11-08T00:00:00.000Z' },
  computed_at: AT,
  people: { now: 1200, before: 600, ratio_interval: [1.8, 2.2], is_significant: true, mark: null },
  posts: { now: 40, before: 38, ratio_interval: [0.7, 1.6], is_significant: false, mark: 'few' },
  mood: { now: mood(0.4), before: mood(0.1), difference: 0.3, difference_interval: [0.1, 0.5], is_significant: true },
  terms: [
    {
      term: 'matcha',
      kind: 'keyword',
      now: 20,
      before: 2,
      share: 0.5,
      interval: [0.35, 0.65],
      before_share: 0.05,
      q_value: 0.001,
      is_significant: true,
    },
  ],
  as_of: AT,
  source: ['test'],
  method: 'weekly_result',
}
