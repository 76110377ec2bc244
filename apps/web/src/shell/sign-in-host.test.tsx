// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '../../test-kit/fake-fetch.ts'
import type { Boot } from '../floor/index.ts'
import type { Site } from '../sites/index.ts'

const boot: Boot = {
  site: 'pro',
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
const site: Site = {
  brand: 'Starling',
  finders: [],
  otherwise: { to: '/' },
  routes: [
    { path: '/', layout: 'pro-targeting', light: true, screen: async () => () => <h1>home</h1> },
    { path: '/builder', layout: 'pro-targeting', needs: 'user', screen: async () => () => <h1>builder</h1> },
  ],
}

const person = {
  ...{ id: 'u1', email: 'ada@x.example', first_name: 'Ada', last_name: 'Lovelace', language: null, token: 'csrf' },
  ...{ groups: [], memberships: [], social_accounts: [] },
}

type Shell = {
  routesOf: typeof import('./router/router.tsx').routesOf
  queryClient: typeof import('../floor/index.ts').queryClient
  askToSignIn: typeof import('../floor/index.ts').askToSignIn
  closeSignIn: typeof import('../floor/index.ts').closeSignIn
  api: typeof import('../floor/index.ts').api
}
let shell: Shell
beforeAll(async () => {
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify(boot)}</script>`
  const modules = await Promise.all([import('./router/router.tsx'), import('../floor/index.ts')])
  shell = Object.assign({}, ...modules)
})

let asked: Record<string, string>[] = []
beforeEach(() => {
  asked = []
  window.scrollTo = () => undefined
  fakeFetch((_url, init) => {
    asked.push(init.headers as Record<string, string>)
    return Response.json({ code: 'sign_in_needed', detail: 'Please sign in.' }, { status: 403 })
  })
})
afterEach(() => {
  cleanup()
  shell.closeSignIn()
  shell.queryClient.clear()
  location.hash = ''
  vi.unstubAllGlobals()
})

async function open(path: string) {
  const router = createMemoryRouter(shell.routesOf(site, boot), { initialEntries: [path] })
  location.hash = router.state.location.hash
  await act(async () => {
    render(
      <QueryClientProvider client={shell.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('home'))
  return router
}

test('not being signed in is no reason to ask', async () => {
  await open('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a call that needs a person opens the sign-in over the page, with the client id on calls of the toolkit', async () => {
  const router = await open('/')
  await act(() => shell.api.getStandaloneMe().catch(() => undefined))
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
  expect(asked.at(-1)).toMatchObject({ authorization: 'Token stl_pro_1' })
})

test.each(['/#sign-in', '/#sign-in&magic_code=m&confirm_code=ABC123', '/#token=t'])(
  '%s opens it, and does not stay in the address',
  async (path) => {
    const router = await open(path)
    expect(await screen.findByRole('dialog')).toBeDefined()
    await vi.waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('home')
  },
)

test('why it is asked stands in the dialog', async () => {
  await open('/')
  act(() => shell.askToSignIn('Sign in to save this audience.'))
  expect((await screen.findByRole('dialog')).textContent).toContain('Sign in to save this audience.')
})

test('who is not signed in is asked over the first page, with the way back in the address', async () => {
  const router = await open('/builder?follows=nike')
  expect(await screen.findByRole('dialog')).toBeDefined()
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(router.state.location.pathname).toBe('/')
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/builder?follows=nike')
})

test.each([
  ['/builder?follows=nike', '/builder?follows=nike'],
  ['/builder?follows=nike#?long=1', '/builder?follows=nike#?long=1'],
  // Anyone may have written it: what is no place of this site is as if none was named.
  ['//evil.example/builder', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/..//evil.example', null],
])('signed in, %s leads to %s', async (next, place) => {
  fakeFetch((url) =>
    String(url).includes('token')
      ? Response.json(person)
      : Response.json({ code: 'sign_in_needed', detail: 'Please sign in.' }, { status: 403 }),
  )
  const router = await open(`/?${new URLSearchParams({ next })}#token=t`)
  const dialog = await screen.findByRole('dialog')
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }))
  })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const expected = place ?? `/?${new URLSearchParams({ next })}`
  await vi.waitFor(() => {
    const { pathname, search, hash } = router.state.location
    expect(pathname + search + hash).toBe(expected)
  })
})
