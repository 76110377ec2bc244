import type { Answered, ReportFormat } from '@starling/contract'
import type { Language } from '@starling/text/both'

/** All that a document is made of, as it is given to the thread that makes it. */
export type Report = {
  format: ReportFormat
  language: Language
  /** What was asked, in words. */
  asked: string
  asked_at: Date
  utc_offset_minutes: number
  /** Of the summary. */
  sentences: string[]
  note: string | null
  answers: Answered[]
  /** Names of those that overlap. */
  audiences: string[]
}
