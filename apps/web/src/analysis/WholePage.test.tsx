// @vitest-environment happy-dom
import type { Answered, OtherWords, Understood } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { sectionsAnswer, sectionsStream } from '../../test-kit/sections-stream.ts'
import { recentTea } from '../../test-kit/tea.ts'

const { ExploreScreen } = await import('./ExploreScreen.tsx')
const { sectionsOf } = await import('../sections/index.ts')

type Ask = { question: AskedQuestion; sections?: SectionId[] }
type Reply = (ask: Ask) => Response | Promise<Response>
const EXPLORE = 'POST /api/starling/analysis/sections/'
const AS_OF = '2026-11-15T00:00:00Z'

const understood = ({ question }: Ask, missing: Understood['missing'] = { handles: [], post_ids: [] }) => ({
  event: 'understood' as const,
  audience_creator_query_id: 'q_1',
  question,
  sections: SECTION_IDS,
  missing,
  account: null,
  corpus: { accounts: 4120, posts: 9000, as_of: AS_OF, source: ['x'], whole_since: null },
})
const empty = (section: SectionId, n: number): Answered & { event: 'section' } => ({
  event: 'section',
  section,
  // As the engine answers: between names nothing is shared.
  rows: section === 'share_of_voice' ? [{ name: 'espresso', posts: 0, accounts: 0, share: null, interval: null }] : [],
  base: {
    unit: sectionOf(section).base,
    n: sectionOf(section).base === 'people' && n >= 5 ? n : 0,
    known: 0,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: sectionOf(section).base === 'people' && n > 0,
  },
  as_of: AS_OF,
  source: ['x'],
  method: sectionOf(section).method,
  more: false,
})
const nothing =
  (n: number, missing?: Understood['missing']): Reply =>
  (ask) =>
    sectionsAnswer([understood(ask, missing), ...sectionsOf(ask.question).map((id) => empty(id, n))])

const AT = '/meridian/explore-x?keywords=espresso&countries=JP&query_type=conversation'
function draw(reply: Reply, at = AT) {
  serve({
    [EXPLORE]: (body) => reply(body as Ask),
    'GET /api/external/explore-searches/?query_type=all': () => [],
    'POST /api/starling/analysis/other-words/': () => ({ suggestions }),
    'POST /api/external/xplore/': (body) => ({ sections: [sizeOf(body as Ask)] }),
    'GET /api/starling/searches/recent/': () => [],
    'POST /api/starling/searches/recent/': () => recentTea,
  })
  const router = drawScreen(ExploreScreen, { path: '/:teamId/explore-x', at })
  return { router }
}
const says = (title: string) =>
  waitFor(() => expect(document.querySelector('h2')?.textContent).toBe(title), { timeout: 20_000 })
const panels = () => document.querySelectorAll('[data-section]').length
const headline = () => document.querySelector('h1')!.textContent.replaceAll('\u2060', '')
const buttons = () =>
  [...document.querySelectorAll('[role=status] button, [role=alert] button')].map(({ textContent }) => textContent)

let suggestions: OtherWords[] = []
/** How many people another question finds. */
let peopleIn: (question: AskedQuestion) => number
function sizeOf({ question }: Ask): Answered {
  const accounts = peopleIn(question)
  const { event: _, ...size } = empty('audience_size', accounts)
  if (accounts < 5) return size
  return { ...size, rows: [{ accounts }], base: { ...size.base, hidden: false } }
}
beforeEach(() => {
  suggestions = []
  peopleIn = () => 0
  signedInAs(ada)
})
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

test('words that would find people are offered with how many, and one press asks them', async () => {
  suggestions = [{ keywords: [['エスプレッソ']], countries: ['JP'], accounts: 1427 }]
  const { router } = draw(nothing(3))
  const name = 'Ask “エスプレッソ, Japan”: 1,427 people'
  // The first of the file also loads the screen.
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 20_000 }))
  const search = () => new URLSearchParams(router.state.location.search)
  await waitFor(() => expect([search().get('keywords'), search().get('countries')]).toEqual(['エスプレッソ', 'JP']))
})

test.each([
  ['Nobody was found', 0, /^0 people who posted about espresso/],
  ['Fewer than 5 people', 3, /^Fewer than 5 people who posted about espresso/],
])('%s: one page, and buttons that ask more widely', async (title, n, sentence) => {
  const { router } = draw(nothing(n))
  await says(title)
  expect(panels()).toBe(0)
  expect(headline()).toMatch(sentence)
  expect(buttons()).toEqual(['Try the last 365 days', 'Try all countries', 'Include bots', 'Change the question'])
  fireEvent.click(screen.getByRole('button', { name: 'Try the last 365 days' }))
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('days')).toBe('365'))
  fireEvent.click(await screen.findByRole('button', { name: 'Try all countries' }))
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('countries')).toBe(null))
})

test('what is tried more widely says how many people that finds, and nothing of fewer than five', async () => {
  peopleIn = ({ countries, window, without_bots }) =>
    !countries ? 1427 : without_bots === false ? 4 : window!.until - window!.since > 300 * 86_400 ? 38 : 0
  draw(nothing(0))
  await screen.findByRole('button', { name: 'Try all countries: 1,427 people' }, { timeout: 20_000 })
  await waitFor(() =>
    expect(buttons()).toEqual([
      'Try the last 365 days: 38 people',
      'Try all countries: 1,427 people',
      'Include bots',
      'Change the question',
    ]),
  )
})

