import type { Row } from '../../records/records.ts'
import { type Answer, answer, type Call, nextSnowflake } from '../call.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { type Fields, readParameters, type Values } from '../parameters.ts'
import { invalid, notFound } from '../problem.ts'
import type { Route } from '../wire.ts'
import { catalogIn } from './catalogs.ts'

type Feed = Row & Answer & { product_catalog_id: string }

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const FIELDS: Fields = {
  feed_url: { type: 'string', max: 2_000 },
  feed_format: { type: 'string', values: ['CSV', 'TSV', 'XML'] },
  frequency: { type: 'string', values: ['HOURLY', 'DAILY', 'WEEKLY'] },
  start_time: { type: 'string', max: 5 },
  time_zone: { type: 'string', max: 100 },
  repeat: { type: 'string', values: DAYS },
}
const REQUIRED: Fields = Object.fromEntries(
  Object.entries(FIELDS).map(([name, field]) => [
    name,
    name === 'repeat' ? field : { ...field, required: true as const },
  ]),
)

function checked(values: Values): Values {
  const { feed_url, start_time } = values
  if (feed_url !== undefined && !/^https?:\/\/\S+$/.test(String(feed_url))) {
    throw invalid('feed_url', `Expected an address, got "${feed_url}" for feed_url`, feed_url)
  }
  if (start_time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(String(start_time))) {
    throw invalid('start_time', `Expected a time of day, got "${start_time}" for start_time`, start_time)
  }
  return values
}

function feedIn(call: Call): Feed {
  const { id: product_catalog_id } = catalogIn(call)
  const id = call.path.scheduled_feed_id!
  const feed = call.records.get<Feed>('scheduled_feeds', id)
  if (!feed || feed.product_catalog_id !== product_catalog_id) throw notFound('NOT_FOUND', 'scheduled_feed_id', id)
  return feed
}

function list(call: Call): Answer {
  const values = readParameters(PAGE_FIELDS, call.raw)
  const rows = call.records.list<Feed>('scheduled_feeds', catalogIn(call).id)
  const { rows: page, ...paging } = pageOf(rows, values, { list: 'scheduled_feeds', keyOf: ({ id }) => id })
  return answer(call, values, page, paging)
}

function create(call: Call): Answer {
  const values = checked(readParameters(REQUIRED, call.raw))
  const at = call.now.toISOString()
  const feed: Feed = {
    id: nextSnowflake(call),
    product_catalog_id: catalogIn(call).id,
    repeat: null,
    ...values,
    created_at: at,
    updated_at: at,
  }
  call.records.put('scheduled_feeds', feed.product_catalog_id, feed)
  return answer(call, values, feed)
}

function update(call: Call): Answer {
  const values = checked(readParameters(FIELDS, call.raw, true))
  const feed: Feed = { ...feedIn(call), ...values, updated_at: call.now.toISOString() }
  call.records.put('scheduled_feeds', feed.product_catalog_id, feed)
  return answer(call, { ...values, id: feed.id }, feed)
}

function remove(call: Call): Answer {
  const feed = feedIn(call)
  call.records.drop('scheduled_feeds', feed.id)
  return answer(call, { id: feed.id }, feed)
}

const FEEDS = '/product_catalogs/:product_catalog_id/scheduled_feeds'
const ONE = `${FEEDS}/:scheduled_feed_id`

export const FEED_ROUTES: Route[] = [
  { method: 'GET', path: FEEDS, limit: 'user_reads', run: list },
  { method: 'POST', path: FEEDS, limit: 'writes', run: create },
  { method: 'PUT', path: ONE, limit: 'writes', run: update },
  { method: 'DELETE', path: ONE, limit: 'writes', run: remove },
]
