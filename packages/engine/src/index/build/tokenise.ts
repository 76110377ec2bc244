import { tokensOf } from '@starling/enrich/src/text/tokens/tokens.ts'
import { termsIn, type WrittenWord, wordsOf } from '@starling/enrich/src/text/words/words.ts'
import { pushRuns } from './runs.ts'

/** Tokens and terms of some texts, as numbers of `words`: those of each text end where `ends` says. */
export type Tokenised = {
  words: string[]
  tokens: Uint32Array
  token_ends: Uint32Array
  terms: Uint32Array
  term_ends: Uint32Array
}
/** The same of posts, with the runs of words that their phrases are made of. */
export type TokenisedPosts = Tokenised & { runs: Uint32Array; run_ends: Uint32Array }

type OnWords = (words: readonly WrittenWord[], numberOf: (word: string) => number) => void

/** `onWords` is told the words of each text. */
export function tokenise(texts: readonly string[], onWords?: OnWords): Tokenised {
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
  for (const [at, text] of texts.entries()) {
    const words = wordsOf(text)
    for (const token of tokensOf(text)) tokens.push(numberOf(token))
    for (const term of termsIn(text, words)) terms.push(numberOf(term))
    onWords?.(words, numberOf)
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

export function tokenisePosts(texts: readonly string[]): TokenisedPosts {
  const runs: number[] = []
  const ends: number[] = []
  const done = tokenise(texts, (words, numberOf) => {
    pushRuns(words, numberOf, runs)
    ends.push(runs.length)
  })
  return { ...done, runs: Uint32Array.from(runs), run_ends: Uint32Array.from(ends) }
}
