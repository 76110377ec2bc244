import type { Row } from '../../records/records.ts'
import type { Call } from '../call.ts'
import type { Campaign } from '../entities/campaigns.ts'
import type { LineItem } from '../entities/line-items.ts'

export type Span = { start: number; end: number }

export type Change = Row & {
  entity_id: string
  change_time: string
  entity_data: { entity_status?: string; deleted?: boolean }
}

/** When both the line item and its campaign were switched on, within the flight and up to now. */
export function activeTimes(call: Call, item: LineItem, campaign: Campaign): Span[] {
  const flight: Span = {
    start: item.start_time ? Date.parse(item.start_time) : 0,
    end: Math.min(item.end_time ? Date.parse(item.end_time) : Infinity, call.now.getTime()),
  }
  return intersect(intersect(onTimes(call, item), onTimes(call, campaign)), [flight])
}

function onTimes({ records }: Call, { id, account_id }: LineItem | Campaign): Span[] {
  const spans: Span[] = []
  let since: number | null = null
  for (const { change_time, entity_data } of records.list<Change>('history', `${account_id} ${id}`)) {
    const at = Date.parse(change_time)
    const isOn = entity_data.entity_status === 'ACTIVE' && entity_data.deleted !== true
    if (isOn && since === null) since = at
    if (!isOn && since !== null) {
      spans.push({ start: since, end: at })
      since = null
    }
  }
  if (since !== null) spans.push({ start: since, end: Infinity })
  return spans
}

function intersect(some: Span[], others: Span[]): Span[] {
  return some.flatMap((one) =>
    others
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
      .filter(({ start, end }) => start < end),
  )
}
