// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ada, drawScreen, type Server, serve, signedInAs } from '../../test-kit/draw-screen.tsx'

const { CreatorsScreen } = await import('./CreatorsScreen.tsx')
const { queryClient } = await import('../floor/index.ts')
const AT = '/api/external/explore-creators'
const server: Server = {
  [`POST ${AT}/`]: () => ({
    creators: [
      {
        id: '1',
        handle: 'brewlab',
        name: 'Brew Lab',
        bio: '',
        location: '',
        verified: false,
        followers_count: 1200,
        following_count: 3,
        post_count: 9,
        avatar_url: null,
        created_at: 0,
        interests: [],
        posts: 12,
        engagements: 300,
        engagement_rate: 0.0208,
        interval: [0.011, 0.031],
        bot_score: 0.04,
        mark: 'few',
      },
    ],
    n: 1,
    base: {
      unit: 'people',
      n: 1,
      known: 1,
      baseline: null,
      baseline_n: null,
      baseline_known: null,
      comparison: null,
      mark: 'few',
      hidden: false,
    },
    as_of: null,
    source: [],
    method: 'creators',
  }),
  [`POST ${AT}/classifier-children/`]: () => ({
    children: [{ id: '210', parent: null, name: 'Food & Drink', name_ja: '食べ物', people: 2414, has_children: true }],
  }),
}
const SLOWLY = { timeout: 15_000 }
const draw = (at = '/creators') => drawScreen(CreatorsScreen, { path: '/creators', at })

test('somebody of another group is told so, and nothing is asked', () => {
  const asked = serve(server)
  signedInAs(ada)
  draw()
  expect(screen.getByText('Only people of the group Creators can open this.')).toBeTruthy()
  expect(asked).toEqual([])
})

test('who is not signed in is asked to', () => {
  serve(server)
  queryClient.setQueryData(['me'], null)
  draw()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

test('a creator has a rate with its interval; an interest is part of the question and of the address', async () => {
  const asked = serve(server)
  signedInAs({ ...ada, groups: [{ name: 'Creators' }] })
  const router = draw('/creators?min=500')
  // All countries of the world are drawn beside it: a query that fails would print them each time.
  const shown = (text: string) => waitFor(() => expect(document.body.textContent?.includes(text)).toBe(true), SLOWLY)
  await shown('2.08%*1.10% to 3.10%')
  await shown('Food & Drink')
  expect(asked.find(({ call }) => call === `POST ${AT}/`)?.body).toEqual({
    classifiers: [],
    countries: [],
    followers: { min: 500 },
    order: 'engagement_rate',
  })
  fireEvent.click(screen.getByLabelText(/^Food & Drink/))
  expect(router.state.location.search).toBe('?interests=210&min=500')
})

test('on a phone every figure of a creator stands under the name', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  serve(server)
  signedInAs({ ...ada, groups: [{ name: 'Creators' }] })
  draw()
  const list = await screen.findByRole('list', { name: 'Creators' }, SLOWLY)
  expect(screen.queryByRole('table')).toBeNull()
  expect(list.textContent).toBe(
    'BLBrew Lab@brewlabFollowers1.2KEngagement per follower2.08%*1.10% to 3.10%Posts, 90 days12Engagements300Bot score4.0%',
  )
  vi.unstubAllGlobals()
})
