import { createHash } from 'node:crypto'
import { type Answered, AppError, type Ask, type Refused, SectionAnswers } from '@starling/contract'
import { inPieces, type SectionAnswer } from '@starling/engine'
import { canonical, normalizeQuestion, scopeOf } from '@starling/question'
import {
  canOrder,
  DEFAULT_LIMIT,
  mayAsk,
  SECTION_FOR,
  SECTION_IDS,
  type SectionId,
  sectionOf,
} from '@starling/sections'
import type { Context } from '../floor/index.ts'
import { Written, withDeadline } from '../floor/index.ts'
import { isAnswer } from './analyses.ts'
import { followedAs } from './progress.ts'
import { forStrangers, isJudged } from './strangers.ts'
import { nameOf } from './turns.ts'

/** Answers those of `offered` that are asked for, or else all that a question of its kind asks. */
export async function answerSections(
  offered: readonly SectionId[],
  ask: Ask,
  context: Context,
): Promise<SectionAnswers> {
  const answers = await answerChosen(offered, ask, context)
  const reader = await readerOf(ask, context)
  return { sections: answers.map((one) => shown(one, reader)) }
}

/** The same as the text that leaves. An answer that is kept is checked and written once for all who ask for it. */
export async function writeSections(
  offered: readonly SectionId[],
  ask: Ask,
  context: Context,
): Promise<Written<SectionAnswers>> {
  const answers = await answerChosen(offered, ask, context)
  const reader = await readerOf(ask, context)
  return new Written(`{"sections":[${(await textsOf(answers, reader, context)).join()}]}`)
}

/**
 * Who reads an answer. A stranger who narrows a question by what was judged of people gets nothing about fewer than
 * five of them (`few`), nor of what these wrote (`silent`).
 */
export type Reader = 'known' | 'stranger' | 'few' | 'silent'

export async function readerOf({ question }: Pick<Ask, 'question'>, context: Context): Promise<Reader> {
  return context.user ? 'known' : strangerTo({ question }, context)
}

type Stranger = Exclude<Reader, 'known'>
async function strangerTo({ question }: Pick<Ask, 'question'>, context: Context): Promise<Stranger> {
  const scope = scopeOf(normalizeQuestion(question), context.now.getTime() / 1000)
  if (!isJudged(scope.who)) return 'stranger'
  const [size] = await answerWhole([SECTION_FOR.size], { question }, context)
  if (size && isAnswer(size) && size.rows.length > 0 && size.base.n > 0) return 'stranger'
  return scope.posts.by === 'audience' ? 'silent' : 'few'
}

/** Whole lists, as whoever is shown them by a person of ours may read them: of few people no more than any stranger. */
export async function answerForAnyone(ask: Ask, context: Context): Promise<(Answered | Refused)[]> {
  const answers = await answerChosen(SECTION_IDS, ask, context)
  const reader = await strangerTo(ask, context)
  return answers.map((one) => (isAnswer(one) ? forStrangers(one, reader, one.rows.length) : one))
}

const Section = SectionAnswers.shape.sections.element
const kept = () => new WeakMap<object, string>()
const texts: Record<Reader, WeakMap<object, string>> = { known: kept(), stranger: kept(), few: kept(), silent: kept() }

/** Answers as the text that leaves. */
export async function textsOf(
  answers: readonly (SectionAnswer | Refused)[],
  reader: Reader,
  context: Context,
): Promise<string[]> {
  const written = texts[reader]
  const write = (one: SectionAnswer | Refused) => () => {
    written.set(one, JSON.stringify(context.pictures.inAnswer(Section.parse(shown(one, reader)))))
  }
  await inPieces(answers.filter((one) => !written.has(one)).map(write), nameOf(context))
  return answers.map((one) => written.get(one)!)
}

async function answerChosen(offered: readonly SectionId[], ask: Ask, context: Context) {
  const ids = chosen(offered, ask)
  const limit = context.user ? ask.limit : Math.min(ask.limit ?? DEFAULT_LIMIT, DEFAULT_LIMIT)
  return answerWhole(ids, { ...ask, ...(limit !== undefined && { limit }) }, context)
}

/** Whoever asks: for what is cut only after something was made of it. */
export async function answerWhole(
  ids: readonly SectionId[],
  ask: Ask,
  context: Context,
): Promise<(SectionAnswer | Refused)[]> {
  const followed_as = ask.analysis_id && followedAs(context, ask.analysis_id)
  context.analyses.doors.admit(context, followed_as && `${followed_as} ${whatIsAsked(ask)}`)
  const log = logOf(context)
  return withDeadline(context, (signal) =>
    context.analyses.turns.take(context, () =>
      context.analyses.answer(ids, ask, { asker: nameOf(context), signal, log, followed_as }),
    ),
  )
}

export const logOf =
  ({ request }: Pick<Context, 'request'>) =>
  (error: unknown, what: string) =>
    request.log.error({ err: error }, what)

/** Whoever was let in may ask for more sections of the same; another question under its name is another one. */
function whatIsAsked({ sections: _, analysis_id: __, ...asked }: Ask): string {
  return createHash('sha256').update(canonical(asked)).digest('base64url')
}

export function chosen(offered: readonly SectionId[], { sections, question, others, order }: Ask): SectionId[] {
  const foreign = sections?.filter((id) => !offered.includes(id)) ?? []
  if (foreign.length > 0) {
    throw new AppError('invalid', {
      fields: { sections: [{ code: 'not_answered_here', values: { sections: foreign.join() } }] },
    })
  }
  // Of those that were not named each takes the order that it can; one that was named must not be in another silently.
  const fixed = order ? (sections?.filter((id) => !canOrder(id)) ?? []) : []
  if (fixed.length > 0) {
    throw new AppError('invalid', { fields: { order: [{ code: 'one_order', values: { sections: fixed.join() } }] } })
  }
  if (sections) return [...new Set(sections)]
  return offered.filter((id) => mayAsk(id, question) && (!sectionOf(id).with_others || others?.length))
}

export function shown(one: SectionAnswer | Refused, reader: Reader): Answered | Refused {
  if (!isAnswer(one)) return one
  return reader === 'known' ? { ...one, more: false } : forStrangers(one, reader)
}
