// @vitest-environment happy-dom
import type { User } from '@starling/contract/browser'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '../../../test-kit/fake-fetch.ts'
import type { Boot, Route, Screen } from '../../floor/index.ts'
import type { Site } from '../../sites/index.ts'

const boot: Boot = {
  site: 'team',
  sites: { team: 'http://localhost', pro: 'http://pro.localhost', premium: 'http://premium.localhost' },
  pro_client_id: 'stl_pro_1',
  agency: null,
  networks: [],
  connects_ads: false,
  registers_anyone: true,
  development: false,
  version: '1',
  analytics: null,
  error_reports: null,
}
const team = { id: 't1', name: 'Meridian', slug: 'meridian', logo: null }
const ada: User = {
  id: 'u1',
  email: 'ada@x.example',
  first_name: 'Ada',
  last_name: '',
  language: null,
  token: 'csrf',
  groups: [],
  memberships: [{ id: 'm1', team, level: 'admin' }],
  social_accounts: [],
}

type Shell = {
  routesOf: typeof import('./router.tsx').routesOf
  queryClient: typeof import('../../floor/index.ts').queryClient
  notifications: typeof import('../../floor/index.ts').notifications
  api: typeof import('../../floor/index.ts').api
  pageSubject: typeof import('../../floor/index.ts').pageSubject
}
let shell: Shell
beforeAll(async () => {
  // The server writes it into the page before any script runs.
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify(boot)}</script>`
  const modules = await Promise.all([import('./router.tsx'), import('../../floor/index.ts')])
  shell = Object.assign({}, ...modules)
})

let server: Record<string, () => Response>
const refusal = (code: string, status: number) => () => Response.json({ code, detail: code }, { status })
beforeEach(() => {
  window.scrollTo = () => undefined
  server = { '/api/user/me/': refusal('sign_in_needed', 403) }
  fakeFetch((url) => (server[url] ?? refusal('not_found', 404))())
})
afterEach(() => {
  cleanup()
  shell.queryClient.clear()
  localStorage.clear()
  for (const { id } of shell.notifications.list()) shell.notifications.remove(id)
  vi.unstubAllGlobals()
})
const signIn = () => {
  server['/api/user/me/'] = () => Response.json(ada)
}

const named = (name: string): Screen => {
  const NamedScreen = () => <h1>{name}</h1>
  return async () => NamedScreen
}
const gone: Screen = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const dashboard = { layout: 'dashboard', light: true } as const
const routes: Route[] = [
  { path: '/login/:network?', layout: 'dashboard-no-nav', light: true, screen: named('login') },
  { path: '/choose-team', layout: 'dashboard-no-nav', needs: 'user', screen: named('choose') },
  { path: '/free', aliases: ['/libre/:id?'], layout: 'deep-thought', screen: named('free') },
  { path: '/gone', layout: 'deep-thought', screen: gone },
  { path: '/_ui', layout: 'none', development: true, screen: named('widgets') },
  { path: '/:teamId/', ...dashboard, needs: 'member', to: '/:teamId/team' },
  { path: '/:teamId/team', ...dashboard, needs: 'member', screen: named('team') },
]
const site: Site = { brand: 'Starling', routes, finders: [], otherwise: { to: '/choose-team' } }

async function open(path: string, which: Site = site, development = false) {
  const router = createMemoryRouter(shell.routesOf(which, { development }), { initialEntries: [path] })
  await act(async () => {
    render(
      <QueryClientProvider client={shell.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  return { router, at: () => router.state.location.pathname + router.state.location.search }
}

test.each([
  ['/login', '/login'],
  ['/free', '/free'],
  ['/libre/7', '/libre/7'],
  ['/choose-team', '/login?next=%2Fchoose-team'],
  ['/meridian/team?tab=invites', '/login?next=%2Fmeridian%2Fteam%3Ftab%3Dinvites'],
  ['/meridian', '/login?next=%2Fmeridian'],
  ['/no/such/place', '/login?next=%2Fchoose-team'],
  ['/_ui', '/login?next=%2F_ui'],
])('a stranger who opens %s is at %s', async (path, place) => {
  expect((await open(path)).at()).toBe(place)
})

test.each([
  ['/choose-team', '/choose-team'],
  ['/meridian', '/meridian/team'],
  ['/meridian/', '/meridian/team'],
  ['/t1/team', '/t1/team'],
  ['/no/such/place', '/choose-team'],
  ['/halcyon/team', '/choose-team'],
])('a member of Meridian who opens %s is at %s', async (path, place) => {
  signIn()
  expect((await open(path)).at()).toBe(place)
})

test('who opens a team they are not in is told so, and the team used last stays', async () => {
  signIn()
  await open('/meridian/team')
  cleanup()
  await open('/halcyon/team')
  expect(localStorage.getItem('recent_team')).toBe('meridian')
  expect(shell.notifications.list()).toMatchObject([{ text: 'You are not a member of that team.', level: 'warn' }])
})

test('a team joined a moment ago opens', async () => {
  signIn()
  const { router } = await open('/meridian/team')
  const halcyon = { id: 'm2', level: 'member' as const, team: { ...team, id: 't2', slug: 'halcyon' } }
  server['/api/user/me/'] = () => Response.json({ ...ada, memberships: [...ada.memberships, halcyon] })
  await act(() => router.navigate('/halcyon/team'))
  expect(router.state.location.pathname).toBe('/halcyon/team')
})

test('the 403 that means "sign in" leads to the sign-in page with the way back; another does not', async () => {
  signIn()
  const { router, at } = await open('/meridian/team')
  server['/api/teams/'] = refusal('admin_needed', 403)
  await act(() => shell.api.listTeams().catch(() => undefined))
  expect(at()).toBe('/meridian/team')
  server['/api/teams/'] = refusal('sign_in_needed', 403)
  await act(() => shell.api.listTeams().catch(() => undefined))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(at()).toBe('/login?next=%2Fmeridian%2Fteam')
})

test('a screen whose files are gone asks to refresh, inside its frame', async () => {
  await open('/gone')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('alert').textContent).toContain('A new version is available')
  expect(main.getByRole('button', { name: 'Refresh' })).toBeDefined()
})

test('a screen that was not loaded before the connection went says so, and speaks of no new version', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open('/gone')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('alert').textContent).toContain('You are offline')
  expect(main.getByRole('button', { name: 'Reload' })).toBeDefined()
  online.mockRestore()
})

test('widgets are shown while developing only', async () => {
  await open('/_ui', site, true)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('widgets')
})

test('where an unknown path has a page of its own, the address stays', async () => {
  const { at } = await open('/no/such/place', {
    ...site,
    otherwise: { layout: 'deep-thought', screen: named('nothing here') },
  })
  expect(at()).toBe('/no/such/place')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('nothing here')
})

test.each([
  { path: '/login', title: 'Starling', theme: 'light' },
  { path: '/free', title: 'Deep Thought', theme: 'dark' },
])('$path has the title $title and is $theme', async ({ path, title, theme }) => {
  await open(path)
  expect(document.title).toBe(title)
  expect(document.documentElement.dataset.theme).toBe(theme)
})

test('a place that has a name is called by it, after what it is about', async () => {
  const called = site.routes.map((route) => (route.path === '/free' ? { ...route, name: 'Explore' as const } : route))
  await open('/free', { ...site, routes: called })
  expect(document.title).toBe('Explore · Deep Thought')
  act(() => shell.pageSubject.set('@brewlab'))
  expect(document.title).toBe('@brewlab · Explore · Deep Thought')
  act(() => shell.pageSubject.set(null))
})

test('a page describes what it is for, and one that says nothing what the product is for', async () => {
  const meta = document.createElement('meta')
  meta.name = 'description'
  document.head.append(meta)
  const about = 'What is talked about more than usual, by country.'
  const told = site.routes.map((route) => (route.path === '/free' ? ({ ...route, about } as const) : route))
  const { router } = await open('/free', { ...site, routes: told })
  expect(meta.content).toBe(about)
  await act(() => router.navigate('/login'))
  expect(meta.content).toMatch(/^See who talks about a topic/)
  meta.remove()
})

test('after a change of place the focus is on its heading', async () => {
  const { router } = await open('/free')
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/login'))
  expect(document.activeElement?.textContent).toBe('login')
})
