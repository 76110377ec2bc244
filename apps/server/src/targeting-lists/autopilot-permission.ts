import { AppError, type PausedLineItem, type RefusalCode, type TargetingList } from '@starling/contract'
import { type Change, findTargetingList, lastAutopilotUse, type TargetingListRow } from '@starling/store'
import type { Input, UserContext } from '../floor/index.ts'
import { desksOf, draftOfAudience } from '../targeting/index.ts'
import { listAnswer } from './answers.ts'
import { weekAfter } from './autopilot.ts'
import { findList } from './keeping.ts'

/** Our choice: more than anyone looks through. */
const MOST_LISTED = 500

/** What is not paused could spend while its criteria change: only these can be chosen. */
export async function listPausedLineItems(
  _: Input<'listPausedLineItems'>,
  context: UserContext,
): Promise<PausedLineItem[]> {
  const found: PausedLineItem[] = []
  for await (const { api, account } of desksOf(context)) {
    const campaigns = new Map<string, string>()
    for await (const { id, name } of api.campaigns(account.id)) campaigns.set(id, name)
    for await (const { id, name, campaign_id, entity_status, deleted } of api.lineItems(account.id)) {
      if (entity_status !== 'PAUSED' || deleted) continue
      const campaign = { id: campaign_id, name: campaigns.get(campaign_id) ?? campaign_id }
      found.push({ ad_account: { id: account.id, name: account.name }, campaign, id, name: name ?? id })
      if (found.length === MOST_LISTED) return found
    }
  }
  return found
}

/** Off until its owner says so, for one line item; it is off again when the list is deleted. */
export async function allowAutopilot(
  { path: { pk }, body }: Input<'allowAutopilot'>,
  context: UserContext,
): Promise<TargetingList> {
  const list = await findList(pk, context)
  if (body.allowed) await refuseWithoutAudience(list, context)
  const { allowed, ad_account_id = null, line_item_id = null } = body
  if (allowed) await refuseUnlessPaused({ ad_account_id: ad_account_id!, line_item_id: line_item_id! }, context)
  const changed = await context.change(async (change) => {
    const values = allowed
      ? { autopilot_ad_account_id: ad_account_id, autopilot_line_item_id: line_item_id }
      : { autopilot_ad_account_id: null, autopilot_line_item_id: null }
    const when = allowed
      ? { autopilot_allowed_at: change.now, autopilot_due_at: await dueAt(change, list.id) }
      : { autopilot_allowed_at: null, autopilot_due_at: null }
    await change.table({ user_id: context.user.id }, 'targeting_lists').change(list.id, { ...values, ...when })
    const noted = allowed ? { ad_account_id, line_item_id } : {}
    await change.audit(allowed ? 'autopilot.allowed' : 'autopilot.stopped', { subject_id: list.id, detail: noted })
    return findTargetingList(change, list.id, { user_id: context.user.id })
  })
  if (!changed) throw new AppError('not_found')
  return listAnswer(context.store, changed, context.language)
}

async function dueAt(change: Change, list_id: string): Promise<Date> {
  const used_at = await lastAutopilotUse(change, list_id)
  const next = used_at && weekAfter(used_at)
  return next && next > change.now ? next : change.now
}

async function refuseWithoutAudience({ audience_id, made_of }: TargetingListRow, context: UserContext): Promise<void> {
  if (audience_id === null) throw refused('non_field_errors', 'list_without_audience')
  // A pack is everybody's, and so is the audience of the catalog that it is made of.
  if (made_of === 'native_pack') return
  await draftOfAudience(audience_id, 'both', context).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'no_audience'
    throw isGone ? refused('non_field_errors', 'audience_out_of_reach') : error
  })
}

const refused = (field: string, code: RefusalCode) => new AppError('invalid', { fields: { [field]: [{ code }] } })

async function refuseUnlessPaused(
  { ad_account_id, line_item_id }: { ad_account_id: string; line_item_id: string },
  context: UserContext,
): Promise<void> {
  for await (const { api, account } of desksOf(context)) {
    if (account.id !== ad_account_id) continue
    for await (const { id, entity_status, deleted } of api.lineItems(account.id, { line_item_ids: [line_item_id] })) {
      if (id !== line_item_id || deleted) continue
      if (entity_status !== 'PAUSED') throw refused('line_item_id', 'not_paused')
      return
    }
    throw refused('line_item_id', 'not_valid')
  }
  throw refused('ad_account_id', 'ad_account_id')
}
