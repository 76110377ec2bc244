import { createRequire } from 'node:module'
import type { Measure } from '@starling/charts/files'

type Doc = PDFKit.PDFDocument
type Style = { weight: number; size: number }
type Font = { name: string; file: string; features?: PDFKit.Mixins.OpenTypeFeatures[] }
export type Run = { text: string; font: string; width: number; features?: PDFKit.Mixins.OpenTypeFeatures[] }
/** What a document knows of the font it writes in. */
type Current = { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } }

const HEAVY = 600
/** Letters of most languages of the network; then those that the others do not have. */
const REGULAR: Font = { name: 'regular', file: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf' }
const BOLD: Font = { name: 'bold', file: '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf' }
const ARABIC: Font = {
  name: 'arabic',
  file: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  // Without it words stand in reverse order.
  features: ['rlig'],
}
const EMOJI: Font = { name: 'emoji', file: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf' }
/** They change the look of the letter before them, and have none themselves. */
const INVISIBLE = /[\ufe0e\ufe0f\u200d]/gu
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const EM = 100
const MOST_KNOWN = 20_000

/** The fonts of a document: none has all letters, so each takes what it has. */
export class Letters {
  readonly #doc: Doc
  readonly #known = new Map<string, Run[]>()

  constructor(doc: Doc) {
    this.#doc = doc
    const { resolve } = createRequire(import.meta.url)
    for (const { name, file } of [REGULAR, BOLD, ARABIC, EMOJI]) doc.registerFont(name, resolve(file))
  }

  use(font: string, size: number): void {
    this.#doc.font(font).fontSize(size)
  }

  /** As wide as it is written. */
  readonly measure: Measure = (text, { size, weight }) =>
    this.runsOf(text, { size, weight }).reduce((sum, { width }) => sum + width, 0)

  /** Pieces of one font each, as wide as they are in this size. */
  runsOf(text: string, { weight, size }: Style): Run[] {
    const base = weight >= HEAVY ? BOLD : REGULAR
    const key = `${base.name}\n${text}`
    let runs = this.#known.get(key)
    if (!runs) {
      if (this.#known.size > MOST_KNOWN) this.#known.clear()
      runs = this.#cut(text, base)
      this.#known.set(key, runs)
    }
    return runs.map((run) => ({ ...run, width: (run.width / EM) * size }))
  }

  #cut(text: string, base: Font): Run[] {
    const pieces: { font: Font; text: string }[] = []
    for (const { segment } of graphemes.segment(text)) {
      const letter = segment.replace(INVISIBLE, '')
      const last = pieces.at(-1)
      // A blank belongs to what stands before it: words of one script stay together.
      const font = last && letter.trim() === '' ? last.font : this.#fontOf(letter, base)
      if (last?.font === font) last.text += letter
      else pieces.push({ font, text: letter })
    }
    return pieces.map(({ font: { name, features }, text: piece }) => {
      this.use(name, EM)
      const width = this.#doc.widthOfString(piece, features && { features })
      return { text: piece, font: name, width, ...(features && { features }) }
    })
  }

  #fontOf(letter: string, base: Font): Font {
    const points = Array.from(letter, (one) => one.codePointAt(0)!)
    return [base, ARABIC, EMOJI].find((font) => this.#has(font, points)) ?? base
  }

  #has({ name }: Font, points: readonly number[]): boolean {
    this.#doc.font(name)
    const { font } = (this.#doc as unknown as Current)._font
    return points.every((point) => font.hasGlyphForCodePoint(point))
  }
}
