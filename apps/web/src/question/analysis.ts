import type { AskedQuestion, Comparison, QueryType } from '@starling/question'
import type { SectionId } from '@starling/sections'

export const DOWNLOAD_BACKGROUNDS = ['black', 'transparent', 'theme'] as const
export type DownloadBackground = (typeof DOWNLOAD_BACKGROUNDS)[number]

/** How one section is looked at; what is not set is the section's own. */
export type PanelView = {
  as_table?: true
  wide?: true
  order?: 'count' | 'lift'
  /** `all`, or a country's two letters. */
  baseline?: string
  /** Left out: those whom the audience is compared with are made like it, unless they are of a chosen country. */
  comparison?: Comparison
}

export type View = {
  /** The window is these many days back from now; it moves with the clock, so that a link stays fresh. */
  days?: number
  /** Minutes that the clock of days and hours is ahead of UTC; the browser's own unless chosen. */
  utc_offset_minutes?: number
  /** Audiences laid over this one. */
  others: AskedQuestion[]
  panels: Partial<Record<SectionId, PanelView>>
  /** Chosen for download. */
  picked: SectionId[]
  background: DownloadBackground
}

/** All that an address of the page says. Without a question nothing was asked yet. */
export type Analysis = { query_type: QueryType; question: AskedQuestion | null; view: View }

export const DEFAULT_VIEW: View = { others: [], panels: {}, picked: [], background: 'black' } // spec 3
export const MOST_OTHERS = 5
