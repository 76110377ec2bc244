import { hashOf, mix } from '../../tokens/scan.ts'
import { BOOSTERS, ENGLISH, MISHAPS } from './english.ts'
import { FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH } from './european.ts'
import { JAPANESE, JAPANESE_BOOSTERS, JAPANESE_NEGATIONS } from './japanese.ts'
import { ARABIC, HINDI } from './others.ts'
import { SIGNS } from './signs.ts'

/** What a word, or two words in a row, are worth: hash to -3..3. */
export type Lexicon = Map<number, number>

export const pairOf = (first: number, second: number) => mix(Math.imul(first, 0x2545f491) ^ second)

function parse(lines: string, hash: (word: string) => number): Lexicon {
  const lexicon: Lexicon = new Map()
  for (const line of lines.trim().split('\n')) {
    const [strength, ...words] = line.trim().split(/\s+/)
    for (const word of words) {
      const key = hash(word.normalize('NFKC').toLowerCase())
      if (!lexicon.has(key)) lexicon.set(key, Number(strength))
    }
  }
  return lexicon
}

const pairs: number[] = []
const words = (lines: string) =>
  parse(lines, (word) => {
    const [first, second] = word.split('_').filter(Boolean)
    if (second === undefined || word.startsWith(':')) return hashOf(word)
    const pair = pairOf(hashOf(first!), hashOf(second))
    pairs.push(pair)
    return pair
  })
const whole = (lines: string) => parse(lines, (word) => hashOf(word))
const list = (lines: string) => lines.trim().split(/\s+/)

export const SIGN_LEXICON = whole(SIGNS)
export const BOOSTER_LEXICON = words(BOOSTERS)
export const MISHAP_WORDS = new Set(list(MISHAPS).map((word) => hashOf(word)))
export const LEXICONS: Record<string, Lexicon> = {
  en: words(ENGLISH),
  es: words(SPANISH),
  pt: words(PORTUGUESE),
  fr: words(FRENCH),
  de: words(GERMAN),
  it: words(ITALIAN),
  ar: words(ARABIC),
  hi: new Map([...words(ENGLISH), ...words(HINDI)]),
}
export const JAPANESE_LEXICON = whole(JAPANESE)
/** 1 where a word or a pair of some lexicon may be: nine words in ten end here, without a look into the maps. */
export const MAY_BE_WORD = new Uint8Array(65536)
export const MAY_BE_PAIR = new Uint8Array(65536)
for (const lexicon of [...Object.values(LEXICONS), BOOSTER_LEXICON]) {
  for (const hash of lexicon.keys()) MAY_BE_WORD[hash & 0xffff] = 1
}
for (const hash of pairs) MAY_BE_PAIR[hash & 0xffff] = 1
export const NEGATED_BEHIND = new Set(list(JAPANESE_NEGATIONS))
export const BOOSTED_BEFORE = new Set(list(JAPANESE_BOOSTERS))
const longest = (all: Iterable<string>) => Math.max(...[...all].map((one) => one.length))
export const LONGEST = {
  word: longest(list(JAPANESE.replace(/^-?\d /gm, ''))),
  negation: longest(NEGATED_BEHIND),
  booster: longest(BOOSTED_BEFORE),
}
/** 1 where a Japanese word of mood may start. */
export const JAPANESE_STARTS = new Uint8Array(65536)
for (const word of list(JAPANESE.replace(/^-?\d /gm, ''))) {
  JAPANESE_STARTS[word.normalize('NFKC').toLowerCase().charCodeAt(0)] = 1
}
