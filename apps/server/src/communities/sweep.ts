import type { communities } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

const NO_OWNER = 'a list that is the same for everybody'

export const sweep: Sweep<typeof communities.calls> = {
  opens: {
    getCommunity: NO_OWNER,
    getContentCategory: NO_OWNER,
    getXCommunity: 'kept by a search at X with a linked account (x-communities.test.ts)',
  },
}
