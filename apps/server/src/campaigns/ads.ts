import { type Ad, AppError } from '@starling/contract'
import { type AdRow, adRow, type CampaignRow, type Change } from '@starling/store'
import type { Input, UserContext } from '../floor/index.ts'
import { adAnswer } from './answers.ts'
import { addAd, refuseForeignCreatives } from './draft.ts'
import {
  accountFor,
  holdCampaign,
  noteAd,
  openAd,
  openAdSet,
  openCampaign,
  refuseAwaiting,
  refuseOver,
  refuseUnspent,
  touch,
} from './find.ts'
import { sendSome } from './sending.ts'

const answerAd = async (id: string, { store }: UserContext): Promise<Ad> => adAnswer((await adRow(store, id))!)

/** The campaign of an ad, held until the change is over; X follows what is done to the ad. */
async function changeIn<T extends Pick<AdRow, 'id'>>(
  campaign_id: string,
  context: UserContext,
  work: (change: Change, campaign: CampaignRow) => Promise<{ ad: T; leaves: boolean }>,
): Promise<string> {
  const { team_account_id } = await openCampaign(campaign_id, context)
  await accountFor({ team_account_id }, 'draft', context)
  const { id } = await context.change(async (change) => {
    const campaign = await holdCampaign(change, campaign_id)
    refuseOver(campaign)
    refuseAwaiting(campaign)
    refuseUnspent(campaign, context)
    const { ad, leaves } = await work(change, campaign)
    if (leaves) await sendSome(change, campaign, campaign.wanted, { ads: [ad] })
    await touch(change, campaign)
    return { id: ad.id }
  })
  return id
}

export async function createAd({ body }: Input<'createAd'>, context: UserContext): Promise<Ad> {
  const { ad_set_id, creative_id = null, x_post_id = null } = body
  const set = await openAdSet(ad_set_id, context)
  const { team_id, campaign_id } = set
  if (creative_id !== null) await refuseForeignCreatives([creative_id], team_id, context)
  const id = await changeIn(campaign_id, context, async (change) => {
    const ad = await addAd(change, { team_id, campaign_id, ad_set_id: set.id, creative_id, x_post_id })
    await noteAd(change, 'saved', ad)
    return { ad, leaves: true }
  })
  return answerAd(id, context)
}

/** The other of what it is, or what was said: said twice it is the same. */
export async function toggleAd({ path: { pk }, body }: Input<'toggleAd'>, context: UserContext): Promise<Ad> {
  const found = await openAd(pk, context)
  await changeIn(found.campaign_id, context, async (change) => {
    const ads = change.table({ team_id: found.team_id }, 'ads')
    const before = await ads.find(found.id)
    if (!before) throw new AppError('not_found')
    const is_on = body.is_on ?? !before.is_on
    const ad = (await ads.change(found.id, { is_on, changed_at: change.now }))!
    await noteAd(change, 'toggled', ad)
    return { ad, leaves: is_on !== before.is_on }
  })
  return answerAd(found.id, context)
}

export async function deleteAd({ path: { pk } }: Input<'deleteAd'>, context: UserContext): Promise<void> {
  const found = await openAd(pk, context)
  await changeIn(found.campaign_id, context, async (change) => {
    const ad = await change.table({ team_id: found.team_id }, 'ads').remove(found.id)
    if (!ad) throw new AppError('not_found')
    await noteAd(change, 'deleted', ad)
    return { ad, leaves: ad.x_id !== null || ad.state === 'sending' }
  })
}

/** It is off until it is turned on; one that is there needs no restoring, and is as good an answer. */
export async function restoreAd({ path: { pk } }: Input<'restoreAd'>, context: UserContext): Promise<Ad> {
  const found = await openAd(pk, context, true)
  await changeIn(found.campaign_id, context, async (change) => {
    const ads = change.table({ team_id: found.team_id }, 'ads')
    const before = await ads.find(found.id, { removed: true })
    if (before?.removed_at) {
      if (!(await ads.restore(found.id))) throw new AppError('not_found')
      await ads.change(found.id, { is_on: false, changed_at: change.now })
    }
    await noteAd(change, 'restored', found)
    return { ad: found, leaves: false }
  })
  return answerAd(found.id, context)
}
