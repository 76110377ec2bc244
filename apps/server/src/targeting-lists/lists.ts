import { AppError, type FileAnswer, type ListedTargetingList, type TargetingList } from '@starling/contract'
import { plainName } from '@starling/sections/file-name'
import { findListVersion, findTargetingList, pageTargetingLists } from '@starling/store'
import { editPackage, replacePackage } from '@starling/targeting'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { packageFile } from '../targeting/index.ts'
import { listAnswer, listedAnswer } from './answers.ts'
import { changeList, findList, refuseMoreLists } from './keeping.ts'
import { readParts, readSteps } from './read-values.ts'

export async function listTargetingLists(
  { query }: Input<'listTargetingLists'>,
  context: UserContext,
): Promise<ListedTargetingList[]> {
  return answerPage(context, await pageTargetingLists(context.store, context.user.id, query), listedAnswer)
}

export const getTargetingList = async (
  { path: { pk } }: Input<'getTargetingList'>,
  context: UserContext,
): Promise<TargetingList> => listAnswer(context.store, await findList(pk, context), context.language)

export async function replaceTargetingList(
  { path: { pk }, body: { targeting_package, ...given } }: Input<'replaceTargetingList'>,
  context: UserContext,
): Promise<TargetingList> {
  const read = readParts(targeting_package)
  const edit = (before: Parameters<typeof replacePackage>[0]) => replacePackage(before, read)
  return listAnswer(context.store, await changeList(pk, { ...given, edit }, context), context.language)
}

export async function changeTargetingList(
  { path: { pk }, body }: Input<'changeTargetingList'>,
  context: UserContext,
): Promise<TargetingList> {
  const { version, name, reason, steps = [], ...set } = body
  const read = readSteps(steps)
  const edit = (before: Parameters<typeof editPackage>[0]) => ({ ...editPackage(before, read), ...set })
  return listAnswer(context.store, await changeList(pk, { version, name, reason, edit }, context), context.language)
}

/** Those that are named come first; only the first hundred that are chosen are applied. */
export async function reorderHandles(
  { body: { targeting_list_id, version, handles } }: Input<'reorderHandles'>,
  context: UserContext,
): Promise<TargetingList> {
  const step = { do: 'order', part: 'handles', values: handles.map((handle) => handle.replace(/^@/, '')) } as const
  const edit = (before: Parameters<typeof editPackage>[0]) => editPackage(before, [step])
  return listAnswer(context.store, await changeList(targeting_list_id, { version, edit }, context), context.language)
}

/** What is deleted does nothing by itself; brought back, it has to be allowed anew. */
export async function removeTargetingList(
  { path: { pk } }: Input<'removeTargetingList'>,
  { change, user }: UserContext,
): Promise<void> {
  await change(async (tx) => {
    const found = await findTargetingList(tx, pk, { user_id: user.id })
    if (!found) throw new AppError('not_found')
    const lists = tx.table({ user_id: user.id }, 'targeting_lists')
    await lists.change(found.id, { autopilot_allowed_at: null, autopilot_due_at: null })
    await lists.remove(found.id)
    await tx.audit('targeting_list.deleted', { subject_id: found.id })
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreTargetingList(
  { path: { pk } }: Input<'restoreTargetingList'>,
  { change, user, store, language }: UserContext,
): Promise<TargetingList> {
  const back = await change(async (tx) => {
    const found = await findTargetingList(tx, pk, { user_id: user.id, removed: true })
    if (!found) throw new AppError('not_found')
    if (found.removed_at) await refuseMoreLists(tx, user.id)
    const restored = found.removed_at
      ? await tx.table({ user_id: user.id }, 'targeting_lists').restore(found.id)
      : found
    if (!restored) throw new AppError('not_found')
    await tx.audit('targeting_list.restored', { subject_id: found.id })
    return { ...found, ...restored }
  })
  return listAnswer(store, back, language)
}

export async function makeTargetingListSheet(
  { body: { targeting_list_id, format } }: Input<'makeTargetingListSheet'>,
  context: UserContext,
): Promise<FileAnswer> {
  const { id, name, version, changed_at } = await findList(targeting_list_id, context)
  const kept = version > 0 ? await findListVersion(context.store, id, version) : undefined
  // While it waits there is nothing to write down.
  if (!kept) throw new AppError('not_found')
  const called = `starling-${plainName(name)}-${changed_at.toISOString().slice(0, 10)}`
  return packageFile(kept.targeting_package, { name: called, format, language: context.language })
}
