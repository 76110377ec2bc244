// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { coffeeList, coverageOf, entryOf, LIST_CALLS, listServer } from '../../test-kit/sample-list.ts'

const { TargetingListScreen } = await import('./TargetingListScreen.tsx')

const [LIST, COVER, SAVE] = [LIST_CALLS.get, LIST_CALLS.cover, LIST_CALLS.save]
const server = listServer
const draw = () => drawScreen(TargetingListScreen, { path: '/targeting-lists/:id?', at: '/targeting-lists/l1' })
const group = (name: string) => screen.findByRole('region', { name })
const told = () => notifications.list().map(({ text }) => text)
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[aria-pressed]')?.textContent ?? item.querySelector('label')?.textContent)

beforeEach(() => signedInAs(ada))

test('entries are left out, added, removed and undone; only another state is asked about anew', async () => {
  const asked = serve(server())
  draw()
  const keywords = await group('Keywords')
  expect((await screen.findByText('50%')).textContent).toBe('50%')
  fireEvent.click(within(keywords).getByRole('button', { name: 'latte' }))
  expect(within(keywords).getByRole('button', { name: 'latte' }).getAttribute('aria-pressed')).toBe('false')
  expect(within(keywords).getByText('2 of 3 chosen')).toBeTruthy()
  // What was counted of the state before is gone at once.
  expect(screen.queryByText('50%')).toBe(null)
  await waitFor(() => expect(asked.filter(({ call }) => call === COVER)).toHaveLength(2))
  expect(asked.findLast(({ call }) => call === COVER)?.body).toMatchObject({
    audience_config_id: 'a1',
    targeting_package: { keywords: [{ value: 'coffee' }, { value: 'espresso' }, { value: 'latte', deselected: true }] },
  })
  const field = within(keywords).getByRole('combobox', { name: 'Add to Keywords' })
  fireEvent.change(field, { target: { value: 'flat white' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(within(keywords).getByRole('button', { name: 'flat white' })).toBeTruthy()
  fireEvent.click(within(keywords).getByRole('button', { name: 'Remove coffee' }))
  expect(within(keywords).queryByRole('button', { name: 'coffee' })).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(within(keywords).getByRole('button', { name: 'coffee' })).toBeTruthy()
  expect(screen.getByRole('toolbar', { name: 'Changes that are not saved' })).toBeTruthy()
})

test('the order is changed by keys, by buttons, and is what is saved, with why', async () => {
  const saved = { ...coffeeList, version: 2, name: 'Coffee people of Japan' }
  const asked = serve(server({ [SAVE]: () => saved }))
  draw()
  const keywords = await group('Keywords')
  fireEvent.click(within(keywords).getByRole('button', { name: 'Keywords with reasons and order' }))
  expect(within(keywords).getAllByText('The audience asks for it')).toHaveLength(3)
  await within(keywords).findByText('Reaches 600 of the audience and 1,400 others · 40 of the audience only through it')
  fireEvent.keyDown(within(keywords).getByRole('button', { name: 'Move latte: arrow keys or drag' }), {
    key: 'ArrowUp',
  })
  expect(namesIn(keywords)).toEqual(['coffee', 'latte', 'espresso'])
  fireEvent.click(within(keywords).getByRole('button', { name: 'Move latte up' }))
  expect(namesIn(keywords)).toEqual(['latte', 'coffee', 'espresso'])
  fireEvent.click(screen.getByRole('button', { name: 'Save as version 2' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Coffee people of Japan' } })
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Spring' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(told()).toEqual(['Version 2 of Coffee people of Japan was saved.']))
  expect(asked.find(({ call }) => call === SAVE)?.body).toMatchObject({
    ...{ version: 1, name: 'Coffee people of Japan', reason: 'Spring' },
    targeting_package: { keywords: [{ value: 'latte' }, { value: 'coffee' }, { value: 'espresso' }] },
  })
})

test('edits outlive loading the page anew; what another saved meanwhile is told', async () => {
  let list = coffeeList
  serve(server({ [LIST]: () => list }))
  draw()
  fireEvent.click(within(await group('Keywords')).getByRole('button', { name: 'latte' }))
  const { queryClient } = await import('../floor/index.ts')
  cleanup()
  queryClient.clear()
  signedInAs(ada)
  list = { ...coffeeList, version: 2, targeting_package: { ...coffeeList.targeting_package!, handles: [] } }
  draw()
  expect(within(await group('Keywords')).getByText('2 of 3 chosen')).toBeTruthy()
  const alert = within(await screen.findByRole('alert'))
  fireEvent.click(alert.getByRole('button', { name: 'Take the saved one' }))
  expect(
    within(await group('Keywords'))
      .getByRole('button', { name: 'latte' })
      .getAttribute('aria-pressed'),
  ).toBe('true')
  expect(screen.queryByRole('region', { name: 'Accounts' })).toBe(null)
  expect(screen.queryByRole('toolbar', { name: 'Changes that are not saved' })).toBe(null)
})

test('what is searched for is found in every group, and a kind that is empty is added', async () => {
  serve(server())
  draw()
  await group('Keywords')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this list' }), { target: { value: 'BLUE' } })
  expect(screen.queryByRole('region', { name: 'Keywords' })).toBe(null)
  expect(within(await group('Accounts')).getByRole('button', { name: '@bluebottle' })).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this list' }), { target: { value: 'nothing' } })
  expect(screen.getByText('Nothing in this list is called “nothing”.')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this list' }), { target: { value: '' } })
  fireEvent.click(within(await group('Add another kind')).getByRole('button', { name: 'Interests' }))
  const field = within(await group('Interests')).getByRole('combobox', { name: 'Add to Interests' })
  fireEvent.change(field, { target: { value: 'Travel' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(within(await group('Interests')).getAllByRole('listitem')).toHaveLength(1)
})

test('a country that may not be chosen says so', async () => {
  serve(server())
  draw()
  const field = within(await group('Countries')).getByRole('combobox', { name: 'Add to Countries' })
  fireEvent.change(field, { target: { value: 'North Korea' } })
  expect((await screen.findByRole('alert')).textContent).toBe('This country is not available for targeting.')
})

test('what X would not take stands beside the group that it is about', async () => {
  const keywords = [entryOf('x'.repeat(101))]
  serve(
    server({ [LIST]: () => ({ ...coffeeList, targeting_package: { ...coffeeList.targeting_package!, keywords } }) }),
  )
  draw()
  const remarks = await within(await group('Keywords')).findAllByText('Error')
  expect(remarks.length).toBeGreaterThan(0)
  expect(within(await group('Checks')).getByText(/^Error: \d/)).toBeTruthy()
})

test('what is said of a part that is not on the screen is read among the checks, and leads there', async () => {
  serve(server())
  draw()
  fireEvent.click(within(await group('Countries')).getByRole('button', { name: 'Remove Japan' }))
  expect(screen.queryByRole('region', { name: 'Countries' })).toBe(null)
  const remark = 'Warning No place is chosen, so X reaches people in the whole world.'
  fireEvent.click(within(await group('Checks')).getByRole('button', { name: remark }))
  const countries = within(await group('Countries'))
  await waitFor(() => expect(document.activeElement).toBe(countries.getByRole('combobox')))
})

test('the autopilot tells its formula and what is left, and is off', async () => {
  serve(server())
  draw()
  const autopilot = within(await group('Autopilot'))
  expect(await autopilot.findByText('$1,000')).toBeTruthy()
  expect(autopilot.getByText(/1,200 people × 3 times × \$200 for a thousand views ÷ 1,000 = \$720/)).toBeTruthy()
  expect(await autopilot.findByText(/1 of 4 uses this month/)).toBeTruthy()
  expect(autopilot.getByRole('switch', { name: 'Apply it by itself' }).getAttribute('aria-checked')).toBe('false')
})

test('one that is not there says so, and one that could not be loaded can be tried again', async () => {
  serve({})
  draw()
  expect(await screen.findByRole('heading', { name: 'There is no such list' })).toBeTruthy()
})

test('what was refused is told, and asked for again', async () => {
  const answer = vi
    .fn()
    .mockReturnValueOnce(refusal(409, { detail: 'boom', code: 'in_flight' }))
    .mockReturnValue(coffeeList)
  serve(server({ [LIST]: answer }))
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await group('Keywords')).toBeTruthy()
})

test('while its package is being made it says how far it is, then why there is none', async () => {
  const waiting = {
    ...coffeeList,
    targeting_package: null,
    version: 0,
    processing: true,
    state: 'waiting',
    done: 1,
    total: 5,
  }
  let list: object = waiting
  serve(server({ [LIST]: () => list }))
  draw()
  expect(await screen.findByText('Step 2 of 5', { exact: false })).toBeTruthy()
  list = { ...waiting, processing: false, state: 'failed', error: 'too_few' }
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Fewer than five people/)
})

test('how sure a share is stands beside it, at nobody too; what may be a few off is told as about that', async () => {
  const none = { ...coverageOf(0, 1_400), together: { ...coverageOf(0, 1_400).together!, share_interval: [0, 0.0032] } }
  serve(server({ [LIST_CALLS.cover]: () => none }))
  draw()
  const covered = within(await group('Whom it reaches'))
  expect(await covered.findByText('0 of 1,200 people')).toBeTruthy()
  expect(covered.getByText('(0% to 0.3%, 95% sure)')).toBeTruthy()
  cleanup()
  const few = { ...coverageOf(203, 0).together!, outside: { size: 0, few: true }, about: true, precision: 0.98 }
  serve(server({ [LIST_CALLS.cover]: () => ({ ...coverageOf(203, 0), together: few }) }))
  const { queryClient } = await import('../floor/index.ts')
  queryClient.clear()
  signedInAs(ada)
  draw()
  expect(await coveredBy('about 203 of 1,200 people')).toBeTruthy()
  expect(await coveredBy('at least 98%')).toBeTruthy()
})
const coveredBy = async (words: string) => within(await group('Whom it reaches')).findByText(words, { exact: false })
