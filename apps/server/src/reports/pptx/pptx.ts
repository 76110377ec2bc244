import { sectionOf } from '@starling/sections'
import type { Format } from '@starling/sections/cells'
import { partsOf } from '../parts.ts'
import type { Report } from '../report.ts'
import { footOf, formatIn } from '../section-words.ts'
import { chartOf } from './chart.ts'
import { type Deck, newDeck, type Slide } from './deck.ts'
import { tableOn } from './table.ts'

/** 13.33 by 7.5 inches. */
const LAYOUT = 'LAYOUT_WIDE'
const EDGE = 0.6
const WIDTH = 13.33 - EDGE * 2
const TEXT = '14181f'
const MUTED = '566070'
const ACCENT = '0f766e'

/** A slide with what was asked, one with the summary, then a slide a section: charts and tables that can be edited. */
export async function pptxOf(report: Report): Promise<Uint8Array> {
  const { say, shown, facts } = partsOf(report)
  const { asked, sentences, note, utc_offset_minutes, language } = report
  const deck = newDeck()
  deck.layout = LAYOUT
  deck.title = asked
  deck.company = 'Starling'
  deck.theme = { headFontFace: FONTS[language], bodyFontFace: FONTS[language] }

  const first = deck.addSlide()
  first.addText('Starling', { x: EDGE, y: 0.5, w: WIDTH, h: 0.4, fontSize: 16, bold: true, color: ACCENT })
  first.addText(asked, {
    x: EDGE,
    y: 2.1,
    w: WIDTH,
    h: 2.2,
    fontSize: 32,
    bold: true,
    color: TEXT,
    fit: 'shrink',
    valign: 'top',
  })
  first.addText(facts.join('\n'), {
    x: EDGE,
    y: 5.2,
    w: WIDTH,
    h: 1.6,
    fontSize: 13,
    color: MUTED,
    valign: 'top',
    fit: 'shrink',
  })

  if (sentences.length > 0) {
    const slide = titled(deck, say.t('Summary'))
    const paragraphs = sentences.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 10 } }))
    slide.addText(paragraphs, {
      x: EDGE,
      y: 1.3,
      w: WIDTH,
      h: 5,
      fontSize: 18,
      color: TEXT,
      valign: 'top',
      fit: 'shrink',
    })
    if (note !== null) slide.addText(note, { x: EDGE, y: 6.7, w: WIDTH, h: 0.4, fontSize: 11, color: MUTED })
  }

  for (const answer of shown) {
    const section = sectionOf(answer.section)
    const slide = titled(deck, say.t(section.title))
    slide.addText(say.t(section.meaning), { x: EDGE, y: 0.95, w: WIDTH, h: 0.4, fontSize: 12, color: MUTED })
    const format: Format = formatIn(answer.section, say, utc_offset_minutes)
    const place = { x: EDGE, y: 1.5, w: WIDTH, h: 5.1 }
    if (!chartOf(slide, answer, { say, format, place })) tableOn(slide, answer, { say, format, place })
    const { base, baseline, as_of, source } = footOf(answer, say, utc_offset_minutes)
    const foot = [base, baseline, as_of, source].filter((part) => part !== null).join('  ·  ')
    slide.addText(foot, { x: EDGE, y: 6.85, w: WIDTH, h: 0.35, fontSize: 10, color: MUTED, fit: 'shrink' })
  }
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array
}

/** Those that PowerPoint brings along. */
const FONTS = { en: 'Calibri', ja: 'Yu Gothic' } as const

function titled(deck: Deck, title: string): Slide {
  const slide = deck.addSlide()
  slide.addText(title, { x: EDGE, y: 0.4, w: WIDTH, h: 0.55, fontSize: 24, bold: true, color: TEXT, fit: 'shrink' })
  return slide
}
