import type { campaigns } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const DAYS = { starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-08T00:00:00Z' }
const BODY = {
  ...{ name: 'Swept', objective: 'ENGAGEMENTS' as const, funding_instrument_id: 'fund1', ...DAYS },
  ...{ daily_budget_micro: 10_000_000, total_budget_micro: null },
}
const targeting_package = { keywords: [{ value: 'coffee' }], countries: [{ value: 'JP' }] }
const AD_SET = { name: 'Swept', targeting_package, budget_micro: null, bid_micro: null, starts_at: null, ends_at: null }

const of = (row: string) => ({ path: (rows: Ids) => ({ pk: rows[row]! }), of: 'team' }) as const
const one = of('campaign')

export const sweep: Sweep<typeof campaigns.calls> = {
  /** One of each state that a call needs, in an ad account that no key opens: nothing of them comes to X. */
  rows: async ({ owner, team, product }) => {
    const { id: team_id } = await owner.getTeam({ path: { slug: team } })
    const team_account_id = await product.store.change('operator', async (change) => {
      const added = await change.table({ team_id }, 'team_accounts').add({
        ...{ account_id: `swept-${team}`, network: 'x', name: 'Swept', currency: 'USD', timezone: 'UTC' },
        ...{
          social_account_id: null,
          linked_by: null,
          ad_grant_id: null,
          by_grant: false,
          agency: false,
          access: 'unknown',
          checked_at: null,
        },
        ...{ treatment: null, created_at: change.now, removed_at: null, removed_by: null },
      })
      await change.audit('test.swept', { team_id })
      return added.id
    })
    const draft = () => owner.createCampaign({ body: { ...BODY, team, team_account_id, targeting_package } })
    const adSet = async (campaign_id: string) => {
      const { id } = await owner.createAdSet({ body: { campaign_id, name: 'Swept', targeting_package } })
      return id
    }
    const ad = async (ad_set_id: string) => (await owner.createAd({ body: { ad_set_id, x_post_id: '20' } })).id
    const [campaign, gone, sent, over, awaiting] = [
      await draft(),
      await draft(),
      await draft(),
      await draft(),
      await draft(),
    ]
    const [ad_set, gone_ad_set] = [await adSet(campaign.id), await adSet(campaign.id)]
    const [swept_ad, gone_ad] = [await ad(ad_set), await ad(ad_set)]
    await owner.deleteAd({ path: { pk: gone_ad } })
    await owner.deleteAdSet({ path: { pk: gone_ad_set } })
    await owner.deleteCampaign({ path: { pk: gone.id } })
    await product.store.change('operator', async (change) => {
      await change.table({ team_id }, 'campaigns').change(awaiting.id, { state: 'awaiting_approval' })
      await change.audit('test.swept', { team_id })
    })
    return {
      ...{ campaign: campaign.id, gone_campaign: gone.id, sent_campaign: sent.id, over_campaign: over.id },
      ...{ awaiting_campaign: awaiting.id, ad_set, gone_ad_set, ad: swept_ad, gone_ad },
    }
  },
  opens: {
    getCampaign: one,
    replaceCampaign: { ...one, body: BODY },
    changeCampaign: { ...one, body: { name: 'Swept again' } },
    listCampaignAdSets: one,
    listCampaignAds: one,
    reviewCampaign: one,
    reconcileCampaign: { ...one, body: {} },
    copyCampaign: { ...one, body: {} },
    sendCampaign: of('sent_campaign'),
    pauseCampaign: one,
    endCampaign: of('over_campaign'),
    launchCampaign: { ...of('awaiting_campaign'), body: { seen_changed_at: DAYS.starts_at } },
    approveCampaign: 'a second person who may spend, once (launch.test.ts)',
    refuseCampaign: of('campaign'),
    getAdSet: of('ad_set'),
    replaceAdSet: { ...of('ad_set'), body: { ...AD_SET, is_on: true } },
    changeAdSet: { ...of('ad_set'), body: { name: 'Swept again' } },
    toggleAd: { ...of('ad'), body: {} },
    restoreAd: { ...of('gone_ad'), removed: 'opens' },
    restoreAdSet: { ...of('gone_ad_set'), removed: 'opens' },
    restoreCampaign: { ...of('gone_campaign'), removed: 'opens' },
    deleteAd: of('ad'),
    deleteAdSet: of('ad_set'),
    deleteCampaign: one,
  },
}
