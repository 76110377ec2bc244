import type { Answered } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { expect, test } from 'vitest'
import { suggestionsIn } from './TargetingSuggestions.tsx'
import type { Answers } from './use-answers.ts'

const answers = (rows: Partial<Record<SectionId, object[]>>): Answers =>
  new Map(Object.entries(rows).map(([id, own]) => [id, { rows: own } as unknown as Answered])) as unknown as Answers

test('what sets an audience apart is told from what is common, and what it avoids from both', () => {
  const hashtags = [
    { value: '#ramen', share: 0.3, significant: null, over_interval: [0.9, 1.1] },
    { value: '#latteart', share: 0.05, significant: 'over', over_interval: [1.8, 3] },
    { value: '#coffee', share: 0.4, significant: 'over', over_interval: [1.2, 1.4] },
    { value: '#tea', share: 0.2, significant: 'under', over_interval: [0.3, 0.6] },
    { value: '#travel', share: 0.35, significant: null, over_interval: [0.8, 1] },
  ]
  expect(suggestionsIn(answers({ most_interacted_hashtags: hashtags }))).toEqual([
    { title: 'Hashtags to target', apart: ['#latteart', '#coffee'], common: ['#travel', '#ramen'] },
  ])
})

test('accounts that few follow are not put forward for their luck', () => {
  const followed = [
    { handle: 'neighbour', share: 0.016, significant: null, over_interval: [0.95, 6] },
    { handle: 'roastery', share: 0.4, significant: null, over_interval: [0.9, 1.1] },
  ]
  expect(suggestionsIn(answers({ top_accounts: followed }))).toEqual([
    { title: 'Handles to target', apart: [], common: ['@roastery', '@neighbour'] },
  ])
})

test('words that anybody uses of anything are no keywords to target', () => {
  const row = (value: string, significant: 'over' | null = null) => ({
    value,
    share: 0.3,
    significant,
    over_interval: [1.2, 2],
  })
  const words = ['good', 'week', 'espresso', 'New', '今日', '一番', 'カフェ'].map((word) => row(word, 'over'))
  expect(suggestionsIn(answers({ most_interacted_keywords: [...words, row('morning'), row('beans')] }))).toEqual([
    { title: 'Keywords to target', apart: ['espresso', 'カフェ'], common: ['beans'] },
  ])
})
