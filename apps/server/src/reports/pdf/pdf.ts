import {
  clean,
  cover,
  cut,
  type Drawing,
  draw,
  frame,
  loadWorld,
  lookOf,
  paint,
  widthInFrame,
  wordsOf,
} from '@starling/charts/files'
import { sectionOf } from '@starling/sections'
import PDFDocument from 'pdfkit'
import { partsOf } from '../parts.ts'
import type { Report } from '../report.ts'
import { footOf, formatIn } from '../section-words.ts'
import { Letters } from './letters.ts'
import { PdfSurface } from './surface.ts'

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 }
const EDGE = 40
const BOTTOM = PAGE.height - 48
/** Of what is drawn, before it is made to fit the page. */
const WIDTH = 860
const INNER = widthInFrame(WIDTH)
const SCALE = (PAGE.width - EDGE * 2) / INNER
const FOOT_SIZE = 8

/** A page with what was asked and the summary, then each section as it is on the screen. */
export async function pdfOf(report: Report): Promise<Uint8Array> {
  const { say, shown, facts } = partsOf(report)
  const { asked, utc_offset_minutes, sentences, note, audiences, language } = report
  const info = { Title: asked, Creator: 'Starling', CreationDate: report.asked_at }
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: language, displayTitle: true, info })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))

  const letters = new Letters(doc)
  const surface = new PdfSurface(doc, letters)
  const look = { ...lookOf('theme', 'light'), family: 'sans-serif' }
  let y = EDGE
  const put = (drawing: Drawing, x: number) => {
    // One that is longer than a page is made smaller, never cut.
    const scale = Math.min(SCALE, (BOTTOM - EDGE) / drawing.height)
    if (y > EDGE && y + drawing.height * scale > BOTTOM) {
      doc.addPage()
      y = EDGE
    }
    doc.outline.addItem(drawing.title)
    doc.save().translate(x, y).scale(scale)
    paint(surface, drawing, look)
    doc.restore()
    y += drawing.height * scale
  }

  put(cover({ title: asked, facts, heading: say.t('Summary'), sentences, note }, INNER, letters.measure), EDGE)
  const world = await loadWorld()
  const words = wordsOf(say, audiences)
  for (const answer of shown) {
    const format = formatIn(answer.section, say, utc_offset_minutes)
    const options = { width: INNER, format, words, measure: letters.measure, world }
    const drawing = draw(sectionOf(answer.section), answer.rows, options)
    put(frame(drawing, footOf(answer, say, utc_offset_minutes), letters.measure), (PAGE.width - WIDTH * SCALE) / 2)
  }
  number(doc, letters, asked)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** At the foot of every page: what was asked, and which page of how many. */
function number(doc: PDFKit.PDFDocument, letters: Letters, asked: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const surface = new PdfSurface(doc, letters)
    surface.font = `400 ${FOOT_SIZE}px sans-serif`
    surface.fillStyle = lookOf('theme', 'light').palette.faint
    surface.fillText(shortened(asked, letters), EDGE, PAGE.height - 24)
    surface.textAlign = 'right'
    surface.fillText(`${page + 1} / ${count}`, PAGE.width - EDGE, PAGE.height - 24)
  }
}

const shortened = (text: string, letters: Letters): string =>
  cut(clean(text), PAGE.width - EDGE * 2 - 60, { size: FOOT_SIZE, weight: 400 }, letters.measure)
