import type { Answered, Ask, Refused } from '@starling/contract'
import { normalizeQuestion, type Question, withWindow } from '@starling/question'
import { partsOf, SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { fileNameOf } from '@starling/sections/file-name'
import { audienceName } from '@starling/sections/question-words'
import { type Language, type Say, say } from '@starling/text/both'
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
type Taking = { format: string /** As its reader read it. */; asked: string | undefined; language: Language }

const nameOf = (question: Question, spoken: Say): string =>
  question.query_type === 'builder' ? spoken.t('A built audience') : audienceName(question, spoken)

/** The same answers as on the screen, for a file; that somebody took them is noted. */
export async function takeAnswers(ask: Ask, { format, asked, language }: Taking, context: Context): Promise<Taken> {
  const spoken = say(language)
  const question = withWindow(normalizeQuestion(ask.question), context.now.getTime() / 1000)
  const { sections } = await answerSections(SECTION_IDS, { ...ask, question }, context)
  if (context.user) {
    const detail = {
      format,
      question: question.query_type,
      asked: (asked ?? nameOf(question, say(context.language))).slice(0, LONGEST_ASKED),
      ...(ask.sections && { sections: ask.sections }),
    }
    await context.change(({ audit }) => audit('export.taken', { detail }))
  }
  const ordered = inPageOrder(sections)
  const only = ordered.length === 1 ? sectionOf(ordered[0]!.section).title : undefined
  return {
    question,
    sections: ordered,
    answers: ordered.filter((one) => 'rows' in one),
    name: fileNameOf(nameOf(question, spoken), spoken, only),
  }
}

function inPageOrder<S extends { section: SectionId }>(answers: readonly S[]): S[] {
  const ids = partsOf(answers.map(({ section }) => section)).flatMap(({ sections }) => sections)
  return ids.flatMap((id) => answers.filter(({ section }) => section === id))
}
