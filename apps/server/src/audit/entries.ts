import { type AuditEntry, type AuditFilter, actsOf } from '@starling/contract'
import { type LogFilter, type LogRow, pageLog } from '@starling/store'
import { answerPage, type Input, type TeamContext } from '../floor/index.ts'

const DAY_MS = 24 * 60 * 60_000

export async function listAuditEntries({ query }: Input<'listAuditEntries'>, context: TeamContext) {
  const { limit, cursor, ...filter } = query
  const page = await pageLog(context.store, context.team.id, logFilter(filter), { limit, cursor })
  return answerPage(context, page, entryAnswer)
}

/** Days are whole days in UTC; the last one is in it. */
export function logFilter({ person, kind, since, until }: AuditFilter): LogFilter {
  return {
    person,
    actions: kind && actsOf(kind),
    since: since === undefined ? undefined : new Date(since),
    before: until === undefined ? undefined : new Date(new Date(until).getTime() + DAY_MS),
  }
}

export function entryAnswer(row: LogRow): AuditEntry {
  const { id, happened_at, action, person, subject, address, device } = row
  return {
    id,
    happened_at: happened_at.toISOString(),
    action,
    by: byOf(row),
    person,
    subject,
    detail: row.detail as AuditEntry['detail'],
    address,
    device,
  }
}

function byOf({ actor }: LogRow): AuditEntry['by'] {
  return actor === 'operator' || actor === 'nobody' || actor === 'deleted' ? actor : 'person'
}
