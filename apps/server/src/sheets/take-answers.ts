import type { Answered, Ask, Refused } from '@starling/contract'
import { normalizeQuestion, type Question, withWindow } from '@starling/question'
import { SECTION_IDS } from '@starling/sections'
import { audienceName } from '@starling/sections/question-words'
import { say } from '@starling/text/both'
import { answerSections } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'

export type Taken = {
  question: Question
  sections: readonly (Answered | Refused)[]
  /** Those that have an answer. */
  answers: Answered[]
  /** Of the file, without its ending. */
  name: string
}

/** Of a record: enough to know again what was taken. */
const LONGEST_ASKED = 200
type Taking = { format: string /** As its reader read it. */; asked: string | undefined }

const nameOf = (question: Question, { language }: Context): string =>
  question.query_type === 'builder' ? say(language).t('A built audience') : audienceName(question, say(language))

/** The same answers as on the screen, for a file; that somebody took them is noted. */
export async function takeAnswers(ask: Ask, { format, asked }: Taking, context: Context): Promise<Taken> {
  const question = withWindow(normalizeQuestion(ask.question), context.now.getTime() / 1000)
  const { sections } = await answerSections(SECTION_IDS, { ...ask, question }, context)
  if (context.user) {
    const detail = {
      format,
      question: question.query_type,
      asked: (asked ?? nameOf(question, context)).slice(0, LONGEST_ASKED),
      ...(ask.sections && { sections: ask.sections }),
    }
    await context.change(({ audit }) => audit('export.taken', { detail }))
  }
  const answers = sections.filter((one) => 'rows' in one)
  return {
    question,
    sections,
    answers,
    name: `starling-${question.query_type}-${context.now.toISOString().slice(0, 10)}`,
  }
}
