import { type Change, closeAccountsOf, endAdGrants, forgetAccessThrough, type Row } from '@starling/store'
import type { Product } from '../floor/index.ts'
import { openGrant, sealGrant } from './grants.ts'

/** The network itself is told by the outbox. */
export async function endLink(
  tx: Change,
  { secrets }: Pick<Product, 'secrets'>,
  row: Row<'social_accounts'>,
): Promise<void> {
  const owner = { user_id: row.user_id }
  for (const sealed of [row.login_grant, row.ads_grant]) {
    if (!sealed) continue
    const id = tx.newId()
    const again = sealGrant({ secrets }, openGrant({ secrets }, sealed, row.id), id)
    await tx.table(owner, 'ended_grants').add({ id, network: row.network, sealed: again, ended_at: tx.now })
    await tx.send('grant.revoke', { ended_grant_id: id }, { owner, subject: `grant ${id}` })
  }
  await tx.table(owner, 'social_accounts').change(row.id, { login_grant: null, ads_grant: null, revoked_at: tx.now })
  await endAdGrants(tx, row)
  await forgetAccessThrough(tx, row)
  await closeAccountsOf(tx, row)
  const on = { subject_id: row.id, subject: row.handle ?? row.name, detail: { network: row.network } }
  await tx.audit('social_account.disconnected', on)
}
