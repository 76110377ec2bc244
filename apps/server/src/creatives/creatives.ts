import { type AdCreative, AppError, type ChangedCreative, type NewCreative } from '@starling/contract'
import {
  type Change,
  type CreativeRow,
  countCreatives,
  findReachableCreative,
  lockCreative,
  lockShowing,
  lockTeam,
  mediaOfTeam,
  pageCreatives,
} from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { creativeAnswer, creativeAnswers, mediaIdsOf } from './answers.ts'

const MOST_CREATIVES = 5_000 // our choice: more than anyone looks through

async function findCreative(pk: string, { store, user }: UserContext): Promise<CreativeRow> {
  const found = await findReachableCreative(store, pk, { user_id: user.id })
  if (!found) throw new AppError('not_found')
  return found
}

const noteAct = (
  change: Change,
  did: 'saved' | 'changed' | 'deleted' | 'restored',
  { id, name, team_id }: CreativeRow,
): Promise<void> => change.audit(`creative.${did}`, { subject_id: id, subject: name, team_id })

export async function listAdCreatives(
  { query: { team, ...wanted } }: Input<'listAdCreatives'>,
  context: UserContext,
): Promise<AdCreative[]> {
  const { team_id } = await teamOf(team, context)
  const page = await pageCreatives(context.store, team_id, wanted)
  return creativeAnswers(
    answerPage(context, page, (row) => row),
    context.store,
  )
}

type Said = Omit<NewCreative, 'team' | 'variant_of'>
const rowOf = ({ name, kind, text, ...content }: Said) => ({ name, kind, text, content: JSON.stringify(content) })

export async function createAdCreative(
  { body: { team, variant_of, ...said } }: Input<'createAdCreative'>,
  context: UserContext,
): Promise<AdCreative> {
  const owner = await teamOf(team, context)
  const row = await context.change(async (change) => {
    await spendAll(change, madeBudgets('creative', context.user.id))
    await refuseMore(change, owner.team_id)
    await checkMedia(change, owner.team_id, mediaIdsOf({ kind: said.kind, content: said }))
    const added = await change.table(owner, 'ad_creatives').add({
      ...rowOf(said),
      made_by: context.user.id,
      variant_of: variant_of === undefined ? null : await headOf(change, owner.team_id, variant_of),
      version: 1,
      created_at: change.now,
      changed_at: change.now,
      removed_at: null,
    })
    await noteAct(change, 'saved', added)
    return added
  })
  return creativeAnswer(row, context.store)
}

/** What is tried against a variant is tried against all of its group. */
async function headOf(change: Change, team_id: string, pk: string): Promise<string> {
  const found = await change.table({ team_id }, 'ad_creatives').find(pk)
  if (!found) throw new AppError('invalid', { fields: { variant_of: [{ code: 'not_valid' }] } })
  return found.variant_of ?? found.id
}

async function refuseMore(change: Change, team_id: string): Promise<void> {
  await lockTeam(change, team_id)
  if ((await countCreatives(change, team_id)) < MOST_CREATIVES) return
  throw new AppError('invalid', {
    fields: { non_field_errors: [{ code: 'most_creatives', values: { most: MOST_CREATIVES } }] },
  })
}

/** What it shows is the team's own; what was there before and is gone since does not hinder a change of the text. */
async function checkMedia(
  change: Change,
  team_id: string,
  ids: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const asked = ids.filter((id) => !before.includes(id))
  const there = new Set((await mediaOfTeam(change, team_id, asked)).map(({ id }) => id))
  if (asked.every((id) => there.has(id))) return
  throw new AppError('invalid', { fields: { media_ids: [{ code: 'media_gone' }] } })
}

export const getAdCreative = async (
  { path: { pk } }: Input<'getAdCreative'>,
  context: UserContext,
): Promise<AdCreative> => creativeAnswer(await findCreative(pk, context), context.store)

export const replaceAdCreative = (
  { path: { pk }, body }: Input<'replaceAdCreative'>,
  context: UserContext,
): Promise<AdCreative> => change(pk, body, context)

export const changeAdCreative = (
  { path: { pk }, body }: Input<'changeAdCreative'>,
  context: UserContext,
): Promise<AdCreative> => change(pk, body, context)

/** What is seen at X; name and countries are not. */
const seenAtX = ({ kind, text, content: { countries: _, ...content } }: CreativeRow) =>
  JSON.stringify([kind, text, Object.entries(content).toSorted()])

/**
 * What a second person was asked to agree to, and what is on its way to X, stays as it was seen. Of other campaigns
 * whoever launches them has seen something else.
 */
async function touchShowing(changing: Change, creative_id: string): Promise<void> {
  for (const { id, team_id, state } of await lockShowing(changing, creative_id)) {
    if (state === 'awaiting_approval') {
      throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'approval_waits' }] } })
    }
    if (state === 'sending') throw new AppError('in_flight')
    await changing.table({ team_id }, 'campaigns').change(id, { changed_at: changing.now })
  }
}

async function change(
  pk: string,
  { seen_changed_at: seen, ...given }: ChangedCreative,
  context: UserContext,
): Promise<AdCreative> {
  const { id, team_id } = await findCreative(pk, context)
  const row = await context.change(async (changing) => {
    const now = await lockCreative(changing, id)
    if (!now) throw new AppError('not_found')
    if (seen !== undefined && +new Date(seen) !== +now.changed_at) throw new AppError('changed_meanwhile')
    const { name, kind, text, content } = now
    const said: Said = { name, kind, text, ...content, ...given }
    await checkMedia(changing, team_id, mediaIdsOf({ kind: said.kind, content: said }), mediaIdsOf(now))
    const written = rowOf(said)
    const isOther = seenAtX(now) !== seenAtX({ ...now, ...written, content: JSON.parse(written.content) })
    if (isOther) await touchShowing(changing, id)
    const changed = await changing.table({ team_id }, 'ad_creatives').change(id, {
      ...written,
      version: now.version + (isOther ? 1 : 0),
      changed_at: changing.now,
    })
    if (!changed) throw new AppError('not_found')
    await noteAct(changing, 'changed', changed)
    return changed
  })
  return creativeAnswer(row, context.store)
}

export async function deleteAdCreative(
  { path: { pk } }: Input<'deleteAdCreative'>,
  context: UserContext,
): Promise<void> {
  await context.change(async (changing) => {
    const found = await findReachableCreative(changing, pk, { user_id: context.user.id })
    const removed = found && (await changing.table({ team_id: found.team_id }, 'ad_creatives').remove(pk))
    if (!removed) throw new AppError('not_found')
    await noteAct(changing, 'deleted', removed)
  })
}

/** One that is there needs no restoring, and is as good an answer. */
export async function restoreAdCreative(
  { path: { pk } }: Input<'restoreAdCreative'>,
  context: UserContext,
): Promise<AdCreative> {
  const row = await context.change(async (changing) => {
    const found = await findReachableCreative(changing, pk, { user_id: context.user.id, removed: true })
    if (!found) throw new AppError('not_found')
    if (found.removed_at) await refuseMore(changing, found.team_id)
    const back = found.removed_at ? await changing.table({ team_id: found.team_id }, 'ad_creatives').restore(pk) : found
    if (!back) throw new AppError('not_found')
    await noteAct(changing, 'restored', back)
    return back
  })
  return creativeAnswer(row, context.store)
}
