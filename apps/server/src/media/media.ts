import { type AdMedia, AppError } from '@starling/contract'
import { type Change, findReachableMedia, type MediaRow, pageMedia } from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { mediaAnswer, mediaAnswers } from './answers.ts'

export async function findMedia(pk: string, { store, user }: UserContext): Promise<MediaRow> {
  const found = await findReachableMedia(store, pk, { user_id: user.id })
  if (!found) throw new AppError('not_found')
  return found
}

export const noteMedia = (
  change: Change,
  did: 'added' | 'changed' | 'deleted' | 'restored',
  { id, name, team_id }: MediaRow,
): Promise<void> => change.audit(`media.${did}`, { subject_id: id, subject: name, team_id })

export async function listAdMedia(
  { query: { team, ...wanted } }: Input<'listAdMedia'>,
  context: UserContext,
): Promise<AdMedia[]> {
  const { team_id } = await teamOf(team, context)
  const page = await pageMedia(context.store, team_id, wanted)
  return mediaAnswers(
    answerPage(context, page, (row) => row),
    context.store,
  )
}

export const getAdMedia = async ({ path: { pk } }: Input<'getAdMedia'>, context: UserContext): Promise<AdMedia> =>
  mediaAnswer(await findMedia(pk, context), context.store)

export async function changeAdMedia(
  { path: { pk }, body }: Input<'changeAdMedia'>,
  context: UserContext,
): Promise<AdMedia> {
  if (Object.keys(body).length === 0) {
    throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'nothing_to_change' }] } })
  }
  const { id, team_id } = await findMedia(pk, context)
  const row = await context.change(async (change) => {
    const changed = await change.table({ team_id }, 'ad_media').change(id, { ...body, changed_at: change.now })
    if (!changed) throw new AppError('not_found')
    await noteMedia(change, 'changed', changed)
    return changed
  })
  return mediaAnswer(row, context.store)
}

export async function deleteAdMedia({ path: { pk } }: Input<'deleteAdMedia'>, context: UserContext): Promise<void> {
  await context.change(async (change) => {
    const found = await findReachableMedia(change, pk, { user_id: context.user.id })
    const removed = found && (await change.table({ team_id: found.team_id }, 'ad_media').remove(pk))
    if (!removed) throw new AppError('not_found')
    await noteMedia(change, 'deleted', removed)
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreAdMedia(
  { path: { pk } }: Input<'restoreAdMedia'>,
  context: UserContext,
): Promise<AdMedia> {
  const row = await context.change(async (change) => {
    const found = await findReachableMedia(change, pk, { user_id: context.user.id, removed: true })
    if (!found) throw new AppError('not_found')
    const back = found.removed_at ? await change.table({ team_id: found.team_id }, 'ad_media').restore(pk) : found
    if (!back) throw new AppError('not_found')
    await noteMedia(change, 'restored', back)
    return back
  })
  return mediaAnswer(row, context.store)
}
