// @vitest-environment happy-dom
import type { AskedQuestion } from '@starling/question'
import { setLanguage } from '@starling/text'
import { afterEach, expect, test } from 'vitest'
import { fileName } from './file-name.ts'

afterEach(() => setLanguage('en'))

const espresso: AskedQuestion = { query_type: 'conversation', keywords: [['espresso'], ['オーツ']], countries: ['JP'] }

test('a file is named after its question and its section', async () => {
  expect(fileName({ question: espresso, language: 'en' }, 'countries')).toBe('espresso-or-オーツ-Japan-Countries')
  expect(fileName({ question: { query_type: 'handle', handle: 'brew' }, language: 'en' })).toBe('brew')
  await setLanguage('ja')
  expect(fileName({ question: espresso, language: 'ja' }, 'countries')).toBe('espressoまたはオーツ-日本-国')
})

test('a long question leaves the section its name, and signs are none of a name', () => {
  const long: AskedQuestion = { query_type: 'conversation', keywords: [['x'.repeat(200)]] }
  expect(fileName({ question: long, language: 'en' }, 'countries')).toBe(`${'x'.repeat(60)}-Countries`)
  const signs: AskedQuestion = { query_type: 'conversation', keywords: [['../..\\:*?"<>|']] }
  expect(fileName({ question: signs, language: 'en' })).toBe('starling')
})
