import { tokensOf } from '@starling/enrich/src/text/tokens/tokens.ts'
import { AskError } from './error.ts'

/**
 * How a term of a question is looked for: its tokens side by side and in order, or, for one character of a script
 * without spaces, any short token that holds it.
 */
export type Term = { tokens: string[]; within?: never } | { within: string; tokens?: never }

const DENSE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]$/u

export function parseTerm(term: string): Term {
  const tokens = tokensOf(term)
  if (tokens.length === 0) throw new AskError('bad_scope', `“${term.slice(0, 40)}” holds no word, tag or emoji`)
  return tokens.length === 1 && DENSE.test(tokens[0]!) ? { within: tokens[0]! } : { tokens }
}

/** Whether a token is one that a `within` term looks into: at most two characters of such a script. */
export const holds = (token: string, character: string): boolean =>
  token.length <= 2 && token.includes(character) && !token.startsWith('#') && !token.startsWith('@')
