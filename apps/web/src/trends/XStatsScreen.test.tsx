// @vitest-environment happy-dom
import type { TrendingTopic } from '@starling/contract/browser'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { outOfContract } from '../../test-kit/fake-fetch.ts'

// happy-dom has no fonts to wait for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
const { XStatsScreen } = await import('./XStatsScreen.tsx')
const AT = '/api/external'
const DAY = 86_400
const UNTIL = 1_794_732_000
const base = {
  unit: 'posts' as const,
  n: 144,
  known: 144,
  baseline: null,
  baseline_n: 3382,
  baseline_known: 3382,
  comparison: null,
  mark: 'faded' as const,
  hidden: false,
}
const origin = { base, as_of: '2026-11-15T08:43:50Z', source: ['sandbox'], method: 'trending' }
const mood = { negative: 3, neutral: 1, positive: 7, net: 0.36, net_interval: [-0.16, 0.78] as [number, number] }
const topic: TrendingTopic = {
  topic: 'oat milk',
  kind: 'phrase',
  country: 'US',
  window: { since: UNTIL - DAY, until: UNTIL },
  posts: 11,
  people: 10,
  share: 11 / 144,
  interval: [0.043, 0.132],
  before_posts: 17,
  before_share: 17 / 3382,
  over_index: 15.2,
  q_value: 0.0000002,
  significant: 'over',
  mark: 'few',
  mood,
  days: Array.from({ length: 29 }, (_, day) => ({ at: UNTIL - (29 - day) * DAY, posts: day === 28 ? 11 : 0 })),
  ...origin,
}
const stats = {
  country: 'US',
  window: { since: UNTIL - 29 * DAY, until: UNTIL },
  people: 3064,
  posts: 44_000,
  posts_now: 144,
  posts_before: 120.8,
  mood_now: mood,
  sections: [],
}
const countries = [
  { country: 'US', people: 3064, posts: 3526, share: 0.6, interval: [0.5, 0.7], mark: null },
  { country: 'JP', people: 2929, posts: 3382, share: 0.4, interval: [0.3, 0.5], mark: null },
]
const server = (more: Server = {}): Server => ({
  [`GET ${AT}/x-stats/trending-topics/?country=US`]: () => [topic, { ...topic, topic: 'sale', significant: null }],
  [`GET ${AT}/x-stats/countries/`]: () => ({ countries, window: stats.window, ...origin }),
  [`GET ${AT}/x-stats/?country=US&utc_offset_minutes=${-new Date().getTimezoneOffset()}`]: () => stats,
  [`GET ${AT}/events/?country=US`]: () => [],
  ...more,
})
const draw = (at = '/xstats') => drawScreen(XStatsScreen, { path: '/xstats/:country?', at })
beforeEach(() => signedInAs(ada))

test('the United States by default: each topic with its counts, interval and the way to its analysis', async () => {
  serve(server())
  draw()
  const link = await screen.findByRole('link', { name: 'oat milk' })
  expect(link.getAttribute('href')).toBe('http://pro.localhost/explore/conversation?keywords=oat+milk&countries=US')
  const row = link.closest('li')!
  expect(row.textContent).toContain('11 posts by 10 people*')
  expect(row.textContent).toContain('4.3% to 13.2%')
  expect(row.textContent).toContain('17 before')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trends in the United States')
  const unsure = screen.getByRole('heading', { name: 'Also more than before, but chance may explain it' })
  expect(within(unsure.parentElement!).getByRole('link', { name: 'sale' })).toBeTruthy()
  expect(await screen.findByText('+19.2% compared with 121 a day before')).toBeTruthy()
})

test('an answer that is no list is refused in the words of the specification', async () => {
  serve(server({ [`GET ${AT}/x-stats/trending-topics/?country=US`]: () => outOfContract({ topics: [] }) }))
  draw()
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid response format for trending topics')
})

test('another country is another address', async () => {
  serve(server())
  const router = draw()
  await screen.findByRole('option', { name: 'Japan (3.4K posts)' })
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'JP' } })
  expect(router.state.location.pathname).toBe('/xstats/JP')
})

test('nothing stands out', async () => {
  serve(server({ [`GET ${AT}/x-stats/trending-topics/?country=US`]: () => [] }))
  draw()
  await screen.findByRole('heading', { name: 'Nothing stands out' })
  await screen.findByRole('heading', { name: 'No peaks' })
})
