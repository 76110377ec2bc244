import type { follows } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

const run = { path: ({ run }: Record<string, string>) => ({ pk: run! }) }

export const sweep: Sweep<typeof follows.calls> = {
  rows: async ({ owner, row, known_handle }) => {
    const body = { account: await row('account'), action: 'follow' as const, handles: [known_handle] }
    return { run: (await owner.followUnfollow({ body })).id }
  },
  opens: { getFollowRun: run, stopFollowRun: run },
}
