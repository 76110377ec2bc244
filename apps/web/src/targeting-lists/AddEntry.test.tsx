// @vitest-environment happy-dom
import { setLanguage } from '@starling/text'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { listServer } from '../../test-kit/sample-list.ts'

const { TargetingListScreen } = await import('./TargetingListScreen.tsx')

const place = (id: string, kind: string, label: string, label_ja: string | null) => ({
  ...{ id, kind, label, label_ja, country_code: id.slice(0, 2), population: null },
  region: kind === 'city' ? id.slice(0, 5) : null,
})
const PLACES = [
  place('JP-13', 'region', 'Tokyo', '東京都'),
  place('JP-13/Tokyo', 'city', 'Tokyo', '東京'),
  // Regions that nothing here has a name for would stand in the list as a code.
  place('TK-XX', 'region', 'Tokyoland', null),
]
const SEARCHES: Server = {
  'POST /api/external/locations/search/': () => ({ locations: PLACES }),
  'POST /api/external/movies-tv-shows/search/': () => ({
    movies_tv_shows: [
      { id: 'm-toy-story-1995', kind: 'movie', year: 1995, country_code: 'US', label: 'Toy Story', label_ja: null },
    ],
  }),
  'POST /api/external/network-operators/search/': () => ({
    network_operators: [{ id: 'jp-softbank', country_code: 'JP', label: 'SoftBank', label_ja: 'ソフトバンク' }],
  }),
}
const NOBODY: Server = {
  'GET /api/external/search-socials/?q=nobody_here&limit=6': () => [],
  'GET /api/external/search-socials/?q=no+handle+at+all&limit=6': () => [],
}

beforeEach(() => signedInAs(ada))
afterEach(() => setLanguage('en'))

async function open(kinds: string[], more: Server = SEARCHES) {
  serve(listServer(more))
  drawScreen(TargetingListScreen, { path: '/targeting-lists/:id?', at: '/targeting-lists/l1' })
  for (const kind of kinds) fireEvent.click(await screen.findByRole('button', { name: kind }))
}
const region = (name: string) => screen.findByRole('region', { name })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const chipsOf = async (name: string) =>
  [...(await region(name)).querySelectorAll('li [aria-pressed]')].map(({ textContent }) => textContent)

test.each([
  ['en', 'Places', 'Tokyo', 'Tokyo · Tokyo · Japan', 'Tokyo'],
  ['ja', '場所', '東京', '東京 · 東京都 · 日本', '東京'],
  ['ja', '場所', '東京', '東京都 · 日本', '東京都'],
  ['en', 'Movies and TV shows', 'toy', 'Toy Story', 'Toy Story'],
  ['ja', '通信事業者', 'ソフト', 'ソフトバンク', 'ソフトバンク'],
] as const)('%s, %s: %s is suggested and added', async (language, kind, typed, offered, chip) => {
  await setLanguage(language)
  await open([kind])
  const card = within(await region(kind))
  type(card.getByRole('combobox'), typed)
  fireEvent.click(await card.findByRole('option', { name: offered }))
  expect(await chipsOf(kind)).toEqual([chip])
})

test('a region without a name here is not offered, and a look that fails says so', async () => {
  await open(['Places', 'Network operators'], {
    ...SEARCHES,
    'POST /api/external/network-operators/search/': () =>
      refusal(409, { detail: 'The form changed.', code: 'in_flight' }),
  })
  const places = within(await region('Places'))
  type(places.getByRole('combobox'), 'Tokyo')
  await places.findByRole('option', { name: 'Tokyo · Japan' })
  expect(places.queryByRole('option', { name: /Tokyoland/ })).toBe(null)
  const networks = within(await region('Network operators'))
  type(networks.getByRole('combobox'), 'SoftBank')
  expect((await networks.findByRole('alert')).textContent).toBe('The form changed.')
})

test('an account that nobody here has is added, and that is said; what is no handle is not', async () => {
  await open([], NOBODY)
  const accounts = within(await region('Accounts'))
  const field = accounts.getByRole('combobox')
  type(field, '@nobody_here')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await chipsOf('Accounts')).toEqual(['@bluebottle', '@nobody_here'])
  expect(
    await accounts.findByText('Nobody is known here as @nobody_here. It was added; X may know the account.'),
  ).toBeTruthy()
  type(field, 'no handle at all')
  expect(
    await accounts.findByText(
      'Nobody known here is called “no handle at all”, and it is no handle: letters, digits and _, up to 15 of them.',
    ),
  ).toBeTruthy()
})

test.each(['豆、焙煎', '豆, 焙煎', '豆，焙煎', '豆;焙煎', '豆；焙煎'])(
  '%s and Enter are two keywords',
  async (typed) => {
    await open([])
    const field = within(await region('Keywords')).getByRole('combobox')
    type(field, typed)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(await chipsOf('Keywords')).toEqual(['coffee', 'espresso', 'latte', '豆', '焙煎'])
  },
)
