import type { Alias } from '@starling/contract/browser'
import type { Name, WordsQuestion } from '@starling/question'
import { describe, expect, test } from 'vitest'
import { DEFAULT_VIEW, readSearch, writeSearch } from '../../question/index.ts'
import { aliasesLeft, relatedLeft, sharedBetween, withName, withoutName, withoutTerm, withTerm } from './voice.ts'

const BREW: Name = { name: 'Brew', terms: ['Brew', '#brew'] }
const TEA: Name = { name: 'tea', terms: ['tea'] }
const question: WordsQuestion = { query_type: 'conversation', keywords: [['Brew'], ['tea']] }

describe('names of a share of voice', () => {
  test.each<[string, Name[], Name[]]>([
    [
      'a spelling is added once',
      withTerm([BREW, TEA], 'Brew', '@brew'),
      [{ ...BREW, terms: ['Brew', '#brew', '@brew'] }, TEA],
    ],
    ['in any case', withTerm([BREW], 'Brew', '#BREW'), [BREW]],
    ['and taken away', withoutTerm([BREW], 'Brew', '#brew'), [{ name: 'Brew', terms: ['Brew'] }]],
    ['the last one with its name', withoutTerm([BREW, TEA], 'tea', 'tea'), [BREW]],
    ['a related word is a name of its own', withName([TEA], 'matcha'), [TEA, { name: 'matcha', terms: ['matcha'] }]],
    ['unless it is a spelling already', withName([BREW], '#Brew'), [BREW]],
    ['a name goes with its spellings', withoutName([BREW, TEA], 'Brew'), [TEA]],
  ])('%s', (_, made, expected) => expect(made).toEqual(expected))
})

test('the address keeps the names, and none where they are the keywords', () => {
  const shared = sharedBetween(question, [{ ...BREW, terms: ['Brew', 'a, b'] }, TEA])
  const search = writeSearch({ query_type: 'conversation', question: shared, view: DEFAULT_VIEW })
  expect(search.getAll('voice')).toHaveLength(2)
  expect(readSearch('conversation', search).question).toEqual(shared)
  const back = sharedBetween(shared, [
    { name: 'Brew', terms: ['Brew'] },
    { name: 'tea', terms: ['tea'] },
  ])
  expect(back).toEqual(question)
})

test('what is there already is not offered again', () => {
  const alias = (value: string): Alias => ({
    value,
    reason: 'spelling',
    posts: 9,
    together: 1,
    share: 0.1,
    interval: null,
  })
  expect(aliasesLeft([alias('#BREW'), alias('@brew')], [BREW], 'spelling').map(({ value }) => value)).toEqual(['@brew'])
  expect(aliasesLeft([alias('@brew')], [BREW], 'used_together')).toEqual([])
  expect(
    relatedLeft(
      [
        { value: 'Tea', posts: 9 },
        { value: 'milk', posts: 4 },
      ],
      [BREW, TEA],
    ),
  ).toEqual([{ value: 'milk', posts: 4 }])
  expect(relatedLeft([{ value: 'milk', posts: 4 }], [TEA], ['Milk'])).toEqual([])
})
