// @vitest-environment happy-dom
import type { ExploreSearch, FoundAccount, Member, SiteName } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'

const { SITES } = await import('../../sites/index.ts')
const { Palette } = await import('./Palette.tsx')
const { loadFinders } = await import('./use-found.ts')

const AT = '2026-11-15T00:00:00.000Z'
const account: FoundAccount = {
  id: 'a1',
  handle: 'brewlab',
  name: 'Brew Lab',
  verified: true,
  followers_count: 12_345,
  avatar_url: null,
}
const saved = (id: string, name: string, word: string): ExploreSearch => ({
  id,
  name,
  query_type: 'conversation_analysis',
  body: { query_type: 'conversation', keywords: [[word]] },
  days: 30,
  audience_creator_query_id: '',
  email: ada.email,
  ad_account_id: null,
  created_at: AT,
  changed_at: AT,
  monitor: null,
})
const member = (id: string, first_name: string, email: string): Member => ({
  id,
  user: { id: `u-${id}`, email, first_name, last_name: 'Stone' },
  level: 'member',
  joined_at: AT,
  is_leaving: false,
})
const ACCOUNTS = (typed: string) => `GET /api/external/search-socials/?q=${encodeURIComponent(typed)}&limit=6`
const SERVER: Server = {
  [ACCOUNTS('brew')]: () => [account],
  'GET /api/external/explore-searches/?query_type=all': () => [
    saved('s1', 'Brewers', 'beer'),
    saved('s2', 'Tea', 'tea'),
  ],
  'GET /api/teams/t1/members/': () => [member('m2', 'Brewster', 'b@x.example'), member('m3', 'Cleo', 'c@x.example')],
}
const place = {
  id: 'go:/x',
  group: 'places',
  label: 'Brew house',
  keywords: [],
  run: () => ran.push('place'),
} as const
const ran: string[] = []
/** Roles in a dialog take long to work out on a busy machine. */
const PATIENT = { timeout: 10_000 }

async function draw(site: SiteName = 'team', at = '/meridian/team') {
  const finders = await loadFinders(SITES[site].finders)
  function Host() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <Palette actions={[place]} finders={finders} close={() => setIsOpen(false)} />}
      </>
    )
  }
  const router = drawScreen(Host, { path: '/:teamId/team', at })
  const button = await screen.findByRole('button', { name: 'Open' })
  button.focus()
  fireEvent.click(button)
  return { router, button }
}
const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const headings = () => screen.queryAllByRole('group').map((group) => group.previousElementSibling?.textContent)
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const selected = () => screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')
const said = () => screen.getByRole('status').textContent

afterEach(() => {
  ran.length = 0
  return setLanguage('en')
})

test('what is typed finds places, questions, accounts, what was saved and members, each under its heading', async () => {
  signedInAs(ada)
  const asked = serve(SERVER)
  await draw()
  expect(asked, 'nothing is asked before something is typed').toEqual([])
  for (const text of ['b', 'br', 'brew']) type(text)
  expect(said()).toBe('Searching…')
  expect(options(), 'these are there at once').toEqual([
    'Brew house',
    'Ask about the conversation “brew”',
    'Ask about people who post “brew”',
  ])
  await waitFor(() => expect(said()).toBe(''), PATIENT)
  expect(headings()).toEqual(['Go to', 'Ask', 'Accounts', 'Saved', 'Members'])
  expect(options().slice(3)).toEqual([
    'BLBrew Lab@brewlab · 12K followers',
    'BrewersConversation',
    'BSBrewster Stoneb@x.example',
  ])
  expect(asked.map(({ call }) => call)).toEqual(Object.keys(SERVER))
})

