import { expect, test } from 'vitest'
import { identityOf } from './identity.ts'
import type { Question } from './question.ts'
import { defaultWindow, lastDays, withDays, withWindow } from './window.ts'

const NOW = 1_800_000_059
const HANDLE: Question = { query_type: 'handle', handle: 'nike' }
const WORDS: Question = { query_type: 'keyword', keywords: [['tea']] }

test('the last days end five minutes before the minute', () => {
  expect(lastDays(7, NOW)).toEqual({ since: 1_800_000_000 - 7 * 86_400, until: 1_800_000_000 - 300 })
  expect(defaultWindow(NOW)).toEqual(lastDays(30, NOW))
})

test('a question keeps its window, or has the days that were chosen, or its own', () => {
  const window = { since: 1, until: 2 }
  expect(withDays({ ...WORDS, window }, 7, NOW).window).toEqual(window)
  expect(withDays(WORDS, 7, NOW).window).toEqual(lastDays(7, NOW))
  expect(withDays(WORDS, undefined, NOW)).toEqual(WORDS)
  expect(withWindow(WORDS, NOW).window).toEqual(defaultWindow(NOW))
  expect(withWindow(HANDLE, NOW).window).toBeUndefined()
  expect(withDays(HANDLE, 7, NOW).window).toEqual(lastDays(7, NOW))
})

test('30 days by choice and 30 days by default are one question, but not where the default is all time', () => {
  expect(identityOf(withDays(WORDS, 30, NOW))).toBe(identityOf(WORDS))
  expect(identityOf(withDays(HANDLE, 30, NOW))).not.toBe(identityOf(HANDLE))
})
