import type { takeout } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'
import { prepareTakeout } from './prepare.ts'

const mine = { path: ({ takeout }: Record<string, string>) => ({ pk: takeout! }) }

export const sweep: Sweep<typeof takeout.calls> = {
  rows: async ({ owner, product }) => {
    const { id } = await owner.createTakeout()
    // The job may be at it already: then this waits for it.
    await prepareTakeout(product, id)
    return { takeout: id }
  },
  opens: { downloadTakeout: mine, deleteTakeout: mine, restoreTakeout: { ...mine, removed: 'opens' } },
}
