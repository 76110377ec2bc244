// @vitest-environment happy-dom
import type { Team } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, drawScreen, refusal, type Server, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'

const { InviteAcceptScreen } = await import('./InviteAcceptScreen.tsx')
const path = '/:teamId/invite-accept'
const ACCEPT = 'POST /api/teams/halcyon/invites/accept/'
const halcyon = { name: 'Halcyon', slug: 'halcyon', logo: null, is_agency: false, country_ids: [] }
const joined: Team = {
  ...{ id: 't2', name: 'Halcyon', slug: 'halcyon', logo: null, member_count: 2 },
  ...{ invoice_email: null, country: null, invoice_name: null, subscriptions: [] },
}
const stranger = () => refusal(403, { detail: 'Please sign in.', code: 'sign_in_needed' })

function open(at: string, server: Server) {
  const asked = serve({ 'GET /api/teaminfo/halcyon/': () => halcyon, 'GET /api/user/me/': () => ada, ...server })
  const router = drawScreen(InviteAcceptScreen, { path, at })
  return { router, sent: () => asked.filter(({ call }) => call === ACCEPT).map(({ body }) => body) }
}

test('opening the link joins nothing; the click does, and leads to the team', async () => {
  signedInAs(ada)
  const { router, sent } = open('/halcyon/invite-accept#code=c1', { [ACCEPT]: () => joined })
  const accept = await screen.findByRole('button', { name: 'Accept the invite' })
  expect(sent()).toEqual([])
  fireEvent.click(accept)
  await waitFor(() => expect(router.state.location.pathname).toBe('/halcyon'))
  expect(sent()).toEqual([{ code: 'c1' }])
  expect([localStorage.getItem('recent_team'), localStorage.getItem('opened_invite')]).toEqual(['halcyon', null])
})

test('a stranger is shown the team, and the code waits for the sign-in', async () => {
  open('/halcyon/invite-accept#code=c1', { 'GET /api/user/me/': stranger })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/login?next=%2Fhalcyon%2Finvite-accept')
  expect(JSON.parse(localStorage.getItem('opened_invite')!)).toEqual({ slug: 'halcyon', code: 'c1' })
})

test('the code from before the sign-in is used', async () => {
  localStorage.setItem('opened_invite', JSON.stringify({ slug: 'halcyon', code: 'c1' }))
  signedInAs(ada)
  const { sent } = open('/halcyon/invite-accept', { [ACCEPT]: () => joined })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the invite' }))
  await waitFor(() => expect(sent()).toEqual([{ code: 'c1' }]))
})

test('an invite of someone else says for which address it does not work', async () => {
  signedInAs(ada)
  open('/halcyon/invite-accept#code=c1', { [ACCEPT]: () => refusal(404, { detail: 'Not found.', code: 'not_found' }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the invite' }))
  await screen.findByText('This invite cannot be accepted by ada@x.example.')
  expect(screen.getByRole('button', { name: 'Sign in with another address' })).toBeTruthy()
})

test.each([
  { at: '/halcyon/invite-accept', text: 'This link is not complete' },
  { at: '/nobody/invite-accept#code=c1', text: 'Team not found' },
])('$at: $text', async ({ at, text }) => {
  signedInAs(ada)
  open(at, {})
  await screen.findByRole('heading', { name: text })
})

test('a member has nothing to accept', async () => {
  signedInAs(ada)
  open('/meridian/invite-accept#code=c1', {
    'GET /api/teaminfo/meridian/': () => ({ ...halcyon, name: 'Meridian', slug: 'meridian' }),
  })
  await screen.findByRole('heading', { name: 'You are a member of Meridian' })
  await waitFor(() => expect(localStorage.getItem('opened_invite')).toBeNull())
})
