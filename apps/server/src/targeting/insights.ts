import { AppError, NewDraft, type TargetingInsights } from '@starling/contract'
import { normalizeQuestion } from '@starling/question'
import { draftOfQuestion, questionOfDraft } from '@starling/question/builder'
import {
  type AudienceReach,
  type Change,
  findOwnInsights,
  moveWaitingInsights,
  pageOwnInsights,
  type Row,
} from '@starling/store'
import { openAudience } from '../audiences/index.ts'
import { spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { answerOf } from './answers.ts'
import { STEPS } from './steps.ts'

const HOUR_MS = 60 * 60_000
/** Our choice: each asks the engine a dozen questions. */
const AN_HOUR = 60
const MOST_LETTERS = 64_000 // our choice, as of a draft that is kept

type Wanted = Input<'buildAudience'>['body']

type Opening = Parameters<typeof openAudience>[2]
/** An audience that is not there, or is not for who asks, is none. The draft of a record tells its whole rule. */
const audienceFor = (pk: string, reach: AudienceReach, context: Opening) =>
  openAudience(pk, { reach, scope: 'use' }, context).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })

/** What is to be reached, as a draft, and the team whose audience it is. */
export async function draftFor({ draft, audience_config_id }: Wanted, reach: AudienceReach, context: UserContext) {
  if (draft) {
    const of = draft.audience_config_id === null ? null : await audienceFor(draft.audience_config_id, 'both', context)
    return { draft: of ? draft : { ...draft, audience_config_id: null }, for_team_id: of?.team_id ?? null }
  }
  return draftOfAudience(audience_config_id!, reach, context)
}

/** The same of an audience, with what it is called. */
export async function draftOfAudience(audience_config_id: string, reach: AudienceReach, context: Opening) {
  const of = await audienceFor(audience_config_id, reach, context)
  if (!of) throw new AppError('no_audience')
  return {
    name: of.name,
    draft: NewDraft.parse({ ...draftOfQuestion(normalizeQuestion(of.question), null), audience_config_id }),
    for_team_id: of.team_id,
  }
}

async function begin(wanted: Wanted, reach: AudienceReach, context: UserContext): Promise<TargetingInsights> {
  const asked = askedInsights(await draftFor(wanted, reach, context), context)
  return context.change(async (change) => {
    const row = await asked(change)
    await queueInsights(change, row.id)
    return answerOf(row, context.language)
  })
}

type Begun = { draft: NewDraft; for_team_id: string | null }
/** A record that is to be made, as a part of a change; who queues its making says so. */
export function askedInsights({ draft, for_team_id }: Begun, { analyses, user }: UserContext) {
  const kept = JSON.stringify(draft)
  if (kept.length > MOST_LETTERS) throw new AppError('invalid', { fields: { draft: [{ code: 'question_too_long' }] } })
  // What cannot be asked is refused now, not by a job that nobody hears.
  analyses.check({ question: normalizeQuestion(questionOfDraft(draft)) })
  return async (change: Change): Promise<Row<'targeting_insights'>> => {
    await spendAll(change, [{ key: `targeting ${user.id}`, limit: AN_HOUR, window_ms: HOUR_MS }])
    const row = await change.table({ user_id: user.id }, 'targeting_insights').add({
      ...{ for_team_id, state: 'waiting', done: 0, total: STEPS.length, draft: kept, created_at: change.now },
      ...{ error: null, size: null, size_of: null, targeting_package: null, as_of: null, ended_at: null },
    })
    await change.audit('targeting.asked', { subject_id: row.id })
    return row
  }
}

/** By its key one waits once, however often it is queued. */
export const queueInsights = (change: Change, insights_id: string): Promise<void> =>
  change.enqueue('generate_targeting', { insights_id }, { key: `targeting ${insights_id}` })

export const buildAudience = ({ body }: Input<'buildAudience'>, context: UserContext): Promise<TargetingInsights> =>
  begin(body, 'both', context)
export const generateInsights = (
  { body }: Input<'generateInsights'>,
  context: UserContext,
): Promise<TargetingInsights> => begin(body, 'person', context)

export async function findInsights(
  pk: string,
  { store, user }: Pick<UserContext, 'store' | 'user'>,
): Promise<Row<'targeting_insights'>> {
  const row = await findOwnInsights(store, pk, user.id)
  if (!row) throw new AppError('not_found')
  return row
}

export const getTargetingInsights = async (
  { path: { pk } }: Input<'getTargetingInsights'>,
  context: UserContext,
): Promise<TargetingInsights> => answerOf(await findInsights(pk, context), context.language)

export async function listTargetingInsights({ query }: Input<'listTargetingInsights'>, context: UserContext) {
  const page = await pageOwnInsights(context.store, context.user.id, query)
  return answerPage(context, page, (row) => answerOf(row, context.language))
}

/** What is made already stays, and is the answer. */
export async function cancelTargetingInsights(
  { path: { pk } }: Input<'cancelTargetingInsights'>,
  { change, user, language }: UserContext,
): Promise<TargetingInsights> {
  return change(async (tx) => {
    const row = await findOwnInsights(tx, pk, user.id)
    if (!row) throw new AppError('not_found')
    const ended = await moveWaitingInsights(tx, row.id, { state: 'cancelled', ended_at: tx.now })
    await tx.audit('targeting.cancelled', { subject_id: row.id })
    // Where another was quicker, as that left it.
    return answerOf(ended ?? (await findOwnInsights(tx, pk, user.id)) ?? row, language)
  })
}
