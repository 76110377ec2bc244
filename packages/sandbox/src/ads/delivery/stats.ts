import { accountOf, type Call } from '../call.ts'
import { CAMPAIGNS, type Campaign } from '../entities/campaigns.ts'
import { LINE_ITEMS, type LineItem } from '../entities/line-items.ts'
import { HOUR, midnightOf } from '../moments.ts'
import { notFound } from '../problem.ts'
import type { Entity } from '../resources.ts'
import { CREATIVE_KINDS } from './creatives.ts'
import { type Delivery, deliveryOf, type Shown } from './delivery.ts'
import { metricNames, metricOf } from './metrics.ts'
import { type Home, responseOf } from './response.ts'

export const ENTITIES = [
  'ACCOUNT',
  'CAMPAIGN',
  'FUNDING_INSTRUMENT',
  'LINE_ITEM',
  'PROMOTED_ACCOUNT',
  'PROMOTED_TWEET',
  'MEDIA_CREATIVE',
  'ORGANIC_TWEET',
] as const
export type StatsEntity = (typeof ENTITIES)[number]

export type Asked = {
  entity: StatsEntity
  entity_ids: string[]
  start: number
  end: number
  granularity: 'HOUR' | 'DAY' | 'TOTAL'
  placement: string
  metric_groups: string[]
}

type Row = { shown: Shown; delivery: Delivery }

/** The line items behind an entity, and which of their ads count. */
export function partsOf(call: Call, entity: StatsEntity, id: string): { items: LineItem[]; creative_id?: string } {
  const { account_id } = call.path
  const items = call.records.list<LineItem>(LINE_ITEMS.path, account_id!)
  const campaign = (one: LineItem) => call.records.get<Campaign>(CAMPAIGNS.path, one.campaign_id)!
  switch (entity) {
    case 'ACCOUNT':
      return { items: id === account_id ? items : [] }
    case 'CAMPAIGN':
      return { items: items.filter(({ campaign_id }) => campaign_id === id) }
    case 'FUNDING_INSTRUMENT':
      return { items: items.filter((one) => campaign(one).funding_instrument_id === id) }
    case 'LINE_ITEM':
      return { items: items.filter((one) => one.id === id) }
    case 'ORGANIC_TWEET':
      return { items: [] }
    default: {
      const creative = call.records.get<Entity & { line_item_id: string }>(CREATIVE_KINDS[entity], id)
      if (creative && creative.account_id !== account_id) throw notFound('NOT_FOUND', 'entity_ids', id)
      return { items: items.filter((one) => one.id === creative?.line_item_id), creative_id: id }
    }
  }
}

export function rowsOf(call: Call, entity: StatsEntity, id: string, start: number, end: number): Row[] {
  const { items, creative_id } = partsOf(call, entity, id)
  return items.flatMap((item) => {
    const delivery = deliveryOf(call, item)
    return delivery.shown
      .filter(
        (shown) =>
          shown.hour >= start && shown.hour < end && (creative_id === undefined || shown.creative_id === creative_id),
      )
      .map((shown) => ({ shown, delivery }))
  })
}

/** Where the buckets of a series begin. */
function bucketsOf(call: Call, { start, end, granularity }: Asked): number[] {
  if (granularity === 'TOTAL') return [start]
  if (granularity === 'HOUR')
    return Array.from({ length: Math.round((end - start) / HOUR) }, (_, at) => start + at * HOUR)
  const { timezone } = accountOf(call)
  const days: number[] = []
  for (let day = midnightOf(timezone, start); day < end; day = midnightOf(timezone, day + 26 * HOUR)) days.push(day)
  return days
}

/** Each metric as a list with one number a bucket, or null where nothing happened at all. */
function seriesOf(rows: Row[], names: string[], buckets: number[]): Record<string, number[] | null> {
  const series = Object.fromEntries(names.map((name) => [name, buckets.map(() => 0)]))
  for (const { shown, delivery } of rows) {
    let at = buckets.length - 1
    while (at > 0 && buckets[at]! > shown.hour) at--
    for (const name of names) series[name]![at]! += metricOf(name, delivery.item, shown)
  }
  return Object.fromEntries(
    names.map((name) => [name, series[name]!.some((value) => value !== 0) ? series[name]! : null]),
  )
}

/** Ads of ours are shown on X itself; a spotlight or a trend is bought elsewhere. */
const isHere = ({ placement }: Asked, { item }: Delivery) =>
  placement === 'ALL_ON_TWITTER' || (placement === 'PUBLISHER_NETWORK' && item.placements.includes('PUBLISHER_NETWORK'))

export type Segment = { name: string; value: string; test: (slot: number) => boolean }

export function statsOf(call: Call, asked: Asked, segments: Segment[] | null = null) {
  const buckets = bucketsOf(call, asked)
  const names = metricNames(asked.metric_groups)
  const data = asked.entity_ids.map((id) => {
    const rows = rowsOf(call, asked.entity, id, asked.start, asked.end).filter(({ delivery }) =>
      isHere(asked, delivery),
    )
    if (!segments) return { id, id_data: [{ segment: null, metrics: seriesOf(rows, names, buckets) }] }
    const id_data = segments
      .map((segment) => ({
        segment: { segment_name: segment.name, segment_value: segment.value },
        metrics: seriesOf(scaled(call, rows, segment), names, buckets),
      }))
      .filter(({ metrics }) => Object.values(metrics).some((values) => values !== null))
    return { id, id_data }
  })
  return { time_series_length: buckets.length, data }
}

/** A part of what was reached is taken for the same part of what was shown; it answers as its people do. */
function scaled(call: Call, rows: Row[], { test }: Segment): Row[] {
  const parts = new Map<Delivery, { reached: number[]; part: number; answers: Map<Home, number> }>()
  const partOf = (delivery: Delivery) => {
    const reached = delivery.reached.filter(test)
    const part = delivery.reached.length === 0 ? 0 : reached.length / delivery.reached.length
    const made = { reached, part, answers: new Map<Home, number>() }
    parts.set(delivery, made)
    return made
  }
  return rows.map(({ shown, delivery }) => {
    const { reached, part, answers } = parts.get(delivery) ?? partOf(delivery)
    const { impressions, billed, spend, home } = shown
    const response = answers.get(home) ?? responseOf(call.people.columns(), reached, home)
    answers.set(home, response)
    const less = (value: number) => Math.round(value * part)
    const fewer = { impressions: less(impressions), billed: less(billed), spend: less(spend) }
    return { delivery, shown: { ...shown, ...fewer, response } }
  })
}
