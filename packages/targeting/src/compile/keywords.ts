import type { KeywordMatch, PackageEntry } from '../package.ts'

const TYPES: Record<KeywordMatch, string> = {
  broad: 'BROAD_KEYWORD',
  phrase: 'PHRASE_KEYWORD',
  exact: 'EXACT_KEYWORD',
  // X is doing away with UNORDERED_KEYWORD: a plus before each word of a broad one says the same.
  unordered: 'BROAD_KEYWORD',
}
const READ: Record<string, KeywordMatch> = {
  BROAD_KEYWORD: 'broad',
  PHRASE_KEYWORD: 'phrase',
  EXACT_KEYWORD: 'exact',
  UNORDERED_KEYWORD: 'unordered',
}
export const isKeywordType = (type: string): boolean => Object.hasOwn(READ, type)

const isMarked = (word: string) => word.length > 1 && word.startsWith('+')

/** Null where X would read a sign of the words as a rule. */
export function keywordAtX({ value, match = 'broad' }: PackageEntry): { type: string; value: string } | null {
  const words = value.split(' ')
  if (match === 'broad' && words.some(isMarked)) return null
  return { type: TYPES[match], value: match === 'unordered' ? words.map((word) => `+${word}`).join(' ') : value }
}

export function keywordFromX(type: string, text: string): { value: string; match?: KeywordMatch } {
  const words = text.split(' ')
  if (type === 'BROAD_KEYWORD' && words.every(isMarked)) {
    return { value: words.map((word) => word.slice(1)).join(' '), match: 'unordered' }
  }
  const match = READ[type]!
  return match === 'broad' ? { value: text } : { value: text, match }
}
