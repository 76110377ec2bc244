// @vitest-environment happy-dom
import { EMPTY_BUILDER } from '@starling/question/builder'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { coffeeList, entryOf, LIST_CALLS, listServer } from '../../test-kit/sample-list.ts'

const { TargetingListScreen } = await import('./TargetingListScreen.tsx')

const LINE_ITEMS = 'GET /api/starling/autopilot/line-items/'
const VERSIONS = 'GET /api/starling/targeting-lists/l1/versions/?limit=40'
const RESTORE = 'POST /api/starling/targeting-lists/l1/versions/restore/'
const group = async (name: string) => within(await screen.findByRole('region', { name }))
const draw = () => drawScreen(TargetingListScreen, { path: '/targeting-lists/:id?', at: '/targeting-lists/l1' })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => signedInAs(ada))

function open(more: Server = {}) {
  const asked = serve(listServer(more))
  draw()
  return asked
}

test.each([
  ['Days', '1000', 'A whole number from 1 to 365.'],
  ['Days', '-1', 'A whole number from 1 to 365.'],
  ['Days', '1.5', 'A whole number from 1 to 365.'],
  ['Times each sees it', 'abc', 'A number from 1 to 50.'],
  ['Times each sees it', '1,000,000', 'A number from 1 to 50.'],
])('%s: %s is said to be wrong at the field', async (name, value, problem) => {
  open()
  const field = (await group('Autopilot')).getByLabelText(name)
  fireEvent.change(field, { target: { value } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(problem)
})

test('the switch stays off until it is allowed; without a linked account it says so and leads there', async () => {
  open({ [LINE_ITEMS]: () => [], 'GET /rest-auth/socialaccounts/': () => [] })
  const autopilot = await group('Autopilot')
  const turn = autopilot.getByRole('switch')
  fireEvent.click(turn)
  const link = await autopilot.findByRole('link', { name: 'Link it under Account' })
  expect(link.getAttribute('href')).toMatch(/\/account$/)
  expect(turn.getAttribute('aria-checked')).toBe('false')
  expect(turn.className).not.toContain('bg-accent')
})

test('a file of a list with changes says which version it holds, and all is copied with gender, age and places', async () => {
  const given = { ...coffeeList.targeting_package!, gender: 'FEMALE', age: 'AGE_25_TO_54', placements: ['replies'] }
  open({ [LIST_CALLS.get]: () => ({ ...coffeeList, targeting_package: given }) })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy all')
  await waitFor(() => expect(writeText).toHaveBeenCalled())
  expect(writeText.mock.lastCall?.[0]).toContain('Gender\nWomen\n\nAge\n25–54\n\nPlacements\nReplies')
  const download = async () => {
    const trigger = await screen.findByRole('button', { name: 'Download' })
    fireEvent.pointerDown(trigger, { button: 0 })
    fireEvent.click(trigger)
  }
  await press('latte')
  await download()
  expect(await screen.findByText('The file holds version 1. What is not saved is not in it.')).toBeTruthy()
})

test('going back to a version takes the place of what was not saved', async () => {
  const author = { id: 'u1', email: ada.email, first_name: 'Ada', last_name: 'L' }
  const listed = (number: number) => ({
    ...{
      number,
      name: 'Coffee people',
      author,
      cause: 'edited' as const,
      restored_number: null,
      reason: '',
      changes: [],
    },
    created_at: '2026-11-17T12:00:00.000Z',
  })
  const now = { ...coffeeList, version: 2 }
  const restored = {
    ...coffeeList,
    version: 3,
    targeting_package: { ...coffeeList.targeting_package!, keywords: [entryOf('tea')] },
  }
  let list: object = now
  const asked = open({
    [LIST_CALLS.get]: () => list,
    [VERSIONS]: () => [listed(2), listed(1)],
    [RESTORE]: () => {
      list = restored
      return restored
    },
  })
  fireEvent.click((await group('Keywords')).getByRole('button', { name: 'latte' }))
  await press('Versions')
  await press('Restore version 1')
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toEqual(['Version 1 was restored.']))
  expect(asked.some(({ call }) => call === RESTORE)).toBe(true)
  expect(await screen.findByText('tea')).toBeTruthy()
  expect(screen.queryByText(/Another version was saved/)).toBe(null)
  expect(screen.queryByRole('toolbar', { name: 'Changes that are not saved', hidden: true })).toBe(null)
})

test.each([
  [{}, 'Made of the audience “Coffee drinkers”', '/saved-audiences?audience=a1'],
  [{ audience_config_id: null, insights_id: 'r1' }, 'Made of a package of the builder', '/targeting/r1'],
  [{ native_pack_id: 'p1' }, 'Made of the native pack “Coffee · Japan”', '/targeting-lists/p1'],
])('a list names what it was made of and leads there (%j)', async (source, name, href) => {
  const audience = { id: 'c1', name: 'Coffee', name_ja: 'コーヒー' }
  const ready = {
    ...{ state: 'ready', processing: false, error: null, size: null, targeting_package: null },
    ...{ draft: EMPTY_BUILDER, as_of: null, created_at: '2026-11-17T12:00:00.000Z' },
  }
  open({
    [LIST_CALLS.get]: () => ({ ...coffeeList, ...source }),
    'GET /api/external/audience-configs/a1/': () => ({ ...coffee, id: 'a1', name: 'Coffee drinkers' }),
    'GET /api/external/insights/r1/': () => ({
      ...{ ...ready, id: 'r1', done: 4, total: 4, left_out: [], ended_at: '2026-11-17T12:00:05.000Z' },
    }),
    'GET /api/starling/native-packs/p1/': () => ({
      ...{ ...ready, id: 'p1', audience, country: 'JP', is_super_insights: true, made_at: null },
    }),
  })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test('a version is looked at before it is brought back', async () => {
  const version = { number: 1, name: 'Coffee people', author: null, cause: 'made', restored_number: null, reason: '' }
  const listed = { ...version, changes: [], created_at: '2026-11-17T12:00:00.000Z' }
  const given = { ...coffeeList.targeting_package!, keywords: [entryOf('ristretto')] }
  open({
    [LIST_CALLS.get]: () => ({ ...coffeeList, version: 2 }),
    [VERSIONS]: () => [listed],
    'GET /api/starling/targeting-lists/l1/versions/1/': () => ({ ...listed, targeting_package: given }),
  })
  await press('Versions')
  await press('See version 1')
  const seen = await group('What version 1 holds')
  expect(seen.getByText('ristretto')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Restore version 1' })).toBeTruthy()
})
