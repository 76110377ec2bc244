// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, drawScreen, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { LoginScreen } = await import('./LoginScreen.tsx')
const path = '/login/:network?'
const ME = 'GET /api/user/me/'
const stranger = () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' })

const OTHER_SITE = 'I am signed in on another Starling site'

test.each([
  { at: '/login', buttons: ['Send the code', OTHER_SITE, 'Continue with X', 'Continue with LinkedIn'] },
  { at: '/login/linkedin', buttons: ['Send the code', OTHER_SITE, 'Continue with LinkedIn', 'Continue with X'] },
  { at: '/login/some-network', buttons: ['Send the code', OTHER_SITE, 'Continue with X', 'Continue with LinkedIn'] },
  { at: '/login#sign-in&nobody', buttons: ['Send the code', 'Continue with X', 'Continue with LinkedIn'] },
])('$at is the sign-in, its network first, and asks nothing by itself', async ({ at, buttons }) => {
  const asked = serve({ [ME]: stranger })
  drawScreen(LoginScreen, { path, at })
  await screen.findByLabelText('Email')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  expect(asked.map(({ call }) => call)).toEqual([ME])
})

test.each([
  { at: '/login?next=%2Fmeridian%2Fteam', user: ada, place: '/meridian/team' },
  { at: '/login?next=%2F%2Fevil.example', user: ada, place: '/choose-team' },
  { at: '/login', user: { ...ada, first_name: '' }, place: '/welcome' },
])('a link at $at leads to $place after the click', async ({ at, user, place }) => {
  serve({ [ME]: stranger, 'POST /api/user/magic-link/use/': () => user })
  const router = drawScreen(LoginScreen, { path, at: `${at}#magic_code=mc1&confirm_code=ABC123` })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(place))
})

test('whoever is signed in already goes on', async () => {
  serve({})
  signedInAs(ada)
  localStorage.setItem('recent_team', 'meridian')
  const router = drawScreen(LoginScreen, { path, at: '/login' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/meridian'))
})
