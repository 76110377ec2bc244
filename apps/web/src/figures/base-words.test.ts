import type { Base } from '@starling/contract/browser'
import { setLanguage } from '@starling/text'
import { afterEach, expect, test } from 'vitest'
import { baseWords } from './base-words.ts'

afterEach(() => setLanguage('en'))

const base = (unit: Base['unit'], n: number, known: number): Base => ({
  unit,
  n,
  known,
  baseline: null,
  baseline_n: null,
  baseline_known: null,
  comparison: null,
  mark: null,
  hidden: false,
})

test.each([
  [base('people', 218, 218), '218 people', '218人'],
  [base('people', 218, 48), '48 known of 218 people', '218人中48人を判定'],
  [base('posts', 71, 60), '60 known of 71 posts', '投稿71件中60件を判定'],
  [base('posts', 1, 0), '0 known of 1 post', '投稿1件中0件を判定'],
])('of %o: "%s"', async (given, english, japanese) => {
  expect(baseWords(given, 'en')).toBe(english)
  await setLanguage('ja')
  expect(baseWords(given, 'ja')).toBe(japanese)
})
