import { type Answer, accountOf, type Call, echoOf } from '../call.ts'
import { CAMPAIGNS, type Campaign } from '../entities/campaigns.ts'
import { LINE_ITEMS, type LineItem } from '../entities/line-items.ts'
import { DAY, HOUR, midnightOf, writeMoment } from '../moments.ts'
import { type Fields, type Raw, readParameters, type Values } from '../parameters.ts'
import { invalid, refuse } from '../problem.ts'
import type { Entity } from '../resources.ts'
import type { Route } from '../wire.ts'
import { CREATIVE_KINDS } from './creatives.ts'
import { METRIC_GROUPS } from './metrics.ts'
import { type Asked, ENTITIES, rowsOf, type StatsEntity, statsOf } from './stats.ts'

const MAX_ENTITIES = 20
const SYNC_DAYS = 7
const ACTIVE_DAYS = 90

export const STATS_FIELDS: Fields = {
  entity: { type: 'string', required: true, values: ENTITIES },
  entity_ids: { type: 'strings', required: true, max: MAX_ENTITIES },
  start_time: { type: 'time', required: true },
  end_time: { type: 'time', required: true },
  granularity: { type: 'string', required: true, values: ['HOUR', 'DAY', 'TOTAL'] },
  placement: { type: 'string', required: true, values: ['ALL_ON_TWITTER', 'PUBLISHER_NETWORK', 'SPOTLIGHT', 'TREND'] },
  metric_groups: { type: 'strings', required: true, values: METRIC_GROUPS },
}

/** Both ends of a window, in whole hours and not longer than it may be. */
function windowOf({ start_time, end_time }: Values, most_days: number): { start: number; end: number } {
  const start = Date.parse(start_time as string)
  const end = Date.parse(end_time as string)
  for (const [name, at] of [
    ['start_time', start],
    ['end_time', end],
  ] as const) {
    if (at % HOUR !== 0)
      throw invalid(name, `Expected whole hours for ${name}`, name === 'start_time' ? start_time : end_time)
  }
  if (end <= start || end - start > most_days * DAY) {
    throw refuse('INVALID_TIME_WINDOW', `The window must be longer than nothing and at most ${most_days} days`, {
      parameter: 'end_time',
      value: end_time,
    })
  }
  return { start, end }
}

/** A bare date means midnight where the account is. */
export function localDates(call: Call): Raw {
  const { timezone } = accountOf(call)
  const local = (value: unknown) =>
    /^\d{4}-\d{2}-\d{2}$/.test(String(value))
      ? writeMoment(new Date(midnightOf(timezone, Date.parse(`${value}T12:00:00Z`))))
      : value
  return { ...call.raw, start_time: local(call.raw.start_time), end_time: local(call.raw.end_time) }
}

export function askedOf(call: Call, values: Values, most_days: number): Asked {
  const { start, end } = windowOf(values, most_days)
  const { timezone } = accountOf(call)
  if (values.granularity === 'DAY' && (midnightOf(timezone, start) !== start || midnightOf(timezone, end) !== end)) {
    throw invalid('start_time', `Days begin and end at midnight in ${timezone}`, values.start_time)
  }
  return {
    ...(values as Pick<Asked, 'entity' | 'entity_ids' | 'granularity' | 'placement' | 'metric_groups'>),
    start,
    end,
  }
}

function sync(call: Call): Answer {
  const values = readParameters(STATS_FIELDS, localDates(call))
  const { time_series_length, data } = statsOf(call, askedOf(call, values, SYNC_DAYS))
  return {
    data_type: 'stats',
    time_series_length,
    data,
    request: { params: { segmentation_type: null, country: null, platform: null, ...values, ...echoOf(call) } },
  }
}

