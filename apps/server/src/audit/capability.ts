import { audit as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { listAuditEntries } from './entries.ts'
import { exportAudit } from './export.ts'
import { sweep } from './sweep.ts'

export const audit = served(calls, { handlers: { listAuditEntries, exportAudit }, sweep })
