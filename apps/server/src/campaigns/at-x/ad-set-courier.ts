import type { AdsApi, LineItem } from '@starling/outside'
import {
  type AdSetRow,
  type AdSetSeen,
  adSetRow,
  type CampaignRow,
  type Couriers,
  campaignOf,
  type FieldsAtX,
  noteAdSetAtX,
} from '@starling/store'
import { type CompiledCriterion, compilePackage, hasPrimary } from '@starling/targeting'
import type { TeamDesk } from '../../accounts/index.ts'
import type { Product } from '../../floor/index.ts'
import { criteriaAtX, criterionLine, knownAtX, setCriteria } from '../../targeting/index.ts'
import { type AdSetAim, aimOfAdSet } from '../differences.ts'
import { markIn, markOf, nameAtX, withoutMark } from '../mark.ts'
import { isCovered } from '../money.ts'
import { keepFirst, mayWrite } from './campaign-courier.ts'
import { type CourierAsking, deskFor, lookingFor, refused, wordsOf } from './desk.ts'

/** What stands on a line item, as lines in one order. */
export const linesOf = (criteria: readonly Parameters<typeof criterionLine>[0][]): string[] =>
  criteria.map(criterionLine).toSorted()

/** A line item as X has it; `ours` is what its package came to. */
export const seenLineItem = (at_x: LineItem, { criteria, ours }: Pick<AdSetSeen, 'criteria' | 'ours'>): AdSetSeen => ({
  name: at_x.name ?? '',
  status: at_x.entity_status,
  objective: at_x.objective,
  budget_micro: at_x.total_budget_amount_local_micro,
  bid_micro: at_x.bid_amount_local_micro,
  placements: at_x.placements.toSorted(),
  starts_at: at_x.start_time,
  ends_at: at_x.end_time,
  criteria,
  ours,
  gone: at_x.deleted,
})

/** An ad set: its line item, made paused and once, and its criteria, except what somebody changed of them at X. */
export const adSetCourier = (product: Product, asking: CourierAsking): Couriers['ads.ad_set'] => ({
  carry: async ({ payload: { ad_set_id, ...written } }) => {
    const set = await adSetRow(product.store, ad_set_id)
    const campaign = set && (await campaignOf(product.store, set.campaign_id))
    if (!set || !campaign?.x_id) return refused('incomplete')
    const desk = await deskFor(product, campaign, asking)
    if (!desk) return refused('no_ad_account')
    if (!(await isCovered(product.store, campaign))) return refused('not_allowed')
    // What was removed before it was there need not come.
    if (set.removed_at && !set.x_id) return { refused: null, x_id: null, seen: null, left_out: 0 }
    const known = await knownAtX(set.targeting_package, lookingFor(product, campaign), desk)
    const { criteria, left_out } = compilePackage(set.targeting_package, known)
    if (!hasPrimary(criteria)) return refused('says_nobody')
    const there = await lineItemOf(desk, set, campaign.x_id)
    if (there?.deleted || (!there && set.x_id)) return refused('gone_at_x')
    const made = there ?? (await create(desk, set, campaign))
    const item = await update(desk, { set, campaign, there: made, written })
    const standing = await aim(desk, { set, line_item_id: made.id, wanted: criteria, written })
    const seen = seenLineItem(item, { criteria: standing, ours: linesOf(criteria) })
    return { refused: null, x_id: made.id, seen, left_out: left_out.length }
  },
  settle: async (change, { payload: { ad_set_id } }, result) => {
    if (result.refused === null) {
      const { x_id, seen, left_out } = result
      const there = seen && { x_id, x_seen: JSON.stringify(seen), x_checked_at: change.now }
      await noteAdSetAtX(change, ad_set_id, { ...there, left_out, error: null })
    } else {
      const row = await adSetRow(change, ad_set_id)
      const gone = result.refused === 'gone_at_x' && row?.x_seen && JSON.stringify({ ...row.x_seen, gone: true })
      const failed = { state: 'failed' as const, error: result.refused }
      await noteAdSetAtX(change, ad_set_id, { ...failed, ...(gone && { x_seen: gone }) })
    }
  },
  refused: (change, { payload: { ad_set_id } }, why) =>
    noteAdSetAtX(change, ad_set_id, { state: 'failed', error: wordsOf(why) }),
})

