import type { creatives } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const BODY = { name: 'Swept', kind: 'post', text: 'Swept' } as const
const ofTeam = { path: ({ ad_creative }: Ids) => ({ pk: ad_creative! }), of: 'team' } as const

export const sweep: Sweep<typeof creatives.calls> = {
  /** Two of the team, of which one was deleted. */
  rows: async ({ owner, team }) => {
    const made = await owner.createAdCreative({ body: { ...BODY, team } })
    const gone = await owner.createAdCreative({ body: { ...BODY, team } })
    await owner.deleteAdCreative({ path: { pk: gone.id } })
    return { ad_creative: made.id, gone_ad_creative: gone.id }
  },
  opens: {
    getAdCreative: ofTeam,
    replaceAdCreative: { ...ofTeam, body: BODY },
    changeAdCreative: { ...ofTeam, body: { name: 'Swept again' } },
    restoreAdCreative: {
      path: ({ gone_ad_creative }: Ids) => ({ pk: gone_ad_creative! }),
      of: 'team',
      removed: 'opens',
    },
    deleteAdCreative: ofTeam,
  },
}
