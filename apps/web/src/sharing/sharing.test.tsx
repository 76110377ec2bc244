// @vitest-environment happy-dom
import type { SharedLink } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { ShareAnalysis } = await import('./ShareAnalysis.tsx')
const { SharedLinksScreen } = await import('./SharedLinksScreen.tsx')
const { DEFAULT_VIEW } = await import('../question/index.ts')
const { queryClient } = await import('../floor/index.ts')

const AT = '/api/starling/teams/meridian/shared-links/'
const question = {
  query_type: 'conversation' as const,
  keywords: [['espresso']],
  window: { since: 1_760_000_000, until: 1_761_000_000 },
}
const link: SharedLink = {
  id: 'l1',
  question,
  sections: 32,
  person: { id: 'u1', email: 'ada@x.example', first_name: 'Ada', last_name: 'Lovelace' },
  created_at: '2026-11-15T09:00:00Z',
  expires_at: '2026-12-15T09:00:00Z',
  opened: 3,
  opened_at: '2026-11-16T09:00:00Z',
  state: 'open',
}
const told = () => notifications.list().map(({ text }) => text)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => signedInAs(ada))

const drawShare = (view = DEFAULT_VIEW) =>
  drawScreen(() => <ShareAnalysis question={question} view={view} utc_offset_minutes={540} />, {
    path: '/:teamId/explore-x',
    at: '/meridian/explore-x',
  })

test('a link is made for 30 days unless told otherwise, and shown once with its token behind #', async () => {
  const asked = serve({ [`POST ${AT}`]: () => ({ ...link, opened: 0, opened_at: null, token: 'stl_link_abc' }) })
  drawShare()
  await press('Share this analysis')
  await screen.findByText(/^Readers see that Meridian shared it, but not your name/)
  await press('Create the link')
  const field = (await screen.findByLabelText('Link')) as HTMLInputElement
  expect(field.value).toBe(`${location.origin}/shared#link=stl_link_abc`)
  screen.getByText(/open until 2026 Dec 15/)
  expect(screen.getByRole('link', { name: 'All shared links' }).getAttribute('href')).toBe('/meridian/shared-links')
  expect(asked.map(({ body }) => body)).toEqual([
    { question, others: [], panels: {}, utc_offset_minutes: 540, days: 30 },
  ])
})

test('sections that are selected are offered alone; a refusal is said in the dialog', async () => {
  const full = { non_field_errors: ['You have 50 open links, and no more are possible. Revoke one first.'] }
  const asked = serve({ [`POST ${AT}`]: () => refusal(400, full, 'invalid') })
  drawShare({ ...DEFAULT_VIEW, picked: ['countries', 'languages'] })
  await press('Share this analysis')
  fireEvent.change(await screen.findByLabelText(/^Open for/), { target: { value: '7' } })
  await press('Create the link')
  await screen.findByText(/You have 50 open links/)
  expect(asked[0]!.body).toMatchObject({ days: 7, sections: ['countries', 'languages'] })
})

test('who is not signed in, or in no team, is told what it takes', async () => {
  serve({})
  signedInAs({ ...ada, memberships: [] })
  drawScreen(() => <ShareAnalysis question={question} view={DEFAULT_VIEW} utc_offset_minutes={0} />)
  await press('Share this analysis')
  await waitFor(() => expect(told().join()).toContain('A link is shared by a team'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('links are listed with what they show, until when and how often; revoked at once, and brought back', async () => {
  let all = [
    link,
    { ...link, id: 'l2', state: 'ended' as const, opened: 0 },
    { ...link, id: 'l3', state: 'left' as const, opened: 1 },
  ]
  const asked = serve({
    [`GET ${AT}?by=team`]: () => all,
    [`DELETE ${AT}l1/`]: () => {
      all = all.filter(({ id }) => id !== 'l1')
    },
    [`POST ${AT}l1/restore/`]: () => {
      all = [link, ...all]
      return link
    },
    [`GET ${AT}?by=me`]: () => [],
  })
  drawScreen(SharedLinksScreen, { path: '/:teamId/shared-links', at: '/meridian/shared-links' })
  await screen.findByText(/^Open until 2026 Dec 15/)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/espresso.*Made on .* by Ada Lovelace · 32 sections.*Opened 3 times/)
  expect(rows[1]).toMatch(/Ended on.*Never opened/)
  expect(rows[2]).toMatch(/no longer in the team.*Opened once/)
  expect(screen.getAllByRole('button', { name: 'Revoke the link to espresso' })).toHaveLength(2)

  fireEvent.click(screen.getAllByRole('button', { name: /^Revoke the link/ })[0]!)
  await waitFor(() => expect(told()).toContain('The link to “espresso” was revoked.'))
  await waitFor(() => expect(screen.queryByText(/^Open until/)).toBeNull())
  notifications.list()[0]!.options.action!.onPress()
  await screen.findByText(/^Open until/)
  fireEvent.change(screen.getByLabelText('Whose links'), { target: { value: 'me' } })
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(true)
  queryClient.clear()
})
