import { AppError } from '@starling/contract'
import type { AdsApi, PromotedPost } from '@starling/outside'
import { type AdRow, adRow, adSetRow, type Couriers, campaignOf, noteAdAtX } from '@starling/store'
import type { TeamDesk } from '../../accounts/index.ts'
import { postOfCreative } from '../../creatives/index.ts'
import type { Product } from '../../floor/index.ts'
import { type CourierAsking, deskFor, refused, wordsOf } from './desk.ts'

/** An ad: the post of its creative is promoted while it is on, once; X pauses no such thing, so off it is taken away. */
export const adCourier = (product: Product, asking: CourierAsking): Couriers['ads.ad'] => ({
  carry: async ({ payload: { ad_id, force = false } }) => {
    const ad = await adRow(product.store, ad_id)
    const set = ad && (await adSetRow(product.store, ad.ad_set_id))
    const campaign = set && (await campaignOf(product.store, set.campaign_id))
    if (!ad || !campaign) return refused('incomplete')
    const isOn = ad.is_on && ad.removed_at === null && set.removed_at === null
    if (!set.x_id) return isOn ? refused('incomplete') : NOT_THERE
    const desk = await deskFor(product, campaign, asking)
    if (!desk) return refused('no_ad_account')
    const { api, account_id } = desk
    if (!isOn) {
      const shown = ad.x_post_id && (await promoted(api, account_id, set.x_id, ad.x_post_id))
      if (shown) await api.remove(account_id, 'promoted_tweets', shown.id)
      return { ...NOT_THERE, x_post_id: ad.x_post_id }
    }
    const post_id = await postOf(product, ad, { desk, team_account_id: campaign.team_account_id })
    if (!post_id) return refused('no_creative')
    const there = await promoted(api, account_id, set.x_id, post_id)
    // What its creative was before is shown no more.
    const isOther = ad.x_post_id !== null && ad.x_post_id !== post_id
    const old = isOther ? await promoted(api, account_id, set.x_id, ad.x_post_id!) : undefined
    if (old) await api.remove(account_id, 'promoted_tweets', old.id)
    // Somebody took it away at X.
    if (!there && ad.x_id && !isOther && !force) return refused('gone_at_x')
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

type Posting = { desk: TeamDesk; team_account_id: string }
/** The post of its creative, which is made once; or the one that it was made for. Nothing where the creative is gone. */
async function postOf(product: Product, ad: AdRow, { desk, team_account_id }: Posting): Promise<string | null> {
  const { team_id, creative_id, x_post_id } = ad
  if (creative_id === null) return x_post_id
  const posting = { team_id, creative_id, team_account_id, account_id: desk.account_id }
  try {
    return (await postOfCreative(product, posting, desk.api)).tweet_id
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return null
    // Another is at the same post: it is there when this comes again.
    if (error.code === 'busy') throw new AppError('unavailable', { cause: error, retry_after_s: 5 })
    throw error
  }
}

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
