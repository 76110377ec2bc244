// @vitest-environment happy-dom
import type { SavedAudienceNow } from '@starling/contract/browser'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada, drawScreen, notifications, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import { recentTea, TEA, understoodTea } from '../../test-kit/tea.ts'

const { SearchTools } = await import('./SearchTools.tsx')

const made: SavedAudienceNow = {
  id: 'a1',
  name: 'tea',
  size: 12,
  sized_at: '2026-11-16T09:00:00Z',
  categories: [],
  region: 'global',
  status: 'active',
  targetable: false,
  is_exclusion: false,
  query_type: 'conversation_analysis',
  body: TEA,
  days: null,
  audience_creator_query_id: 'q_tea',
  owner: 'team',
  author: null,
  version: 1,
  starts_at: null,
  ends_at: null,
  refresh: 'never',
  refresh_at: null,
  refresh_mails: false,
  news: null,
  saved_before: null,
  created_at: '2026-11-16T09:00:00Z',
  changed_at: '2026-11-16T09:00:00Z',
}

test('in a team it is saved for everybody there, unless one keeps it to oneself', async () => {
  signedInAs(ada)
  const asked = serve({
    'POST /api/external/explore-query-analyzer/': () => understoodTea,
    'GET /api/external/explore-searches/?query_type=all': () => [],
    'GET /api/external/monitors/': () => [],
    'POST /api/starling/searches/recent/': () => recentTea,
    'POST /api/audience-configs/': () => made,
  })
  const router = drawScreen(() => <SearchTools kept={{ question: TEA, days: null }} onPick={() => {}} />, {
    path: '/:teamId/explore-x',
    at: '/meridian/explore-x',
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Save audience' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this audience' }))
  expect(dialog.queryByLabelText('Monitor it every week')).toBeNull()
  fireEvent.change(dialog.getByLabelText('Who can use it'), { target: { value: 'me' } })
  dialog.getByLabelText('Monitor it every week')
  fireEvent.change(dialog.getByLabelText('Who can use it'), { target: { value: 'team' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notifications.list().map(({ text }) => text)).toEqual(['Audience created successfully']))
  const { body } = asked.find(({ call }) => call === 'POST /api/audience-configs/')!
  expect(body).toEqual({ body: TEA, days: null, team: 'meridian', name: 'tea' })
  notifications.list()[0]!.options.action!.onPress()
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/meridian/audiences', search: '?tab=saved' }),
  )
})
