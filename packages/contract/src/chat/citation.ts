import type { SectionId } from '@starling/sections'

/** Where something in a chat answer comes from. */
export type Citation = { section: SectionId; row: number | 'base' | '*'; column: string; shown: string }

/** What is said when the data has no answer, word for word. */
export const NOT_IN_DATA = { en: 'This is not in this data.', ja: 'このデータには含まれていません。' } as const

const MARKER = /\[\[([a-z_]+):(\d+|base|\*):([a-z_]+)\|([^|[\]\n]+)\]\]/g
/** A marker that is not whole yet: the rest of it comes with the next piece. */
const BEGUN = /\[(\[[^\]]*\]?)?$/

export const cite = ({ section, row, column, shown }: Citation): string =>
  `[[${section}:${row}:${column}|${plainly(shown)}]]`

/** A question that may be asked instead: a page makes it a button. */
export const offer = (question: string): string => `[[ask|${plainly(question)}]]`
const OFFER = /\s*\[\[ask\|([^|[\]\n]+)\]\]/g
export const readOffers = (text: string): string[] => [...text.matchAll(OFFER)].map(([, question]) => question!)

/** What would end or begin a marker is taken out of what is shown in one. */
const plainly = (shown: string) => shown.replace(/[[\]|\s]+/g, ' ').trim() || '–'

/** An answer as it stands so far: words, and citations between them. What it offers to ask is none of it. */
export function readCitations(text: string): (string | Citation)[] {
  const whole = text.replace(OFFER, '').replace(BEGUN, '')
  const parts: (string | Citation)[] = []
  let from = 0
  for (const match of whole.matchAll(MARKER)) {
    if (match.index > from) parts.push(whole.slice(from, match.index))
    const [marker, section, row, column, shown] = match
    parts.push({
      section: section as SectionId,
      row: row === 'base' || row === '*' ? row : Number(row),
      column: column!,
      shown: shown!,
    })
    from = match.index + marker.length
  }
  if (from < whole.length) parts.push(whole.slice(from))
  return parts
}

/** As a person reads it. */
export const withoutCitations = (text: string): string =>
  readCitations(text)
    .map((part) => (typeof part === 'string' ? part : part.shown))
    .join('')
