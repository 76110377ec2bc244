import type { uploads } from '@starling/contract'
import { findLinkedById, keepTeamAccount, wantPeople } from '@starling/store'
import { packIds } from '../audiences/index.ts'
import type { Ids, Sweep } from '../floor/index.ts'

const ofTeam = { path: ({ upload }: Ids) => ({ pk: upload! }), of: 'team' } as const

export const sweep: Sweep<typeof uploads.calls> = {
  /** Rows of its own making, in an ad account of its own: X has never heard of either. */
  rows: async ({ product, row }) => {
    const [social_account_id, team_id] = [await row('account'), await row('team')]
    return product.store.change('operator', async (change) => {
      const { user_id } = (await findLinkedById(change, social_account_id))!
      const linked = { account_id: '18ce9', network: 'x' as const, name: 'Swept', currency: 'USD', timezone: 'UTC' }
      const keys = { social_account_id, linked_by: user_id, ad_grant_id: null }
      const account = { ...linked, agency: false, treatment: null }
      const team_account_id = await keepTeamAccount(change, team_id, account, keys)
      const made: Ids = {}
      for (const name of ['upload', 'gone_upload']) {
        const one = await change.table({ team_id }, 'uploaded_audiences').add({
          ...{ team_account_id, audience_id: null, name: 'Swept', state: 'failed', uploaded_by: user_id },
          ...{ consent_version: 1, consented_at: change.now, refresh: 'never', refresh_at: null, refreshed_at: null },
          ...{ people: 5, to_send: 5, sent: 0, error: null, x_id: null, x_size: null, checked_at: null },
          ...{ created_at: change.now, changed_at: change.now },
          removed_at: name === 'upload' ? null : change.now,
        })
        await wantPeople(change, one, await packIds(['1', '2', '3', '4', '5']))
        made[name] = one.id
      }
      await change.audit('upload.started', { team_id })
      return made
    })
  },
  opens: {
    getUploadedAudience: ofTeam,
    changeUploadedAudience: { ...ofTeam, body: { refresh: 'never' } },
    retryUpload: ofTeam,
    restoreUploadedAudience: { path: ({ gone_upload }: Ids) => ({ pk: gone_upload! }), of: 'team', removed: 'opens' },
    deleteUploadedAudience: ofTeam,
  },
}
