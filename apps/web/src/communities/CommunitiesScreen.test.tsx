// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { coffee as savedCoffee } from '../../test-kit/coffee-audience.ts'
import { ada, drawScreen, notifications, serve, signedInAs } from '../../test-kit/draw-screen.tsx'
import {
  coffeeCommunity as coffee,
  foundCommunities as found,
  teaCommunity as tea,
} from '../../test-kit/found-communities.ts'

const { CommunitiesScreen } = await import('./CommunitiesScreen.tsx')

const server = (more: object = {}) =>
  serve({
    'GET /api/communities/': () => found,
    'GET /api/communities/brewlab/': () => coffee,
    'GET /api/communities/tealeaf/': () => tea,
    ...more,
  } as Parameters<typeof serve>[0])
const draw = (at = '/meridian/communities') => drawScreen(CommunitiesScreen, { path: '/:teamId/communities', at })
beforeEach(() => signedInAs(ada))

test('the largest is open: its size, growth, accounts and neighbours, and a neighbour leads on', async () => {
  server()
  const router = draw()
  await screen.findByRole('heading', { name: '#coffee' })
  expect((await screen.findAllByText('300')).length).toBeGreaterThan(0)
  await screen.findByText('@brewlab_too')
  screen.getByText('Belongs to the community around @brewlab and @brewlab_too (follows at least 2 of its 2 accounts)')
  const neighbours = screen.getByRole('heading', { name: 'Neighbours' }).parentElement!
  within(neighbours).getByText('12 people in both, 10% of this one, 2.5 times as many as by chance')
  fireEvent.click(within(neighbours).getByRole('button', { name: '#tea' }))
  await screen.findByRole('heading', { name: '#tea' })
  expect(router.state.location.search).toBe('?community=tealeaf')
})

test('arrow keys walk over the map, and the list tells the same', async () => {
  server()
  const router = draw()
  const map = await screen.findByRole('group', { name: /arrow keys/ })
  const from = within(map).getByRole('button', { name: '#coffee, 300 people' })
  const to = within(map).getByRole('button', { name: '#tea, 120 people' })
  expect([from.tabIndex, to.tabIndex]).toEqual([0, -1])
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) fireEvent.keyDown(from, { key })
  await screen.findByRole('heading', { name: '#tea' })
  expect(router.state.location.search).toBe('?community=tealeaf')
  expect(document.activeElement).toBe(to)
  screen.getByText('Next to #coffee')
  screen.getByText('Next to #tea')
})

test('it is saved as an audience of the team', async () => {
  const asked = server({ 'POST /api/audience-configs/': () => savedCoffee })
  draw('/meridian/communities?community=tealeaf')
  fireEvent.click(await screen.findByRole('button', { name: 'Save for the team' }))
  await expect.poll(() => notifications.list().map(({ text }) => text)).toContain('Audience created successfully')
  expect(asked.find(({ call }) => call === 'POST /api/audience-configs/')?.body).toEqual({
    body: tea.question,
    name: 'Community around @tealeaf',
    categories: ['Communities'],
    team: 'meridian',
  })
})

test('without a linked account X is not searched; what was found before stands there', async () => {
  server({
    'GET /api/community/?team=meridian': () => [
      {
        id: 'x1',
        uid: '15',
        name: 'Espresso lovers',
        description: '#espresso',
        member_count: 4200,
        join_policy: 'Open',
        founded_at: null,
        read_at: '2026-11-16T09:00:00Z',
        question: { query_type: 'keyword', keywords: [['Espresso lovers'], ['#espresso']] },
      },
    ],
    'GET /rest-auth/socialaccounts/': () => [],
  })
  draw('/meridian/communities?tab=x')
  await screen.findByText('Espresso lovers')
  screen.getByText(/4,200 joined on X/)
  const analyse = screen.getByRole('link', { name: 'Analyse these people' })
  expect(analyse.getAttribute('href')).toMatch(/^\/meridian\/explore/)
})
