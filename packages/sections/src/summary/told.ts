import type { Baseline, Comparison, Question } from '@starling/question'
import type { Say } from '@starling/text'
import type { Format } from '../cells.ts'
import type { AnyRow } from '../columns.ts'

/** The sentences of a summary, in their order. */
export const SENTENCE_IDS = ['size', 'people', 'apart', 'followed', 'posts'] as const
export type SentenceId = (typeof SENTENCE_IDS)[number]

/** How many stand behind an answer, as far as a sentence goes by it. */
export type ToldBase = {
  n: number
  known: number
  mark: 'faded' | 'few' | null
  hidden: boolean
  baseline: Baseline | null
  comparison: Comparison | null
}

/** What a clause is made from. What is hidden has no rows. */
export type Told = {
  rows: readonly AnyRow[]
  base: ToldBase
  question: Question
  format: Format
  say: Say
  utc_offset_minutes: number
  /** A figure of this section, which leads to it. */
  figure: (text: string) => string
}
/** Null: there is nothing to say, or too little behind it. */
export type Tell = (told: Told) => string | null
/** Which sentence a section has a clause in, as which one of it; 0 opens it. */
export type SummaryPlace = { sentence: SentenceId; at: number; tell: Tell }

/** A part of a sentence; a figure names the section that it comes from. */
export type SummaryPiece<Id extends string = string> = { text: string; section?: Id }

// Sentences are put together by their language, figures in the midst of them: the marks are cut out afterwards.
const [OPEN, NAMED, CLOSE] = ['\u0001', '\u0002', '\u0003']
const MARKS = new RegExp(`[${OPEN}${NAMED}${CLOSE}]`, 'g')
const FIGURE = new RegExp(`${OPEN}(\\w+)${NAMED}([^${CLOSE}]*)${CLOSE}`)

/** What people wrote can be anything, marks as well. */
export const unmarked = (text: string) => text.replace(MARKS, '')

export const marked = (section: string, text: string) => `${OPEN}${section}${NAMED}${unmarked(text)}${CLOSE}`

export function piecesOf<Id extends string>(sentence: string): SummaryPiece<Id>[] {
  return sentence
    .split(FIGURE)
    .map((text, at, all): SummaryPiece<Id> | null => {
      if (at % 3 === 0) return { text }
      return at % 3 === 1 ? null : { text, section: all[at - 1] as Id }
    })
    .filter((piece): piece is SummaryPiece<Id> => piece !== null && piece.text !== '')
}
