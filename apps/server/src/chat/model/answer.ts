import { AppError, NOT_IN_DATA, type ReadChatQuery, withoutCitations } from '@starling/contract'
import type { Talker } from '@starling/outside'
import { answerFromData, languageOfQuery } from '../built-in/answer.ts'
import { tablesOf } from '../built-in/table.ts'
import { Voice } from '../built-in/voice.ts'
import { dataBlock, harmless, SYSTEM } from './brief.ts'
import { Guard } from './guard.ts'
import { sentencesOf } from './sentences.ts'

const MOST_SENTENCES = 12
/** The model's word for it; ours is fixed, in both languages. */
const NOT_IN_ITS_DATA = /^\W*not in data\W*$/i

/** The answer of a language model, sentence by sentence; what it cannot show in the data is said from the data instead. */
export async function* answerByModel(
  asked: ReadChatQuery,
  talker: Talker,
  signal: AbortSignal,
  patience_ms: number,
): AsyncGenerator<string, void> {
  const language = languageOfQuery(asked.query, asked.language ?? 'en')
  const tables = tablesOf(asked.data, new Voice(language, asked.utc_offset_minutes ?? 0))
  const guard = new Guard(tables)
  const deadline = AbortSignal.timeout(patience_ms)
  let said = 0
  let isMended = false
  const mended = function* () {
    if (isMended) return
    isMended = true
    const computed = answerFromData(asked)
    // "Not in this data" beside an answer would be a contradiction.
    if (said > 0 && computed[0] === NOT_IN_DATA[language]) return
    yield* computed
  }
  try {
    const talk = {
      system: SYSTEM,
      messages: messagesOf(asked, dataBlock(tables.values())),
      signal: AbortSignal.any([signal, deadline]),
    }
    for await (const sentence of sentencesOf(talker.stream(talk))) {
      if (sentence.trim() === '') continue
      if (NOT_IN_ITS_DATA.test(sentence)) break
      const passed = guard.pass(sentence)
      if (passed !== undefined) yield passed
      else yield* mended()
      said++
      if (said >= MOST_SENTENCES) break
    }
  } catch (error) {
    signal.throwIfAborted()
    // Spec 4: a reply that took too long is an error with the code `timeout`.
    if (deadline.aborted || isLate(error)) throw new AppError('timeout', { cause: error })
    if (said > 0 || !(error instanceof AppError)) throw error
  }
  if (said === 0) yield* mended()
}

const isLate = (error: unknown) => error instanceof AppError && error.code === 'took_too_long'

function messagesOf({ query, history = [] }: ReadChatQuery, block: string) {
  const before = history.map(({ role, text }) => ({
    role: role === 'person' ? ('user' as const) : ('assistant' as const),
    content: harmless(withoutCitations(text)) || '–',
  }))
  return [...before, { role: 'user' as const, content: `<data>\n${block}\n</data>\n\nQuestion: ${harmless(query)}` }]
}
