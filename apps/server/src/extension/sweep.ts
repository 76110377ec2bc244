import type { extension } from '@starling/contract'
import { keepToolkitAdAccount } from '@starling/store'
import type { Ids, Sweep } from '../floor/index.ts'

const kept = { path: ({ toolkit_ad_account }: Ids) => ({ pk: toolkit_ad_account! }) }

export const sweep: Sweep<typeof extension.calls> = {
  /** Kept by the extension, which is none of those that furnish a house. */
  rows: async ({ owner, product }) => {
    const { id: user_id } = await owner.getMe()
    const toolkit_ad_account = await product.store.change('operator', async (change) => {
      const given = { account_id: '18ce5', name: 'Sweep', for_audiences: false }
      const { id } = await keepToolkitAdAccount(change, user_id, given)
      await change.audit('toolkit_ad_account.kept', { subject_id: id, user_id })
      return id
    })
    return { toolkit_ad_account }
  },
  opens: {
    getExtensionAdAccount: kept,
    getExtensionList: { path: ({ insights }) => ({ pk: insights! }) },
    deleteToolkitAdAccount: kept,
    restoreToolkitAdAccount: { ...kept, removed: 'opens' },
  },
}
