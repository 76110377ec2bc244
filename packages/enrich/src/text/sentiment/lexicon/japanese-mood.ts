import { hashOf } from '../../tokens/scan.ts'
import { BOOSTED_BEFORE, JAPANESE_LEXICON, JAPANESE_STARTS, LONGEST, NEGATED_BEHIND } from './lexicon.ts'
import { note, noteNegation } from './mood.ts'

const TURNED = -0.8
const BOOSTED = 1.4
/** Between a word and what negates it there is an ending of a few letters at most: 好き(じゃない), 楽し(くは)(ない). */
const ENDING = 3

/** Finds the words of mood in a run without spaces: at each place the longest that is known. */
export function japaneseMood(text: string, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    if (JAPANESE_STARTS[text.charCodeAt(at)] !== 1) continue
    for (let size = Math.min(LONGEST.word, end - at); size > 0; size--) {
      const value = JAPANESE_LEXICON.get(hashOf(text, at, at + size))
      if (value === undefined) continue
      if (value !== 0) {
        const turned = isNegated(text, at + size, end)
        if (turned) noteNegation()
        note(value * (turned ? TURNED : 1) * (isBoosted(text, start, at) ? BOOSTED : 1))
      }
      at += size - 1
      break
    }
  }
}

function isNegated(text: string, from: number, end: number): boolean {
  for (let skip = 0; skip <= ENDING; skip++) {
    const left = Math.min(LONGEST.negation, end - from - skip)
    for (let size = left; size > 0; size--) {
      // A single letter turns only right behind the stem: 楽しめ(ず), not any ず nearby.
      if (size === 1 && skip > 1) continue
      if (NEGATED_BEHIND.has(text.slice(from + skip, from + skip + size))) return true
    }
  }
  return false
}

function isBoosted(text: string, start: number, at: number): boolean {
  for (let size = Math.min(LONGEST.booster, at - start); size > 0; size--) {
    if (BOOSTED_BEFORE.has(text.slice(at - size, at))) return true
  }
  return false
}
