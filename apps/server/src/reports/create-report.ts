import type { FileAnswer, ReportFormat } from '@starling/contract'
import type { Question } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { summaryOf, textOfSentence } from '@starling/sections/summary'
import { type Say, say } from '@starling/text/both'
import { type Context, type Input, Workshop } from '../floor/index.ts'
import { takeAnswers, writable } from '../sheets/index.ts'
import type { Report } from './report.ts'

const TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
const workshop = new Workshop<Report>(new URL('./make-report.ts', import.meta.url))

/** The same answers as on the screen, as a document. */
export async function createReport(
  { body: { format, language, asked: written, ...ask } }: Input<'createReport'>,
  context: Context,
): Promise<FileAnswer> {
  const { question, answers, name } = await takeAnswers(ask, { format, asked: written, language }, context)
  const { utc_offset_minutes = 0, others = [] } = ask
  const spoken = say(language)
  const asked = writable(written ?? nameOf(question, spoken))
  const { sentences, note } = summaryOf({ question, asked, answers, say: spoken, utc_offset_minutes })
  const bytes = await workshop.make({
    format,
    language,
    asked,
    asked_at: context.now,
    utc_offset_minutes,
    sentences: sentences.map(textOfSentence),
    note,
    answers,
    audiences: [question, ...others].map((audience) => writable(nameOf(audience, spoken))),
  })
  return { name: `${name}.${format}`, type: TYPES[format], bytes }
}

const nameOf = (question: Question, spoken: Say): string =>
  question.query_type === 'builder' ? spoken.t('A built audience') : audienceName(question, spoken)
