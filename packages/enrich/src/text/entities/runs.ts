import twitter from 'twitter-text'
import { TLD_STARTS } from './tld-starts.ts'

/** An entity with UTF-16 offsets. `list` is the `/name` behind a mention of a list. */
export type Found = {
  kind: 'hashtag' | 'mention' | 'url' | 'cashtag'
  value: string
  list: string
  start: number
  end: number
}

/** Letters that are read at once, of which the last ones are only looked ahead at. */
const WINDOW = 512
const TAIL = 192
const BEFORE = 64
/** As long as the longest link that X makes. */
const MAX_RUN = 4200
const T_CO = 'https://t.co/'
const CANDIDATE = 1

/**
 * X's rules never reach across white space, so only the runs of other characters that hold a sign (`#`, `@`, a dot
 * before something a top-level domain may start with) are looked at; the reference library decides all but plain ones.
 */
export function foundIn(text: string): Found[] {
  const found: Found[] = []
  const length = text.length
  let start = 0
  while (start < length) {
    let end = start
    let flags = 0
    for (; end < length; end++) {
      const code = text.charCodeAt(end)
      if (code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code > 127 && isSpace(code)) break
      if (code === 35 || code === 64 || code === 0xff03 || code === 0xff20) flags = CANDIDATE
      else if (code === 46 && TLD_STARTS[text.charCodeAt(end + 1)] === 1) flags = CANDIDATE
    }
    if (flags === CANDIDATE && !plain(text, start, end, found)) referred(text, start, end, found)
    start = end + 1
  }
  return found
}

function plain(text: string, start: number, end: number, found: Found[]): boolean {
  const first = text.charCodeAt(start)
  if (first === 104 && text.startsWith(T_CO, start)) {
    const from = start + T_CO.length
    if (from === end || end - from > 40) return false
    for (let at = from; at < end; at++) if (!isAlphanumeric(text.charCodeAt(at))) return false
    found.push({ kind: 'url', value: text.slice(start, end), list: '', start, end })
    return true
  }
  if (first !== 35 && first !== 64) return false
  let at = start + 1
  let letters = 0
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 95 || (code >= 48 && code <= 57)) continue
    if (!isAlphanumeric(code)) break
    letters++
  }
  for (let rest = at; rest < end; rest++) if (!isEndPunctuation(text.charCodeAt(rest))) return false
  if (at === start + 1) return true
  if (first === 35) {
    if (letters > 0) found.push({ kind: 'hashtag', value: text.slice(start + 1, at), list: '', start, end: at })
    return true
  }
  if (at - start > 21) return false
  found.push({ kind: 'mention', value: text.slice(start + 1, at), list: '', start, end: at })
  return true
}

/**
 * The reference takes quadratic time on runs without a space, so a long one is read a window at a time. What reaches
 * into the last part of a window may go on behind it, and is read again with the next.
 */
function referred(text: string, from: number, to: number, found: Found[]): void {
  let start = from
  let size = WINDOW
  while (start < to) {
    const end = start + size < to ? atCodePoint(text, start + size) : to
    const read = readWindow(text, from, start, end)
    const sure = end === to ? to : end - TAIL
    const open = read.find((one) => one.end > sure)
    if (open && open.start === start && size < MAX_RUN) {
      size *= 2
      continue
    }
    for (const one of read) if (one.end <= sure || one.start === start) found.push(one)
    if (end === to) return
    start = !open ? atCodePoint(text, sure) : open.start === start ? open.end : open.start
    size = WINDOW
  }
}

/** With what stands before it: a sign is one or not by that. At the start of a text an accented letter is taken for it. */
function readWindow(text: string, from: number, start: number, end: number): Found[] {
  const base = start === from ? Math.max(0, from - 1) : atCodePoint(text, Math.max(from, start - BEFORE))
  const read: Found[] = []
  for (const one of twitter.extractEntitiesWithIndices(text.slice(base, end))) {
    const [first, last] = one.indices
    const place = { list: '', start: base + first, end: base + last }
    if (place.start < start) continue
    if ('hashtag' in one) read.push({ kind: 'hashtag', value: one.hashtag, ...place })
    else if ('url' in one) read.push({ kind: 'url', value: one.url, ...place })
    else if ('screenName' in one) {
      const list = 'listSlug' in one ? one.listSlug : ''
      read.push({ kind: 'mention', value: one.screenName, ...place, list })
    }
  }
  return read
}

/** Never between the two halves of one character. */
const atCodePoint = (text: string, at: number): number => (isLow(text.charCodeAt(at)) ? at - 1 : at)
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff

const isAlphanumeric = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

const isEndPunctuation = (code: number) =>
  code === 33 || code === 34 || code === 39 || code === 41 || code === 44 || code === 46 || code === 59 || code === 63

const isSpace = (code: number) =>
  code === 0x85 ||
  code === 0xa0 ||
  code === 0x1680 ||
  code === 0x180e ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000
