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