function activeEntities(call: Call): Answer {
  const values = readParameters(
    {
      entity: { type: 'string', required: true, values: ENTITIES.filter((entity) => entity !== 'ACCOUNT') },
      start_time: { type: 'time', required: true },
      end_time: { type: 'time', required: true },
      campaign_ids: { type: 'strings' },
      funding_instrument_ids: { type: 'strings' },
      line_item_ids: { type: 'strings' },
    },
    localDates(call),
  )
  const { start, end } = windowOf(values, ACTIVE_DAYS)
  const data = idsOf(call, values).flatMap((entity_id) => {
    const hours = rowsOf(call, values.entity as StatsEntity, entity_id, start, end).map(({ shown }) => shown.hour)
    if (hours.length === 0) return []
    return {
      entity_id,
      activity_start_time: writeMoment(new Date(Math.min(...hours))),
      activity_end_time: writeMoment(new Date(Math.max(...hours) + HOUR)),
      placements: ['ALL_ON_TWITTER'],
    }
  })
  return { request: { params: echoOf(call, values) }, data }
}

function idsOf(call: Call, values: Values): string[] {
  const { account_id } = call.path
  const among = (name: string, id: string) => {
    const wanted = values[name] as string[] | undefined
    return !wanted || wanted.includes(id)
  }
  const items = call.records.list<LineItem>(LINE_ITEMS.path, account_id!).filter(({ id, campaign_id }) => {
    const campaign = call.records.get<Campaign>(CAMPAIGNS.path, campaign_id)!
    return (
      among('line_item_ids', id) &&
      among('campaign_ids', campaign_id) &&
      among('funding_instrument_ids', campaign.funding_instrument_id)
    )
  })
  const entity = values.entity as StatsEntity
  if (entity === 'LINE_ITEM') return items.map(({ id }) => id)
  if (entity === 'CAMPAIGN') return [...new Set(items.map(({ campaign_id }) => campaign_id))]
  if (entity === 'FUNDING_INSTRUMENT') {
    return [
      ...new Set(
        items.map(({ campaign_id }) => call.records.get<Campaign>(CAMPAIGNS.path, campaign_id)!.funding_instrument_id),
      ),
    ]
  }
  const kind = CREATIVE_KINDS[entity as keyof typeof CREATIVE_KINDS]
  const within = new Set(items.map(({ id }) => id))
  return call.records
    .list<Entity & { line_item_id: string }>(kind, account_id!)
    .filter(({ line_item_id }) => within.has(line_item_id))
    .map(({ id }) => id)
}

function reach(entity: 'CAMPAIGN' | 'FUNDING_INSTRUMENT', ids: string): Route['run'] {
  return (call) => {
    const values = readParameters(
      {
        [ids]: { type: 'strings', required: true, max: MAX_ENTITIES },
        start_time: { type: 'time', required: true },
        end_time: { type: 'time', required: true },
      },
      localDates(call),
    )
    const { start, end } = windowOf(values, ACTIVE_DAYS)
    const data = (values[ids] as string[]).map((id) => {
      const rows = rowsOf(call, entity, id, start, end)
      const impressions = rows.reduce((sum, { shown }) => sum + shown.impressions, 0)
      const people = new Set(rows.flatMap(({ delivery }) => delivery.reached)).size
      // Who is met by chance, again and again: the more impressions, the fewer new people.
      const met = people === 0 ? 0 : Math.min(impressions, Math.round(people * (1 - Math.exp(-impressions / people))))
      const average_frequency = met === 0 ? null : Math.round((impressions / met) * 100) / 100
      return { id, total_audience_reach: met === 0 ? null : met, average_frequency }
    })
    return { request: { params: echoOf(call, values) }, data_type: 'reach', data }
  }
}

const BASE = '/stats/accounts/:account_id'

export const STATS_ROUTES: Route[] = [
  { method: 'GET', path: BASE, limit: 'stats', run: sync },
  { method: 'GET', path: `${BASE}/active_entities`, limit: 'stats', run: activeEntities },
  { method: 'GET', path: `${BASE}/reach/campaigns`, limit: 'stats', run: reach('CAMPAIGN', 'campaign_ids') },
  {
    method: 'GET',
    path: `${BASE}/reach/funding_instruments`,
    limit: 'stats',
    run: reach('FUNDING_INSTRUMENT', 'funding_instrument_ids'),
  },
]
