import { createHash } from 'node:crypto'
import { type Answered, AppError, type Ask, type Refused, ROWS_FOR_STRANGERS, SectionAnswers } from '@starling/contract'
import { inPieces, type SectionAnswer } from '@starling/engine'
import { canonical } from '@starling/question'
import { type ChartKind, canOrder, DEFAULT_LIMIT, mayAsk, type SectionId, sectionOf } from '@starling/sections'
import type { Context } from '../floor/index.ts'
import { Written, withDeadline } from '../floor/index.ts'
import { isAnswer } from './analyses.ts'
import { followedAs } from './progress.ts'
import { nameOf } from './turns.ts'

/** A curve cut after ten days would say something else: these are shown whole or not at all. */
const UNCUT: readonly ChartKind[] = ['line', 'day_by_hour']

/** Answers those of `offered` that are asked for, or else all that a question of its kind asks. */
export async function answerSections(
  offered: readonly SectionId[],
  ask: Ask,
  context: Context,
): Promise<SectionAnswers> {
  const answers = await answerChosen(offered, ask, context)
  return { sections: answers.map((one) => shown(one, Boolean(context.user))) }
}

/** The same as the text that leaves. An answer that is kept is checked and written once for all who ask for it. */
export async function writeSections(
  offered: readonly SectionId[],
  ask: Ask,
  context: Context,
): Promise<Written<SectionAnswers>> {
  const answers = await answerChosen(offered, ask, context)
  return new Written(`{"sections":[${(await textsOf(answers, context)).join()}]}`)
}

const Section = SectionAnswers.shape.sections.element
const texts = { known: new WeakMap<object, string>(), strange: new WeakMap<object, string>() }

/** Answers as the text that leaves. */
export async function textsOf(answers: readonly (SectionAnswer | Refused)[], context: Context): Promise<string[]> {
  const { user, pictures } = context
  const written = user ? texts.known : texts.strange
  const write = (one: SectionAnswer | Refused) => () => {
    written.set(one, JSON.stringify(pictures.inAnswer(Section.parse(shown(one, Boolean(user))))))
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

/** Somebody who is not signed in sees the beginning of a list, and of what it was computed from nothing: that says more than its rows. */
function shown(one: SectionAnswer | Refused, is_known: boolean): Answered | Refused {
  if (!isAnswer(one)) return one
  const { inputs, ...answer } = one
  const isCut = !is_known && one.rows.length > ROWS_FOR_STRANGERS && !UNCUT.includes(sectionOf(one.section).chart.kind)
  return {
    ...answer,
    rows: isCut ? one.rows.slice(0, ROWS_FOR_STRANGERS) : one.rows,
    more: isCut,
    ...(inputs !== undefined && is_known && { inputs }),
  }
}
