import { HASHTAG, hashOf, LINK, mix, RUN, type Scan, WORD } from '../tokens/scan.ts'

/** Hashes of the letters a text is written in: runs of two to five inside a word with its edges, and the word. */
export const MAX_FEATURES = 560
const ROOM = 140
const MAX_GRAM = 5
const EDGE = 32

/** Two small words in a row ("no me", "de la") are telling. */
const SMALL = 4
const PAIR = 0x1b873593
/** Countries whose links are mostly read in one language; the endings that link shorteners bought are left out. */
const ENDINGS = new Set(
  'de at fr es mx ar nl it pt br pl se dk no fi ro hu cz sk si hr ee is tr id vn uk au'.split(' '),
)
const HINTS = 4

export function lettersOf({ text, count, kinds, starts, ends, hashes }: Scan, into: Int32Array): number {
  let size = 0
  let before = -1
  for (let index = 0; index < count && size < MAX_FEATURES - ROOM; index++) {
    const kind = kinds[index]!
    const start = starts[index]!
    const end = ends[index]!
    if (kind === RUN) size = pairs(text, start, Math.min(end, start + 40), into, size)
    else if (kind === WORD) {
      size = grams(text, start, Math.min(end, start + 24), into, size)
      const small = end - start <= SMALL
      if (small && before >= 0) into[size++] = mix(Math.imul(hashes[before]!, PAIR) ^ hashes[index]!)
      before = small ? index : -1
    }
  }
  for (let index = 0; index < count && size < MAX_FEATURES - ROOM; index++) {
    if (kinds[index] === LINK) size = linkWords(text, starts[index]!, ends[index]!, into, size)
    else if (kinds[index] === HASHTAG && size === 0) {
      size = grams(text, starts[index]! + 1, Math.min(ends[index]!, starts[index]! + 24), into, size)
    }
  }
  return size
}

/** A link that is spelled out ("/what-to-do-in-paris") is read like a text; where it leads to is a hint beside one. */
function linkWords(text: string, start: number, end: number, into: Int32Array, from: number): number {
  const host = text.indexOf('//', start) + 2
  let size = from
  let path = text.indexOf('/', host)
  if (path < 0 || path > end) path = end
  const ending = text.slice(path - 2, path)
  for (let hint = 0; hint < HINTS && from > 0 && ENDINGS.has(ending); hint++) into[size++] = hashOf(`.${ending}`)
  if (!isWordy(text, path, end)) return size
  for (let at = path; at < end && size < MAX_FEATURES - ROOM; at++) {
    let last = at
    while (last < end && isLetter(text.charCodeAt(last))) last++
    if (last - at > 1) size = grams(text, at, Math.min(last, at + 24), into, size)
    at = last
  }
  return size
}

/** Ids have a hyphen or two at most. */
export const isWordy = (text: string, start: number, end: number) => text.slice(start, end).split('-').length > 3

const isLetter = (code: number) => code >= 97 && code <= 122
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
  if (size === 2 && text.startsWith('ha', start)) return true
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
