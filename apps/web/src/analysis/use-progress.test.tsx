// @vitest-environment happy-dom
import type { AskedQuestion } from '@starling/question'
import type { SectionId } from '@starling/sections'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../test-kit/draw-screen.tsx'
import type { States } from './use-progress.ts'

const { AnalysisProgress } = await import('./AnalysisProgress.tsx')
const { LASTING_MS } = await import('./use-progress.ts')

const IDS: SectionId[] = ['audience_size', 'countries', 'cities', 'posts']
const states = (...there: SectionId[]): States =>
  Object.fromEntries(
    IDS.map((id) => [id, there.includes(id) ? { at: 'answered', answer: {}, changing: false } : { at: 'loading' }]),
  ) as States

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const [one, another] = ['brewlab', 'someone'].map((handle): AskedQuestion => ({ query_type: 'handle', handle }))
const draw = (question: AskedQuestion, now: States, turn_in_s?: number) => (
  <AnalysisProgress question={question} states={now} turn_in_s={turn_in_s} />
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const bar = () => screen.queryByRole('progressbar')?.getAttribute('aria-label') ?? null

test('a quick analysis shows nothing', async () => {
  const { rerender } = render(draw(one!, states('audience_size')))
  await pass(LASTING_MS - 1)
  rerender(draw(one!, states(...IDS)))
  await pass(LASTING_MS * 5)
  expect(bar()).toBe(null)
})

test('one that lasts tells how many sections are there, until all are', async () => {
  const { rerender } = render(draw(one!, states('audience_size')))
  await pass(LASTING_MS)
  expect(bar()).toBe('1 of 4 sections')
  rerender(draw(one!, states('audience_size', 'countries', 'cities')))
  expect(bar()).toBe('3 of 4 sections')
  rerender(draw(one!, states(...IDS)))
  expect(bar()).toBe(null)
})

test('another question begins anew', async () => {
  const { rerender } = render(draw(one!, states()))
  await pass(LASTING_MS)
  rerender(draw(another!, states()))
  expect(bar()).toBe(null)
  await pass(LASTING_MS)
  expect(bar()).toBe('0 of 4 sections')
})

test('while a turn is awaited it is told instead', async () => {
  render(draw(one!, states(), 9))
  await pass(LASTING_MS)
  expect([bar(), screen.getByRole('status').textContent]).toEqual([
    null,
    'Many people are asking right now. Your turn comes in 9 s.',
  ])
})
