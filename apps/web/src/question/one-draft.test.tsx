// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asked, chips, choose, draw, enter, field, press, type } from '../../test-kit/question-area.tsx'

// What random walks found (e2e/walks.journey.ts): the bar, Refine, the address and the history are one draft.

// All countries of the world stand in it: by role they would take a minute.
const drawer = () => document.querySelector<HTMLElement>('[role=dialog]')
const refine = async () => {
  fireEvent.click(screen.getByTitle('Refine'))
  await waitFor(() => expect(drawer()).not.toBeNull())
}
const askThere = () => fireEvent.click(screen.getByText('Ask', { selector: '[role=dialog] *' }))

/** Of a clipboard: a browser would put its lines into one. */
function paste(text: string): boolean {
  const event = createEvent.paste(field(), { clipboardData: { getData: () => text } })
  return fireEvent(field(), event)
}

test.each([
  ['lines', 'ristretto\nlungo\r\naffogato\n'],
  ['cells', 'ristretto\tlungo\taffogato'],
])('%s of a sheet that are pasted are keywords of their own', async (_, text) => {
  const router = draw()
  type('mocha, ')
  field().setSelectionRange(7, 7)
  expect(paste(text), 'the browser would join them').toBe(false)
  expect(field().value).toBe('mocha, ristretto, lungo, affogato')
  enter()
  await waitFor(() => expect(asked(router)).toEqual(['mocha', 'ristretto', 'lungo', 'affogato']))
})

test('more keywords than can be asked at once are said before, stay, and are cut by one press', async () => {
  const router = draw()
  const many = Array.from({ length: 3000 }, (_, at) => `word${at}`)
  paste(many.join('\n'))
  expect(screen.getByRole('alert').textContent).toContain('These are 3,000 keywords; at most 1,000')
  enter()
  expect(router.state.location.search + router.state.location.hash).toBe('')
  expect(screen.getByRole('alert').textContent).toContain('These are 3,000 keywords')
  fireEvent.click(screen.getByText('Keep the first 1,000'))
  expect(screen.queryByRole('alert')).toBeNull()
  enter()
  await waitFor(() => expect(router.state.location.hash).not.toBe(''))
  const written = new URLSearchParams(router.state.location.hash.slice(2)).getAll('keywords')
  expect([router.state.location.search, written]).toEqual(['', many.slice(0, 1000)])
})

test('what is pasted over a part takes its place, and a line alone is the browser’s to paste', () => {
  draw()
  type('mocha latte')
  field().setSelectionRange(0, 5)
  paste('tea\noat')
  expect(field().value).toBe('tea, oat latte')
  expect(paste('a line')).toBe(true)
})

test('asking the same again is no step of the history: Back goes to what was asked before', async () => {
  const router = draw()
  for (const word of ['coffee', 'latte']) {
    type(word)
    press()
    await waitFor(() => expect(chips()).toContain(word))
    press()
    enter()
  }
  await waitFor(() => expect(asked(router)).toEqual(['coffee', 'latte']))
  await act(() => router.navigate(-1))
  expect([asked(router), chips()]).toEqual([['coffee'], ['coffee']])
  await act(() => router.navigate(-1))
  expect([asked(router), chips()]).toEqual([[], []])
})

test('a kind of which nothing was asked has no window in its address', async () => {
  const router = draw('/explore/conversation?keywords=tea&days=7')
  choose('handle')
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/handle'))
  expect(router.state.location.search).toBe('')
  type('brewlab')
  press()
  // What was refined goes along all the same.
  await waitFor(() => expect(router.state.location.search).toBe('?handle=brewlab&days=7'))
})

test('a time that ends before it begins is not asked: Refine says so, and stays until it is mended', async () => {
  const june = '/explore/conversation?keywords=tea&since=2026-06-09T00:00Z&until=2026-06-30T00:00Z'
  const router = draw(june)
  await refine()
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-01T00:00' } })
  askThere()
  expect(asked(router, 'until')).toEqual(['2026-06-30T00:00Z'])
  expect(screen.getByText('The end is before the start.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-20T00:00' } })
  askThere()
  await waitFor(() => expect(asked(router, 'until')[0]).toMatch(/^2026-06-(19|20)T/))
})

test('Ask in Refine where there is nothing to ask closes it, and the words can be written at once', async () => {
  const router = draw('/explore/handle')
  await refine()
  askThere()
  await waitFor(() => expect(drawer()).toBeNull())
  await waitFor(() => expect(document.activeElement?.id).toBe('question'))
  expect(router.state.location.search).toBe('')
})

test('lines that are pasted into the excluded keywords are parted as well', async () => {
  draw()
  await refine()
  const excluded = screen.getByLabelText('Excluded keywords') as HTMLInputElement
  fireEvent(excluded, createEvent.paste(excluded, { clipboardData: { getData: () => 'decaf\ninstant' } }))
  expect(excluded.value).toBe('decaf, instant')
})

test('words that look the same are the same, however many blanks stand between them', async () => {
  const router = draw('/explore/keyword?keywords=flat+white')
  type('flat  white, oat 　milk')
  enter()
  await waitFor(() => expect(asked(router)).toEqual(['flat white', 'oat milk']))
})

test('a kind that was left before its page came is what the bar says after Back', async () => {
  const router = draw('/explore/keyword?keywords=tea')
  // Both before the page draws: the address of the first never comes by itself.
  act(() => {
    choose('handle')
    router.navigate('/explore/keyword?keywords=tea')
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/keyword'))
  await act(() => router.navigate('/explore/handle'))
  const kind = screen.getByLabelText('Analysis', { selector: 'select' }) as HTMLSelectElement
  expect([router.state.location.pathname, kind.value]).toEqual(['/explore/handle', 'handle'])
  await act(() => router.navigate('/explore/keyword?keywords=tea'))
  expect([kind.value, chips()]).toEqual(['keyword', ['tea']])
})

test('who goes back before the page has drawn what they chose reads what it shows', async () => {
  const router = draw('/explore/keyword?keywords=tea')
  act(() => {
    choose('conversation')
    router.navigate(-1)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/keyword'))
  const kind = screen.getByLabelText('Analysis', { selector: 'select' }) as HTMLSelectElement
  await waitFor(() => expect([kind.value, chips()]).toEqual(['keyword', ['tea']]))
})

test('words that are pasted without commas are keywords, and one that no post can hold is said in plain words', async () => {
  const router = draw()
  type(Array.from({ length: 3000 }, (_, at) => `word${at}`).join(' '))
  expect(screen.getByRole('alert').textContent).toContain('These are 3,000 keywords; at most 1,000')
  type(`latte, ${'x'.repeat(3000)}`)
  enter()
  expect(screen.getByRole('alert').textContent).toMatch(/^“x{30}…” is too long: a keyword has at most 280 characters/)
  expect(router.state.location.search).toBe('')
  fireEvent.click(screen.getByText('Remove it'))
  enter()
  await waitFor(() => expect(asked(router)).toEqual(['latte']))
  type('a phrase of five words stays')
  enter()
  await waitFor(() => expect(asked(router)).toEqual(['latte', 'a phrase of five words stays']))
})
