import { COMPARISONS } from '@starling/question'
import { SECTION_IDS, type SectionId } from '@starling/sections'
import type { PanelView, View } from './analysis.ts'

const PREFIX = 's.'

/** `s.top_accounts=table,wide,count,JP`: how a section is looked at, where that is not its own way. */
export function writePanels(search: URLSearchParams, panels: View['panels']): void {
  for (const id of SECTION_IDS) {
    const words = wordsOf(panels[id] ?? {})
    if (words.length > 0) search.set(PREFIX + id, words.join(','))
  }
}

function wordsOf({ as_table, wide, order, baseline, comparison }: PanelView): string[] {
  return [as_table && 'table', wide && 'wide', order, baseline, comparison].filter((word) => typeof word === 'string')
}

export function readPanels(search: URLSearchParams): View['panels'] {
  const panels: Partial<Record<SectionId, PanelView>> = {}
  for (const id of SECTION_IDS) {
    const view = panelOf((search.get(PREFIX + id) ?? '').split(','))
    if (Object.keys(view).length > 0) panels[id] = view
  }
  return panels
}

function panelOf(words: readonly string[]): PanelView {
  const order = words.find((word) => word === 'count' || word === 'lift')
  const baseline = words.find((word) => word === 'all' || /^[A-Z]{2}$/.test(word))
  const comparison = COMPARISONS.find((one) => words.includes(one))
  return {
    ...(words.includes('table') && { as_table: true as const }),
    ...(words.includes('wide') && { wide: true as const }),
    ...(order && { order: order as 'count' | 'lift' }),
    ...(baseline && { baseline }),
    ...(comparison && { comparison }),
  }
}
