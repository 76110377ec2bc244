import type { plans } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const BODY = { name: 'Swept', budget: 100, starts_on: '2026-11-01', ends_on: '2026-11-30', parts: [] }
const ofTeam = { path: ({ audience_plan }: Ids) => ({ pk: audience_plan! }), of: 'team' } as const

export const sweep: Sweep<typeof plans.calls> = {
  /** Two of the team, of which one was deleted. */
  rows: async ({ owner, team }) => {
    const made = await owner.createAudiencePlan({ body: { ...BODY, team } })
    const gone = await owner.createAudiencePlan({ body: { ...BODY, team } })
    await owner.deleteAudiencePlan({ path: { pk: gone.id } })
    return { audience_plan: made.id, gone_audience_plan: gone.id }
  },
  opens: {
    getAudiencePlan: ofTeam,
    replaceAudiencePlan: { ...ofTeam, body: BODY },
    changeAudiencePlan: { ...ofTeam, body: { name: 'Swept again' } },
    restoreAudiencePlan: {
      path: ({ gone_audience_plan }: Ids) => ({ pk: gone_audience_plan! }),
      of: 'team',
      removed: 'opens',
    },
    deleteAudiencePlan: ofTeam,
  },
}
