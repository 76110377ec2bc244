// @vitest-environment happy-dom
import { type Answered, ERRORS, FRAMES } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, serve } from '../../test-kit/draw-screen.tsx'

const { ChatPanel } = await import('./ChatPanel.tsx')
const CALL = 'POST /api/external/analyze-chat-query/'
const question = { query_type: 'handle', handle: 'starling' } as const
const answers: Answered[] = [
  {
    section: 'countries',
    rows: [{ value: 'JP', count: 76, share: 0.345, interval: [0.3, 0.4] }],
    base: {
      unit: 'people',
      n: 221,
      known: 221,
      baseline: 'all',
      baseline_n: 9,
      baseline_known: 9,
      comparison: null,
      mark: null,
      hidden: false,
    },
    as_of: null,
    source: ['sandbox'],
    method: 'shares_of_people',
    more: false,
  },
]
const CITED = 'Most are from [[countries:0:value|Japan]]: [[countries:0:share|34.5%]].'

/** A stream that a test writes to. */
function stream() {
  let write!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = controller
    },
  })
  const say = (text: string) => act(async () => write.enqueue(new TextEncoder().encode(text)))
  const response = () => new Response(body, { headers: { 'content-type': FRAMES.text.type, 'x-request-id': 'r-1' } })
  return {
    response,
    say,
    end: () => say(FRAMES.text.end),
    cut: () => act(async () => write.error(new TypeError('gone'))),
  }
}
const answer = (text: string) => () =>
  new Response(text + FRAMES.text.end, { headers: { 'content-type': FRAMES.text.type } })

const onShow = vi.fn()
const draw = () => render(<ChatPanel question={question} answers={answers} onShow={onShow} />)
const box = () => screen.getByRole('textbox') as HTMLInputElement
async function ask(query: string) {
  fireEvent.change(box(), { target: { value: query } })
  await act(async () => fireEvent.submit(box().form!))
}
const log = () => screen.getByRole('log')
beforeEach(() => setLanguage('en'))
afterEach(() => onShow.mockReset())

test('a question is added, its answer grows piece by piece, then loading stops', async () => {
  const told = stream()
  const asked = serve({ [CALL]: told.response })
  draw()
  await ask('Where are they?')
  expect(box().value).toBe('')
  expect(within(log()).getByText('Where are they?')).toBeTruthy()
  expect(within(log()).getByText('About 1 section')).toBeTruthy()
  expect(log().getAttribute('aria-busy')).toBe('true')
  await told.say('Most are from [[countries:0:va')
  await waitFor(() => expect(log().textContent).toContain('Most are from'))
  expect(log().textContent).not.toContain('[')
  await told.say('lue|Japan]]: [[countries:0:share|34.5%]].')
  await within(log()).findByRole('button', { name: 'Japan' })
  await told.end()
  await waitFor(() => expect(log().getAttribute('aria-busy')).toBe('false'))
  expect(asked[0]!.body).toMatchObject({ query: 'Where are they?', language: 'en', data: { question } })
})

test('each figure leads to its section and row', async () => {
  serve({ [CALL]: answer(CITED) })
  draw()
  await ask('Where are they?')
  fireEvent.click(await screen.findByRole('button', { name: '34.5%' }))
  expect(onShow).toHaveBeenCalledWith('countries', 0)
  expect(screen.getAllByTitle('Show in Countries')).toHaveLength(2)
})

test('what was said before goes with the next question', async () => {
  const asked = serve({ [CALL]: answer(CITED) })
  draw()
  await ask('Where are they?')
  await screen.findByRole('button', { name: '34.5%' })
  await waitFor(() => expect(log().getAttribute('aria-busy')).toBe('false'))
  await ask('And women?')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]!.body).toMatchObject({
    history: [
      { role: 'person', text: 'Where are they?' },
      { role: 'answer', text: 'Most are from Japan: 34.5%.' },
    ],
  })
})

