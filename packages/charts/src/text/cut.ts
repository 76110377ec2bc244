import type { Measure, TextStyle } from './style.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const ELLIPSIS = '…'

/** Controls, and marks that turn the direction of what follows: one in a name would scramble its neighbours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/g
/** A lone half of a pair is not text, and an SVG that holds one does not open. */
export const clean = (text: string): string => text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()

/** The longest beginning that fits, never through the middle of a letter or an emoji. */
export function cut(text: string, box: number, style: TextStyle, measure: Measure): string {
  if (fits(text, box, style, measure)) return text
  const parts = Array.from(graphemes.segment(text.slice(0, mostIn(box, style))), ({ segment }) => segment)
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (measure(parts.slice(0, middle).join('').trimEnd() + ELLIPSIS, style) <= box) low = middle
    else high = middle - 1
  }
  if (low > 0) return parts.slice(0, low).join('').trimEnd() + ELLIPSIS
  return measure(ELLIPSIS, style) <= box ? ELLIPSIS : ''
}
const MOST_LETTERS = 2_000

/** No line holds more letters: measuring takes its time, and what is too long is seen without it. */
const NARROWEST = 0.1
const mostIn = (box: number, { size }: TextStyle): number => Math.ceil(box / (size * NARROWEST)) + 1
const fits = (text: string, box: number, style: TextStyle, measure: Measure): boolean =>
  text.length <= mostIn(box, style) && measure(text, style) <= box

/** At most `lines` lines; the last is cut where there is more. */
export function wrap(text: string, box: number, lines: number, style: TextStyle, measure: Measure): string[] {
  const done: string[] = []
  let line = ''
  const parts = unbroken(text.slice(0, MOST_LETTERS))
  for (let at = 0; at < parts.length; at++) {
    if (done.length === lines - 1) {
      const rest = (line + parts.slice(at).join('')).trim()
      return [...done, cut(rest, box, style, measure)].filter((one) => one !== '')
    }
    const part = parts[at]!
    if (fits((line + part).trimEnd(), box, style, measure)) {
      line += part
      continue
    }
    if (line.trim() !== '') {
      done.push(line.trim())
      line = ''
      at--
      continue
    }
    // One word wider than the box: broken where it must be.
    const head = headOf(part, box, style, measure)
    done.push(head)
    parts[at] = part.slice(head.length)
    if (parts[at] !== '') at--
  }
  return line.trim() === '' ? done : [...done, line.trim()]
}

/** The longest beginning that fits, a letter at least: found by the widths of single letters, and then measured whole. */
function headOf(word: string, box: number, style: TextStyle, measure: Measure): string {
  const letters: string[] = []
  let wide = 0
  for (const { segment } of graphemes.segment(word.slice(0, mostIn(box, style)))) {
    wide += measure(segment, style)
    if (wide > box && letters.length > 0) break
    letters.push(segment)
  }
  while (letters.length > 1 && measure(letters.join(''), style) > box) letters.pop()
  return letters.join('')
}

/** No line begins with these, none ends with the others (the rules of Japanese typesetting hold in English, too). */
const CLOSING = /^[\s、。，．・：；？！）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ.,:;?!)\]}’”»…%]+$/
const OPENING = /[（［｛「『【〈《〔([{‘“«$€£¥￥₩₹₦]$/

/** Words, each with what must not be torn from it. */
function unbroken(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(text)) {
    const before = parts.at(-1)
    const clings = before !== undefined && before.trim() !== '' && (CLOSING.test(segment) || OPENING.test(before))
    if (clings) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts
}
