// @vitest-environment happy-dom
import type { Answered, Refused, Understood } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { sectionsAnswer, sectionsStream } from '../../test-kit/sections-stream.ts'
import { recentTea } from '../../test-kit/tea.ts'

const { ExploreScreen } = await import('./ExploreScreen.tsx')
const { sectionsOf } = await import('../sections/index.ts')

const EXPLORE = 'POST /api/starling/analysis/sections/'
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
    comparison: null,
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
type Ask = { question: AskedQuestion; utc_offset_minutes: number; sections?: SectionId[] }
type Section = Answered | Refused

const understood = ({ question }: Ask): Understood & { event: 'understood' } => ({
  event: 'understood',
  audience_creator_query_id: 'q_1',
  question,
  sections: SECTION_IDS,
  missing: { handles: [], post_ids: [] },
  account: null,
  corpus: { accounts: 4120, posts: 9000, as_of: AS_OF, source: ['x'], whole_since: null },
})
const piece = (one: Section) => ({ event: 'section' as const, ...one })
const wanted = ({ question, sections = sectionsOf(question) }: Ask) => sections
const first = (ask: Ask) => (ask.sections ? [] : [understood(ask)])

const sectionOfAll = (id: SectionId): Section => (id === 'audience_size' ? size : answered(id))
const answerAll = (ask: Ask, say: (id: SectionId) => Section = sectionOfAll): Response =>
  sectionsAnswer([...first(ask), ...wanted(ask).map((id) => piece(say(id)))])
type Reply = (ask: Ask) => Response | Promise<Response>
const server = (reply: Reply = (ask) => answerAll(ask)): Server => ({
  [EXPLORE]: (body) => reply(body as Ask),
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
  expect(sentence()).toBe('412 people who posted about espresso in the last 30 days, Global · without bots')
  fireEvent.click(within(document.querySelector('h1')!).getByText('Global'))
  expect(await screen.findByText('Refine the question')).toBeTruthy()
})

test('one request is all of it, and each section is shown as it comes', async () => {
  let stream = sectionsStream()
  let ask: Ask | undefined
  const asked = serve(
    server((given) => {
      ask = given
      stream = sectionsStream()
      return stream.response
    }),
  )
  draw()
  await eventually(() => expect(ask).toBeTruthy())
  expect(ask!.sections, 'all that are asked for').toBeUndefined()
  await act(async () => stream.tell(understood(ask!), piece(size)))
  await eventually(() => expect(sentence()).toMatch(/^412 people/))
  expect(stateOf('countries')).toBe('loading')
  await act(async () => stream.tell(piece(answered('countries'))))
  await eventually(() => expect(stateOf('countries')).toBe('answered'))
  expect(stateOf('topic_clusters')).toBe('loading')
  await act(async () => {
    stream.tell(...wanted(ask!).map((id) => piece(sectionOfAll(id))))
    stream.end()
  })
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  expect(asked.filter(({ call }) => call === EXPLORE)).toHaveLength(1)
})

test('one that fails says so and can be asked again by itself; the others are there', async () => {
  let isBroken = true
  const asked = serve(
    server((ask) =>
      answerAll(ask, (id) =>
        isBroken && id === 'countries'
          ? { section: id, error: { code: 'internal', detail: 'Something went wrong. Please try again later.' } }
          : sectionOfAll(id),
      ),
    ),
  )
  draw()
  await eventually(() => expect(stateOf('countries')).toBe('failed'))
  const countries = panel('countries')
  // What is not in sight is drawn when there is time.
  await eventually(() => expect(countries.textContent).toContain('Something went wrong.'))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  isBroken = false
  fireEvent.click(within(countries).getByText('Try again'))
  await eventually(() => expect(stateOf('countries')).toBe('answered'))
  const asks = asked.filter(({ call }) => call === EXPLORE).map(({ body }) => (body as Ask).sections)
  expect(asks).toEqual([undefined, ['countries']])
})

test('a connection that is lost takes nothing that was there, and the rest is asked for again', async () => {
  let times = 0
  const asked = serve(
    server((ask) => {
      if (times++ > 0) return answerAll(ask)
      const stream = sectionsStream()
      stream.tell(understood(ask), piece(size))
      stream.cut()
      return stream.response
    }),
  )
  draw()
  await eventually(() => expect(sentence()).toMatch(/^412 people/))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  const [all, rest] = asked.filter(({ call }) => call === EXPLORE).map(({ body }) => body as Ask)
  expect(rest!.sections).toEqual(wanted(all!).filter((id) => id !== 'audience_size'))
})

test('a section that is refused, one that is hidden and one that is empty each say why', async () => {
  serve(
    server((ask) =>
      answerAll(ask, (id) => {
        if (id === 'cities')
          return {
            section: id,
            error: { code: 'took_too_long', detail: 'The request took too long to process. Please try again later.' },
          }
        return id === 'audience_size' ? size : answered(id, [], id === 'genders' ? 3 : 412)
      }),
    ),
  )
  draw()
  const said = (id: SectionId, text: string) => eventually(() => expect(panel(id).textContent).toContain(text))
  await said('cities', 'The request took too long to process. Please try again later.')
  await said('genders', 'Known of fewer than 5 people')
  // Below it stands that a job is known of 412: it was found, but of no five people the same.
  await said('job_titles', 'Nothing is shared by enough of the 412 people known')
})

test('what still loads after 30 seconds is called slow, and it may still come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const stream = sectionsStream()
  serve(
    server((ask) => {
      stream.tell(understood(ask), piece(answered('conversation_volume')))
      return stream.response
    }),
  )
  draw()
  await eventually(() => expect(stateOf('conversation_volume')).toBe('answered'))
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(stateOf('countries')).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(stateOf('countries')).toBe('too slow')
  expect(stateOf('conversation_volume')).toBe('answered')
  await act(async () => stream.tell(piece(answered('countries'))))
  await eventually(() => expect(stateOf('countries')).toBe('answered'))
})

test('another question ends what is under way, and the first comes back as it was', async () => {
  const signals: AbortSignal[] = []
  const asked = serve(server())
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (String(init.body).includes('slow') && EXPLORE.endsWith(url)) {
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

test('left in the midst, it goes on from there when one comes back', async () => {
  let times = 0
  const asked = serve(
    server((ask) => {
      if (!JSON.stringify(ask).includes('espresso') || times++ > 0) return answerAll(ask)
      const stream = sectionsStream()
      stream.tell(understood(ask), piece(size))
      return stream.response
    }),
  )
  const router = draw()
  await eventually(() => expect(sentence()).toMatch(/^412 people/))
  await act(() => router.navigate('/meridian/explore-x?keywords=latte&query_type=conversation'))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  await act(() => router.navigate(-1))
  await eventually(() => expect(sentence()).toContain('espresso'))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  const last = asked.findLast(({ call }) => call === EXPLORE)!.body as Ask
  expect(last.sections).not.toContain('audience_size')
})

test('a refused question says what is wrong with it', async () => {
  serve(server(() => refusal(400, { countries: ['This country is not available for targeting.'] })))
  draw()
  await eventually(() => expect(screen.getByText(/This country is not available for targeting/)).toBeTruthy())
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
  expect(document.querySelectorAll('[data-section]')).toHaveLength(0)
  const explored = () => asked.filter(({ call }) => call === EXPLORE).length
  const before = explored()
  isBusy = false
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(explored()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  await eventually(() => expect(stateOf('topic_clusters')).toBe('answered'))
  expect(document.body.textContent).not.toContain(detail)
})
