import { isPhraseEnd, PHRASE_WORDS, type WrittenWord } from '@starling/enrich/src/text/words/words.ts'
import type { Rows } from './collect.ts'

/** A word of a run is the number of its text and these bits. */
const BITS = 3
const BEGINS = 1
const IS_JOINED = 2
const IS_END = 4

/** Puts the words that stand side by side in a text behind each other, where a phrase can be made of them. */
export function pushRuns(words: readonly WrittenWord[], numberOf: (word: string) => number, runs: number[]): void {
  for (let from = 0; from < words.length; ) {
    let to = from + 1
    while (to < words.length && words[to]!.kind === 'word' && !words[to]!.after_break) to++
    pushRun(words, from, to, numberOf, runs)
    from = to
  }
}

function pushRun(
  words: readonly WrittenWord[],
  from: number,
  to: number,
  numberOf: (word: string) => number,
  runs: number[],
): void {
  let [first, last] = [from, to - 1]
  while (first < last && !isPhraseEnd(words[first]!)) first++
  while (last > first && !isPhraseEnd(words[last]!)) last--
  if (first === last) return
  for (let at = first; at <= last; at++) {
    const word = words[at]!
    const bits = (at === first ? BEGINS : 0) | (word.is_joined ? IS_JOINED : 0) | (isPhraseEnd(word) ? IS_END : 0)
    runs.push(numberOf(word.text) * 2 ** BITS + bits)
  }
}

/** The same word by another number. */
export const renumbered = (word: number, numbers: Uint32Array): number =>
  numbers[word >>> BITS]! * 2 ** BITS + (word & (2 ** BITS - 1))

/** What a phrase goes on with: a word, and whether it stands without a space before it. */
export type PhraseStep = { word: number; isJoined: boolean }
export const stepOf = (code: number): PhraseStep => ({ word: code >>> 1, isJoined: (code & 1) === 1 })

/**
 * Walks all beginnings of phrases in the runs from `from` up to `to`. A first word leads to the place of its number;
 * `go` goes on from there with the code of a next word (the hash is of all words so far), and a negative answer ends it
 * there; `take` is told of each place that is a whole phrase.
 */
export type PhraseWalk = {
  go: (place: number, code: number, hash: number) => number
  take: (place: number) => void
}

export function walkRuns(runs: Rows, row: number, { go, take }: PhraseWalk): void {
  const to = runs.end(row)
  for (let first = runs.start(row); first < to; first++) {
    const word = runs.values.at(first)
    if ((word & IS_END) === 0) continue
    let place = word >>> BITS
    let hash = mixed(0, place)
    const end = Math.min(first + PHRASE_WORDS, to)
    for (let last = first + 1; last < end; last++) {
      const next = runs.values.at(last)
      if ((next & BEGINS) !== 0) break
      const code = (next >>> BITS) * 2 + ((next & IS_JOINED) === 0 ? 0 : 1)
      hash = mixed(hash, code)
      place = go(place, code, hash)
      if (place < 0) break
      if ((next & IS_END) !== 0) take(place)
    }
  }
}

function mixed(hash: number, code: number): number {
  let one = Math.imul(hash ^ Math.imul(code, 0x9e3779b1), 0x85ebca6b)
  one ^= one >>> 15
  return Math.imul(one, 0xc2b2ae35) ^ (one >>> 13)
}
