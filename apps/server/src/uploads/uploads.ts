import { AppError, type UploadedAudience } from '@starling/contract'
import { LEAST_PEOPLE } from '@starling/engine'
import {
  type AudienceReach,
  type Change,
  countUploads,
  dropEntries,
  findReachableUpload,
  forgetPeopleTold,
  isUploaded,
  lockTeam,
  lockUpload,
  openEntries,
  type UploadRow,
  uploadSubject,
  wantPeople,
} from '@starling/store'
import { findTeamAccount, refuseBelow } from '../accounts/index.ts'
import { countPeople, findAudience, packIds, teamOf } from '../audiences/index.ts'
import { refuseUnsubscribed } from '../billing/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { uploadAnswer, uploadAnswers } from './answers.ts'
import { nextRefresh } from './refresh.ts'

/** Our choice: more than anyone looks through. */
const MOST = 1000
/** Which words the screen shows beside the box; others are another version. */
export const CONSENT_VERSION = 1
/** While it can be undone with a click, X is not told. */
const UNDO_S = 15

/** Twice the same people in one ad account would be two audiences there that nobody tells apart. */
async function refuseTwice(change: Change, row: Parameters<typeof isUploaded>[1]): Promise<void> {
  await lockTeam(change, row.team_id)
  if (!(await isUploaded(change, row))) return
  throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'uploaded_already' }] } })
}

async function upload(
  { audience_config_id, team_account, refresh = 'never' }: Input<'uploadAudience'>['body'],
  reach: AudienceReach,
  context: UserContext,
): Promise<UploadedAudience> {
  const account = await findTeamAccount(context, team_account)
  const { team_id } = account
  const audience = await findAudience(audience_config_id, reach, context)
  // Who is in two teams carries nothing from one into the other.
  if (audience.team_id !== null && audience.team_id !== team_id) throw new AppError('not_found')
  await refuseUnsubscribed(context, { id: team_id })
  await refuseBelow(context, account, 'draft')
  if (account.closed_by !== null || account.network !== 'x') throw new AppError('upload_not_available')
  const counted = await countPeople(audience, context, { members: true })
  if (!counted?.ids || counted.accounts < LEAST_PEOPLE) throw new AppError('upload_not_available')
  const wanted = await packIds(counted.ids)
  const made = await context.change(async (change) => {
    await refuseTwice(change, { team_id, team_account_id: account.id, audience_id: audience.id })
    if ((await countUploads(change, team_id)) >= MOST) {
      throw new AppError('invalid', {
        fields: { non_field_errors: [{ code: 'most_uploads', values: { most: MOST } }] },
      })
    }
    const table = change.table({ team_id }, 'uploaded_audiences')
    const row = await table.add({
      ...{ team_account_id: account.id, audience_id: audience.id, name: audience.name, state: 'sending' },
      ...{ consent_version: CONSENT_VERSION, consented_at: change.now, uploaded_by: context.user.id },
      ...{ refresh, refresh_at: nextRefresh(refresh, change.now), refreshed_at: null },
      ...{ people: counted.accounts, to_send: counted.accounts, sent: 0 },
      ...{ error: null, x_id: null, x_size: null, checked_at: null },
      ...{ created_at: change.now, changed_at: change.now, removed_at: null },
    })
    await wantPeople(change, row, wanted)
    const payload = { upload_id: row.id, from: 0, whole: true }
    await change.send('ads.upload', payload, { owner: { team_id }, subject: uploadSubject(row.id) })
    const detail = { people: counted.accounts, ad_account: account.account_id }
    await change.audit('upload.started', { subject_id: row.id, subject: row.name, team_id, detail })
    return row
  })
  return uploadAnswer(context.store, made, context.language)
}

export const uploadAudience = ({ body }: Input<'uploadAudience'>, context: UserContext): Promise<UploadedAudience> =>
  upload(body, 'both', context)

export const uploadProAudience = (
  { body }: Input<'uploadProAudience'>,
  context: UserContext,
): Promise<UploadedAudience> => upload(body, 'person', context)

export async function listUploadedAudiences(
  { query: { team, ...paging } }: Input<'listUploadedAudiences'>,
  context: UserContext,
): Promise<UploadedAudience[]> {
  const page = await context.store.table(await teamOf(team, context), 'uploaded_audiences').page(paging)
  const rows = answerPage(context, page, (row) => row)
  return uploadAnswers(context.store, rows, context.language)
}

async function findOwn(pk: string, { store, user }: UserContext, removed = false): Promise<UploadRow> {
  const found = await findReachableUpload(store, pk, { user_id: user.id, removed })
  if (!found) throw new AppError('not_found')
  return found
}

