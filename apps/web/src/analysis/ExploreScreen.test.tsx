// @vitest-environment happy-dom
import type { Answered, Ask, Refused } from '@starling/contract/browser'
import { SECTION_IDS, type SectionId, STEPS, sectionOf } from '@starling/sections'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { recentTea } from '../../test-kit/tea.ts'

const { ExploreScreen } = await import('./ExploreScreen.tsx')
const { sectionsOf } = await import('../sections/index.ts')

const EXPLORE = 'POST /api/explore-x/'
const UNDERSTAND = 'POST /api/external/explore-query-analyzer/'
const AS_OF = '2026-11-15T00:00:00Z'

const answered = (section: SectionId, rows: Answered['rows'] = [], known = 412): Answered => ({
  section,
  rows,
  base: {
    unit: sectionOf(section).base,
    n: 412,
    known,
    baseline: sectionOf(section).baseline === 'none' ? null : 'all',
    baseline_n: null,
    baseline_known: null,
    mark: null,
    hidden: known < 5,
  },
  as_of: AS_OF,
  source: ['x'],
  method: sectionOf(section).method,
  more: false,
})
const size = answered('audience_size', [
  { accounts: 412, share: 0.1, interval: [0.09, 0.11], posts: 700, all_accounts: 4120, all_posts: 9000 },
])
const understood = (question: unknown) => ({
  audience_creator_query_id: 'q_1',
  question,
  sections: SECTION_IDS,
  missing: { handles: [], post_ids: [] },
  account: null,
  corpus: { accounts: 4120, posts: 9000, as_of: AS_OF, source: ['x'] },
})

type Reply = (ask: Ask & { sections: SectionId[] }) => unknown
const answerAll: Reply = ({ sections }) => ({
  sections: sections.map((id): Answered | Refused => (id === 'audience_size' ? size : answered(id))),
})
const server = (reply: Reply = answerAll): Server => ({
  [UNDERSTAND]: (body) => understood((body as { question: unknown }).question),
  [EXPLORE]: (body) => reply(body as Ask & { sections: SectionId[] }),
  'GET /api/external/explore-searches/?query_type=all': () => [],
  'GET /api/starling/searches/recent/': () => [],
  'POST /api/starling/searches/recent/': () => recentTea,
})

const AT = '/meridian/explore-x?keywords=espresso&query_type=conversation'
const draw = (at = AT) => drawScreen(ExploreScreen, { path: '/:teamId/explore-x', at })
/** Under load thirty panels take their time; by role they would take ten times as long. */
const eventually = (check: () => unknown) => waitFor(check, { timeout: 20_000 })
const panel = (id: SectionId) => document.getElementById(id)!
/** Without what keeps a comma from beginning a line. */
const sentence = () => document.querySelector('h1')?.textContent.replaceAll('\u2060', '')
const stateOf = (id: SectionId) => document.getElementById(id)?.dataset.state

beforeEach(() => signedInAs(ada))
afterEach(() => vi.useRealTimers())

test('says what was understood, with the count of people, and each part can be changed', async () => {
  serve(server())
  draw()
  await eventually(() => expect(sentence()).toMatch(/^412 people/))
  expect(sentence()).toBe('412 people who posted about espresso in the last 30 days, Global')
  fireEvent.click(within(document.querySelector('h1')!).getByText('Global'))
  expect(await screen.findByText('Refine the question')).toBeTruthy()
})

test('asks step after step: the next begins when each of the one before has its answer', async () => {
  const question = { query_type: 'conversation', keywords: [['espresso']] } as const
  const held: { sections: SectionId[]; release: () => void }[] = []
  serve(
    server(
      (ask) => new Promise((resolve) => held.push({ sections: ask.sections, release: () => resolve(answerAll(ask)) })),
    ),
  )
  draw()
  const groups = STEPS.map((step) =>
    step.map((group) => sectionsOf(group, { ...question, keywords: [['espresso']] })).filter((ids) => ids.length > 0),
  )
  for (const step of groups) {
    await eventually(() => expect(held.map(({ sections }) => sections)).toEqual(step))
    const [last, ...others] = held.splice(0).reverse()
    for (const one of others) one.release()
    await act(() => Promise.resolve())
    expect(held, 'the next step waits for all of this one').toEqual([])
    last?.release()
  }
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
})