test('arrows walk over the groups, Enter opens, and Escape gives the focus back', async () => {
  signedInAs(ada)
  serve(SERVER)
  const { router, button } = await draw()
  type('brew')
  await waitFor(() => expect(options()).toHaveLength(6), PATIENT)
  expect(selected()?.textContent).toBe('Brew house')
  for (const wanted of ['the conversation', 'people who post', '@brewlab', 'Brewers', 'Brewster', 'Brew house']) {
    press('ArrowDown')
    expect(selected()?.textContent).toContain(wanted)
  }
  fireEvent.keyDown(field(), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.click(button)
  type('brew')
  await waitFor(() => expect(options()).toHaveLength(6), PATIENT)
  for (let step = 0; step < 3; step++) press('ArrowDown')
  press('Enter')
  await screen.findByText('elsewhere')
  expect(router.state.location.pathname).toBe('/meridian/explore-x')
  expect(new URLSearchParams(router.state.location.search).get('handle')).toBe('brewlab')
  expect(ran).toEqual([])
})

test.each([
  { typed: '#brew', query_type: 'conversation', steps: 0 },
  { typed: 'cold brew', query_type: 'keyword', steps: 1 },
])('$typed is asked about as $query_type, without waiting for anybody', async ({ typed, query_type, steps }) => {
  signedInAs(ada)
  const asked = serve({})
  const { router } = await draw()
  type(typed)
  for (let step = 0; step < steps; step++) press('ArrowDown')
  press('Enter')
  await screen.findByText('elsewhere')
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/meridian/explore-x')
  expect(new URLSearchParams(search).get('query_type')).toBe(query_type)
  expect([...new URLSearchParams(search).values()]).toContain(typed)
  expect(asked).toEqual([])
})

test('the next letter cancels what was asked, and its answer is never shown', async () => {
  signedInAs(ada)
  let answer = (_accounts: FoundAccount[]) => {}
  const asked = serve({
    ...SERVER,
    [ACCOUNTS('bre')]: () =>
      new Promise<FoundAccount[]>((resolve) => {
        answer = resolve
      }),
    [ACCOUNTS('brew')]: () => [],
  })
  const signals = new Map<string, AbortSignal | null | undefined>()
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    signals.set(`GET ${url}`, init.signal)
    return answering(url, init)
  })
  await draw()
  type('bre')
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(ACCOUNTS('bre')))
  expect(signals.get(ACCOUNTS('bre'))?.aborted).toBe(false)
  type('brew')
  expect(signals.get(ACCOUNTS('bre'))?.aborted, 'at once, before the new word is asked').toBe(true)
  answer([account])
  await waitFor(() => expect(said()).toBe(''), PATIENT)
  expect(headings()).toEqual(['Go to', 'Ask', 'Saved', 'Members'])
})

test('nothing found is said, and a list without an option is no list', async () => {
  serve({})
  await draw('premium', '/nowhere/team')
  type('zzz')
  expect(said()).toBe('No results')
  expect(screen.queryByRole('listbox')).toBeNull()
  type('')
  expect(screen.getByRole('listbox')).toBeTruthy()
  expect(options()).toEqual(['Brew house'])
})

test('who failed is said, and the others are shown all the same', async () => {
  signedInAs(ada)
  serve({ ...SERVER, [ACCOUNTS('brew')]: () => refusal(500, { detail: 'x', code: 'internal' }) })
  await draw()
  type('brew')
  await waitFor(() => expect(said()).toBe('Some results could not be loaded.'), PATIENT)
  expect(headings()).toEqual(['Go to', 'Ask', 'Saved', 'Members'])
})

test('a stranger on the site of the teams is asked nothing and finds places and help only', async () => {
  const asked = serve({})
  await draw('team', '/nowhere/team')
  type('api')
  await waitFor(() => expect(said()).toBe(''), PATIENT)
  expect(headings()).toEqual(['Help'])
  expect(asked.filter(({ call }) => !call.includes('/me/'))).toEqual([])
})

test.each([
  { site: 'team', ids: ['topics', 'accounts', 'help', 'saved', 'members'] },
  { site: 'pro', ids: ['topics', 'accounts', 'help', 'saved'] },
  { site: 'premium', ids: ['help'] },
] as const)('$site finds $ids', ({ site, ids }) => {
  expect(SITES[site].finders.map(({ id }) => id)).toEqual(ids)
})

test('Japanese is found and said in Japanese', async () => {
  signedInAs(ada)
  serve({ ...SERVER, [ACCOUNTS('コーヒー')]: () => [] })
  await setLanguage('ja')
  await draw()
  type('コーヒー')
  await waitFor(() => expect(said()).toBe(''), PATIENT)
  expect(options()).toEqual(['「コーヒー」に関する会話を分析する', '「コーヒー」について投稿する人を分析する'])
})
