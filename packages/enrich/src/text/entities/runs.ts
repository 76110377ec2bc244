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

const MAX_FOREIGN_RUN = 400
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

function referred(text: string, from: number, to: number, found: Found[]): void {
  for (let start = from; start < to; ) {
    const end = pieceEnd(text, start, to)
    // With the space before it: at the start of a text the rules take an accented letter for what precedes a link.
    const base = start === 0 ? 0 : start - 1
    for (const one of twitter.extractEntitiesWithIndices(text.slice(base, end))) {
      const [first, last] = one.indices
      const place = { list: '', start: base + first, end: base + last }
      if ('hashtag' in one) found.push({ kind: 'hashtag', value: one.hashtag, ...place })
      else if ('url' in one) found.push({ kind: 'url', value: one.url, ...place })
      else if ('screenName' in one) {
        const list = 'listSlug' in one ? one.listSlug : ''
        found.push({ kind: 'mention', value: one.screenName, ...place, list })
      }
    }
    start = end
  }
}

/** The reference takes quadratic time on runs without a space, so a flood is cut: after something no link is made of. */
function pieceEnd(text: string, start: number, end: number): number {
  if (end - start <= MAX_FOREIGN_RUN) return end
  const last = Math.min(end, start + MAX_RUN)
  let cut = -1
  for (let at = start; at < last; at++) {
    if (text.charCodeAt(at) > 127) cut = at + 1
    if (cut > 0 && at - start >= MAX_FOREIGN_RUN) return cut
  }
  return last
}

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
