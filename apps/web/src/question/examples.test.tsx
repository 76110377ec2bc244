// @vitest-environment happy-dom
import type { Answered, AnswerRow } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { SECTION_FOR, type SectionId, sectionOf } from '@starling/sections'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../test-kit/draw-screen.tsx'

const { examplesOptions } = await import('./examples.ts')
const { queryClient } = await import('../floor/index.ts')

type Ask = { question: AskedQuestion; sections: SectionId[] }
const TAGS = ['#few', '#coffee', '#latte', '#tea', '#matcha', '#cake']
const ROWS: Partial<Record<SectionId, AnswerRow[]>> = {
  [SECTION_FOR.hashtags]: TAGS.map((value) => ({ value, count: 9 })),
  [SECTION_FOR.largest]: ['brewlab', 'roastco'].map((handle) => ({ handle })),
  [SECTION_FOR.posts]: ['1801', '1802', '1803', '1804'].map((id) => ({ id, text: `post ${id}` })),
}
const FEW = /few|1801/

const answered = (section: SectionId, rows: AnswerRow[]): Answered => ({
  section,
  rows,
  base: {
    unit: sectionOf(section).base,
    n: 412,
    known: 412,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
    mark: null,
    hidden: false,
  },
  as_of: '2026-11-15T00:00:00Z',
  source: ['x'],
  method: sectionOf(section).method,
  more: false,
})

const asked: Ask[] = []
let isReady: boolean
beforeEach(() => {
  asked.length = 0
  isReady = true
  queryClient.removeQueries({ queryKey: examplesOptions.queryKey })
  serve({
    'POST /api/external/xplore/': (body) => {
      const ask = body as Ask
      asked.push(ask)
      const accounts = FEW.test(JSON.stringify(ask.question)) ? 0 : 12
      return {
        sections: ask.sections.map((section) =>
          isReady
            ? answered(section, section === SECTION_FOR.size ? [{ accounts }] : (ROWS[section] ?? []))
            : { section, error: { code: 'unavailable', detail: 'The product is not ready yet.' } },
        ),
      }
    },
  })
})
afterEach(() => void vi.useRealTimers())

test('examples have people behind them, and nothing is asked twice or for show', async () => {
  const examples = await queryClient.fetchQuery(examplesOptions)
  const labels = Object.fromEntries(
    Object.entries(examples).map(([kind, all]) => [kind, all.map(({ label }) => label)]),
  )
  expect(labels).toEqual({
    keyword: ['#coffee', '#latte', '#tea', '#matcha'],
    conversation: ['matcha', 'cake', 'coffee', 'latte'],
    handle: ['@brewlab', '@roastco'],
    post: ['post 1802', 'post 1803'],
  })
  expect(asked).toHaveLength(14)
  expect(new Set(asked.map((ask) => JSON.stringify(ask))).size).toBe(14)
})

test('where nothing can be asked about yet, examples come by themselves when it can', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  isReady = false
  const shown = new QueryObserver(queryClient, examplesOptions)
  const leave = shown.subscribe(() => {})
  await vi.waitFor(() => expect(shown.getCurrentResult().data?.handle).toEqual([]))
  isReady = true
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(shown.getCurrentResult().data?.handle).toHaveLength(2))
  leave()
})
