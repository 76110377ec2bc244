// @vitest-environment happy-dom
import type { AskedQuestion } from '@starling/question'
import { formatOf } from '@starling/sections/cells'
import { say } from '@starling/text'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawScreen, serve } from '../../../test-kit/draw-screen.tsx'

const { MoodExamples } = await import('./MoodExamples.tsx')

const question: AskedQuestion = { query_type: 'conversation', keywords: [['espresso']] }
const EXAMPLES = 'POST /api/external/xplore-posts-sentiment/'
const post = (id: string, text: string, sentiment: string | null) => ({
  id,
  account_id: '7',
  handle: 'ann',
  name: 'Ann',
  text,
  created_at: 1_790_000_000,
  sentiment,
})
const examples = {
  negative: [post('1', 'The worst espresso of the year', 'negative')],
  neutral: [],
  positive: [post('2', 'What a lovely espresso', 'positive')],
  unsure: [post('3', 'Spilled espresso on my good shirt', null)],
  examined: 3,
  more: false,
  base: {
    unit: 'posts',
    n: 3,
    known: 2,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    mark: 'few',
    hidden: false,
  },
  as_of: null,
  source: ['x'],
  method: 'posts',
}
const rows = [
  { day: 0, posts: 20, negative: 4, neutral: 6, positive: 10, unsure: 3 },
  { day: 86_400, posts: 2, negative: 1, neutral: 0, positive: 1, unsure: 2 },
]
const draw = () =>
  drawScreen(() => <MoodExamples question={question} rows={rows} format={formatOf(say('en'), 0)} />, {
    path: '/:teamId/explore-x',
    at: '/meridian/explore-x',
  })

// It is near from the beginning.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))

test('beside the figure stand how many posts are of each mood, the unsure ones too, and some of each', async () => {
  const asked = serve({ [EXAMPLES]: () => examples })
  draw()
  expect(await screen.findByText('The worst espresso of the year')).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Negative 5',
    'Neutral 6',
    'Positive 11',
    'Unsure 5',
  ])
  const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  open('Unsure 5')
  expect(await screen.findByText('Spilled espresso on my good shirt')).toBeTruthy()
  expect(screen.getByText('Mood unsure')).toBeTruthy()
  open('Neutral 6')
  expect(await screen.findByText('No example among the first posts.')).toBeTruthy()
  expect(asked.filter(({ call }) => call === EXAMPLES)).toHaveLength(1)
})

test('examples that could not be had are asked for again, and the counts stand', async () => {
  let isBroken = true
  serve({ [EXAMPLES]: () => (isBroken ? new Response('{}', { status: 400 }) : examples) })
  draw()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'Unsure 5' })).toBeTruthy()
  isBroken = false
  fireEvent.click(again)
  expect(await screen.findByText('The worst espresso of the year')).toBeTruthy()
})
