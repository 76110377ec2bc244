import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { NOTIONS } from './notions/notions.ts'
import { NOTION_LANGUAGES, notionLanguagesOf, wordsFor, writingsBeside } from './notions.ts'

test.each([
  ['coffee', 'ja', ['コーヒー', '珈琲']],
  [' COFFEE ', 'ja', ['コーヒー', '珈琲']],
  ['コーヒー', 'en', ['coffee']],
  ['cats', 'ja', ['猫', 'ねこ', 'ネコ']],
  ['barista', 'ja', ['バリスタ', '焙煎士', 'コーヒー焙煎士']],
  ['anime', 'fr', []],
  ['kestrelrun', 'ja', []],
  ['coffee', 'en', []],
] as const)('%s in %s', (word, language, words) => {
  expect(wordsFor(word, language)).toEqual(words)
})

test('every notion has a word in every language', () => {
  const lines = NOTIONS.trim().split('\n')
  const wrong = lines.filter((line) => {
    const columns = line.split('|')
    return columns.length !== NOTION_LANGUAGES.length || columns.some((column) => column.trim() === '')
  })
  expect(wrong).toEqual([])
  expect(lines.length).toBeGreaterThan(120)
})

test('countries speak what they speak', () => {
  expect(notionLanguagesOf('JP')).toEqual(['ja'])
  expect(notionLanguagesOf('CH')).toEqual(['fr', 'de'])
  expect(notionLanguagesOf('EG')).toEqual([])
  expect(COUNTRIES.filter((code) => notionLanguagesOf(code).length > 2)).toEqual([])
})

test('a word leads to the other writings of its own language, and to those alone', () => {
  expect(writingsBeside('珈琲')).toEqual(['コーヒー'])
  expect(writingsBeside('コーヒー')).toEqual(['珈琲'])
  expect(writingsBeside('coffee')).toEqual([])
  expect(writingsBeside('kestrelrun')).toEqual([])
})
