import { COMPARISONS } from '@starling/question'
import { Baseline, Question } from '@starling/question/schema'
import { SECTION_IDS, type SectionId } from '@starling/sections'
import { z } from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { Moment } from '../primitives.ts'

export const SectionName = z.enum(SECTION_IDS as [SectionId, ...SectionId[]])
/** What somebody sees who is not signed in; the rest asks to sign in. */
export const ROWS_FOR_STRANGERS = 10 // our choice; spec 6 asks for the prompt
const MOST_ROWS = 500
const MOST_OTHERS = 5

/** Long enough that nobody guesses another's. */
export const ANALYSIS_ID = /^[\w-]{16,64}$/

/** A question, and how a reader wants it answered. */
export const Ask = z.strictObject({
  question: Question,
  /** Of those that the call answers; left out: all that a question of this kind asks. */
  sections: z.array(SectionName).min(1).max(SECTION_IDS.length).exactOptional(),
  /** Left out: chosen from the audience. */
  baseline: Baseline.exactOptional(),
  /** Left out: with people as active as the audience, in its languages and countries; plain where countries are the baseline. */
  comparison: z.enum(COMPARISONS).exactOptional(),
  /** The question is a part of this one, and is compared with it. */
  segment_of: Question.exactOptional(),
  /** Audiences to lay over this one. */
  others: z.array(Question).max(MOST_OTHERS).exactOptional(),
  order: z.enum(['count', 'lift']).exactOptional(),
  limit: z.int().min(1).max(MOST_ROWS).exactOptional(),
  utc_offset_minutes: z.int().min(-840).max(840).exactOptional(),
  /** Whether answers carry what their scores were computed from. */
  inputs: z.boolean().exactOptional(),
  /** Chosen by who asks: `proxy-event-stream` tells the progress of the analysis with this name. */
  analysis_id: z.string().regex(ANALYSIS_ID).exactOptional(),
})
export type Ask = z.infer<typeof Ask>

export const Base = z.object({
  unit: z.enum(['people', 'posts']),
  n: z.int(),
  known: z.int(),
  baseline: Baseline.nullable(),
  baseline_n: z.int().nullable(),
  baseline_known: z.int().nullable(),
  /** Whether the baseline was made like the audience; null where nothing is compared. */
  comparison: z.enum(COMPARISONS).nullable(),
  mark: z.enum(['faded', 'few']).nullable(),
  /** Fewer than five people: nothing is shown, nor how few they are (`known` is 0, and `n` where it is below five). */
  hidden: z.boolean(),
  /** Of moods: the 95% interval of the net mood of all posts together. */
  net_interval: z.tuple([z.number(), z.number()]).nullable().exactOptional(),
})
export type Base = z.infer<typeof Base>

/** What every figure is told with: how many stand behind it, how new it is, from where, and how it was computed. */
export const Grounds = {
  base: Base,
  /** When the newest row was fetched. */
  as_of: Moment.nullable(),
  source: z.array(z.string()),
  /** Its page is docs/methods/<method>.md. */
  method: z.string(),
}

export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.number()), z.array(z.string())])
export type Cell = z.infer<typeof Cell>
export const AnswerRow = z.record(z.string(), Cell)
export type AnswerRow = z.infer<typeof AnswerRow>

export const Answered = z.object({
  section: SectionName,
  rows: z.array(AnswerRow),
  ...Grounds,
  /** There are more rows for somebody who is signed in. */
  more: z.boolean(),
  inputs: z.unknown().optional(),
})
export type Answered = z.infer<typeof Answered>
export const Refused = z.object({
  section: SectionName,
  error: z.object({ code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]), detail: z.string() }),
})
export type Refused = z.infer<typeof Refused>
/** One that fails does not stop the others. */
export const SectionAnswers = z
  .object({ sections: z.array(z.union([Answered, Refused])) })
  .meta({ id: 'SectionAnswers' })
export type SectionAnswers = z.infer<typeof SectionAnswers>
