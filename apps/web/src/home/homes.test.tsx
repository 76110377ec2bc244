// @vitest-environment happy-dom
import type { Answered, Monitor } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { week } from '../../test-kit/sample-week.ts'
import { recentTea, savedTea } from '../../test-kit/tea.ts'

const { ProHomeScreen } = await import('./ProHomeScreen.tsx')
const { PremiumHomeScreen } = await import('./PremiumHomeScreen.tsx')
const { TeamHomeScreen } = await import('./TeamHomeScreen.tsx')
// Loaded later on the page; here it is there at once.
await import('./LiveAnalysis.tsx')
const { queryClient, useSignInRequest } = await import('../floor/index.ts')

const answered = (section: SectionId, rows: Answered['rows']): Answered => ({
  section,
  rows,
  base: {
    unit: sectionOf(section).base,
    n: 412,
    known: 412,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: false,
  },
  as_of: '2026-11-15T00:00:00Z',
  source: ['x'],
  method: sectionOf(section).method,
  more: false,
})
const tags = answered('hashtags_used_by_handle', [{ value: '#tea' }, { value: '#coffee' }])
const size = answered('audience_size', [{ accounts: 412, share: 0.1, all_accounts: 4120 }])
const EXPLORE = 'POST /api/external/xplore/'
const live: Server = {
  [EXPLORE]: (body) => {
    const { question } = body as { question: { query_type: string } }
    return { sections: question.query_type === 'builder' ? [tags] : [size] }
  },
}
const { monitor: _, ...bare } = savedTea
const monitor: Monitor = {
  id: 'm1',
  search: bare,
  paused: false,
  created_at: '2026-11-01T00:00:00.000Z',
  next_at: '2026-11-22T00:00:00.000Z',
  error: null,
  mails: true,
  latest: week,
  is_news: true,
}
const mine: Server = {
  ...live,
  'GET /api/external/explore-searches/?query_type=all': () => [savedTea],
  'GET /api/starling/searches/recent/': () => [recentTea],
  'GET /api/external/monitors/': () => [monitor],
}
const asStranger = () => queryClient.setQueryData(['me'], null)

test('the toolkit’s home asks a question and shows an answer that leads into Explore', async () => {
  asStranger()
  serve(live)
  const router = drawScreen(ProHomeScreen)
  const figure = await screen.findByRole('link', { name: '412 people' }, { timeout: 15_000 })
  expect(figure.getAttribute('href')).toBe('/explore/conversation?keywords=tea#audience_size')
  const whole = screen.getByRole('link', { name: 'See the whole analysis' })
  expect(whole.getAttribute('href')).toBe('/explore/conversation?keywords=tea')
  fireEvent.click(screen.getByRole('button', { name: 'coffee' }))
  await waitFor(() => expect(whole.getAttribute('href')).toBe('/explore/conversation?keywords=coffee'))
  fireEvent.change(screen.getByLabelText('A topic, or an account with its @'), { target: { value: '@KettleRow' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/handle'))
  expect(router.state.location.search).toContain('kettlerow')
})

test('a list of keywords longer than can be asked stays in the field, and the limit is said', () => {
  asStranger()
  serve(live)
  const router = drawScreen(ProHomeScreen)
  const field = screen.getByLabelText<HTMLInputElement>('A topic, or an account with its @')
  const many = Array.from({ length: 3000 }, (_, at) => `word${at}`)
  fireEvent.paste(field, { clipboardData: { getData: () => many.join('\n') } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.getByRole('alert').textContent).toBe('These are 3,000 keywords; at most 1,000 can be analysed at once.')
  expect([field.value, router.state.location.pathname]).toEqual([many.join(', '), '/'])
})

test('where analysis wants a signed-in person, the home says so and opens no dialog', async () => {
  asStranger()
  serve({ [EXPLORE]: () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' }) })
  const requests: unknown[] = []
  drawScreen(() => {
    requests.push(useSignInRequest())
    return <ProHomeScreen />
  })
  expect(await screen.findByText('Please sign in.', {}, { timeout: 15_000 })).toBeTruthy()
  expect(requests.every((request) => request === null)).toBe(true)
})

test('before anything was read in, the home says what will be there', async () => {
  asStranger()
  serve({ [EXPLORE]: () => ({ sections: [answered('hashtags_used_by_handle', [])] }) })
  drawScreen(ProHomeScreen)
  expect(await screen.findByText('No posts to ask about yet', {}, { timeout: 15_000 })).toBeTruthy()
})

test('offline the home says so, and the field to ask in stays', async () => {
  asStranger()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  drawScreen(ProHomeScreen)
  expect(await screen.findByText(/You are offline/, {}, { timeout: 15_000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy()
  vi.restoreAllMocks()
})

test('a team begins with what its member asked and what changed, not with its members', async () => {
  signedInAs(ada)
  const asked = serve(mine)
  drawScreen(TeamHomeScreen, { path: '/:teamId/home', at: '/meridian/home' })
  const changed = within(await screen.findByRole('region', { name: 'What changed' }))
  expect(await changed.findByText('New this week')).toBeTruthy()
  expect(changed.getByRole('link', { name: 'Tea in Japan' }).getAttribute('href')).toMatch(/^\/meridian\/explore-x\?/)
  const recent = within(screen.getByRole('region', { name: 'Recent searches' }))
  expect(recent.getByRole('link').getAttribute('href')).toMatch(/^\/meridian\/explore-x\?.*query_type=conversation/)
  expect(screen.queryByRole('table')).toBeNull()
  // Who has something of their own to go on with is shown no example.
  expect(asked.filter(({ call }) => call === EXPLORE)).toEqual([])
})

test('the suite’s home promises what is open there', async () => {
  asStranger()
  serve({ 'GET /api/external/x-stats/trending-topics/?country=Global': () => [] })
  drawScreen(PremiumHomeScreen)
  expect(await screen.findByText('Nothing stands out')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the trends' }).getAttribute('href')).toBe('/premium-suite/xstats/Global')
  expect(screen.queryByText(/who left|what a post achieved/)).toBeNull()
})
