import { type AskedQuestion, QUERY_TYPES, readQuestion, writeQuestion } from '@starling/question'
import type { SectionId } from '@starling/sections'

/** Where something in a chat answer comes from. */
export type Citation = {
  section: SectionId
  row: number | 'base' | '*'
  column: string
  shown: string
  /** Of the other analysis that this one is compared with, which `readOpening` names. */
  beside?: true
}

/** What is said when the data has no answer, word for word. */
export const NOT_IN_DATA = { en: 'This is not in this data.', ja: 'このデータには含まれていません。' } as const

const MARKER = /\[\[(beside:)?([a-z_]+):(\d+|base|\*):([a-z_]+)\|([^|[\]\n]+)\]\]/g
/** A marker that is not whole yet: the rest of it comes with the next piece. */
const BEGUN = /\[(\[[^\]]*\]?)?$/

export const cite = ({ section, row, column, shown, beside }: Citation): string =>
  `[[${beside ? 'beside:' : ''}${section}:${row}:${column}|${plainly(shown)}]]`

/** A question that may be asked instead: a page makes it a button. */
export const offer = (question: string): string => `[[ask|${plainly(question)}]]`
const OFFER = /\s*\[\[ask\|([^|[\]\n]+)\]\]/g
export const readOffers = (text: string): string[] => [...text.matchAll(OFFER)].map(([, question]) => question!)

/** The other question that an answer compares with: a page leads there. */
export const opening = (question: AskedQuestion): string => `[[open|${question.query_type}?${writeQuestion(question)}]]`
const OPENING = /\s*\[\[open\|([a-z]+)\?([^|[\]\n]*)\]\]/g
export function readOpening(text: string): AskedQuestion | null {
  const [[, name, search] = []] = text.matchAll(OPENING)
  const query_type = QUERY_TYPES.find((type) => type === name)
  return query_type ? readQuestion(query_type, new URLSearchParams(search)) : null
}

/** What would end or begin a marker is taken out of what is shown in one. */
const plainly = (shown: string) => shown.replace(/[[\]|\s]+/g, ' ').trim() || '–'

/** An answer as it stands so far: words, and citations between them. What it offers to ask is none of it. */
export function readCitations(text: string): (string | Citation)[] {
  const whole = text.replace(OFFER, '').replace(OPENING, '').replace(BEGUN, '')
  const parts: (string | Citation)[] = []
  let from = 0
  for (const match of whole.matchAll(MARKER)) {
    if (match.index > from) parts.push(whole.slice(from, match.index))
    const [marker, beside, section, row, column, shown] = match
    parts.push({
      section: section as SectionId,
      row: row === 'base' || row === '*' ? row : Number(row),
      column: column!,
      shown: shown!,
      ...(beside && { beside: true as const }),
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
