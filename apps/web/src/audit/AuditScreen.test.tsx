// @vitest-environment happy-dom
import { disposition } from '@starling/contract'
import type { AuditEntry, Member } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, meridian, refusal, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { AuditScreen } = await import('./AuditScreen.tsx')
const AT = '/api/starling/teams/meridian/audit/'
const PERSON = '0198c0de-0000-7000-8000-000000000001'
const person = { id: PERSON, email: 'tomas@x.example', first_name: 'Tomas', last_name: 'Vale' }
const invited: AuditEntry = {
  id: 'a1',
  happened_at: '2026-11-15T09:00:00Z',
  action: 'invite.created',
  by: 'person',
  person,
  subject: 'guest@x.example',
  detail: {},
  address: '203.0.113.0',
  device: 'Firefox, Linux',
}
const raised: AuditEntry = { ...invited, id: 'a2', action: 'member.changed', detail: { level: 'admin', hidden: 1 } }
const older: AuditEntry = { ...invited, id: 'a3', action: 'reading.changed', subject: null, detail: { cap: 5_000_000 } }
const ancient: AuditEntry = { ...invited, id: 'a4', action: 'team.blessed', by: 'deleted', person: null }
const signedIn: AuditEntry = {
  ...invited,
  id: 'a5',
  action: 'session.created',
  subject: null,
  detail: { by: 'passkey', passkey: 'Phone' },
  device: '',
}
const made: AuditEntry = {
  ...invited,
  id: 'a6',
  action: 'token.created',
  subject: 'Nightly',
  detail: { kind: 'personal', scopes: ['read', 'spend'] },
}
const corrected: AuditEntry = {
  ...invited,
  id: 'a7',
  action: 'mood.corrected',
  subject: '4711',
  detail: { judged: null, mood: 'negative', post: '@ann: Spilled coffee' },
}
const exported: AuditEntry = {
  ...invited,
  id: 'a8',
  action: 'export.taken',
  subject: null,
  detail: { format: 'csv', question: 'handle', asked: '@brewlab, Japan', sections: ['countries'] },
}
const member: Member = { id: 'm2', user: person, level: 'member', joined_at: '2026-01-01T00:00:00Z', is_leaving: false }

const page = (entries: AuditEntry[], next?: string) =>
  Response.json(entries, { headers: next ? { 'x-next-cursor': next } : {} })
const draw = (server: Server, at = '/meridian/audit') => {
  const asked = serve({ 'GET /api/teams/meridian/members/': () => [member], ...server })
  const router = drawScreen(AuditScreen, { path: '/:teamId/audit', at })
  return { asked, router }
}
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  signedInAs(ada)
})

test('who did what, when, from where, on what; older ones on request', async () => {
  draw({
    [`GET ${AT}?limit=50`]: () => page([invited, raised], 'c1'),
    [`GET ${AT}?limit=50&cursor=c1`]: () => page([older, ancient, signedIn, made, corrected, exported]),
  })
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  await screen.findByText('Invited someone')
  expect(screen.getAllByText('Tomas Vale').length).toBeGreaterThan(1)
  expect(screen.getByText('guest@x.example · Level: Admin')).toBeTruthy()
  expect(screen.getAllByText('203.0.113.0 · Firefox, Linux')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Show more results' }))
  await screen.findByText('Monthly limit: $5.00')
  expect(screen.getByText('A deleted person')).toBeTruthy()
  expect(screen.getByText('By: Passkey · Passkey: Phone')).toBeTruthy()
  expect(screen.getByText('203.0.113.0 · Unknown device')).toBeTruthy()
  expect(screen.getByText('Nightly · Scopes: Read, Spend')).toBeTruthy()
  expect(screen.getByText('4711 · Judged: Unsure · Corrected to: Negative · Post: @ann: Spilled coffee')).toBeTruthy()
  expect(screen.getByText('Format: csv · Question: @brewlab, Japan · Sections: Countries')).toBeTruthy()
  // One that this release does not know is told by its name.
  expect(screen.getByText('team.blessed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull()
})

test('what it is narrowed to stands in the address, and an address opens it so', async () => {
  const { router } = draw(
    {
      [`GET ${AT}?kind=people&since=2026-11-01&limit=50`]: () => page([invited]),
      [`GET ${AT}?kind=tokens&since=2026-11-01&limit=50`]: () => page([]),
      [`GET ${AT}?limit=50`]: () => page([invited]),
      [`GET ${AT}?person=${PERSON}&limit=50`]: () => page([invited]),
    },
    '/meridian/audit?kind=people&since=2026-11-01&until=never&person=me',
  )
  await screen.findByText('Invited someone')
  fireEvent.change(screen.getByLabelText('Type of action'), { target: { value: 'tokens' } })
  await screen.findByRole('heading', { name: 'No matching entries' })
  expect(router.state.location.search).toBe('?since=2026-11-01&kind=tokens')
  fireEvent.click(screen.getAllByRole('button', { name: 'Show everything' })[0]!)
  fireEvent.click(await screen.findByRole('button', { name: 'Tomas Vale' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?person=${PERSON}`))
  expect((screen.getByLabelText('Person') as HTMLSelectElement).value).toBe(PERSON)
})

test('all that fits is exported under its name', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download)
  }
  const file = () => new Response('{}', { headers: { 'content-disposition': disposition('log.json', 'attachment') } })
  draw(
    { [`GET ${AT}?kind=people&limit=50`]: () => page([invited]), [`GET ${AT}export/?kind=people&format=json`]: file },
    '/meridian/audit?kind=people',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Export as JSON' }))
  await waitFor(() => expect(saved).toEqual(['log.json']))
})

test('nothing yet: says so', async () => {
  draw({ [`GET ${AT}?limit=50`]: () => page([]) })
  await screen.findByRole('heading', { name: 'Nothing has been recorded yet' })
})

test('a log that could not be loaded says so, with a way to try again', async () => {
  draw({ [`GET ${AT}?limit=50`]: () => refusal(404, { detail: 'Not found.', code: 'not_found' }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Not found.')
})

test('a member who is no admin is told so, and nothing is asked', async () => {
  signedInAs({ ...ada, memberships: [{ id: 'm1', team: meridian, level: 'member' }] })
  const { asked } = draw({})
  await screen.findByText('Only admins of the team can read its audit log.')
  expect(asked).toEqual([])
})