/** By its id; or what an earlier try made of which nobody was told, by its mark. */
async function lineItemOf({ api, account_id }: TeamDesk, set: AdSetRow, x_campaign: string) {
  const mark = markOf(set.id)
  const found: LineItem[] = []
  for await (const one of api.lineItems(account_id, { campaign_ids: [x_campaign], with_deleted: set.x_id !== null })) {
    if (set.x_id ? one.id === set.x_id : markIn(one.name) === mark) found.push(one)
  }
  return keepFirst(found, (id) => api.remove(account_id, 'line_items', id))
}

const AIMED = ['REACH', 'FOLLOWERS']
const bidOf = ({ bid_micro }: AdSetAim, objective: string) =>
  bid_micro === null
    ? { bid_strategy: 'AUTO' }
    : { bid_strategy: AIMED.includes(objective) ? 'TARGET' : 'MAX', bid_amount_local_micro: bid_micro }

function create({ api, account_id }: TeamDesk, set: AdSetRow, campaign: CampaignRow): Promise<LineItem> {
  const ours = aimOfAdSet(set, campaign)
  return api.createLineItem(account_id, {
    ...{ campaign_id: campaign.x_id, name: nameAtX(set), entity_status: 'PAUSED', product_type: 'PROMOTED_TWEETS' },
    ...{ objective: campaign.objective, placements: ours.placements, ...bidOf(ours, campaign.objective) },
    ...{ start_time: ours.starts_at, end_time: ours.ends_at, total_budget_amount_local_micro: ours.budget_micro },
  })
}

type Updating = { set: AdSetRow; campaign: CampaignRow; there: LineItem; written: FieldsAtX }
async function update({ api, account_id }: TeamDesk, { set, campaign, there, written }: Updating): Promise<LineItem> {
  const nothing = { criteria: [], ours: [] }
  const [ours, theirs] = [aimOfAdSet(set, campaign), seenLineItem(there, nothing)]
  const base = set.x_seen ?? theirs
  const joined = (placements: readonly string[]) => placements.join(',')
  const values = (of: AdSetAim | AdSetSeen) => ({
    ...{ name: withoutMark(of.name), placements: joined(of.placements), budget_micro: of.budget_micro },
    ...{ bid_micro: of.bid_micro, starts_at: of.starts_at, ends_at: of.ends_at },
  })
  const [own, now, before] = [values(ours), values(theirs), values(base)]
  const writes = (field: keyof typeof own) =>
    mayWrite(field, { ours: own[field], theirs: now[field], base: before[field], ...written })
  const form: Parameters<AdsApi['update']>[3] = {
    ...(writes('name') && { name: nameAtX(set) }),
    ...(writes('placements') && { placements: ours.placements }),
    ...(writes('budget_micro') && { total_budget_amount_local_micro: ours.budget_micro ?? '' }),
    ...(writes('bid_micro') && { bid_amount_local_micro: '', ...bidOf(ours, campaign.objective) }),
    ...(writes('starts_at') && { start_time: ours.starts_at }),
    ...(writes('ends_at') && { end_time: ours.ends_at ?? '' }),
  }
  return Object.keys(form).length > 0 ? api.update<LineItem>(account_id, 'line_items', there.id, form) : there
}

type Aiming = { set: AdSetRow; line_item_id: string; wanted: CompiledCriterion[]; written: FieldsAtX }
/** Sets whom it reaches, unless somebody else did; answers what stands there then. */
async function aim({ api, account_id }: TeamDesk, { set, line_item_id, wanted, written }: Aiming): Promise<string[]> {
  const there = await criteriaAtX(api, account_id, [line_item_id])
  const [theirs, ours] = [linesOf(there), linesOf(wanted)]
  const isOurs = !set.x_seen || set.x_seen.criteria.join('\n') === theirs.join('\n')
  // A try that ended in between left part of it: what stands there is some of before and some of what is wanted.
  const before = new Set([...(set.x_seen?.criteria ?? []), ...ours])
  const isBegun = theirs.every((line) => before.has(line))
  const { force = [], leave = [] } = written
  const isLeft = leave.includes('targeting') || (!isOurs && !isBegun)
  if (isLeft && !force.includes('targeting')) return theirs
  await setCriteria(api, account_id, { line_item_id, there, wanted })
  return ours
}
