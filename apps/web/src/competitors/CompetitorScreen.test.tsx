// @vitest-environment happy-dom
import type { IngestRun } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { understoodTea } from '../../test-kit/tea.ts'

const { CompetitorScreen } = await import('./CompetitorScreen.tsx')
const AT = '/api/external/competitor-analysis'
const account = (handle: string) => ({
  id: handle,
  handle,
  name: handle.toUpperCase(),
  bio: '',
  location: '',
  verified: true,
  followers_count: 500,
  following_count: 3,
  post_count: 9,
  avatar_url: null,
  created_at: 0,
})
const base = {
  unit: 'people',
  n: 502,
  known: 502,
  baseline: null,
  baseline_n: null,
  baseline_known: null,
  comparison: null,
  mark: null,
  hidden: false,
}
const origin = { as_of: null, source: [], method: 'competitors' }
const suggestion = (handle: string) => ({
  ...account(handle),
  score: 64,
  followers_in_common: 53,
  share: 0.106,
  interval: [0.082, 0.136],
  similarity: 0.07,
  talk_likeness: 0.8,
  word_likeness: 0.8,
  interest_likeness: 0.5,
  words: ['espresso'],
  interests: [],
  mark: null,
})
const analyzed = {
  accounts: [],
  missing: ['gone'],
  overlap: null,
  share_of_voice: null,
  window: { since: 0, until: 1 },
}
const server = (more: Server = {}): Server => ({
  [`POST ${AT}/suggest-competitors/`]: () => ({
    account: account('mine'),
    competitors: ['one', 'two', 'three', 'four'].map(suggestion),
    base,
    ...origin,
  }),
  [`POST ${AT}/`]: () => ({ ...analyzed, ...origin }),
  ...more,
})
const draw = (at: string) => drawScreen(CompetitorScreen, { path: '/competitor-analysis', at })
beforeEach(() => signedInAs(ada))

test('the first three are compared until a person chooses', async () => {
  const asked = serve(server())
  const router = draw('/competitor-analysis?handle=mine')
  await screen.findByText('53 followers in common, 10.6% (8.2% to 13.6%)', {
    exact: false,
    selector: 'li:first-child p',
  })
  await screen.findByText('Not imported yet: @gone')
  const compared = () => asked.filter(({ call }) => call === `POST ${AT}/`).map(({ body }) => body)
  expect(compared()).toEqual([{ handle: 'mine', competitors: ['one', 'two', 'three'] }])
  fireEvent.click(screen.getByRole('button', { name: 'Compare with @two' }))
  expect(router.state.location.search).toBe('?handle=mine&with=one%2Cthree')
  await waitFor(() => expect(compared().at(-1)).toEqual({ handle: 'mine', competitors: ['one', 'three'] }))
})

const unknown = () => refusal(400, { handle: ['This account has not been imported yet.'] }, 'not_in_corpus')

test('a handle that is none is said at once', async () => {
  serve(server())
  const router = draw('/competitor-analysis')
  fireEvent.change(screen.getByLabelText('Your handle'), { target: { value: 'not a handle' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find competitors' }))
  await screen.findByText('This is not a handle')
  fireEvent.change(screen.getByLabelText('Your handle'), { target: { value: '@Somebody' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find competitors' }))
  expect(router.state.location.search).toBe('?handle=somebody')
})

test('an account that was never read in is offered with its cost, fetched, and then looked at', async () => {
  const FETCH = '/api/starling/teams/meridian/fetch/'
  const run: IngestRun = {
    id: 'r1',
    kind: 'read',
    state: 'estimate',
    estimated_cost: 530_000,
    approved_cost: null,
    at_most: true,
    estimate: 60,
    read: 0,
    deleted: 0,
    cost: 0,
    error: null,
    waits_until: null,
    created_at: '2026-11-15T00:00:00Z',
    started_at: null,
    ended_at: null,
    steps: [],
  }
  let isHere = false
  const asked = serve(
    server({
      [`POST ${AT}/suggest-competitors/`]: () =>
        isHere ? { account: account('mine'), competitors: [suggestion('one')], base, ...origin } : unknown(),
      'POST /api/external/explore-query-analyzer/': () => understoodTea,
      [`POST ${FETCH}estimate/`]: () => run,
      [`POST ${FETCH}`]: () => {
        isHere = true
        return { ...run, state: 'done', read: 60, cost: 500_000 }
      },
    }),
  )
  draw('/competitor-analysis?handle=mine')
  await screen.findByText('Not imported yet: @mine')
  expect(screen.queryByRole('alert')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'See what fetching it costs' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Fetch it for at most $0.53' }))
  await screen.findByRole('button', { name: 'Compare with @one' })
  const sent = (call: string) => asked.filter((one) => one.call === `POST ${call}`).map(({ body }) => body)
  expect(sent(`${FETCH}estimate/`)).toEqual([{ handles: ['mine'], post_ids: [], days: 30 }])
  expect(sent(FETCH)).toEqual([{ run: 'r1', cost: 530_000 }])
})
