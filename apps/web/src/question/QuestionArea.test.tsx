// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asked, chips, choose, draw, enter, field, press, search, type } from '../../test-kit/question-area.tsx'

const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)
const WAYS = { Enter: () => enter(), 'the button': press }

for (const [name, ask] of Object.entries(WAYS)) {
  for (const kind of ['conversation', 'keyword'])
    test(`${kind}, by ${name}: what was typed is a chip after asking, and the field is empty for the next`, async () => {
      const router = draw(`/explore/${kind}`)
      for (const [word, all] of [
        ['coffee', ['coffee']],
        ['latte', ['coffee', 'latte']],
        ['oat + milk', ['coffee', 'latte', 'oat and milk']],
      ] as const) {
        type(word)
        ask()
        await waitFor(() => expect(asked(router)).toHaveLength(all.length))
        expect(chips()).toEqual(all)
        expect(field().value).toBe('')
      }
      expect(asked(router)).toEqual(['coffee', 'latte', 'oat,milk'])
    })
}

test('asking again without a new word asks the same; a word that is there already is there once', async () => {
  const router = draw()
  type('coffee')
  press()
  press()
  type(' coffee ')
  enter()
  await waitFor(() => expect(field().value).toBe(''))
  expect(asked(router)).toEqual(['coffee'])
  expect(chips()).toEqual(['coffee'])
})

test('back, forward and a link show their question alone, and the next word is added to it', async () => {
  const router = draw()
  type('coffee')
  press()
  await waitFor(() => expect(asked(router)).toEqual(['coffee']))
  type('latte')
  press()
  await waitFor(() => expect(asked(router)).toEqual(['coffee', 'latte']))
  type('half a wo')
  await act(() => router.navigate(-1))
  expect([chips(), field().value]).toEqual([['coffee'], ''])
  type('mocha')
  press()
  await waitFor(() => expect(asked(router)).toEqual(['coffee', 'mocha']))
  type('half a wo')
  await act(() => router.navigate('/explore/conversation?keywords=tea'))
  expect([chips(), field().value]).toEqual([['tea'], ''])
})

test('an address that is opened or loaded again has its words as chips', async () => {
  const router = draw('/explore/keyword?keywords=coffee&keywords=oat,milk')
  expect([chips(), field().value]).toEqual([['coffee', 'oat and milk'], ''])
  type('latte')
  enter()
  await waitFor(() => expect(asked(router)).toEqual(['coffee', 'oat,milk', 'latte']))
})

test('the last chip can be written anew, and one that is taken away is asked no more', async () => {
  const router = draw('/explore/keyword?keywords=coffee&keywords=latte')
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect([chips(), field().value]).toEqual([['coffee'], 'latte'])
  type('lattes')
  fireEvent.click(screen.getByRole('button', { name: 'Remove coffee' }))
  expect([chips(), field().value]).toEqual([[], 'lattes'])
  press()
  await waitFor(() => expect(asked(router)).toEqual(['lattes']))
})

test('what is written while the page still takes the question in is not lost', async () => {
  const router = draw()
  type('coffee')
  enter()
  type('lat')
  await waitFor(() => expect(asked(router)).toEqual(['coffee']))
  expect([chips(), field().value]).toEqual([['coffee'], 'lat'])
})

