import { HASHTAG, hashOf, LINK, MARK, MENTION, mix, RUN, type Scan, WORD } from '../tokens/scan.ts'
import { isNegator } from './negators.ts'

/** Hashes of what a text is made of; words and what stands for them first, character n-grams after. */
export type Features = {
  hashes: Int32Array
  words: number
  count: number
  /** The tokens in order, each as one hash: what a person would read. */
  units: Int32Array
  size: number
}

const NEGATED = 0x5bd1e995
const PAIR = 0x1b873593
const TRIPLE = 0x3243f6a9
const LETTERS = 0x7feb352d
const USER = hashOf('@user')
const WEB = hashOf('http')
const STRETCHED = hashOf('~stretched')
/** A negation reaches this many words, or to the next mark. */
const REACH = 4
const MIN_GRAM = 2
const MAX_GRAM = 5
/** Longer posts are judged by their beginning: X shows no more of them before "show more". */
const MAX_LETTERS = 600

const made: Features = { hashes: new Int32Array(16384), words: 0, count: 0, units: new Int32Array(512), size: 0 }
const letters = new Uint16Array(MAX_LETTERS * 2 + 64)

/** The answer is one object used again and again: read it before the next call. */
export function featuresOf(scan: Scan): Features {
  made.count = 0
  const { hashes, units } = made
  const size = Math.min(scan.count, 400)
  made.size = size
  let reach = 0
  let length = 0
  letters[length++] = 32
  for (let index = 0; index < size; index++) {
    const kind = scan.kinds[index]!
    const start = scan.starts[index]!
    const end = scan.ends[index]!
    let unit = scan.hashes[index]!
    if (kind === MENTION) unit = USER
    else if (kind === LINK) unit = WEB
    else if (kind === WORD || kind === HASHTAG) {
      const squeezed = squeeze(scan.text, kind === HASHTAG ? start + 1 : start, end)
      if (squeezed !== 0) {
        unit = squeezed
        hashes[made.count++] = STRETCHED
      } else if (kind === HASHTAG) {
        hashes[made.count++] = unit
        unit = hashOf(scan.text, start + 1, end)
      }
    }
    if (length < MAX_LETTERS) length = spell(scan, kind, start, end, length)
    if (kind === RUN) {
      for (let at = start; at < end && made.count < 2000; at++) {
        hashes[made.count++] = hashOf(scan.text, at, Math.min(end, at + 2))
      }
    }
    hashes[made.count++] = reach > 0 && kind === WORD ? mix(unit ^ NEGATED) : unit
    units[index] = unit
    if (kind === MARK) reach = 0
    else if (kind === WORD && isNegator(unit)) reach = REACH + 1
    if (reach > 0) reach--
  }
  for (let at = 1; at < size; at++) {
    const pair = mix(Math.imul(units[at - 1]!, PAIR) ^ units[at]!)
    hashes[made.count++] = pair
    if (at > 1) hashes[made.count++] = mix(Math.imul(units[at - 2]!, TRIPLE) ^ pair)
  }
  made.words = made.count
  grams(length)
  return made
}

/** Writes what a token looks like for the character n-grams: one space between tokens, one letter for a handle. */
function spell({ text }: Scan, kind: number, start: number, end: number, length: number): number {
  let to = length
  if (kind === MENTION) letters[to++] = 64
  else if (kind === LINK) letters[to++] = 47
  else {
    const last = Math.min(end, start + 60)
    for (let at = start; at < last; at++) {
      const code = text.charCodeAt(at)
      if (at - start > 1 && code === letters[to - 1] && code === letters[to - 2]) continue
      letters[to++] = code
    }
  }
  letters[to++] = 32
  return to
}

function grams(length: number): void {
  const { hashes } = made
  let { count } = made
  for (let at = 0; at < length; at++) {
    let hash = LETTERS
    const last = Math.min(length, at + MAX_GRAM)
    for (let to = at; to < last; to++) {
      hash = Math.imul(hash ^ letters[to]!, 0x01000193)
      if (to - at + 1 >= MIN_GRAM) hashes[count++] = mix(hash)
    }
  }
  made.count = count
}

/** The hash of a word whose letters are drawn out ("sooo" -> "soo"), or 0 when none is. */
function squeeze(text: string, start: number, end: number): number {
  let stretched = false
  for (let at = start + 2; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === text.charCodeAt(at - 1) && code === text.charCodeAt(at - 2) && (code < 48 || code > 57)) {
      stretched = true
      break
    }
  }
  if (!stretched) return 0
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (at - start > 1 && code === text.charCodeAt(at - 1) && code === text.charCodeAt(at - 2)) continue
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return mix(hash)
}
