import type { AdsApi, PromotedPost } from '@starling/outside'
import { type AdRow, adRow, adSetRow, type Couriers, campaignOf, noteAdAtX } from '@starling/store'
import type { Product } from '../../floor/index.ts'
import { deskFor, refused, wordsOf } from './desk.ts'

/** An ad: the post of its creative is promoted while it is on, once; X pauses no such thing, so off it is taken away. */
export const adCourier = (product: Product): Couriers['ads.ad'] => ({
  carry: async ({ payload: { ad_id, force = false } }) => {
    const ad = await adRow(product.store, ad_id)
    const set = ad && (await adSetRow(product.store, ad.ad_set_id))
    const campaign = set && (await campaignOf(product.store, set.campaign_id))
    if (!ad || !campaign) return refused('incomplete')
    const isOn = ad.is_on && ad.removed_at === null && set.removed_at === null
    if (!set.x_id) return isOn ? refused('incomplete') : NOT_THERE
    const desk = await deskFor(product, campaign)
    if (!desk) return refused('no_ad_account')
    const { api, account_id } = desk
    const post_id = ad.x_post_id
    if (!post_id) return isOn ? refused('no_creative') : NOT_THERE
    const there = await promoted(api, account_id, set.x_id, post_id)
    if (!isOn) {
      if (there) await api.remove(account_id, 'promoted_tweets', there.id)
      return { ...NOT_THERE, x_post_id: post_id }
    }
    // Somebody took it away at X.
    if (!there && ad.x_id && !force) return refused('gone_at_x')
    const one = there ?? (await api.promotePosts(account_id, set.x_id, [post_id]))[0]!
    return { refused: null, x_id: one.id, x_post_id: post_id, approval: one.approval_status }
  },
  settle: async (change, { payload: { ad_id } }, result) => {
    const ad = (await adRow(change, ad_id))!
    if (result.refused === null) {
      const { x_id, x_post_id, approval } = result
      const state = x_id === null ? offOf(ad) : 'on'
      await noteAdAtX(change, ad_id, { x_id, x_post_id, approval, state, error: null, differences: 0 })
    } else {
      const isGone = result.refused === 'gone_at_x'
      const state = isGone ? 'on' : 'failed'
      await noteAdAtX(change, ad_id, { state, error: isGone ? null : result.refused, differences: isGone ? 1 : 0 })
    }
  },
  refused: (change, { payload: { ad_id } }, why) => noteAdAtX(change, ad_id, { state: 'failed', error: wordsOf(why) }),
})

const NOT_THERE = { refused: null, x_id: null, x_post_id: null, approval: null }
/** It is not there: off, or never sent. */
const offOf = ({ is_on }: AdRow) => (is_on ? 'draft' : 'off')

async function promoted(
  api: AdsApi,
  account_id: string,
  line_item_id: string,
  post_id: string,
): Promise<PromotedPost | undefined> {
  for await (const one of api.promotedPosts(account_id, { line_item_ids: [line_item_id] })) {
    if (one.tweet_id === post_id && !one.deleted) return one
  }
  return undefined
}
