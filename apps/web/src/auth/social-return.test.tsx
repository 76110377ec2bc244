// @vitest-environment happy-dom
import type { Arrival } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { fakeFetch } from '../../test-kit/fake-fetch.ts'

const { LoginScreen } = await import('./LoginScreen.tsx')
const ME = 'GET /api/user/me/'
const BACK = 'POST /rest-auth/x/oauth2/'
const FINISH = 'POST /api/starling/social-sign-in/'
const stranger = () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' })
const unauthorized = () =>
  refusal(403, { detail: 'Error: Unauthorized login attempt', code: 'unauthorized_login' }, 'unauthorized_login')
afterEach(() => vi.useRealTimers())

let turn = 0
/** As the server leads a browser here: each return has a state of its own. */
function comeBack(server: Server, more = '') {
  turn += 1
  const asked = serve({ [ME]: stranger, ...server })
  const at = `/login/x#network=x&state=s${turn}&code=c${turn}&error_description=words${more}`
  const router = drawScreen(LoginScreen, { path: '/login/:network?', at })
  return { asked, router, sent: () => asked.filter(({ call }) => call === BACK).map(({ body }) => body) }
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const arrival = (one: Arrival) => () => one

test('what came back is sent at once, and once, without what the network added', async () => {
  const { router, sent } = comeBack({ [BACK]: arrival({ outcome: 'signed_in', user: ada }) })
  await waitFor(() => expect(router.state.location.pathname).toBe('/choose-team'))
  expect(sent()).toEqual([{ state: `s${turn}`, code: `c${turn}` }])
})

test('the person goes on to where they wanted to go', async () => {
  sessionStorage.setItem('way_back', JSON.stringify({ back: '/meridian/team', connects: false }))
  const { router } = comeBack({ [BACK]: arrival({ outcome: 'signed_in', user: ada }) })
  await waitFor(() => expect(router.state.location.pathname).toBe('/meridian/team'))
})

test('a state that is not this browser’s is said in the words of the specification', async () => {
  comeBack({ [BACK]: unauthorized })
  await screen.findByText('Error: Unauthorized login attempt')
  await press('Start again')
  await screen.findByLabelText('Email')
})

test('after 20 seconds the page stops waiting', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(20_000)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  comeBack({})
  fakeFetch(async (_url, { signal }) => {
    if (signal?.aborted) throw signal.reason
    return stranger()
  })
  await screen.findByText('The request took too long to process. Please try again later.')
  timeout.mockRestore()
})

test('to have said no there changes nothing here', async () => {
  comeBack({ [BACK]: arrival({ outcome: 'refused' }) })
  await screen.findByText('You did not allow it on X. Nothing has changed here.')
})

test('an address that a network vouches for is confirmed by a click', async () => {
  const { asked, router } = comeBack({
    [BACK]: arrival({ outcome: 'confirm', name: 'Ada', email: 'ada@x.example' }),
    [FINISH]: () => ada,
  })
  await screen.findByText(/confirms that ada@x\.example is yours/)
  expect(asked.some(({ call }) => call === FINISH)).toBe(false)
  await press('Sign in as ada@x.example')
  await waitFor(() => expect(router.state.location.pathname).toBe('/choose-team'))
  expect(asked.at(-1)).toMatchObject({ call: FINISH, body: { network: 'x', as: 'verified_email' } })
})

test('someone new proves an address by a code, and only then is linked', async () => {
  const { asked, router } = comeBack({
    [BACK]: arrival({ outcome: 'email_needed', name: 'Ada', suggested_email: 'ada@x.example' }),
    'POST /api/user/magic-link/': () => ({ magic_code: 'mc1', expires_at: '2026-11-15T00:10:00Z' }),
    'POST /api/user/magic-link/use/': () => ada,
    [FINISH]: () => ada,
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Email')
  expect(field.value).toBe('ada@x.example')
  await screen.findByText(/X does not share a verified address/)
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
  await press('Send the code')
  fireEvent.input(await screen.findByLabelText('Sign-in code'), { target: { value: 'ABC123' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/choose-team'))
  expect(asked.filter(({ call }) => call === FINISH)).toMatchObject([{ body: { network: 'x', as: 'session' } }])
})

test('an account that was connected is said, and the person is back where they were', async () => {
  sessionStorage.setItem('way_back', JSON.stringify({ back: '/meridian/account', connects: true }))
  signedInAs(ada)
  const account = {
    id: 'a1',
    provider: 'x' as const,
    uid: '1',
    handle: 'ada',
    name: 'Ada',
    scopes: [],
    has_ads: false,
    connected_at: '2026-11-15T00:00:00Z',
    lists: { reading: false, read_at: null, error: null },
  }
  const { router } = comeBack({ [BACK]: arrival({ outcome: 'connected', account }) })
  await waitFor(() => expect(router.state.location.pathname).toBe('/meridian/account'))
  expect(notifications.list().map(({ text }) => text)).toEqual(['X @ada is connected.'])
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('%s is no way back', async (back) => {
  sessionStorage.setItem('way_back', JSON.stringify({ back, connects: false }))
  const { router } = comeBack({ [BACK]: arrival({ outcome: 'signed_in', user: ada }) })
  await waitFor(() => expect(router.state.location.pathname).toBe('/choose-team'))
})
