import type { NewScenario, planner } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const BODY: NewScenario = {
  ...{ name: 'Swept', budget_micro: 1_000_000, price_micro: null, frequency_cap: null },
  objective: 'REACH',
  currency: 'USD',
  given: 'budget',
  ...{ starts_on: '2026-11-01', ends_on: '2026-11-30', parts: [] },
}
const ofTeam = { path: ({ campaign_scenario }: Ids) => ({ pk: campaign_scenario! }), of: 'team' } as const

export const sweep: Sweep<typeof planner.calls> = {
  /** Two of the team, of which one was deleted. */
  rows: async ({ owner, team }) => {
    const body = { ...BODY, team }
    const made = await owner.createCampaignScenario({ body })
    const gone = await owner.createCampaignScenario({ body })
    await owner.deleteCampaignScenario({ path: { pk: gone.id } })
    return { campaign_scenario: made.id, gone_campaign_scenario: gone.id }
  },
  opens: {
    getCampaignScenario: ofTeam,
    replaceCampaignScenario: { ...ofTeam, body: BODY },
    restoreCampaignScenario: {
      path: ({ gone_campaign_scenario }: Ids) => ({ pk: gone_campaign_scenario! }),
      of: 'team',
      removed: 'opens',
    },
    deleteCampaignScenario: ofTeam,
  },
}
