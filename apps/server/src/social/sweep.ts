import type { social } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

export const sweep: Sweep<typeof social.calls> = {
  rows: async ({ connectX }) => ({ account: await connectX() }),
  opens: { disconnectSocialAccount: { path: ({ account }) => ({ pk: account! }) } },
}
