import { accountsToTreat } from '@starling/store'
import type { Product } from '../floor/index.ts'

export function treatmentOf(account_id: string, { config }: Pick<Product, 'config'>) {
  const { agency = false, treatment = null } = config.AD_ACCOUNTS.find((one) => one.account_id === account_id) ?? {}
  return { agency, treatment }
}

/** How ad accounts are treated is configured: those that are linked already are treated so from the next start on. */
export async function treatAsConfigured({ store, config }: Pick<Product, 'store' | 'config'>): Promise<void> {
  for (const { id, team_id, name, ...treated } of await accountsToTreat(store, config.AD_ACCOUNTS)) {
    await store.change('operator', async ({ table, audit }) => {
      await table({ team_id }, 'team_accounts').change(id, treated)
      await audit('team_account.treated', { subject_id: id, subject: name, team_id, detail: treated })
    })
  }
}
