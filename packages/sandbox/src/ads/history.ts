import { type Answer, answer, type Call, nextId } from './call.ts'
import { writeMoment } from './moments.ts'
import { PAGE_FIELDS, pageOf } from './paging.ts'
import { readParameters } from './parameters.ts'
import type { Entity } from './resources.ts'
import type { Route } from './wire.ts'

type Change = {
  id: string
  entity: string
  entity_id: string
  change_type: 'CREATE' | 'UPDATE' | 'DELETE'
  change_time: string
  change_by: { user_id: string; platform: string }
  changes: Answer
  entity_data: Answer
}

const QUIET = ['account_id', 'id']
const TIMELESS = { start_time: null, end_time: null, duration_in_days: null, frequency_cap: null }

export function recordHistory(
  call: Call,
  entity: string | undefined,
  change_type: Change['change_type'],
  row: Entity,
  before: Entity | undefined,
): void {
  if (!entity) return
  const entries = Object.entries(row).filter(([name]) => !QUIET.includes(name))
  const old = before as Answer | undefined
  const changes = old
    ? Object.fromEntries(
        entries
          .filter(([name, value]) => name !== 'updated_at' && JSON.stringify(value) !== JSON.stringify(old[name]))
          .map(([name, value]) => [name, { before: old[name] ?? null, after: value }]),
      )
    : {}
  const change: Change = {
    id: nextId(call),
    entity,
    entity_id: row.id,
    change_type,
    change_time: writeMoment(call.now),
    change_by: { user_id: call.user_id, platform: 'API_OTHER' },
    changes,
    entity_data: { ...TIMELESS, ...Object.fromEntries(entries) },
  }
  call.records.put('history', `${row.account_id} ${row.id}`, change)
}

const ENTITIES = ['CAMPAIGN', 'LINE_ITEM', 'PROMOTED_TWEET', 'TARGETING_CRITERIA', 'PROMOTED_ACCOUNT'] as const

export const HISTORY_ROUTE: Route = {
  method: 'GET',
  path: '/accounts/:account_id/account_history',
  limit: 'account_reads',
  run(call) {
    const values = readParameters(
      {
        ...PAGE_FIELDS,
        entity_type: { type: 'string', required: true, values: ENTITIES },
        entity_id: { type: 'string', required: true },
        start_time: { type: 'time', required: true },
        end_time: { type: 'time', required: true },
        user_id: { type: 'id' },
      },
      call.raw,
    )
    const rows = call.records
      .list<Change>('history', `${call.path.account_id} ${values.entity_id}`)
      .filter(
        ({ entity, change_time, change_by }) =>
          entity === values.entity_type &&
          change_time >= (values.start_time as string) &&
          change_time < (values.end_time as string) &&
          (values.user_id === undefined || change_by.user_id === values.user_id),
      )
      .reverse()
    const page = pageOf(rows, values, { list: 'history', keyOf: ({ id }) => id })
    return answer(
      call,
      values,
      page.rows.map(({ id: _, ...change }) => change),
      { next_cursor: page.next_cursor },
    )
  },
}
