import type { User } from '@starling/contract/browser'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, vi } from 'vitest'
import type { Boot } from '../src/floor/boot.ts'
import { fakeFetch } from './fake-fetch.ts'

const boot: Boot = {
  site: 'team',
  sites: { team: 'http://localhost', pro: 'http://pro.localhost', premium: 'http://premium.localhost' },
  pro_client_id: 'stl_pro_1',
  agency: null,
  networks: ['x', 'linkedin'],
  connects_ads: true,
  registers_anyone: true,
  development: false,
  version: '1',
  analytics: null,
  error_reports: null,
}
// The server writes it into the page before any script runs; hence the screens are imported after this.
document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify(boot)}</script>`
// A screen loads its parts when they are first needed, and the machine may be busy.
configure({ asyncUtilTimeout: 15_000 })
// happy-dom cannot animate.
Element.prototype.animate ??= () => ({ cancel() {} }) as Animation
const { queryClient } = await import('../src/floor/query-client.ts')
const { notifications } = await import('../src/floor/notifications.ts')

export const meridian = { id: 't1', name: 'Meridian', slug: 'meridian', logo: null }
export const ada: User = {
  id: 'u1',
  email: 'ada@x.example',
  first_name: 'Ada',
  last_name: 'Lovelace',
  language: null,
  token: 'csrf',
  groups: [],
  memberships: [{ id: 'm1', team: meridian, level: 'admin' }],
  social_accounts: [],
}

export type Asked = { call: string; body: unknown; key: string | null }
/** By method and path: what the server answers. */
export type Server = Record<string, (body: unknown) => unknown>

export const refusal = (status: number, body: unknown, code?: string) =>
  Response.json(body, { status, headers: code ? { 'x-error-code': code } : {} })

/** The server at the HTTP edge; returns what it was asked. A plain answer is sent as JSON, `undefined` as 204. */
export function serve(server: Server): Asked[] {
  const asked: Asked[] = []
  fakeFetch(async (url, init) => {
    const call = `${init.method} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ call, body, key: new Headers(init.headers).get('idempotency-key') })
    const answer = await (server[call] ?? (() => refusal(404, { detail: 'Not found.', code: 'not_found' })))(body)
    if (answer instanceof Response) return answer
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  })
  return asked
}

/** One screen at its address; the other places show where they are. */
export function drawScreen(Screen: ComponentType, { path = '/', at = path }: { path?: string; at?: string } = {}) {
  const router = createMemoryRouter(
    [
      { path, Component: Screen },
      { path: '*', Component: () => <h1>elsewhere</h1> },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

export { notifications }

export function signedInAs(user: User): void {
  queryClient.setQueryData(['me'], user)
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of notifications.list()) notifications.remove(id)
  vi.unstubAllGlobals()
})
