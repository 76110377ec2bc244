import type { audiences } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const BODY = { query_type: 'handle', handle: 'sweep' } as const
const NO_OWNER = 'a list that is the same for everybody'
const ofTeam = { path: ({ team_audience }: Ids) => ({ pk: team_audience! }), of: 'team' } as const
const ofShare = {
  path: ({ audience_share }: Ids) => ({ pk: audience_share! }),
  of: 'team',
  removed: 'opens',
} as const
const own = { path: ({ own_audience }: Ids) => ({ pk: own_audience! }) }

export const sweep: Sweep<typeof audiences.calls> = {
  /** Two of the team, of which one was deleted, and one of the person. */
  rows: async ({ owner, team }) => {
    const made = await owner.createAudienceConfig({ body: { body: BODY, team } })
    const mine = await owner.createProAudienceConfig({ body: { body: BODY } })
    const [version] = await owner.listAudienceVersions({ path: { pk: made.id } })
    const gone = await owner.createAudienceConfig({ body: { body: BODY, team } })
    await owner.deleteAudienceConfig({ path: { pk: gone.id } })
    const share = await owner.shareAudienceViaAccount({
      body: { audience_config_id: made.id, email: 'friend@nowhere.example' },
    })
    return {
      audience_share: share.id,
      gone_audience: gone.id,
      team_audience: made.id,
      own_audience: mine.id,
      audience_version: version!.id,
    }
  },
  opens: {
    getAudienceCategory: NO_OWNER,
    getAudienceRegion: NO_OWNER,
    getAudience: NO_OWNER,
    getAudienceConfig: ofTeam,
    replaceAudienceConfig: { ...ofTeam, body: { body: BODY, name: 'Swept' } },
    getAudienceInsight: { path: ({ audience_version }: Ids) => ({ pk: audience_version! }), of: 'team' },
    getAudienceInsightByConfig: ofTeam,
    getProAudienceConfig: own,
    replaceProAudienceConfig: { ...own, body: { body: BODY, name: 'Swept' } },
    getProAudienceInsight: own,
    countAudienceConfig: ofTeam,
    listAudienceVersions: ofTeam,
    restoreAudienceVersion: { ...ofTeam, body: { number: 1 } },
    listAudienceSizes: ofTeam,
    noteAudienceMovesSeen: ofTeam,
    restoreAudienceConfig: {
      path: ({ gone_audience }: Ids) => ({ pk: gone_audience! }),
      of: 'team',
      removed: 'opens',
    },
    copySharedAudience: 'opened by whom it is shared with, who is none of the house (shares.test.ts)',
    listAudienceShares: ofTeam,
    restoreAudienceShare: ofShare,
    deleteAudienceShare: ofShare,
    deleteAudienceConfig: ofTeam,
  },
}
