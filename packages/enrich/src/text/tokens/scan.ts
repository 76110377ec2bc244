import { CLASS, DENSE, DIGIT, HIGH, JOINER, LETTER, PICTURE } from './char-class.ts'
import { emoticonAt } from './emoticons.ts'
import { fold } from './fold.ts'

export const WORD = 1
export const HASHTAG = 2
export const MENTION = 3
export const LINK = 4
export const EMOJI = 5
/** A run of a script without spaces; the tokens of it are its pairs. */
export const RUN = 6
export const EMOTICON = 7
/** A mark that ends or stresses a sentence: one or more of ! ? . , ; : and their CJK forms. */
export const MARK = 8

/** The tokens of one text as columns, filled anew by each `scan`. Offsets are into `text`, which is folded. */
export type Scan = {
  source: string
  text: string
  count: number
  kinds: Uint8Array
  starts: Int32Array
  ends: Int32Array
  hashes: Int32Array
}

const FIRST_CAPACITY = 4096
const columns = (size: number) => ({
  kinds: new Uint8Array(size),
  starts: new Int32Array(size),
  ends: new Int32Array(size),
  hashes: new Int32Array(size),
})
const found: Scan = { source: '', text: '', count: 0, ...columns(FIRST_CAPACITY) }

const SEED = 0x811c9dc5
const PRIME = 0x01000193
/** Spreads what FNV leaves in the low bits, so that any number of bits can be taken. */
export function mix(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = SEED
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return mix(hash)
}

function push(kind: number, start: number, end: number): void {
  const { count } = found
  found.kinds[count] = kind
  found.starts[count] = start
  found.ends[count] = end
  found.hashes[count] = hashOf(found.text, start, end)
  found.count = count + 1
}

/** The answer is one object used again and again: read it before the next call. */
export function scan(source: string): Scan {
  const text = fold(source)
  const { length } = text
  if (length > found.kinds.length) Object.assign(found, columns(length * 2))
  found.source = source
  found.text = text
  found.count = 0
  let at = 0
  while (at < length) {
    const code = text.charCodeAt(at)
    const kind = CLASS[code]!
    if (code === 32) at++
    else if (kind === LETTER || kind === DIGIT) at = word(text, at)
    else if (kind === DENSE) at = run(text, at)
    else if (code === 35 || code === 64) at = tag(text, at, code === 35 ? HASHTAG : MENTION)
    else if (kind === HIGH || kind === PICTURE) at = picture(text, at)
    else at = sign(text, at, code)
  }
  return found
}

function word(text: string, start: number): number {
  if (text.charCodeAt(start) === 104 && (text.startsWith('http://', start) || text.startsWith('https://', start))) {
    return link(text, start)
  }
  if (text.charCodeAt(start) === 119 && text.startsWith('www.', start)) return link(text, start)
  const emoticon = emoticonAt(text, start)
  if (emoticon > start) {
    push(EMOTICON, start, emoticon)
    return emoticon
  }
  let at = start + 1
  for (; at < text.length; at++) {
    const kind = CLASS[text.charCodeAt(at)]!
    if (kind === LETTER || kind === DIGIT) continue
    // An apostrophe belongs to the word it stands inside of.
    if (kind === JOINER && CLASS[text.charCodeAt(at + 1)] === LETTER && text.charCodeAt(at) !== 0x200d) continue
    break
  }
  push(WORD, start, at)
  return at
}

function run(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && CLASS[text.charCodeAt(at)] === DENSE) at++
  push(RUN, start, at)
  return at
}

function link(text: string, start: number): number {
  let at = start
  while (at < text.length && text.charCodeAt(at) > 32 && text.charCodeAt(at) < 127) at++
  push(LINK, start, at)
  return at
}

function tag(text: string, start: number, kind: number): number {
  let at = start + 1
  for (; at < text.length; at++) {
    const one = CLASS[text.charCodeAt(at)]!
    if (one !== LETTER && one !== DIGIT && (one !== DENSE || kind === MENTION)) break
  }
  if (at > start + 1) push(kind, start, at)
  return at
}

const isSkinTone = (text: string, at: number) =>
  text.charCodeAt(at) === 0xd83c && text.charCodeAt(at + 1) >= 0xdffb && text.charCodeAt(at + 1) <= 0xdfff
const isRegional = (text: string, at: number) =>
  text.charCodeAt(at) === 0xd83c && text.charCodeAt(at + 1) >= 0xdde6 && text.charCodeAt(at + 1) <= 0xddff

/** One emoji with its skin tone, joined parts and flags; the hash is of the first part, so that tones are one. */
function picture(text: string, start: number): number {
  const high = text.charCodeAt(start)
  const width = CLASS[high] === HIGH ? 2 : 1
  if (width === 2 && (high < 0xd83c || high > 0xd83e)) {
    // Letters outside the first plane: rare ideographs and old scripts.
    push(WORD, start, start + 2)
    return start + 2
  }
  let at = start + width
  if (isRegional(text, start) && isRegional(text, at)) at += 2
  push(EMOJI, start, at)
  for (;;) {
    const code = text.charCodeAt(at)
    if (code === 0xfe0f || code === 0xfe0e) at++
    else if (isSkinTone(text, at)) at += 2
    else if (code === 0x200d && at + 1 < text.length) at += CLASS[text.charCodeAt(at + 1)] === HIGH ? 3 : 2
    else break
  }
  return at
}

function sign(text: string, start: number, code: number): number {
  const emoticon = emoticonAt(text, start)
  if (emoticon > start) {
    push(EMOTICON, start, emoticon)
    return emoticon
  }
  if (!isMark(code)) return start + 1
  let at = start + 1
  while (at < text.length && isMark(text.charCodeAt(at))) at++
  push(MARK, start, at)
  return at
}

const isMark = (code: number) =>
  code === 33 ||
  code === 63 ||
  code === 46 ||
  code === 44 ||
  code === 59 ||
  code === 58 ||
  code === 0x3001 ||
  code === 0x3002 ||
  code === 0x2026 ||
  code === 0x61f ||
  code === 0x60c ||
  code === 0xbf ||
  code === 0xa1
