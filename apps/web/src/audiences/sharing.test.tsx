// @vitest-environment happy-dom
import type { AudiencePerspective, AudienceSummary, SharedAudience } from '@starling/contract/browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { SharedAudienceScreen } = await import('./SharedAudienceScreen.tsx')
const { ShareAudience } = await import('./ShareAudience.tsx')

const person = { id: 'u2', email: 'bo@x.example', first_name: 'Bo', last_name: 'Berg' }
const shared: SharedAudience = {
  id: 's1',
  audience_config_id: coffee.id,
  name: 'Coffee people',
  size: 1234,
  sized_at: '2026-11-16T09:00:00Z',
  scope: 'use',
  shared_by: person,
  message: 'For spring',
  body: coffee.body,
  days: null,
  expires_at: '2026-12-16T09:00:00Z',
}
const share = {
  id: 's1',
  audience_config_id: coffee.id,
  email: 'bo@x.example',
  scope: 'look',
  shared_by: person,
  created_at: '2026-11-16T09:00:00Z',
  expires_at: '2026-12-16T09:00:00Z',
  opened: 0,
  opened_at: null,
  state: 'open',
}
const summary: AudienceSummary = { summary: ['1,234 people.'], note: null }
const perspectives: AudiencePerspective[] = [
  { dimension: 'country', rounded: false, known: 100, parts: [{ value: 'JP', size: 80, share: 0.8 }] },
]
const told = () => notifications.list().map(({ text }) => text)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => signedInAs(ada))

const AT = '/shared-audience'
const drawMailed = () => drawScreen(SharedAudienceScreen, { path: AT, at: `${AT}#code=sealed` })

test('the link of a mail opens nothing by itself; pressed, it tells who shared it and lets one keep a copy', async () => {
  const asked = serve({
    'POST /api/starling/audience-shares/open/': () => shared,
    'POST /api/insights-summary/': () => summary,
    'POST /api/audience-configs/perspectives/': () => perspectives,
    'POST /api/starling/audience-shares/s1/copy/': () => coffee,
  })
  drawMailed()
  await screen.findByRole('button', { name: 'Open the audience' })
  expect(asked).toEqual([])
  await press('Open the audience')
  await screen.findByRole('heading', { level: 1, name: 'Coffee people' })
  screen.getByText('Shared by Bo Berg until 2026 Dec 16')
  screen.getByText('For spring')
  await screen.findByText('1,234 people.')
  await screen.findByText('Japan')
  await press('Save for me')
  await waitFor(() => expect(told()).toEqual(['Audience succesfully saved to your personal audience store']))
})

test('loaded anew, without the code, the page has what is shared with the person', async () => {
  serve({ 'GET /api/starling/audience-shares/': () => [shared] })
  drawScreen(SharedAudienceScreen, { path: AT, at: AT })
  await screen.findByRole('heading', { level: 3, name: 'Coffee people' })
  screen.getByText('Shared by Bo Berg until 2026 Dec 16')
})

test('a link that ended, or was sent to somebody else, says so', async () => {
  serve({ 'POST /api/starling/audience-shares/open/': () => refusal(404, { detail: 'x', code: 'not_found' }) })
  drawMailed()
  await press('Open the audience')
  await screen.findByText(/^This link opens nothing/)
})

test('it is shared with an address, listed, revoked and brought back', async () => {
  const asked = serve({
    [`GET /api/starling/audience-configs/${coffee.id}/shares/`]: () => [share],
    'POST /api/external/audience-configs/share/': () => [share],
    'DELETE /api/starling/audience-shares/s1/': () => undefined,
    'POST /api/starling/audience-shares/s1/restore/': () => share,
  })
  drawScreen(() => <ShareAudience audience={coffee} open onClose={() => {}} />)
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'bo@x.example' } })
  fireEvent.change(screen.getByLabelText('They may'), { target: { value: 'use' } })
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!)
  await waitFor(() => expect(told()).toEqual(['Shared with bo@x.example.']))
  expect(asked.find(({ call }) => call.endsWith('/share/'))?.body).toEqual({
    audience_config_id: coffee.id,
    scope: 'use',
    days: 30,
    emails: ['bo@x.example'],
    message: '',
  })
  await press('Stop sharing with bo@x.example')
  await waitFor(() => expect(told()).toContain('No longer shared with bo@x.example.'))
  notifications
    .list()
    .find(({ options }) => options.action)!
    .options.action!.onPress()
  await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/restore/'))).toBe(true))
})
