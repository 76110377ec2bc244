import { clean, cut, type Drawing, lookOf, type Measure, paint } from '@starling/charts/files'
import type { Language } from '@starling/text/both'
import PDFDocument from 'pdfkit'
import { Letters } from './letters.ts'
import { PdfSurface } from './surface.ts'

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 }
const EDGE = 40
const BOTTOM = PAGE.height - 48
const FOOT_SIZE = 8

export type PaperOptions = {
  title: string
  language: Language
  made_at: Date
  /** Of what is drawn, before it is made to fit the page. */
  inner: number
}

/** A document of pages on which drawings stand under each other, each whole on one page. */
export class Paper {
  readonly measure: Measure
  readonly #doc: PDFKit.PDFDocument
  readonly #letters: Letters
  readonly #surface: PdfSurface
  readonly #look = { ...lookOf('theme', 'light'), family: 'sans-serif' }
  readonly #scale: number
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<unknown>
  #y = EDGE

  constructor({ title, language, made_at, inner }: PaperOptions) {
    const info = { Title: title, Creator: 'Starling', CreationDate: made_at }
    this.#doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: language, displayTitle: true, info })
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => this.#doc.on('end', resolve).on('error', reject))
    this.#letters = new Letters(this.#doc)
    this.#surface = new PdfSurface(this.#doc, this.#letters)
    this.#scale = (PAGE.width - EDGE * 2) / inner
    this.measure = this.#letters.measure
  }

  /** In the middle of the page, under what is there; on the next page where it finds no room. */
  put(drawing: Drawing): void {
    // One that is longer than a page is made smaller, never cut.
    const scale = Math.min(this.#scale, (BOTTOM - EDGE) / drawing.height)
    if (this.#y > EDGE && this.#y + drawing.height * scale > BOTTOM) this.turn()
    if (drawing.title !== '') this.#doc.outline.addItem(drawing.title)
    this.#doc
      .save()
      .translate((PAGE.width - drawing.width * this.#scale) / 2, this.#y)
      .scale(scale)
    paint(this.#surface, drawing, this.#look)
    this.#doc.restore()
    this.#y += drawing.height * scale
  }

  turn(): void {
    this.#doc.addPage()
    this.#y = EDGE
  }

  /** At the foot of every page stands what it is about, and which page of how many. */
  async finish(foot: string): Promise<Uint8Array> {
    const { count } = this.#doc.bufferedPageRange()
    const text = cut(clean(foot), PAGE.width - EDGE * 2 - 60, { size: FOOT_SIZE, weight: 400 }, this.measure)
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page)
      const surface = new PdfSurface(this.#doc, this.#letters)
      surface.font = `400 ${FOOT_SIZE}px sans-serif`
      surface.fillStyle = lookOf('theme', 'light').palette.faint
      surface.fillText(text, EDGE, PAGE.height - 24)
      surface.textAlign = 'right'
      surface.fillText(`${page + 1} / ${count}`, PAGE.width - EDGE, PAGE.height - 24)
    }
    this.#doc.end()
    await this.#ended
    return Buffer.concat(this.#chunks)
  }
}
