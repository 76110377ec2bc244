import type { USE_ERRORS } from '@starling/contract'
import type { AdsApi } from '@starling/outside'
import {
  type Couriers,
  endListUse,
  findListUse,
  findTargetingList,
  findUser,
  type ListUseRow,
  type Outgoing,
} from '@starling/store'
import { compilePackage, hasPrimary } from '@starling/targeting'
import { say } from '@starling/text/both'
import type { Product } from '../floor/index.ts'
import { criteriaAtX, desksOf, knownAtX, setCriteria } from '../targeting/index.ts'

type Result = Outgoing['ads.targeting']['result']
const refused = (why: (typeof USE_ERRORS)[number]): Result => ({ refused: why, left_out: 0 })

/** X keeps no key: what is there is looked at first, so that to set criteria twice leaves the same state. */
export const adsTargetingCourier = (product: Product): Couriers['ads.targeting'] => ({
  carry: async ({ payload }) => {
    const use = await findListUse(product.store, payload.use_id)
    return use?.state === 'pending' ? apply(product, use) : refused('not_allowed')
  },
  settle: async (change, { payload, user_id }, { refused: why, left_out }) => {
    const state = why === null ? 'applied' : 'failed'
    await endListUse(change, payload.use_id, { state, error: why, left_out })
    await change.audit('autopilot.ended', { subject_id: payload.use_id, user_id: user_id! })
  },
  refused: async (change, { payload, user_id }, why) => {
    await endListUse(change, payload.use_id, { state: 'failed', error: why.detailIn(say('en')) })
    await change.audit('autopilot.ended', { subject_id: payload.use_id, user_id: user_id! })
  },
})

async function apply(product: Product, use: ListUseRow): Promise<Result> {
  const { store } = product
  const { user_id, ad_account_id, line_item_id, targeting_package } = use
  const user = await findUser(store, user_id)
  const list = await findTargetingList(store, use.list_id ?? '', { user_id })
  // What was taken back since is not done.
  const isAllowed = list?.autopilot_allowed_at && list.autopilot_line_item_id === line_item_id
  if (!isAllowed || !user || user.removed_at) return refused('not_allowed')
  const asking = { ...product, user, now: store.now() }
  for await (const { api, account } of desksOf(asking)) {
    if (account.id !== ad_account_id) continue
    const known = await knownAtX(targeting_package, asking, { api, account_id: account.id })
    const { criteria, left_out } = compilePackage(targeting_package, known)
    if (!hasPrimary(criteria)) return refused('says_nobody')
    if (!(await isPaused(api, account.id, line_item_id!))) return refused('not_paused')
    const there = await criteriaAtX(api, account.id, [line_item_id!])
    await setCriteria(api, account.id, { line_item_id: line_item_id!, there, wanted: criteria })
    return { refused: null, left_out: left_out.length }
  }
  return refused('no_ad_account')
}

async function isPaused(api: AdsApi, account_id: string, line_item_id: string): Promise<boolean> {
  for await (const item of api.lineItems(account_id, { line_item_ids: [line_item_id] })) {
    if (item.id === line_item_id) return item.entity_status === 'PAUSED' && !item.deleted
  }
  return false
}
