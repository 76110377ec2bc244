// @vitest-environment happy-dom
import type { Answered, AnswerRow } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { SECTION_FOR, type SectionId, sectionOf } from '@starling/sections'
import { expect, test } from 'vitest'
import { serve } from '../../test-kit/draw-screen.tsx'

const { examplesOptions } = await import('./examples.ts')
const { queryClient } = await import('../floor/index.ts')

type Ask = { question: AskedQuestion; sections: SectionId[] }
const TAGS = ['#coffee', '#latte', '#tea', '#matcha', '#cake', '#beans', '#few']

const ROWS: Partial<Record<SectionId, AnswerRow[]>> = {
  [SECTION_FOR.hashtags]: TAGS.map((value, at) => ({ value, count: value === '#few' ? 4 : 90 - at })),
  [SECTION_FOR.largest]: ['brewlab', 'roastco'].map((handle) => ({ handle })),
  [SECTION_FOR.posts]: ['1801', '1802', '1803', '1804'].map((id) => ({ id, text: `post ${id}` })),
}

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

test('examples have people behind them, and are asked for in few requests, each once', async () => {
  const asked: Ask[] = []
  serve({
    'POST /api/external/xplore/': (body) => {
      const ask = body as Ask
      asked.push(ask)
      const isFew = 'post_ids' in ask.question && ask.question.post_ids.includes('1801')
      const size = [{ accounts: isFew ? 0 : 12 }]
      return {
        sections: ask.sections.map((section) =>
          answered(section, section === SECTION_FOR.size ? size : (ROWS[section] ?? [])),
        ),
      }
    },
  })
  const examples = await queryClient.fetchQuery(examplesOptions)
  const labels = Object.fromEntries(
    Object.entries(examples).map(([kind, all]) => [kind, all.map(({ label }) => label)]),
  )
  expect(labels).toEqual({
    keyword: ['#coffee', '#latte', '#tea', '#matcha'],
    conversation: ['cake', 'beans', 'coffee', 'latte'],
    handle: ['@brewlab', '@roastco'],
    post: ['post 1802', 'post 1803'],
  })
  expect(asked).toHaveLength(4)
  expect(new Set(asked.map((ask) => JSON.stringify(ask))).size).toBe(4)
})
