// @vitest-environment happy-dom
import type { AudienceConfig, AudienceSize } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, refusal, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { SavedAudiencesScreen } = await import('./SavedAudiencesScreen.tsx')
const { KeepAudience } = await import('./KeepAudience.tsx')

const OWN = '/api/external/audience-configs/'
const AT = '/saved-audiences'
const STARLING = `/api/starling/audience-configs/${coffee.id}/`
const living: AudienceConfig = {
  ...coffee,
  refresh: 'weekly',
  refresh_at: '2026-11-23T09:00:00Z',
  refresh_mails: true,
  news: { before: 1184, size: 1234, joined: 78, left: 28, counted_at: '2026-11-16T09:00:00Z' },
}
const count = (more: Partial<AudienceSize>): AudienceSize => ({
  version: 1,
  size: 1184,
  counted_at: '2026-11-02T09:00:00Z',
  compared: 'none',
  cause: 'people',
  joined: null,
  left: null,
  is_notable: false,
  ...more,
})
const counts = [
  count({ size: 1234, counted_at: '2026-11-16T09:00:00Z', compared: 'told', joined: 78, left: 28, is_notable: true }),
  count({ version: 2, counted_at: '2026-11-10T09:00:00Z', compared: 'told', cause: 'version', joined: 300, left: 0 }),
  count({ version: 1, counted_at: '2026-11-09T09:00:00Z', compared: 'few' }),
  count({}),
]
const lists = {
  'GET /api/external/audience-categories/': () => [],
  'GET /api/external/audience-regions/': () => [],
  'GET /api/starling/audience-shares/': () => [],
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
beforeEach(() => signedInAs(ada))

test('what moved is told beside the audience; the history tells people apart from versions, and is seen once closed', async () => {
  let isSeen = false
  const asked = serve({
    ...lists,
    [`GET ${OWN}?limit=40`]: () => [{ ...living, news: isSeen ? null : living.news }],
    [`GET ${STARLING}sizes/`]: () => counts,
    [`GET ${STARLING}versions/`]: () => [],
    [`POST ${STARLING}sizes/seen/`]: () => {
      isSeen = true
      return undefined
    },
  })
  drawScreen(SavedAudiencesScreen, { path: AT, at: AT })
  await press('It moved: 78 joined, 28 left')
  const history = await screen.findByRole('region', { name: 'Size history' })
  within(history).getByText('Counted every week · next on 2026 Nov 23')
  const rows = (await within(history).findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toContain('1,234 people78 joined, 28 leftMore than chance explains')
  expect(rows[1]).toContain('Version 2 asks for other people300 joined, 0 left')
  expect(rows[2]).toContain('Fewer than 5 joined or left')
  expect(rows[3]).toMatch(/1,184 people$/)
  within(history).getByRole('img', { name: /^From 1,184 people/ })
  await press('Close')
  await waitFor(() => expect(screen.queryByText(/^It moved/)).toBeNull())
  expect(asked.filter(({ call }) => call.includes('/seen/'))).toHaveLength(1)
})

test('the rule is set in the form, with its mails', async () => {
  const sent: unknown[] = []
  serve({
    ...lists,
    [`GET ${OWN}?limit=40`]: () => [coffee],
    [`PUT ${OWN}${coffee.id}/`]: (body: unknown) => {
      sent.push(body)
      return living
    },
  })
  drawScreen(SavedAudiencesScreen, { path: AT, at: AT })
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Actions for Coffee people' }), { button: 0 })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(screen.queryByLabelText('Email me when it moves more than chance explains')).toBeNull()
  fireEvent.change(await screen.findByLabelText('Count it anew'), { target: { value: 'daily' } })
  fireEvent.click(await screen.findByLabelText('Email me when it moves more than chance explains'))
  await press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ refresh: 'daily', refresh_mails: false })
})

test('a history that cannot be read says so', async () => {
  serve({
    ...lists,
    [`GET ${OWN}?limit=40`]: () => [living],
    [`GET ${STARLING}sizes/`]: () => refusal(400, { detail: 'x', code: 'invalid' }),
    [`GET ${STARLING}versions/`]: () => [],
  })
  drawScreen(SavedAudiencesScreen, { path: AT, at: `${AT}?versions=${coffee.id}` })
  const history = await screen.findByRole('region', { name: 'Size history' })
  await within(history).findByRole('button', { name: 'Try again' })
})

test('saved once more it is told, with the way to the one before', async () => {
  const before = { id: 'a1', name: 'Coffee, before' }
  serve({ [`POST ${OWN}`]: () => ({ ...coffee, saved_before: before }) })
  drawScreen(() => <KeepAudience audience={{ body: coffee.body }} />, { path: AT, at: AT })
  await press('Save for me')
  const words = 'You have saved this already, as “Coffee, before”. Now there are two.'
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toContain(words))
})
