import { chat as calls, type ReadChatQuery } from '@starling/contract'
import { Talker } from '@starling/outside'
import { spend } from '@starling/store'
import type { Config, Context } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { compareBeside } from './beside/compare.ts'
import { comparedBefore } from './beside/other-question.ts'
import { answerFromData, isUnknown } from './built-in/answer.ts'
import { answerByModel } from './model/answer.ts'

const HOUR_MS = 3_600_000
/** Threat 19: what a person may ask of a model that costs money; beyond it the built-in answerer answers. */
const QUESTIONS_AN_HOUR = 60
const TOO_SLOW_MS = 30_000 // spec 9

export const chat = served(calls, {
  handlers: {
    analyzeChatQuery: async ({ body }, context) => {
      const asked = { ...body, language: body.language ?? context.language }
      const compared = await answerOfTwo(asked, context)
      if (compared) return spaced(inPieces(compared))
      const talker = talkerOf(context.config)
      const answer =
        talker && (await mayCost(context)) ? answerByModel(asked, talker, context.signal, TOO_SLOW_MS) : computed(asked)
      return spaced(answer)
    },
  },
})

/** Where this analysis alone has no answer, or an account is named that is not in it, another may be laid beside it. */
async function answerOfTwo(asked: ReadChatQuery, context: Context): Promise<string[] | undefined> {
  const isOfTwo = asked.query.includes('@') || comparedBefore(asked) !== undefined
  const hasAnswer = !isUnknown(answerFromData(asked))
  if (hasAnswer && !isOfTwo) return undefined
  const compared = await compareBeside(asked, context)
  return compared && isUnknown(compared) && hasAnswer ? undefined : compared
}

async function* inPieces(sentences: readonly string[]): AsyncGenerator<string, void> {
  yield* sentences
}

async function* computed(asked: ReadChatQuery): AsyncGenerator<string, void> {
  yield* answerFromData(asked)
}

const TABLE = /\t/
/** Sentences with a gap between them; Japanese has none. A table stands on lines of its own. */
async function* spaced(sentences: AsyncIterable<string>): AsyncGenerator<string, void> {
  let before = ''
  for await (const sentence of sentences) {
    const text = sentence.trim()
    if (text === '') continue
    const isApart = TABLE.test(text) || TABLE.test(before)
    yield before === '' ? text : isApart ? `\n${text}` : before.endsWith('。') ? text : ` ${text}`
    before = text
  }
}

function talkerOf({ LLM_URL, LLM_API_KEY, LLM_MODEL, LLM_KIND }: Config): Talker | undefined {
  if (!LLM_URL || !LLM_API_KEY || !LLM_MODEL) return undefined
  return new Talker({ kind: LLM_KIND, base_url: LLM_URL, api_key: LLM_API_KEY, model: LLM_MODEL })
}

/** Strangers cost nothing. */
async function mayCost({ user, change }: Context): Promise<boolean> {
  if (!user) return false
  const budget = { key: `chat ${user.id}`, limit: QUESTIONS_AN_HOUR, window_ms: HOUR_MS }
  return change(async (tx) => {
    const { spent } = await spend(tx, budget)
    await tx.audit('chat.asked', { detail: { by_model: spent } })
    return spent
  })
}
