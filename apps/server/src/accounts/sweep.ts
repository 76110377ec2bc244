import type { accounts } from '@starling/contract'
import { findLinkedById, keepAdGrant } from '@starling/store'
import type { Sweep } from '../floor/index.ts'

export const sweep: Sweep<typeof accounts.calls> = {
  /** A row of its own making: to grant one asks X for the ad accounts first. */
  rows: async ({ product, row }) => {
    const [social_account_id, member_id] = [await row('account'), await row('member')]
    const ad_grant = await product.store.change('operator', async (change) => {
      const { user_id } = (await findLinkedById(change, social_account_id))!
      const granted = { member_id, social_account_id, network: 'x' as const, account_id: '18ce5' }
      const { id } = await keepAdGrant(change, user_id, granted)
      await change.audit('ad_grant.made', { subject_id: id })
      return id
    })
    return { ad_grant }
  },
  opens: { deleteGrantedAccount: { path: ({ ad_grant }) => ({ pk: ad_grant! }) } },
}
