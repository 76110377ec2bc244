import { readFileSync } from 'node:fs'
import twitter from 'twitter-text'
import { describe, expect, test } from 'vitest'
import { type Case, passes } from './conformance.ts'
import { extractEntities } from './entities.ts'
import { measureLength } from './length.ts'

const cases: Case[] = readFileSync(new URL('./conformance-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test.each(cases)('$section: $description', (one) => {
  expect(passes(one)).toBe(true)
})

describe('offsets are in code points', () => {
  test.each([
    { text: '#go now', tag: 'go', start: 0, end: 3 },
    { text: '😀 #go', tag: 'go', start: 2, end: 5 },
    { text: '👨‍👩‍👧 #家族', tag: '家族', start: 6, end: 9 },
    { text: '𠀡𠀡 ＃寿司', tag: '寿司', start: 3, end: 6 },
  ])('$text', ({ text, ...expected }) => {
    expect(extractEntities(text).hashtags).toEqual([expected])
  })

  test('of all kinds in one post', () => {
    const found = extractEntities('🎉 @ann $ABC #win https://t.co/abc123DEF0 example.com/x?y=1')
    expect(found).toEqual({
      mentions: [{ handle: 'ann', list: null, start: 2, end: 6 }],
      cashtags: [{ symbol: 'ABC', start: 7, end: 11 }],
      hashtags: [{ tag: 'win', start: 12, end: 16 }],
      urls: [
        { url: 'https://t.co/abc123DEF0', start: 17, end: 40 },
        { url: 'example.com/x?y=1', start: 41, end: 58 },
      ],
    })
  })
})

/** Pieces that touch in every way the rules distinguish; the reference library is the judge. */
const PIECES = [
  '#tag',
  '＃寿司',
  '@ann',
  '@ann/list',
  '$ABC',
  'https://t.co/a1B2c3D4e5',
  'example.co.jp/x',
  '日本語',
  'word',
  ' ',
  ' ',
  '\n',
  '　',
  '.',
  ',',
  ':',
  '!',
  '(',
  ')',
  '&',
  '😀',
  '❤️',
  'é',
  '_',
  '12',
  'RT',
  '/',
  '"',
  "'",
  '@',
  '#',
  '️',
  '‍',
  'www.example.com',
  '…',
  '。',
]

const randomly = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % below
  }
}
type Span = [start: number, end: number]
const inOrder = (all: Span[]) => all.sort((a, b) => a[0] - b[0])
function ourSpans(text: string): Span[] {
  const { hashtags, mentions, urls, cashtags } = extractEntities(text)
  return inOrder([...hashtags, ...mentions, ...urls, ...cashtags].map(({ start, end }) => [start, end]))
}
/** Counted here: where two entities touch behind an emoji, the reference turns one of their offsets into a wrong one. */
function theirSpans(text: string): Span[] {
  const codePoints = (at: number) => [...text.slice(0, at)].length
  const theirs = twitter.extractEntitiesWithIndices(text).map(({ indices }) => indices)
  return inOrder(theirs.map(([start, end]) => [codePoints(start), codePoints(end)]))
}

test('random posts are read as the reference reads them', () => {
  const next = randomly(7)
  for (let round = 0; round < 4000; round++) {
    const text = Array.from({ length: 2 + next(9) }, () => PIECES[next(PIECES.length)]!).join('')
    expect({ text, spans: ourSpans(text) }).toEqual({ text, spans: theirSpans(text) })
  }
})

test('so are long ones without a space, wherever they are cut', () => {
  const next = randomly(11)
  const pieces = [
    ...PIECES.filter((one) => one.trim() !== ''),
    '東京の夜',
    '＃ラーメン大好き',
    '𠀡𠮷',
    '👩🏽‍🚀',
    'http://',
  ]
  for (let round = 0; round < 60; round++) {
    let text = ''
    while (text.length < 500 + next(700)) text += pieces[next(pieces.length)]
    expect({ text, spans: ourSpans(text) }).toEqual({ text, spans: theirSpans(text) })
  }
})