export const getUploadedAudience = async ({ path: { pk } }: Input<'getUploadedAudience'>, context: UserContext) =>
  uploadAnswer(context.store, await findOwn(pk, context), context.language)

/** Who may only look at the ad account changes nothing in it; of one that is no more there is nothing to look at. */
async function refuseLooking({ team_account_id }: UploadRow, context: UserContext): Promise<void> {
  const account = await findTeamAccount(context, team_account_id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  if (account) await refuseBelow(context, account, 'draft')
}

export async function changeUploadedAudience(
  { path: { pk }, body: { refresh } }: Input<'changeUploadedAudience'>,
  context: UserContext,
): Promise<UploadedAudience> {
  const { id, team_id, name, ...row } = await findOwn(pk, context)
  await refuseLooking({ id, team_id, name, ...row }, context)
  if (refresh !== 'never') await refuseUnsubscribed(context, { id: team_id })
  const changed = await context.change(async (change) => {
    const values = { refresh, refresh_at: nextRefresh(refresh, change.now), changed_at: change.now }
    const made = await change.table({ team_id }, 'uploaded_audiences').change(id, values)
    if (!made) throw new AppError('not_found')
    await change.audit('upload.changed', { subject_id: id, subject: name, team_id, detail: { refresh } })
    return made
  })
  return uploadAnswer(context.store, changed, context.language)
}

export async function deleteUploadedAudience(
  { path: { pk } }: Input<'deleteUploadedAudience'>,
  context: UserContext,
): Promise<void> {
  const found = await findOwn(pk, context)
  await refuseLooking(found, context)
  const { id, team_id, name } = found
  await context.change(async (change) => {
    if (!(await change.table({ team_id }, 'uploaded_audiences').remove(id))) throw new AppError('not_found')
    const sending = { owner: { team_id }, subject: uploadSubject(id), after_s: UNDO_S }
    await change.send('ads.upload_remove', { upload_id: id }, sending)
    await change.audit('upload.removed', { subject_id: id, subject: name, team_id })
  })
}

/** Once X has removed it, or is about to, it is uploaded anew. */
export async function restoreUploadedAudience(
  { path: { pk } }: Input<'restoreUploadedAudience'>,
  context: UserContext,
): Promise<UploadedAudience> {
  const found = await findOwn(pk, context, true)
  const { id, team_id, name } = found
  if (!found.removed_at) return uploadAnswer(context.store, found, context.language)
  await refuseLooking(found, context)
  await refuseUnsubscribed(context, { id: team_id })
  const back = await context.change(async (change) => {
    await refuseTwice(change, found)
    await lockUpload(change, id)
    await dropEntries(change, uploadSubject(id), 'ads.upload_remove')
    const restored = await change.table({ team_id }, 'uploaded_audiences').restore(id)
    if (!restored) throw new AppError('not_found')
    const isLeaving = (await openEntries(change, uploadSubject(id), 'ads.upload_remove')).length > 0
    await change.audit('upload.restored', { subject_id: id, subject: name, team_id })
    if (restored.x_id && !isLeaving && restored.state !== 'sending') return restored
    return sendAgain(change, restored)
  })
  return uploadAnswer(context.store, back, context.language)
}

async function sendAgain(change: Change, { id, team_id }: UploadRow): Promise<UploadRow> {
  await forgetPeopleTold(change, id)
  const values = { state: 'sending', error: null, sent: 0, changed_at: change.now } as const
  const row = await change.table({ team_id }, 'uploaded_audiences').change(id, values)
  const payload = { upload_id: id, from: 0, whole: true }
  await change.send('ads.upload', payload, { owner: { team_id }, subject: uploadSubject(id) })
  return row!
}

export async function retryUpload(
  { path: { pk } }: Input<'retryUpload'>,
  context: UserContext,
): Promise<UploadedAudience> {
  const found = await findOwn(pk, context)
  await refuseLooking(found, context)
  await refuseUnsubscribed(context, { id: found.team_id })
  const again = await context.change(async (change) => {
    const { id, team_id, name } = found
    const row = await lockUpload(change, id)
    await change.audit('upload.started', { subject_id: id, subject: name, team_id, detail: { again: true } })
    if (row?.state !== 'failed') return row!
    // What was deleted at X is made anew there; what is there is found by its mark.
    await change.table({ team_id }, 'uploaded_audiences').change(id, { x_id: null })
    return sendAgain(change, row)
  })
  return uploadAnswer(context.store, again, context.language)
}
