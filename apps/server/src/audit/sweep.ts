import type { audit } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }

export const sweep: Sweep<typeof audit.calls> = {
  opens: { listAuditEntries: team, exportAudit: team },
}