test('of nobody there is nothing to save, to ask, to suggest from or to download', async () => {
  // The next use of the tool is the one that offers suggestions.
  localStorage.setItem('tool_uses', '4')
  draw(nothing(0), `${AT}&picked=countries`)
  await says('Nobody was found')
  const offered = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(offered).toContain('Copy the link')
  for (const name of ['Save audience', 'Ask this analysis', 'Targeting suggestions', 'Spreadsheet']) {
    expect(offered).not.toContain(name)
  }
  expect(notifications.list()).toEqual([])
})

test('sections with nothing to show are a line each, behind those that have something', async () => {
  draw((ask) =>
    sectionsAnswer([
      understood(ask),
      ...sectionsOf(ask.question).map((id) => {
        const { base, ...rest } = empty(id, 412)
        const rows = id === 'languages' ? [{ value: 'ja', count: 300, share: 0.7 }] : rest.rows
        return { ...rest, rows, base: { ...base, known: id === 'languages' ? 400 : 0, hidden: false } }
      }),
    ]),
  )
  await waitFor(() => expect(panels()).toBeGreaterThan(20), { timeout: 20_000 })
  const panelOf = (id: SectionId) => document.getElementById(id)!
  await waitFor(() =>
    expect(panelOf('cities').textContent).toContain('Nothing about this was found in their profiles.'),
  )
  // Of how many that is, and nothing to press.
  expect(panelOf('cities').querySelector('footer')!.textContent).toContain('412')
  expect(panelOf('cities').querySelector('footer button')).toBe(null)
  expect(panelOf('languages').textContent).not.toContain('Nothing')
  const order = [...document.querySelectorAll('[data-section]')].map(({ id }) => id)
  expect(order.indexOf('languages')).toBeLessThan(order.indexOf('countries'))
})

test('a handle that nobody knows: correct it, or fetch it; the headline does not wait', async () => {
  const at = '/meridian/explore-x?handle=nobody_here&query_type=handle'
  draw(nothing(0, { handles: ['nobody_here'], post_ids: [] }), at)
  await says('Not imported yet: @nobody_here')
  expect([panels(), headline()]).toEqual([0, 'People who follow @nobody_here, Global · without bots'])
  expect(buttons()).toEqual(['Change the question', 'See what fetching it costs'])
  fireEvent.click(screen.getByRole('button', { name: 'Change the question' }))
  expect(document.activeElement?.id).toBe('question')
})

test('a refused question: what is wrong, and where to change it', async () => {
  draw(() => refusal(400, { question: ['at most 1000 keywords'] }))
  await says('This question cannot be asked')
  expect(screen.getByRole('alert').textContent).toContain('at most 1000 keywords')
  expect([panels(), buttons()]).toEqual([0, ['Change the question']])
})

test('too large for the engine, found out in the midst: the same page', async () => {
  draw((ask) => {
    const stream = sectionsStream()
    stream.tell(understood(ask))
    stream.fail('invalid', 'Question: at most 1000 keywords')
    return stream.response
  })
  await says('This question cannot be asked')
  expect(panels()).toBe(0)
})

test('a server that is not reached is asked again by a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isDown = true
  draw((ask) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : nothing(0)(ask)))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await says('The server cannot be reached')
  expect(headline()).toMatch(/^People who posted about espresso/)
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await says('Nobody was found')
})

test('offline: it is said at once, and asked by itself when the connection is back', async () => {
  const goOffline = (isOffline: boolean) => {
    vi.stubGlobal('navigator', { ...navigator, onLine: !isOffline })
    onlineManager.setOnline(!isOffline)
  }
  goOffline(true)
  draw((ask) => (navigator.onLine ? nothing(0)(ask) : Promise.reject(new TypeError('Failed to fetch'))))
  await says('You are offline')
  expect(panels()).toBe(0)
  await act(async () => goOffline(false))
  await says('Nobody was found')
})

test('nothing after 30 seconds: it may still come, and a shorter question is offered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const stream = sectionsStream()
  draw((ask) => {
    stream.tell(understood(ask))
    return stream.response
  })
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await says('This takes longer than usual')
  expect(buttons()).toEqual(['Try the last 7 days', 'Change the question', 'Try again'])
  await act(async () =>
    stream.tell({
      ...empty('countries', 412),
      rows: [{ code: 'JP' }],
      base: { ...empty('countries', 412).base, hidden: false },
    }),
  )
  await waitFor(() => expect(panels()).toBeGreaterThan(20), { timeout: 20_000 })
})

test('nothing can be asked about yet: it is said once, stands, and the question is asked by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let asked = 0
  let isReady = false
  draw((ask) => {
    asked++
    if (isReady) return nothing(0)(ask)
    return sectionsAnswer(
      sectionsOf(ask.question).map((section) => ({
        event: 'section' as const,
        section,
        error: { code: 'unavailable' as const, detail: 'The product is not ready yet.' },
      })),
    )
  })
  await says('The data is not ready yet')
  expect([panels(), buttons()]).toEqual([0, []])
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await waitFor(() => expect(asked).toBe(2))
  await says('The data is not ready yet')
  isReady = true
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await says('Nobody was found')
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked).toBe(3)
})

test('every section failed alike: it is said once', async () => {
  const detail = 'Something went wrong on our side.'
  draw((ask) =>
    sectionsAnswer([
      understood(ask),
      ...sectionsOf(ask.question).map((section) => ({
        event: 'section' as const,
        section,
        error: { code: 'internal' as const, detail },
      })),
    ]),
  )
  await says('This could not be loaded.')
  expect(screen.getByRole('alert').textContent).toContain(detail)
  expect([panels(), buttons()]).toEqual([0, ['Try again']])
})
