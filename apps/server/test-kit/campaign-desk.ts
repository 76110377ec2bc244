import type { Campaign } from '@starling/contract'
import type { CampaignAtX, LineItem } from '@starling/outside'
import type { Browser, World } from '@starling/world'
import { openDesk } from './ad-desk.ts'

const TEAM = 'meridian'
const DAY_MS = 86_400_000
/** Whole seconds, as X writes them. */
const dayFrom = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / 1000) * 1000 + days * DAY_MS).toISOString()

/** A team whose ad account is linked, a post that can be promoted, and what X has of a campaign. */
export async function openCampaignDesk(world: World, signedIn?: Browser) {
  const admin = signedIn ?? (await world.signIn('admin@meridian.example'))
  const desk = await openDesk(world)
  await desk.link(admin)
  const { api, ad_account } = desk
  const linked = await admin.linkTeamAccount({ path: { team_id: TEAM }, body: { account_id: ad_account.id } })
  let funding_instrument_id = ''
  for await (const { id } of api.fundingInstruments(ad_account.id)) funding_instrument_id = id
  const post = await api.createPost(ad_account.id, { as_user_id: ad_account.user_id, text: 'Coffee, roasted today' })

  type Draft = Partial<Parameters<Browser['createCampaign']>[0]['body']>
  const bodyOf = (name: string, given: Draft = {}) => ({
    ...{ team: TEAM, team_account_id: linked.id, name, objective: 'ENGAGEMENTS' as const, funding_instrument_id },
    ...{ daily_budget_micro: 20_000_000, total_budget_micro: null },
    ...{ starts_at: dayFrom(world.clock.now(), 1), ends_at: dayFrom(world.clock.now(), 8) },
    ...given,
  })
  const targeting_package = { keywords: [{ value: 'coffee' }, { value: 'espresso' }], hashtags: [{ value: '#latte' }] }
  const draft = async (name: string, given: Draft = {}, by: Browser = admin): Promise<Campaign> => {
    const source = given.audience_config_id || given.targeting_list_id || given.plan_id ? {} : { targeting_package }
    const campaign = await by.createCampaign({ body: bodyOf(name, { ...source, ...given }) })
    const sets = await by.listCampaignAdSets({ path: { pk: campaign.id } })
    for (const { id } of sets) await by.createAd({ body: { ad_set_id: id, x_post_id: post.id_str } })
    return by.getCampaign({ path: { pk: campaign.id } })
  }
  const launch = async ({ id }: Pick<Campaign, 'id'>, by: Browser = admin): Promise<Campaign> => {
    const { changed_at } = await by.getCampaign({ path: { pk: id } })
    await by.launchCampaign({ path: { pk: id }, body: { seen_changed_at: changed_at } })
    await world.settle()
    return by.getCampaign({ path: { pk: id } })
  }
  /** All that X has whose name begins so. */
  const atX = async (name: string) => {
    const campaigns: CampaignAtX[] = []
    for await (const one of api.campaigns(ad_account.id, { q: name })) campaigns.push(one)
    const items: LineItem[] = []
    const campaign_ids = campaigns.map(({ id }) => id)
    if (campaign_ids.length > 0) {
      for await (const one of api.lineItems(ad_account.id, { campaign_ids })) items.push(one)
    }
    const posts: string[] = []
    const line_item_ids = items.map(({ id }) => id)
    if (line_item_ids.length > 0) {
      for await (const one of api.promotedPosts(ad_account.id, { line_item_ids }))
        if (!one.deleted) posts.push(one.tweet_id)
    }
    return { campaigns, items, posts }
  }
  return { ...desk, admin, team_account_id: linked.id, post_id: post.id_str, draft, launch, atX, bodyOf }
}
export type CampaignDesk = Awaited<ReturnType<typeof openCampaignDesk>>