test.each(['the button', 'Escape'])('%s stops an answer, and what came stays', async (how) => {
  const told = stream()
  serve({ [CALL]: told.response })
  draw()
  await ask('Where are they?')
  await told.say('Most are')
  await screen.findByText('Most are')
  await act(async () =>
    how === 'Escape'
      ? fireEvent.keyDown(box(), { key: 'Escape' })
      : fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' })),
  )
  await screen.findByText('You stopped this answer.')
  expect(screen.getByText('Most are')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the question' })).toBeTruthy()
})

const late = FRAMES.text.failed({ code: 'timeout', detail: ERRORS.timeout.message })
test.each<[string, 'en' | 'ja', () => Response, string]>([
  [
    'too long',
    'en',
    () => new Response(`Most${late}`, { headers: { 'content-type': FRAMES.text.type } }),
    'The request took too long to process. Please try again later.',
  ],
  [
    'too long, in Japanese',
    'ja',
    () => new Response(late, { headers: { 'content-type': FRAMES.text.type } }),
    '処理に時間がかかりすぎたため中断しました。しばらくしてから、もう一度お試しください。',
  ],
  [
    'refused',
    'en',
    () => refusal(503, { detail: ERRORS.unavailable.message, code: 'unavailable' }),
    ERRORS.unavailable.message,
  ],
  [
    'cut off',
    'en',
    () => new Response('Most', { headers: { 'content-type': FRAMES.text.type } }),
    ERRORS.internal.message,
  ],
])('a failure is said, and the question can be asked again: %s', async (_what, language, response, message) => {
  await setLanguage(language)
  const asked = serve({ [CALL]: response })
  draw()
  await ask('Where?')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(log().getAttribute('aria-busy')).toBe('false')
  serve({ [CALL]: answer(CITED) })
  await act(async () => fireEvent.click(within(alert).getByRole('button')))
  await screen.findByRole('button', { name: '34.5%' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('suggested questions come from the sections, and one press asks', async () => {
  const asked = serve({ [CALL]: answer(CITED) })
  draw()
  const suggestions = within(screen.getByRole('list', { name: 'Suggested questions' }))
  expect(suggestions.getAllByRole('button')).toHaveLength(1)
  await act(async () => fireEvent.click(suggestions.getByRole('button')))
  await screen.findByRole('button', { name: '34.5%' })
  expect(asked[0]!.body).toMatchObject({ query: 'Which country do most people come from?' })
})

test('an answer that cannot be given offers three questions, and one press asks', async () => {
  const offers = ['Are there more women or men?', 'How old are they?', 'Give me a summary']
  serve({ [CALL]: answer(`This is not in this data. ${offers.map((one) => `[[ask|${one}]]`).join(' ')}`) })
  draw()
  await ask('How rich are they?')
  const list = within(await screen.findByRole('list', { name: 'What this analysis can answer' }))
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(offers)
  expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull()
  expect(log().textContent).not.toContain('[[')
  const asked = serve({ [CALL]: answer(CITED) })
  await act(async () => fireEvent.click(list.getByRole('button', { name: 'How old are they?' })))
  await screen.findByRole('button', { name: '34.5%' })
  expect(asked[0]!.body).toMatchObject({ query: offers[1] })
})

test('what is offered below an answer is in sight', async () => {
  serve({ [CALL]: answer('This is not in this data. [[ask|How old are they?]]') })
  draw()
  const offers = () => screen.queryAllByRole('list', { name: 'What this analysis can answer' }).length
  Object.defineProperty(log(), 'scrollHeight', { get: () => 100 + 400 * offers() })
  await ask('How rich are they?')
  await vi.waitFor(() => expect(offers()).toBe(1))
  expect(log().scrollTop).toBe(500)
})

test('lines with tabs are a table, each figure of which leads to its place', async () => {
  serve({ [CALL]: answer('Country\tShare\n[[countries:0:value|Japan]]\t[[countries:0:share|34.5%]]\nOf one row.') })
  draw()
  await ask('Table of countries')
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Country', 'Share'])
  fireEvent.click(table.getByRole('button', { name: '34.5%' }))
  expect(onShow).toHaveBeenCalledWith('countries', 0)
  expect(screen.getByText('Of one row.')).toBeTruthy()
})

test('words of a stream are text: no mark-up, no address, no foreign marker becomes more', async () => {
  const hostile = '<img src=x onerror=alert(1)> https://evil.example ![x](y) [[countries:0:share|<b>9</b>]]'
  serve({ [CALL]: answer(hostile) })
  draw()
  await ask('Where?')
  await waitFor(() => expect(log().textContent).toContain('onerror'))
  expect(log().querySelectorAll('img, a, b, script')).toHaveLength(0)
})

test('another analysis is another conversation', async () => {
  serve({ [CALL]: answer(CITED) })
  const { rerender } = draw()
  await ask('Where?')
  await screen.findByRole('button', { name: '34.5%' })
  rerender(<ChatPanel question={{ ...question, handle: 'other' }} answers={answers} onShow={onShow} />)
  expect(screen.queryByText('Where?')).toBeNull()
})
