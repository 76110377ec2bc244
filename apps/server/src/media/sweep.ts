import type { media } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'
import { SWEPT_PICTURES, SWEPT_VIDEO } from './swept.ts'

const ofTeam = { path: ({ ad_media }: Ids) => ({ pk: ad_media! }), of: 'team' } as const

export const sweep: Sweep<typeof media.calls> = {
  /** Two pictures of the team, of which one was deleted, and a video. */
  rows: async ({ owner, team }) => {
    const add = async (bytes: Buffer<ArrayBuffer>) =>
      (await owner.createAdMedia({ query: { team, name: 'Swept' }, body: { file: new Blob([bytes]) } })).id
    const ad_media = await add(SWEPT_PICTURES[0]!)
    const gone_ad_media = await add(SWEPT_PICTURES[1]!)
    await owner.deleteAdMedia({ path: { pk: gone_ad_media } })
    return { ad_media, gone_ad_media, ad_video: await add(SWEPT_VIDEO) }
  },
  opens: {
    getAdMedia: ofTeam,
    changeAdMedia: { ...ofTeam, body: { alt_text: 'Swept' } },
    setAdMediaThumb: { path: ({ ad_video }: Ids) => ({ pk: ad_video! }), of: 'team', body: SWEPT_PICTURES[0]! },
    getAdMediaThumb: ofTeam,
    getAdMediaFile: ofTeam,
    restoreAdMedia: { path: ({ gone_ad_media }: Ids) => ({ pk: gone_ad_media! }), of: 'team', removed: 'opens' },
    deleteAdMedia: ofTeam,
  },
}
