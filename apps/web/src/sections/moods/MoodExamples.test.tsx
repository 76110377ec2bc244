// @vitest-environment happy-dom
import type { MoodCorrection } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { formatOf } from '@starling/sections/cells'
import { say } from '@starling/text'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ada, drawScreen, notifications, type Server, serve, signedInAs } from '../../../test-kit/draw-screen.tsx'

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
    comparison: null,
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

const AT = '/api/starling/teams/meridian/mood-corrections/'
/** The server of a team that has said something of the first post, or not yet. */
function teamServer(): { server: Server; kept: MoodCorrection[] } {
  const kept: MoodCorrection[] = []
  const server: Server = {
    [EXAMPLES]: () => examples,
    [`POST ${AT}count/`]: () => ({
      posts: kept.length,
      negative: 0,
      neutral: kept.filter(({ mood }) => mood === 'neutral').length,
      positive: kept.filter(({ mood }) => mood === 'positive').length,
    }),
    [`GET ${AT}?post_ids=1`]: () => kept,
    [`POST ${AT}`]: (body) => {
      const { id, email, first_name, last_name } = ada
      const person = { id, email, first_name, last_name }
      const said = body as Pick<MoodCorrection, 'post_id' | 'judged' | 'mood'>
      kept.splice(0, 1, { id: 'c1', ...said, person, corrected_at: '2026-11-15T00:00:00Z' })
      return kept[0]
    },
    [`DELETE ${AT}c1/`]: () => {
      kept.length = 0
    },
  }
  return { server, kept }
}
async function choose(item: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: /Correct it$/ }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole(item.startsWith('Take') ? 'menuitem' : 'menuitemradio', { name: item }))
}
const NOTE = /^Your team corrected/

test('who is in a team corrects a mood: the post says so, and it is counted apart', async () => {
  signedInAs(ada)
  const { server, kept } = teamServer()
  const asked = serve(server)
  draw()
  await screen.findByRole('button', { name: 'Mood: Negative. Correct it' })
  expect(screen.queryByText(NOTE)).toBeNull()

  await choose('Neutral')
  const note = await screen.findByText(NOTE)
  expect(note.textContent).toBe('Your team corrected 1 of these posts: 1 to neutral. The figures count them as judged.')
  expect(await screen.findByText('corrected by your team')).toBeTruthy()
  expect(screen.getByTitle('Judged Negative; corrected by Ada Lovelace, 2026 Nov 15')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Negative 5' }), 'no figure changes').toBeTruthy()
  expect(asked.find(({ call }) => call === `POST ${AT}`)!.body).toEqual({
    post_id: '1',
    judged: 'negative',
    mood: 'neutral',
  })

  await choose('Positive')
  await waitFor(() => expect(screen.getByText(NOTE).textContent).toContain('1 to positive'))
  await choose('Take the correction back')
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull())
  expect(kept).toEqual([])
  expect(notifications.list().length).toBeGreaterThan(0)
})

test('who is in no team reads moods and cannot correct them', async () => {
  const asked = serve({ [EXAMPLES]: () => examples })
  signedInAs({ ...ada, memberships: [] })
  drawScreen(() => <MoodExamples question={question} rows={rows} format={formatOf(say('en'), 0)} />)
  await screen.findByText('The worst espresso of the year')
  expect(screen.queryByRole('button', { name: /Correct it$/ })).toBeNull()
  expect(asked.map(({ call }) => call)).toEqual([EXAMPLES])
})
