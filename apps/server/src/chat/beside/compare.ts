import { type GivenSection, opening, type ReadChatQuery } from '@starling/contract'
import { type AskedQuestion, normalizeQuestion, QuestionRefused } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { say } from '@starling/text/both'
import { answerSections } from '../../asking/index.ts'
import type { Context } from '../../floor/index.ts'
import { isUnknown, languageOfQuery } from '../built-in/answer.ts'
import { topicOf } from '../built-in/intent.ts'
import { tablesOf } from '../built-in/table.ts'
import { Voice } from '../built-in/voice.ts'
import { answerBeside, BESIDE } from './answer-beside.ts'
import { otherQuestion } from './other-question.ts'

/** This analysis beside another question, which is asked here and now as any other; nothing if none is meant. */
export async function compareBeside(asked: ReadChatQuery, context: Context): Promise<string[] | undefined> {
  const meant = otherQuestion(asked)
  const { data, query, utc_offset_minutes = 0 } = asked
  if (!meant || data.question.query_type === 'builder') return undefined
  const question = readable(meant)
  if (!question) return undefined
  const { sections } = await answerSections(BESIDE, { question, sections: [...BESIDE], utc_offset_minutes }, context)
  const answers = sections.filter((one): one is GivenSection & (typeof sections)[number] => 'rows' in one)
  const language = languageOfQuery(query, asked.language ?? 'en')
  const voice = new Voice(language, utc_offset_minutes)
  const names = [data.question as AskedQuestion, question].map((one) => audienceName(one, say(language)))
  const sides = {
    own: tablesOf(data, voice),
    other: tablesOf({ question, sections: answers }, voice, true),
    names: [names[0]!, names[1]!] as const,
  }
  const told = answerBeside(sides, topicOf(query)?.sections)
  return told && (isUnknown(told) ? told : [...told, opening(question)])
}

/** One that cannot be asked is none. */
function readable(question: AskedQuestion): AskedQuestion | null {
  try {
    return normalizeQuestion(question) as AskedQuestion
  } catch (error) {
    if (error instanceof QuestionRefused) return null
    throw error
  }
}
