import type { results } from '@starling/contract'
import { findCampaign } from '@starling/store'
import type { Ids, Sweep } from '../floor/index.ts'

/** One that campaigns leave in their place: theirs is deleted before it is asked about. */
const of = { path: ({ sent_campaign }: Ids) => ({ pk: sent_campaign! }), of: 'team' } as const

export const sweep: Sweep<typeof results.calls> = {
  /** Two proposals, for ad sets of two campaigns: one is accepted, one declined. */
  rows: async ({ row, product, owner }) => {
    const propose = async (campaign_id: string) => {
      const [ad_set] = await owner.listCampaignAdSets({ path: { pk: campaign_id } })
      const { id: user_id } = await owner.getMe()
      const { team_id } = (await findCampaign(product.store, campaign_id, { user_id }))!
      return product.store.change('operator', async (change) => {
        const { id } = await change.table({ team_id }, 'proposals').add({
          ...{ campaign_id, ad_set_id: ad_set!.id, act: 'drop', certainty: 0.97, against_rest: 2, version: 1 },
          ...{ results: 9, spend_micro: 9, from_day: '2026-11-01', through_day: '2026-11-07', widens: '[]' },
          ...{ state: 'open', created_at: change.now, answered_at: null, answered_by: null },
        })
        await change.audit('test.swept', { team_id })
        return id
      })
    }
    return {
      proposal: await propose(await row('awaiting_campaign')),
      other_proposal: await propose(await row('sent_campaign')),
    }
  },
  opens: {
    getCampaignReach: of,
    getCampaignSegmentations: of,
    getCampaignStats: of,
    getCampaignGroups: of,
    readCampaignReports: 'of a campaign whose ad account a key opens (results.test.ts)',
    listCampaignProposals: of,
    acceptProposal: { path: ({ other_proposal }: Ids) => ({ pk: other_proposal! }), of: 'team' },
    declineProposal: { path: ({ proposal }: Ids) => ({ pk: proposal! }), of: 'team' },
    listCampaignAlerts: of,
    getAlertMail: of,
    setAlertMail: { ...of, body: { wanted: false } },
  },
}
