// @vitest-environment happy-dom
import type { Answered, SharedAnalysis } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, refusal, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'

const { SharedScreen } = await import('./SharedScreen.tsx')
const { queryClient } = await import('../../floor/index.ts')
const OPEN = 'POST /api/starling/shared-links/open/'
const TOKEN = 'stl_link_abc'
const HOSTILE = '<img src=x onerror=alert(1)>'

const answered = (section: SectionId, rows: Answered['rows']): Answered => ({
  section,
  rows,
  base: {
    unit: sectionOf(section).base,
    n: 412,
    known: 412,
    baseline: sectionOf(section).baseline === 'none' ? null : 'all',
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: false,
  },
  as_of: '2026-11-15T00:00:00Z',
  source: ['x-api'],
  method: sectionOf(section).method,
  more: false,
})
const size = answered('audience_size', [
  { accounts: 412, share: 0.1, interval: [0.09, 0.11], posts: 700, all_accounts: 4120, all_posts: 9000 },
])
const post = {
  ...{ id: '1', account_id: '2', handle: 'barista', name: 'Barista', avatar_url: null, text: HOSTILE },
  ...{ created_at: 1_763_000_000, language: 'en', sentiment: 'positive' },
  ...{ like_count: 3, repost_count: 0, reply_count: 0, quote_count: 0, view_count: 9 },
}
const account = {
  ...{ id: '3', handle: 'roaster', name: 'Roaster', bio: HOSTILE, location: '', verified: false, avatar_url: null },
  ...{ followers_count: 9000, following_count: 1, post_count: 2, created_at: 1_700_000_000 },
}
const cluster = { cluster: 0, words: ['latte', 'foam'], people: 40, share: 0.1, interval: [0.08, 0.12], cohesion: 0.5 }
const shared: SharedAnalysis = {
  team: { name: 'Meridian' },
  question: {
    query_type: 'conversation',
    keywords: [['espresso'], [HOSTILE]],
    window: { since: 1.76e9, until: 1.761e9 },
  },
  others: [],
  panels: {},
  utc_offset_minutes: 540,
  answers: [
    size,
    answered('conversation_posts', [post]),
    answered('largest_followers', [account]),
    answered('topic_clusters', [{ ...cluster, mark: null }]),
  ],
  left_out: ['topics'],
  shared_at: '2026-11-15T09:00:00Z',
  expires_at: '2026-12-15T09:00:00Z',
}
const draw = (at = `/shared#link=${TOKEN}`) => drawScreen(SharedScreen, { path: '/shared', at })
/** Charts are drawn when the browser is idle. */
const drawn = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('section[data-section] [data-drawn]').length).toBe(count), {
    timeout: 20_000,
  })
const heading = () => document.querySelector('h1')?.textContent ?? ''
beforeEach(() => queryClient.setQueryData(['me'], null))

test('says who shared what, when, from where and until when; all of it from one call', async () => {
  const asked = serve({ [OPEN]: () => shared })
  draw()
  await waitFor(() => expect(heading()).toMatch(/^412 people who posted about espresso/))
  expect(heading()).toContain(HOSTILE)
  expect(document.querySelector('img[src=x]')).toBeNull()
  const facts = document.querySelector('dl')!.textContent
  for (const fact of ['Shared byMeridian', 'Answered2026 Nov 15', 'SourceX', 'Open until2026 Dec 15']) {
    expect(facts).toContain(fact)
  }
  screen.getByText(/Not answered then: Topics/)
  await drawn(4)
  within(document.getElementById('conversation_posts')!).getByText(HOSTILE)
  await screen.findByRole('heading', { name: 'Summary' })
  expect(asked).toEqual([{ call: OPEN, body: { token: TOKEN }, key: null }])
})

test('nothing asks, saves or leads to a question, not even for somebody who is signed in', async () => {
  signedInAs(ada)
  const asked = serve({ [OPEN]: () => ({ ...shared, panels: { largest_followers: { baseline: 'all' } } }) })
  draw()
  await drawn(4)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(document.querySelectorAll('select, input, textarea')).toHaveLength(0)
  expect(screen.queryByText('Who engaged')).toBeNull()
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  // To the front page, and to places of this one, which keep the link.
  expect(links.filter((href) => href !== '/' && !href?.includes(`#link=${TOKEN}&at=`))).toEqual([])
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names.filter((name) => /save|ask|refine|baseline|change the|correct/i.test(name ?? ''))).toEqual([])

  const toggle = screen.getByRole('button', { name: 'Show Largest accounts of this audience as a table' })
  fireEvent.click(toggle)
  await screen.findByRole('button', { name: 'Show Largest accounts of this audience as a chart' })
  expect(asked.filter(({ call }) => call !== OPEN)).toEqual([])
  expect(asked).toHaveLength(1)
})

test.each([
  ['that is unknown, ended or revoked', `/shared#link=${TOKEN}`],
  ['without a token', '/shared'],
  ['cut off', '/shared#link='],
])('a link %s gets one and the same page', async (_, at) => {
  serve({ [OPEN]: () => refusal(404, { detail: 'Not found.', code: 'not_found' }) })
  draw(at)
  await screen.findByRole('heading', { level: 1, name: 'This link does not work' })
  screen.getByText(/^It has ended or was revoked, or part of it was not copied/)
})

test('too few people, or nobody: one sentence, and no sections', async () => {
  const hidden: Answered = { ...size, rows: [], base: { ...size.base, n: 0, known: 0, hidden: true } }
  serve({ [OPEN]: () => ({ ...shared, answers: [hidden] }) })
  draw()
  await screen.findByRole('heading', { name: 'Fewer than 5 people' })
  expect(document.querySelectorAll('section[data-section]')).toHaveLength(0)
})
