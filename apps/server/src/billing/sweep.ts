import { setTimeout as sleep } from 'node:timers/promises'
import type { billing } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const LOOK_EVERY_MS = 20

async function until<T>(look: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found) return found
    await sleep(LOOK_EVERY_MS)
  }
}

export const sweep: Sweep<typeof billing.calls> = {
  /** A subscription that was paid for on the biller's page. */
  rows: async ({ owner, team }) => {
    const path = { team_id: team }
    // One that the operator gave a subscription buys none.
    if ((await owner.getTeamBilling({ path })).subscription?.active) return {}
    const details = { invoice_name: team, invoice_email: `invoices@${team}.example`, country: 'NL' }
    await owner.changeTeam({ path: { slug: team }, body: details })
    const { id } = await owner.startCheckout({ body: { team, plan: 'team_monthly' } })
    const url = await until(async () => (await owner.getCheckout({ path: { ...path, pk: id } })).url)
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242424242424242' }), redirect: 'manual' })
    await owner.readBilling({ path })
    await until(async () => (await owner.getTeamBilling({ path })).subscription)
    return { checkout: id }
  },
  opens: {
    getTeamBilling: team,
    getCheckout: { path: ({ team, checkout }) => ({ team_id: team!, pk: checkout! }) },
    previewUpgrade: { ...team, body: { plan: 'enterprise_monthly' } },
    listInvoices: team,
    openBillingPortal: team,
    readBilling: team,
    keepSubscription: team,
  },
}
