import type { spending } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const cap = { path: ({ team, spending_cap }: Ids) => ({ team_id: team!, pk: spending_cap! }) }
const CAP = { team_account: null, currency: 'USD', amount_micro: 5_000_000_000 }

export const sweep: Sweep<typeof spending.calls> = {
  rows: async ({ owner, team }) => {
    const { id } = await owner.setSpendingCap({ path: { team_id: team }, body: CAP })
    return { spending_cap: id }
  },
  opens: {
    listSpendingCaps: team,
    setSpendingCap: { ...team, body: CAP },
    // To approve what nobody asked for changes nothing: what was asked for is approved once, and not by who asked.
    approveSpendingCap: { ...cap, body: { asked_at: null } },
    restoreSpendingCap: { ...cap, removed: 'opens' },
    endSpendingCap: cap,
    refuseSpendingCap: cap,
  },
}
