import { EMOJI, EMOTICON, HASHTAG, LINK, MARK, RUN, scan, WORD } from '../tokens/scan.ts'
import { symbolEnd } from '../tokens/symbols.ts'
import { isStopWord } from './stop-words.ts'

export type WordKind = 'keyword' | 'hashtag' | 'emoji' | 'subreddit'

export const PHRASE_WORDS = 5
const MAX_LETTERS = 40
const REDDIT_LINK = /^(?:https?:\/\/)?(?:[a-z]+\.)?reddit\.com\/r\/(\w{2,21})/
const SUBREDDIT = /(?<![\w/.])\/?r\/(\w{2,21})/g
const HAS_LETTER = /\p{L}/u
const IS_TAG = /[\p{L}\p{M}]/u

/** What a term is follows from its first letters, so that terms of all kinds can live in one dictionary. */
export function termKind(term: string): WordKind | 'mention' {
  const code = term.codePointAt(0)!
  if (code === 35) return 'hashtag'
  if (code === 64) return 'mention'
  if (term.startsWith('r/')) return 'subreddit'
  return HAS_LETTER.test(term) ? 'keyword' : 'emoji'
}

/** What is shown of a text, each once: keywords without stop words, $symbols, #tags, emoji, and subreddits as `r/name`. */
export const termsOf = (text: string): string[] => termsIn(text, wordsOf(text))

/** The same of a text whose words are at hand. */
export function termsIn(text: string, words: readonly WrittenWord[]): string[] {
  const terms = new Set<string>()
  for (const word of words) if (word.is_shown) terms.add(word.text)
  for (const name of subredditsIn(text)) terms.add(name)
  return [...terms]
}

/** Runs of two to five words that neither begin nor end with a stop word, each once. */
export const phrasesOf = (text: string): string[] => phrasesIn(wordsOf(text))

/** The same of words that are at hand. */
export function phrasesIn(words: readonly WrittenWord[]): string[] {
  const phrases = new Set<string>()
  for (let first = 0; first < words.length; first++) {
    if (!isPhraseEnd(words[first]!)) continue
    let phrase = words[first]!.text
    for (let last = first + 1; last < Math.min(first + PHRASE_WORDS, words.length); last++) {
      const word = words[last]!
      if (word.kind !== 'word' || word.after_break) break
      phrase += word.is_joined ? word.text : ` ${word.text}`
      if (isPhraseEnd(word)) phrases.add(phrase)
    }
  }
  return [...phrases]
}

/** A word as it stands in a text. */
export type WrittenWord = {
  text: string
  kind: 'word' | 'tag' | 'emoji'
  is_shown: boolean
  /** A sign, a link or a name stands between this and the word before. */
  after_break: boolean
  /** Written without a space after the word before. */
  is_joined: boolean
}

/** Whether a phrase may begin or end with it. */
export const isPhraseEnd = (word: WrittenWord): boolean => word.kind === 'word' && word.is_shown

export function wordsOf(text: string): WrittenWord[] {
  const { text: folded, count, kinds, starts, ends } = scan(text)
  const words: WrittenWord[] = []
  let after_break = true
  let end_before = -1
  const push = (kind: WrittenWord['kind'], start: number, end: number, is_shown: boolean) => {
    const is_joined = start === end_before
    const is_apart = after_break || !isBlank(folded, end_before, start)
    words.push({ text: folded.slice(start, end), kind, is_shown, after_break: is_apart, is_joined })
    after_break = kind !== 'word'
    end_before = end
  }
  let symbol_end = 0
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!
    const start = starts[index]!
    const end = ends[index]!
    if (start < symbol_end) continue
    symbol_end = symbolEnd(folded, start)
    if (symbol_end > 0) {
      push('tag', start - 1, symbol_end, true)
      continue
    }
    if (kind === WORD) push('word', start, end, isKeyword(folded.slice(start, end)))
    else if (kind === RUN)
      for (const part of scriptRuns(folded, start, end)) push('word', part.start, part.end, part.is_shown)
    // By X's rule a number alone is no tag: it is the third of something.
    else if (kind === HASHTAG && IS_TAG.test(folded.slice(start, end))) push('tag', start, end, true)
    else if (kind === EMOJI) push('emoji', start, end, true)
    if (kind === MARK || kind === EMOTICON || kind === LINK || kind === HASHTAG || kind === EMOJI) after_break = true
  }
  return words
}

/** Whether nothing but spaces stands there: a slash or a dash parts two words as a full stop does. */
function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 32) return false
  return true
}

function isKeyword(word: string): boolean {
  if (word.length < 2 || word.length > MAX_LETTERS || isStopWord(word)) return false
  return HAS_LETTER.test(word)
}

const HIRAGANA = 1
const KATAKANA = 2
const HAN = 3
const OTHER = 4

function scriptOf(code: number): number {
  if (code >= 0x3041 && code <= 0x309f) return HIRAGANA
  if ((code >= 0x30a0 && code <= 0x30ff) || (code >= 0x31f0 && code <= 0x31ff)) return KATAKANA
  if (code === 0x3005 || code === 0x3006 || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff))
    return HAN
  return OTHER
}

/**
 * Japanese parted where its scripts change: 新作のラーメン is 新作, の, ラーメン. Hiragana alone is grammar and is not
 * shown. A library's word breaker would part better, but differently with each of its versions, and the same text
 * must count the same everywhere.
 */
function* scriptRuns(text: string, start: number, end: number) {
  let from = start
  while (from < end) {
    const script = scriptOf(text.charCodeAt(from))
    let to = from + 1
    while (to < end && scriptOf(text.charCodeAt(to)) === script) to++
    const length = to - from
    yield {
      start: from,
      end: to,
      is_shown: script !== HIRAGANA && length >= 2 && length <= MAX_LETTERS && !isStopWord(text.slice(from, to)),
    }
    from = to
  }
}

function subredditsIn(text: string): string[] {
  const lower = text.toLowerCase()
  if (!lower.includes('r/')) return []
  const names = [...lower.matchAll(SUBREDDIT)].map(([, name]) => `r/${name}`)
  for (const part of lower.split(/\s+/)) {
    const [, name] = REDDIT_LINK.exec(part) ?? []
    if (name) names.push(`r/${name}`)
  }
  return names
}
