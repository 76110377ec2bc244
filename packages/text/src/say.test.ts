import { expect, test } from 'vitest'
import { say } from './both.ts'

test('both languages are spoken side by side', () => {
  const [english, japanese] = [say('en'), say('ja')]
  expect([english.t('Save'), japanese.t('Save'), english.t('Save')]).toEqual(['Save', '保存', 'Save'])
  expect([1, 2].map((count) => english.t('{{count}} rows', { count }))).toEqual(['1 row', '2 rows'])
  expect(japanese.t('{{count}} rows', { count: 1200 })).toBe('1,200行')
  expect([english.list(['a', 'b', 'c']), english.list(['a', 'b'], 'or')]).toEqual(['a, b, and c', 'a or b'])
  expect([english.shortDate('2026-11-15'), japanese.shortDate('2026-11-15')]).toEqual(['2026 Nov 15', '2026年11月15日'])
})

test('what has happened is never told as yet to come, however late the clock here is', () => {
  const tomorrow = new Date(Date.now() + 6 * 86_400_000).toISOString()
  expect(say('en').timeAgo(tomorrow)).toBe('now')
  expect(say('ja').timeAgo(tomorrow)).toBe('今')
  expect(say('en').timeAgo(new Date(Date.now() - 3 * 3_600_000))).toBe('3 hours ago')
})