test('a group that fails says so with its id and can be asked again; the others are there', async () => {
  let isBroken = true
  serve(
    server((ask) => {
      if (!isBroken || !ask.sections.includes('countries')) return answerAll(ask)
      return new Response(JSON.stringify({ detail: 'Not found.', code: 'not_found' }), {
        status: 404,
        headers: { 'content-type': 'application/json', 'x-request-id': 'req_7' },
      })
    }),
  )
  draw()
  await eventually(() => expect(stateOf('countries')).toBe('failed'))
  const countries = panel('countries')
  // What is not in sight is drawn when there is time.
  await eventually(() => expect(countries.textContent).toContain('This could not be loaded.'))
  expect(countries.textContent).toContain('req_7')
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  isBroken = false
  fireEvent.click(within(countries).getByText('Try again'))
  await eventually(() => expect(stateOf('countries')).toBe('answered'))
})

test('a section that is refused, one that is hidden and one that is empty each say why', async () => {
  serve(
    server(({ sections }) => ({
      sections: sections.map((id): Answered | Refused => {
        if (id === 'cities')
          return {
            section: id,
            error: { code: 'took_too_long', detail: 'The request took too long to process. Please try again later.' },
          }
        return answered(id, [], id === 'genders' ? 3 : 412)
      }),
    })),
  )
  draw()
  const said = (id: SectionId, text: string) => eventually(() => expect(panel(id).textContent).toContain(text))
  await said('cities', 'The request took too long to process. Please try again later.')
  await said('genders', 'Fewer than 5 people')
  await said('job_titles', 'Nothing about this was found in their bios')
})

test('what still loads after 30 seconds is called slow, the next step is not held up, and it may still come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let release = () => {}
  serve(
    server((ask) => {
      if (!ask.sections.includes('countries')) return answerAll(ask)
      return new Promise((resolve) => {
        release = () => resolve(answerAll(ask))
      })
    }),
  )
  draw()
  await eventually(() => expect(stateOf('conversation_volume')).toBe('answered'))
  expect(stateOf('topic_clusters')).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(stateOf('countries')).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(stateOf('countries')).toBe('too slow')
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  await act(async () => release())
  await eventually(() => expect(stateOf('countries')).toBe('answered'))
})

test('another question aborts what is under way, and the first comes back from the cache', async () => {
  const signals: AbortSignal[] = []
  const asked = serve(server())
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (String(init.body).includes('slow') && url.includes('explore-x')) {
      signals.push(init.signal!)
      return new Promise(() => {})
    }
    return answering(url, init)
  })
  const router = draw()
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  await act(() => router.navigate('/meridian/explore-x?keywords=slow&query_type=conversation'))
  await eventually(() => expect(signals.length).toBe(1))
  const before = asked.length
  await act(() => router.navigate(-1))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  expect(signals[0]?.aborted).toBe(true)
  expect(asked.slice(before).filter(({ call }) => call === EXPLORE)).toEqual([])
})

test('a refused question says what is wrong with it', async () => {
  serve({
    ...server(),
    [UNDERSTAND]: () => refusal(400, { countries: ['This country is not available for targeting.'] }),
  })
  draw()
  expect(await screen.findByText(/This country is not available for targeting/)).toBeTruthy()
})

test('Enter asks what was typed; a comma makes a group, and the address holds it all', async () => {
  serve(server())
  const router = draw('/meridian/explore-x')
  const field = document.getElementById('question')!
  fireEvent.change(field, { target: { value: 'espresso + milk' } })
  fireEvent.keyDown(field, { key: ',' })
  expect(screen.getByText('espresso and milk')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'latte' } })
  fireEvent.submit(field.closest('form')!)
  await eventually(() =>
    expect(new URLSearchParams(router.state.location.search).getAll('keywords')).toEqual(['espresso,milk', 'latte']),
  )
  await eventually(() => expect(sentence()).toContain('espresso + milk or latte'))
})

test('a kind of analysis that does not exist says so', async () => {
  serve(server())
  draw('/meridian/explore-x?query_type=tweets')
  expect(await screen.findByText('This kind of analysis does not exist')).toBeTruthy()
})

test('while the server is busy the page says when our turn comes, and asks again then by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const detail = 'Many people are asking right now. Your turn comes in 9 s.'
  let isBusy = true
  const asked = serve(
    server((ask) =>
      isBusy
        ? Response.json(
            { detail, code: 'busy' },
            { status: 503, headers: { 'x-error-code': 'busy', 'retry-after': '9' } },
          )
        : answerAll(ask),
    ),
  )
  draw()
  await eventually(() => expect(document.body.textContent).toContain(detail))
  expect(stateOf('audience_size')).toBe('loading')
  const explored = () => asked.filter(({ call }) => call === EXPLORE).length
  const before = explored()
  isBusy = false
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(explored()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  expect(document.body.textContent).not.toContain(detail)
})
