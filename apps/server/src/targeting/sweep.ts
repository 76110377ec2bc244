import type { targeting } from '@starling/contract'
import { emptyPackage } from '@starling/targeting'
import type { Sweep } from '../floor/index.ts'

const mine = { path: ({ insights }: Record<string, string>) => ({ pk: insights! }) }

export const sweep: Sweep<typeof targeting.calls> = {
  rows: async ({ owner, product }) => {
    const { id } = await owner.buildAudience({ body: { draft: {} } })
    const { id: user_id } = await owner.getMe()
    // As its job leaves it where there is a corpus: in this house nobody is known.
    await product.store.change('operator', async (change) => {
      const ready = { state: 'ready', error: null, targeting_package: JSON.stringify(emptyPackage()) } as const
      await change.table({ user_id }, 'targeting_insights').change(id, { ...ready, ended_at: change.now })
      await change.audit('targeting.ready', { subject_id: id, user_id })
    })
    return { insights: id }
  },
  opens: { getTargetingInsights: mine, downloadTargetingInsights: mine, cancelTargetingInsights: mine },
}
