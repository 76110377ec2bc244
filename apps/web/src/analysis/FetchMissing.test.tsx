// @vitest-environment happy-dom
import type { IngestRun, Reading } from '@starling/contract/browser'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { understoodTea } from '../../test-kit/tea.ts'

const { MissingNote } = await import('./MissingNote.tsx')
const { queryClient } = await import('../floor/index.ts')

const AT = '/api/starling/teams/meridian/'
const NOWHERE = 'X has no such account, or does not show it.'
const step = (error: string | null): IngestRun['steps'][number] => ({
  id: 's1',
  source: null,
  kind: 'profile',
  state: error ? 'failed' : 'pending',
  estimate: error ? 0 : 1,
  read: 0,
  error,
})
const run = (change: Partial<IngestRun> = {}): IngestRun => ({
  id: 'r1',
  kind: 'read',
  state: 'estimate',
  estimated_cost: 1_260_000,
  approved_cost: null,
  at_most: false,
  cost: 0,
  estimate: 126,
  read: 0,
  deleted: 0,
  error: null,
  waits_until: null,
  created_at: '2026-11-15T00:00:00Z',
  started_at: null,
  ended_at: null,
  steps: [step(null)],
  ...change,
})

const reading: Reading = {
  cap: null,
  spent: 0,
  spent_on_looks: 0,
  daily: false,
  prices: { user: 10_000, list: 5_000, count: 5_000 },
  has_installation_app: false,
  may_use_keys: true,
  corpus: { phase: 'ready', trouble: null, accounts: 9, posts: 9 },
}

/** `left`: what the corpus still misses, look by look. */
function draw(handles: string[], left: string[][], more: Server = {}) {
  const asked = serve({
    [`GET ${AT}reading/`]: () => reading,
    [`POST ${AT}fetch/estimate/`]: () => run(),
    [`POST ${AT}fetch/`]: () => run({ state: 'running', read: 40, cost: 400_000 }),
    [`GET ${AT}ingest-runs/r1/`]: () => run({ state: 'done', read: 126, cost: 1_260_000 }),
    'POST /api/external/explore-query-analyzer/': (body) => {
      const { question } = body as { question: { handle: string } }
      const now = left.length > 1 ? left.shift()! : left[0]!
      return {
        ...understoodTea,
        missing: { handles: now.filter((handle) => handle === question.handle), post_ids: [] },
      }
    },
    ...more,
  })
  queryClient.setQueryData(['analysis', 'understood'], 'missing')
  drawScreen(() => <MissingNote missing={{ handles, post_ids: [] }} />, {
    path: '/:teamId/explore-x',
    at: '/meridian/explore-x',
  })
  return asked
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isKept = () => queryClient.getQueryData(['analysis', 'understood']) === 'missing'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  signedInAs(ada)
})
afterEach(() => vi.useRealTimers())

test('the question is asked again when what was read can be asked about, not before', async () => {
  draw(['mine'], [['mine'], ['mine'], []])
  await press('See what fetching it costs')
  await press('Fetch it for at most $1.26')
  await screen.findByText('40 of about 126 fetched, $0.40 so far.')
  await pass(1_600)
  await screen.findByText('It has been fetched. You can ask about it in a moment.')
  expect(isKept()).toBe(true)
  await pass(4_000)
  await screen.findByText('It is here now.')
  expect(isKept()).toBe(false)
})

test('what X does not have is not offered for nothing', async () => {
  draw(['nobody'], [['nobody']], {
    [`POST ${AT}fetch/estimate/`]: () => run({ estimate: 0, estimated_cost: 0, steps: [step(NOWHERE)] }),
  })
  await press('See what fetching it costs')
  await screen.findByText(NOWHERE)
  expect(screen.queryByRole('button')).toBe(null)
})

test('of two, the one that X has is fetched, and the other is told', async () => {
  draw(['mine', 'nobody'], [['nobody']], {
    [`POST ${AT}fetch/estimate/`]: () => run({ steps: [step(NOWHERE), step(null)] }),
    [`POST ${AT}fetch/`]: () => run({ state: 'done', steps: [step(NOWHERE), step(null)] }),
  })
  await press('See what fetching it costs')
  await screen.findByText(NOWHERE)
  await press('Fetch it for at most $1.26')
  await vi.waitFor(() => expect(isKept()).toBe(false))
})

test('what never comes is told after a while', async () => {
  draw(['mine'], [['mine']], { [`POST ${AT}fetch/`]: () => run({ state: 'done' }) })
  await press('See what fetching it costs')
  await press('Fetch it for at most $1.26')
  await screen.findByText('It has been fetched. You can ask about it in a moment.')
  await pass(70_000)
  await screen.findByText('X returned nothing for it.')
  expect(isKept()).toBe(true)
})

test('what asking for the price costs is said before', async () => {
  const asked = draw(['mine', 'yours'], [['mine', 'yours']])
  await screen.findByText('X charges up to $0.03 for looking up the price.')
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('who must connect again is shown where', async () => {
  const again = 'X does not accept this connection any more. Please connect again.'
  draw(['mine'], [['mine']], {
    [`POST ${AT}fetch/estimate/`]: () => run({ estimate: 0, estimated_cost: 0, steps: [step(again)] }),
  })
  await press('See what fetching it costs')
  await screen.findByText(again)
  expect(screen.getByRole('link').getAttribute('href')).toBe('http://localhost/meridian/connections')
})

test('a team that reads nothing yet is shown the way', async () => {
  draw(['mine'], [['mine']], {
    [`POST ${AT}fetch/estimate/`]: () =>
      refusal(
        409,
        { detail: 'Your team is not connected to X yet. Connect it first.', code: 'connection_needed' },
        'connection_needed',
      ),
  })
  await press('See what fetching it costs')
  await screen.findByText('Your team is not connected to X yet. Connect it first.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('http://localhost/meridian/connections')
})
