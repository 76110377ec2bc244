import { cover, draw, frame, loadWorld, widthInFrame, wordsOf } from '@starling/charts/files'
import { sectionOf } from '@starling/sections'
import { partsOf } from '../parts.ts'
import type { Report } from '../report.ts'
import { footOf, formatIn } from '../section-words.ts'
import { Paper } from './paper.ts'

/** Of what is drawn, before it is made to fit the page. */
const INNER = widthInFrame(860)

/** A page with what was asked and the summary, then each section as it is on the screen. */
export async function pdfOf(report: Report): Promise<Uint8Array> {
  const { say, shown, facts } = partsOf(report)
  const { asked, utc_offset_minutes, sentences, note, audiences, language } = report
  const paper = new Paper({ title: asked, language, made_at: report.asked_at, inner: INNER })
  const { measure } = paper
  paper.put(cover({ title: asked, facts, heading: say.t('Summary'), sentences, note }, INNER, measure))
  const world = await loadWorld()
  const words = wordsOf(say, audiences)
  for (const answer of shown) {
    const format = formatIn(answer.section, say, utc_offset_minutes)
    const drawing = draw(sectionOf(answer.section), answer.rows, { width: INNER, format, words, measure, world })
    paper.put(frame(drawing, footOf(answer, say, utc_offset_minutes), measure))
  }
  return paper.finish(asked)
}
