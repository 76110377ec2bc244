import { tokensOf } from '@starling/enrich/src/text/tokens/tokens.ts'
import { termsOf } from '@starling/enrich/src/text/words/words.ts'

/** Tokens and terms of some texts, as numbers of `words`: those of each text end where `ends` says. */
export type Tokenised = {
  words: string[]
  tokens: Uint32Array
  token_ends: Uint32Array
  terms: Uint32Array
  term_ends: Uint32Array
}

export function tokenise(texts: readonly string[]): Tokenised {
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(word, number)
    return number
  }
  const tokens: number[] = []
  const terms: number[] = []
  const token_ends = new Uint32Array(texts.length)
  const term_ends = new Uint32Array(texts.length)
  for (let at = 0; at < texts.length; at++) {
    for (const token of tokensOf(texts[at]!)) tokens.push(numberOf(token))
    for (const term of termsOf(texts[at]!)) terms.push(numberOf(term))
    token_ends[at] = tokens.length
    term_ends[at] = terms.length
  }
  return {
    words: [...numbers.keys()],
    tokens: Uint32Array.from(tokens),
    token_ends,
    terms: Uint32Array.from(terms),
    term_ends,
  }
}
