import { cover, widthInFrame } from '@starling/charts/files'
import {
  assumptionLines,
  certaintyText,
  drawBudgetCurve,
  drawCalendar,
  drawList,
  drawReach,
  drawTable,
  titled,
} from '@starling/charts/scenario'
import { Paper } from '../../reports/index.ts'
import type { CampaignSummary } from './summary.ts'
import { aboutScenario, audienceTable, tellSummary } from './telling.ts'

/** Of what is drawn, before it is made to fit the page. */
const INNER = widthInFrame(860)

/** Scenarios side by side, then each by its audiences and days, with what it stands on. */
export async function summaryPdf(summary: CampaignSummary): Promise<Uint8Array> {
  const { say, team, title, facts, sentences, compared } = tellSummary(summary)
  const { language, made_at, scenarios } = summary
  const paper = new Paper({ title: `${team}: ${title}`, language, made_at, inner: INNER })
  const { measure } = paper
  const look = { width: INNER, say, measure }
  paper.put(cover({ title, facts, heading: say.t('Summary'), sentences, note: certaintyText(say) }, INNER, measure))
  if (scenarios.length > 1) {
    const beside = { title: say.t('Scenarios side by side'), description: '' }
    paper.put(titled(drawTable({ ...beside, ...compared }, INNER, measure), measure))
    const rows = scenarios.map(({ name, calculation }) => ({
      name,
      reach: calculation.total.reach,
    }))
    paper.put(titled(drawReach(rows, look), measure))
  }
  for (const one of scenarios) {
    const { name, calculation } = one
    if (scenarios.length > 1) paper.turn()
    const named = { title: name, description: aboutScenario(one, say) }
    paper.put(titled(drawTable({ ...named, ...audienceTable(one, say) }, INNER, measure), measure))
    const parts = calculation.parts.map(({ name, reach }) => ({ name, reach }))
    if (parts.length > 0) paper.put(titled(drawReach(parts, look), measure))
    paper.put(titled(drawCalendar(calculation, look), measure))
    if (calculation.curve.length > 0) paper.put(titled(drawBudgetCurve(calculation, look), measure))
    const items = assumptionLines(calculation, say)
    const assumed = { title: say.t('What this rests on'), description: '', items }
    if (items.length > 0) paper.put(titled(drawList(assumed, INNER, measure), measure))
  }
  return paper.finish(`${team} · ${title}`)
}
