import type { targetingLists } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const PACK = { keywords: [{ value: 'coffee' }], handles: [{ value: 'one' }, { value: 'two' }] }
const own = { path: ({ targeting_list }: Ids) => ({ pk: targeting_list! }) }
const ofShare = { path: ({ list_share }: Ids) => ({ pk: list_share! }), removed: 'opens' } as const
const NATIVE = 'made of the catalog: nobody’s, and open to everybody who is signed in'

export const sweep: Sweep<typeof targetingLists.calls> = {
  /** Two of the person, of which one was deleted. */
  rows: async ({ owner }) => {
    const { id } = await owner.createTargetingList({ body: { name: 'Swept', targeting_package: PACK } })
    const gone = await owner.createTargetingList({ body: { targeting_package: PACK } })
    await owner.removeTargetingList({ path: { pk: gone.id } })
    const share = await owner.shareTargetingListViaAccount({
      body: { targeting_list_id: id, email: 'friend@nowhere.example' },
    })
    return { targeting_list: id, gone_targeting_list: gone.id, list_share: share.id }
  },
  opens: {
    getTargetingList: own,
    replaceTargetingList: { ...own, body: { version: 1, name: 'Swept', targeting_package: PACK } },
    changeTargetingList: { ...own, body: { version: 1, name: 'Swept' } },
    downloadTargetingPackage: 'of an audience of the person, a team, a share or the catalog (download.test.ts)',
    listTargetingListVersions: own,
    getTargetingListVersion: { path: ({ targeting_list }: Ids) => ({ pk: targeting_list!, number: '1' }) },
    restoreTargetingListVersion: { ...own, body: { number: 1, version: 1 } },
    listTargetingListUses: own,
    makeTargetingListLink: { ...own, body: {} },
    allowAutopilot: { ...own, body: { allowed: false } },
    getNativePack: NATIVE,
    openSharedTargetingList: 'opened by whom it is shared with, who is none of the house (shares.test.ts)',
    restoreTargetingListShare: ofShare,
    deleteTargetingListShare: ofShare,
    restoreTargetingList: {
      path: ({ gone_targeting_list }: Ids) => ({ pk: gone_targeting_list! }),
      removed: 'opens',
    },
    removeTargetingList: own,
  },
}
