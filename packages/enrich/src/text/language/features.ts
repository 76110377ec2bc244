import { HASHTAG, mix, RUN, type Scan, WORD } from '../tokens/scan.ts'

/** Hashes of the letters a text is written in: runs of one to four inside a word with its edges, and the word. */
export const MAX_FEATURES = 420
const MAX_GRAM = 5
const EDGE = 32

export function lettersOf({ text, count, kinds, starts, ends }: Scan, into: Int32Array): number {
  let size = 0
  for (let index = 0; index < count && size < MAX_FEATURES - 160; index++) {
    const kind = kinds[index]!
    if (kind === RUN) size = pairs(text, starts[index]!, Math.min(ends[index]!, starts[index]! + 40), into, size)
    else if (kind === WORD) size = grams(text, starts[index]!, Math.min(ends[index]!, starts[index]! + 24), into, size)
  }
  if (size > 0) return size
  for (let index = 0; index < count && size < MAX_FEATURES - 160; index++) {
    if (kinds[index] !== HASHTAG) continue
    size = grams(text, starts[index]! + 1, Math.min(ends[index]!, starts[index]! + 24), into, size)
  }
  return size
}

const isDigit = (code: number) => code >= 48 && code <= 57

const word = new Uint16Array(32)

/** One word with its edges; a letter drawn out is written twice. */
function grams(text: string, start: number, end: number, into: Int32Array, from: number): number {
  if (isDigit(text.charCodeAt(start)) || isLaughter(text, start, end)) return from
  let length = 0
  word[length++] = EDGE
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code !== word[length - 1] || code !== word[length - 2]) word[length++] = code
  }
  word[length++] = EDGE
  let size = from
  for (let at = 0; at < length - 1; at++) {
    let hash = 0x811c9dc5
    const last = Math.min(length, at + MAX_GRAM)
    for (let to = at; to < last; to++) {
      hash = Math.imul(hash ^ word[to]!, 0x01000193)
      if (to > at || word[to]! > 127) into[size++] = mix(hash)
    }
  }
  if (length > MAX_GRAM) {
    let hash = 0x1f351f35
    for (let at = 1; at < length - 1; at++) hash = Math.imul(hash ^ word[at]!, 0x01000193)
    into[size++] = mix(hash)
  }
  return size
}

/** Laughing is the same everywhere: "haha", "jajaja", "kkkk", "lol", and the "rt" of a repost. */
function isLaughter(text: string, start: number, end: number): boolean {
  const size = end - start
  if (size === 2 && text.charCodeAt(start) === 114 && text.charCodeAt(start + 1) === 116) return true
  if (size === 3 && text.startsWith('lol', start)) return true
  if (size < 4) return false
  const first = text.charCodeAt(start)
  const second = text.charCodeAt(start + 1)
  for (let at = start + 2; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code !== first && code !== second) return false
  }
  return true
}

function pairs(text: string, start: number, end: number, into: Int32Array, from: number): number {
  let size = from
  for (let at = start; at < end; at++) {
    const hash = Math.imul(0x811c9dc5 ^ text.charCodeAt(at), 0x01000193)
    into[size++] = mix(hash)
    if (at + 1 < end) into[size++] = mix(Math.imul(hash ^ text.charCodeAt(at + 1), 0x01000193))
  }
  return size
}