/** Each with what it is about; what X's rules say of it was worked out by hand. */
describe('by category', () => {
  type Expected = { hashtags?: string[]; mentions?: string[]; lists?: string[]; urls?: string[]; cashtags?: string[] }
  const SIGNS: [what: string, text: string, expected: Expected][] = [
    ['a full-width sign', '寿司＃ネタ ＃寿司ネタ', { hashtags: ['寿司ネタ'] }],
    ['a full-width at', '＠ann よろしく', { mentions: ['ann'] }],
    ['a full-width dollar is none', '＄ABC を買う', {}],
    ['a number alone', '#3 #12月 #３', { hashtags: ['12月'] }],
    ['a keycap', '#️⃣one #two', { hashtags: ['two'] }],
    ['after an ampersand', 'a&#tag &#next', {}],
    ['after a letter', 'sushi#tag すし#tag', {}],
    ['after an emoji', '🍣#tag ❤️#next', { hashtags: ['tag', 'next'] }],
    ['before a tag', '#one#two #three', { hashtags: ['three'] }],
    ['Arabic with a joiner', '#می\u200cخواهم', { hashtags: ['می\u200cخواهم'] }],
    ['Devanagari with marks', '#हिन्दी।', { hashtags: ['हिन्दी'] }],
    [
      'middle dots and dashes',
      '#col·lega #スキ・ヤキ #メ〜カ #a-b',
      { hashtags: ['col·lega', 'スキ・ヤキ', 'メ〜カ', 'a'] },
    ],
    ['a mail address', 'ann@mail.example ann+x@mail.com', {}],
    ['behind RT', 'RT@ann: RT:@bob rt @cem', { mentions: ['ann', 'bob', 'cem'] }],
    [
      'twenty letters and one more',
      '@aaaaaaaaaabbbbbbbbbb @aaaaaaaaaabbbbbbbbbbc',
      { mentions: ['aaaaaaaaaabbbbbbbbbb', 'aaaaaaaaaabbbbbbbbbb'] },
    ],
    ['an accent behind', '@annö @ann', { mentions: ['ann'] }],
    ['CJK on both sides', '今日@annと', { mentions: ['ann'] }],
    ['a list', '@ann/my-list. @bob/1st', { mentions: ['ann', 'bob'], lists: ['/my-list', ''] }],
    ['twice an at', '@@ann @ann@ @bob', { mentions: ['bob'] }],
    ['symbols', '$ABC $AB.C, $ABC_D! $ABCDEFG $1A ($ABC)', { cashtags: ['ABC', 'AB.C', 'ABC_D'] }],
    ['a symbol against a word', 'US$ABC $ABC$DEF', { cashtags: ['ABC'] }],
    ['CJK behind a symbol', '$ABC株 $DEF 株', { cashtags: ['DEF'] }],
    ['no protocol', 'example.com example.co.jp/x file.txt v1.2 e.g. a.b', { urls: ['example.com', 'example.co.jp/x'] }],
    ['CJK around', '見てexample.comね http://example.jp/道', { urls: ['example.com', 'http://example.jp/'] }],
    [
      'punctuation behind',
      '(see http://example.com/a_(b)). "http://example.com/c",',
      { urls: ['http://example.com/a_(b)', 'http://example.com/c'] },
    ],
    ['a tag in an address', 'http://example.com/#part #tag', { urls: ['http://example.com/#part'], hashtags: ['tag'] }],
    ['an at in an address', 'https://example.com/@ann @bob', { urls: ['https://example.com/@ann'], mentions: ['bob'] }],
    [
      't.co with something behind',
      'https://t.co/abcDEF1234、 https://t.co/abcDEF1234?x=1',
      { urls: ['https://t.co/abcDEF1234', 'https://t.co/abcDEF1234?x=1'] },
    ],
    [
      'directional marks',
      '\u200ehttps://example.com\u200e \u202ahttp://example.org\u202c',
      { urls: ['https://example.com', 'http://example.org'] },
    ],
    ['a domain in its own script', 'http://例え.みんな/', { urls: ['http://例え.みんな/'] }],
  ]
  test.each(SIGNS)('%s: %s', (_, text, expected) => {
    const { hashtags, mentions, urls, cashtags } = extractEntities(text)
    expect({
      hashtags: hashtags.map(({ tag }) => tag),
      mentions: mentions.map(({ handle }) => handle),
      urls: urls.map(({ url }) => url),
      cashtags: cashtags.map(({ symbol }) => symbol),
    }).toEqual({
      hashtags: expected.hashtags ?? [],
      mentions: expected.mentions ?? [],
      urls: expected.urls ?? [],
      cashtags: expected.cashtags ?? [],
    })
    if (expected.lists) expect(mentions.map(({ list }) => list ?? '')).toEqual(expected.lists)
    expect(ourSpans(text)).toEqual(theirSpans(text))
  })
})

test.each(['😀.', 'あ.', 'a.', '#1', 'a-'])('a flood of %s without spaces is read to its end', (flood) => {
  // So long that whatever looks back over what it has read would not end before the test does.
  expect(extractEntities(`${flood.repeat(30_000)} #end`).hashtags.at(-1)).toMatchObject({ tag: 'end' })
})

test.each([
  { text: 'a'.repeat(280), weighted: 280, valid: true },
  { text: 'a'.repeat(281), weighted: 281, valid: false },
  { text: '語'.repeat(140), weighted: 280, valid: true },
  { text: '語'.repeat(141), weighted: 282, valid: false },
  { text: '👨‍👩‍👧', weighted: 2, valid: true },
])('a post of weight $weighted is valid: $valid', ({ text, weighted, valid }) => {
  expect(measureLength(text)).toMatchObject({ weighted, valid })
})
