import type { Row } from '../../records/records.ts'
import { type Answer, answer, type Call, nextSnowflake } from '../call.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import { notFound } from '../problem.ts'
import type { Route } from '../wire.ts'
import { FEED_ROUTES } from './feeds.ts'
import { PRODUCT_ROUTES } from './products.ts'
import { SET_ROUTES } from './sets.ts'

type Catalog = Row & { name: string; user_id: string }

const NAMED = { name: { type: 'string', required: true, min: 1, max: 255 } } as const

/** The catalog in the path; somebody else's is not there. */
export function catalogIn({ records, path, user_id }: Call): Catalog {
  const id = path.product_catalog_id!
  const catalog = records.get<Catalog>('product_catalogs', id)
  if (!catalog || catalog.user_id !== user_id) throw notFound('NOT_FOUND', 'product_catalog_id', id)
  return catalog
}

const show = ({ id, name }: Catalog) => ({ id, name })

function list(call: Call): Answer {
  const values = readParameters(PAGE_FIELDS, call.raw)
  const rows = call.records.list<Catalog>('product_catalogs', call.user_id)
  const { rows: page, ...paging } = pageOf(rows, values, { list: 'product_catalogs', keyOf: ({ id }) => id })
  return answer(call, values, page.map(show), paging)
}

function create(call: Call): Answer {
  const values = readParameters(NAMED, call.raw)
  const catalog: Catalog = { id: nextSnowflake(call), name: values.name as string, user_id: call.user_id }
  call.records.put('product_catalogs', call.user_id, catalog)
  return answer(call, values, show(catalog))
}

function rename(call: Call): Answer {
  const values = readParameters(NAMED, call.raw)
  const catalog = { ...catalogIn(call), name: values.name as string }
  call.records.put('product_catalogs', call.user_id, catalog)
  return answer(call, { ...values, id: catalog.id }, show(catalog))
}

function remove(call: Call): Answer {
  const catalog = catalogIn(call)
  for (const kind of ['products', 'product_sets', 'scheduled_feeds']) {
    for (const { id } of call.records.list(kind, catalog.id)) call.records.drop(kind, id)
  }
  call.records.drop('product_catalogs', catalog.id)
  return answer(call, { id: catalog.id }, show(catalog))
}

const ONE = '/product_catalogs/:product_catalog_id'

export const CATALOG_ROUTES: Route[] = [
  { method: 'GET', path: '/product_catalogs', limit: 'user_reads', run: list },
  { method: 'POST', path: '/product_catalogs', limit: 'writes', run: create },
  { method: 'PUT', path: ONE, limit: 'writes', run: rename },
  { method: 'DELETE', path: ONE, limit: 'writes', run: remove },
  ...PRODUCT_ROUTES,
  ...SET_ROUTES,
  ...FEED_ROUTES,
]
