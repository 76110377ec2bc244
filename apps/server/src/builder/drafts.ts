import { AppError, type KeptDraft, keptDraft, type NewDraft } from '@starling/contract'
import { QuestionRefused } from '@starling/question'
import { spendOf } from '@starling/question/builder'
import { findBuilderDraft, findReachableAudience, keepDraft } from '@starling/store'
import { askingOf } from '../asking/index.ts'
import { teamOf } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { sizeOf } from './counting.ts'
import { madeInsights } from './made-insights.ts'

const MOST_LETTERS = 64_000 // our choice, as of a question that is saved

async function whoseOf(team: string | undefined, context: UserContext) {
  const for_team_id = team === undefined ? null : (await teamOf(team, context)).team_id
  return { user_id: context.user.id, for_team_id }
}

export async function getBuilderDraft(
  { query: { team } }: Input<'getBuilderDraft'>,
  context: UserContext,
): Promise<KeptDraft> {
  const row = await findBuilderDraft(context.store, await whoseOf(team, context))
  return answerOf(keptDraft(row?.draft), row?.kept_at ?? null, context)
}

export async function keepBuilderDraft(
  { body: { team, ...given } }: Input<'keepBuilderDraft'>,
  context: UserContext,
): Promise<KeptDraft> {
  if (JSON.stringify(given).length > MOST_LETTERS) {
    throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'question_too_long' }] } })
  }
  const whose = await whoseOf(team, context)
  const draft = { ...given, audience_config_id: await changedAudience(given, context) }
  const row = await context.change(async (change) => {
    const kept = await keepDraft(change, whose, draft)
    await change.audit('builder.kept', { subject_id: kept.id })
    return kept
  })
  return answerOf(draft, row.kept_at, context)
}

/** The address of a draft may come from somebody else, with an audience that is not for who opens it: that is none. */
async function changedAudience({ audience_config_id }: NewDraft, { store, user }: UserContext): Promise<string | null> {
  if (audience_config_id === null) return null
  const found = await findReachableAudience(store, audience_config_id, { user_id: user.id, reach: 'both' })
  return found?.id ?? null
}

/** It is kept whether or not its people can be counted now. */
async function answerOf(draft: NewDraft, kept_at: Date | null, context: UserContext): Promise<KeptDraft> {
  const { preview_data, error } = await countedOf(draft, context)
  return {
    ...draft,
    preview_data,
    error,
    ...spendOf(draft, preview_data?.size ?? 0),
    insights: await madeInsights(draft, context),
    kept_at: kept_at?.toISOString() ?? null,
  }
}

async function countedOf(draft: NewDraft, context: UserContext): Promise<Pick<KeptDraft, 'preview_data' | 'error'>> {
  try {
    return { preview_data: await sizeOf(draft, await askingOf(context)), error: null }
  } catch (error) {
    // What cannot be asked is kept, too: it is still being written.
    if (error instanceof QuestionRefused) return { preview_data: null, error: 'invalid' }
    if (error instanceof AppError) return { preview_data: null, error: error.code }
    throw error
  }
}
