import {
  AppError,
  type ListedTargetingListVersion,
  type TargetingList,
  type TargetingListUse,
  type TargetingListVersion,
} from '@starling/contract'
import { findListVersion, type ListVersionRow, pageListUses, pageListVersions } from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { listAnswer, useAnswer, versionAnswer, versionAnswers } from './answers.ts'
import { changeList, findList } from './keeping.ts'

export async function listTargetingListVersions(
  { path: { pk }, query }: Input<'listTargetingListVersions'>,
  context: UserContext,
): Promise<ListedTargetingListVersion[]> {
  const { id } = await findList(pk, context)
  const page = await pageListVersions(context.store, id, query)
  return versionAnswers(
    answerPage(context, page, (row) => row),
    context,
  )
}

const NUMBER = /^[1-9]\d{0,8}$/
async function findVersionOf(pk: string, number: string | number, context: UserContext): Promise<ListVersionRow> {
  const { id } = await findList(pk, context)
  const found = NUMBER.test(String(number)) ? await findListVersion(context.store, id, Number(number)) : undefined
  if (!found) throw new AppError('not_found')
  return found
}

export const getTargetingListVersion = async (
  { path: { pk, number } }: Input<'getTargetingListVersion'>,
  context: UserContext,
): Promise<TargetingListVersion> => versionAnswer(await findVersionOf(pk, number, context), context)

/** It becomes the newest, letter by letter; what it takes the place of stays a version. */
export async function restoreTargetingListVersion(
  { path: { pk }, body: { number, version } }: Input<'restoreTargetingListVersion'>,
  context: UserContext,
): Promise<TargetingList> {
  const { name, targeting_package } = await findVersionOf(pk, number, context)
  const edited = { version, name, restored_number: number, edit: () => targeting_package }
  return listAnswer(context.store, await changeList(pk, edited, context), context.language)
}

export async function listTargetingListUses(
  { path: { pk }, query }: Input<'listTargetingListUses'>,
  context: UserContext,
): Promise<TargetingListUse[]> {
  const { id } = await findList(pk, context)
  const page = await pageListUses(context.store, context.user.id, { ...query, list_id: id })
  return answerPage(context, page, (row) => useAnswer(row, context.language))
}
