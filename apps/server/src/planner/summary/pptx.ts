import { assumptionLines, certaintyText, countText, rangeText } from '@starling/charts/scenario'
import type { Say } from '@starling/text/both'
import { type Deck, newDeck, type Slide } from '../../reports/index.ts'
import type { CampaignSummary, SummarizedScenario } from './summary.ts'
import { aboutScenario, audienceTable, type ToldTable, tellSummary } from './telling.ts'

/** 13.33 by 7.5 inches. */
const LAYOUT = 'LAYOUT_WIDE'
const EDGE = 0.6
const WIDTH = 13.33 - EDGE * 2
const TEXT = '14181f'
const MUTED = '566070'
const ACCENT = '0f766e'
const FONTS = { en: 'Calibri', ja: 'Yu Gothic' } as const

/** A slide of what it is, one of scenarios side by side, then two for each: figures, and a chart that can be edited. */
export async function summaryPptx(summary: CampaignSummary): Promise<Uint8Array> {
  const { say, team, title, facts, sentences, compared } = tellSummary(summary)
  const { language, scenarios } = summary
  const deck = newDeck()
  deck.layout = LAYOUT
  deck.title = `${team}: ${title}`
  deck.company = 'Starling'
  deck.theme = { headFontFace: FONTS[language], bodyFontFace: FONTS[language] }
  const first = deck.addSlide()
  first.addText('Starling', { x: EDGE, y: 0.5, w: WIDTH, h: 0.4, fontSize: 16, bold: true, color: ACCENT })
  first.addText(title, { x: EDGE, y: 1.3, w: WIDTH, h: 0.9, fontSize: 36, bold: true, color: TEXT })
  first.addText(facts.join('\n'), { x: EDGE, y: 2.2, w: WIDTH, h: 0.8, fontSize: 14, color: MUTED, valign: 'top' })
  const said = sentences.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 8 } }))
  first.addText(said, { x: EDGE, y: 3.3, w: WIDTH, h: 2.9, fontSize: 18, color: TEXT, valign: 'top', fit: 'shrink' })
  first.addText(certaintyText(say), { x: EDGE, y: 6.7, w: WIDTH, h: 0.4, fontSize: 11, color: MUTED })
  if (scenarios.length > 1) tableOn(named(deck, say.t('Scenarios side by side'), ''), compared)
  for (const one of scenarios) {
    const { name } = one
    tableOn(named(deck, name, aboutScenario(one, say)), audienceTable(one, say))
    reachOn(named(deck, `${name}: ${say.t('People reached')}`, aboutScenario(one, say)), one, say)
  }
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array
}

function named(deck: Deck, title: string, about: string): Slide {
  const slide = deck.addSlide()
  slide.addText(title, { x: EDGE, y: 0.4, w: WIDTH, h: 0.55, fontSize: 24, bold: true, color: TEXT, fit: 'shrink' })
  if (about !== '') slide.addText(about, { x: EDGE, y: 0.95, w: WIDTH, h: 0.4, fontSize: 12, color: MUTED })
  return slide
}

function tableOn(slide: Slide, { heads, rows }: ToldTable): void {
  slide.addTable(
    [heads, ...rows].map((cells, row) =>
      cells.map((text, at) => ({
        text,
        options: { bold: row === 0, ...(row === 0 || at === 0 ? { color: MUTED } : {}) },
      })),
    ),
    {
      ...{ x: EDGE, y: 1.5, w: WIDTH, fontSize: 11, color: TEXT, valign: 'middle' },
      border: { type: 'solid', pt: 0.5, color: 'e4e5e0' },
    },
  )
}

/** The middle as bars whose figures can be edited; the ranges, and what they rest on, stand in the notes. */
function reachOn(slide: Slide, { calculation }: SummarizedScenario, say: Say): void {
  const known = calculation.parts.flatMap(({ name, reach }) => (reach ? [{ name, reach }] : []))
  if (known.length > 0) {
    const series = {
      name: say.t('People reached'),
      labels: known.map(({ name }) => name),
      values: known.map(({ reach }) => reach.mid),
    }
    slide.addChart('bar', [series], {
      ...{ x: EDGE, y: 1.5, w: WIDTH, h: Math.min(3.2, 0.9 + known.length * 0.55) },
      barDir: 'bar',
      // The first at the top, as it is read; the types of the library know the other order alone.
      catAxisOrientation: 'maxMin' as 'minMax',
      valAxisHidden: true,
      valGridLine: { style: 'none' },
      showValue: true,
      dataLabelFormatCode: '#,##0',
      chartColors: [ACCENT],
    })
  }
  const rests = assumptionLines(calculation, say)
  const lines = [say.t('What this rests on'), ...rests].map((text, at) => ({
    text,
    options: { breakLine: true, ...(at === 0 ? { bold: true } : { bullet: true }) },
  }))
  if (rests.length > 0) {
    slide.addText(lines, { x: EDGE, y: 4.8, w: WIDTH, h: 2, fontSize: 12, color: TEXT, valign: 'top', fit: 'shrink' })
  }
  const ranges = known.map(({ name, reach }) => `${name}: ${rangeText(reach, (value) => countText(value, say), say)}`)
  slide.addNotes([...ranges, ...rests].join('\n'))
}
