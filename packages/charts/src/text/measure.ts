import type { Measure } from './style.ts'

/** Widths of Inter from the space on, in hundredths of its size; digits as wide as in tables. */
const LATIN =
  '28 29 47 63 64 98 64 30 36 36 50 66 29 46 29 36 65 65 65 65 65 65 65 65 65 65 29 30 66 66 66 51 97 69 65 73 72 60 59 75 74 27 57 67 57 90 75 76 64 76 64 64 65 74 69 99 68 68 63 36 36 36 47 46 32 56 61 57 61 58 37 61 59 24 24 55 24 88 59 60 61 61 38 53 33 59 56 82 55 56 55 43 33 43 66'
    .split(' ')
    .map((width) => Number(width) / 100)
const OTHER = 0.68
const WIDE = 1
const EMOJI = 1.38
/** Bold letters are up to this much wider. */
const BOLDER = 0.05

/** In tables a star and a hyphen are as wide as a digit. */
const WIDENED = 0.19

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const IS_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const IS_WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u
const IS_LATIN = /^[ -~]*$/

/** Where there is no page to ask: a table of widths. */
export const measureByTable: Measure = (text, { size, weight, tabular }) => {
  let em = 0
  if (IS_LATIN.test(text)) for (let at = 0; at < text.length; at++) em += LATIN[text.charCodeAt(at) - 32]!
  else for (const { segment } of graphemes.segment(text)) em += widthOf(segment)
  if (tabular) em += WIDENED * (text.match(/[*-]/g)?.length ?? 0)
  return em * size * (weight > 500 ? 1 + BOLDER : 1)
}

function widthOf(letter: string): number {
  if (IS_LATIN.test(letter)) return LATIN[letter.charCodeAt(0) - 32] ?? 0
  if (IS_EMOJI.test(letter)) return EMOJI
  return IS_WIDE.test(letter) ? WIDE : OTHER
}