test('another way to look at the answers leaves what is being written alone', async () => {
  const router = draw('/explore/keyword?keywords=coffee')
  type('lat')
  await act(() => router.navigate('/explore/keyword?keywords=coffee&background=theme', { replace: true }))
  expect([chips(), field().value]).toEqual([['coffee'], 'lat'])
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that confirms what a keyboard suggests asks nothing: %j',
  async (key) => {
    const router = draw()
    type('コーヒー')
    enter(key)
    expect(router.state.location.search).toBe('')
    expect([chips(), field().value]).toEqual([[], 'コーヒー'])
    enter()
    await waitFor(() => expect(asked(router)).toEqual(['コーヒー']))
    type('ラテ、カフェ')
    enter(key)
    expect(asked(router)).toEqual(['コーヒー'])
    enter()
    await waitFor(() => expect(asked(router)).toEqual(['コーヒー', 'ラテ', 'カフェ']))
  },
)

test('a handle: the field shows the one that was asked, selected, so that the next replaces it', async () => {
  const router = draw('/explore/handle')
  field().focus()
  type('@brewlab')
  enter()
  await waitFor(() => expect(asked(router, 'handle')).toEqual(['brewlab']))
  await waitFor(() => expect([field().value, selected()]).toEqual(['brewlab', 'brewlab']))
  type('acme')
  press()
  await waitFor(() => expect(asked(router, 'handle')).toEqual(['acme']))
  await act(() => router.navigate(-1))
  expect(field().value).toBe('brewlab')
})

test('posts: the field shows their ids, selected; they can be added to', async () => {
  const router = draw('/explore/post')
  field().focus()
  type('https://x.com/brewlab/status/12')
  enter()
  await waitFor(() => expect(asked(router, 'posts')).toEqual(['12']))
  await waitFor(() => expect([field().value, selected()]).toEqual(['12', '12']))
  type('12, https://x.com/acme/status/34')
  press()
  await waitFor(() => expect(asked(router, 'posts')).toEqual(['12,34']))
  expect(field().value).toBe('12, 34')
})

test('a click into what was asked selects it; the next one puts the caret where it is', () => {
  draw('/explore/handle?handle=brewlab')
  const click = () => {
    field().setSelectionRange(3, 3)
    if (fireEvent.mouseDown(field())) field().focus()
    fireEvent.mouseUp(field())
    fireEvent.click(field())
  }
  click()
  expect(selected()).toBe('brewlab')
  click()
  expect(selected()).toBe('')
})

test('asked by Enter the field keeps the focus, and a click into it selects it all the same, once', async () => {
  draw('/explore/handle')
  field().focus()
  type('brewlab')
  enter()
  await waitFor(() => expect(selected()).toBe('brewlab'))
  expect(fireEvent.mouseDown(field()), 'the browser would put the caret there').toBe(false)
  expect(selected()).toBe('brewlab')
  expect(fireEvent.mouseDown(field())).toBe(true)
  type('brewlabs')
  field().setSelectionRange(2, 2)
  expect(fireEvent.mouseDown(field())).toBe(true)
})

test('Ask in Refine asks with the word that was typed, and closes', async () => {
  const router = draw()
  type('coffee')
  fireEvent.click(within(search()).getByRole('button', { name: 'Refine' }))
  const drawer = await screen.findByRole('dialog')
  fireEvent.change(within(drawer).getByLabelText('Excluded keywords'), { target: { value: 'decaf' } })
  fireEvent.click(within(drawer).getByRole('button', { name: 'Ask' }))
  await waitFor(() => expect(asked(router)).toEqual(['coffee']))
  expect(asked(router, 'excluded')).toEqual(['decaf'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([chips(), field().value]).toEqual([['coffee'], ''])
})

test('resetting the conditions keeps the word that was typed', async () => {
  draw()
  type('coffee')
  fireEvent.click(within(search()).getByRole('button', { name: 'Refine' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reset the conditions' }))
  expect(field().value).toBe('coffee')
})

test.each([
  ['handle', 'brewlab'],
  ['post', 'https://x.com/brewlab/status/12'],
  ['keyword', 'tea'],
])('back to before anything was asked leaves nothing in the field: %s', async (kind, text) => {
  const router = draw(`/explore/${kind}`)
  type(text)
  press()
  await waitFor(() => expect(router.state.location.search).not.toBe(''))
  await act(() => router.navigate(-1))
  expect([chips(), field().value]).toEqual([[], ''])
})

test('words that were asked of a conversation are asked of people, and back; what is half written stays', async () => {
  const router = draw('/explore/conversation?keywords=espresso&countries=JP')
  type('latte')
  for (const kind of ['keyword', 'conversation']) {
    choose(kind)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/explore/${kind}`))
    expect([asked(router), asked(router, 'countries'), chips(), field().value]).toEqual([
      ['espresso'],
      ['JP'],
      ['espresso'],
      'latte',
    ])
  }
})

test('each kind keeps what was written while one tries the others', async () => {
  const router = draw('/explore/handle')
  type('brewlab')
  choose('post')
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/post'))
  expect(field().value).toBe('')
  choose('handle')
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore/handle'))
  expect(field().value).toBe('brewlab')
})

test('a new question is read from its top; another look at the same is not', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  draw('/explore/keyword?keywords=tea')
  type('coffee')
  press()
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  scrolled.mockRestore()
})

test('a word, then a country in Refine, then Ask there: both are asked', async () => {
  const router = draw()
  type('coffee')
  fireEvent.click(within(search()).getByText('Refine'))
  // All countries of the world: by role they would take a minute.
  const find = await screen.findByLabelText('Find a country')
  fireEvent.change(find, { target: { value: 'Japan' } })
  fireEvent.click(screen.getByLabelText('Japan'))
  const drawer = find.closest('[role=dialog]')!
  fireEvent.click([...drawer.querySelectorAll('button')].find(({ textContent }) => textContent === 'Ask')!)
  await waitFor(() => expect(asked(router)).toEqual(['coffee']))
  expect(asked(router, 'countries')).toEqual(['JP'])
})

test('four hundred keywords fold, and unfold', () => {
  const many = Array.from({ length: 400 }, (_, at) => `keywords=word${at}`).join('&')
  draw(`/explore/keyword?${many}`)
  expect(chips()).toEqual(['word396', 'word397', 'word398', 'word399'])
  fireEvent.click(within(search()).getByRole('button', { name: '396 more' }))
  expect(chips()).toHaveLength(400)
})
