import type { Row } from '../../records/records.ts'
import { type Answer, answer, type Call, nextSnowflake } from '../call.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import { refuse } from '../problem.ts'
import type { Route } from '../wire.ts'
import { catalogIn } from './catalogs.ts'

/** Its row is known by the key of the catalog; `product.id` is the seller's own. */
export type Product = Row & { product: Answer & { id: string } }

const REQUIRED = ['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link']
const OPTIONAL =
  'additional_image_link age_group brand color custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4 gender google_product_category gtin inventory item_group_id item_group_key mobile_link mpn product_type sale_price sale_price_effective_date size'.split(
    ' ',
  )
const MOST = 5_000

const show = ({ id, product }: Product): Answer => ({
  ...Object.fromEntries(OPTIONAL.map((name) => [name, product[name] ?? null])),
  ...Object.fromEntries(REQUIRED.map((name) => [name, product[name]])),
  product_key: id,
})

function list(call: Call): Answer {
  const values = readParameters(PAGE_FIELDS, call.raw)
  const rows = call.records.list<Product>('products', catalogIn(call).id)
  const { rows: page, ...paging } = pageOf(rows, values, { list: 'products', keyOf: ({ id }) => id })
  return answer(call, values, page.map(show), paging)
}

function listIn<T>(call: Call, name: string): T[] {
  const { [name]: given } = (call.body ?? {}) as Record<string, unknown>
  if (!Array.isArray(given) || given.length === 0) {
    throw refuse('MISSING_PARAMETER', `"${name}" is a required parameter`, { parameter: name })
  }
  if (given.length > MOST)
    throw refuse('REQUEST_TOO_COMPLEX', `At most ${MOST} products at a time`, { parameter: name })
  return given as T[]
}

/** Each product for itself: what is wrong with one does not hold up the others. */
function upsert(call: Call): Answer {
  const { id: catalog_id } = catalogIn(call)
  const held = call.records.list<Product>('products', catalog_id)
  const products_response = listIn<Answer>(call, 'products').map((given) => {
    const missing = REQUIRED.filter((name) => given[name] === undefined || given[name] === '')
    const errors = missing.map((name) => ({
      code: 'MISSING_PARAMETER',
      message: `"${name}" is required`,
      parameter: name,
    }))
    if (errors.length > 0)
      return { warnings: [], errors, product_key: null, id: given.id ?? null, status: 'CREATE_FAILURE' }
    const product = { ...given, id: String(given.id) }
    const before = held.find((one) => one.product.id === product.id)
    const row: Product = { id: before?.id ?? nextSnowflake(call), product }
    call.records.put('products', catalog_id, row)
    const status = before ? 'UPDATE_SUCCESS' : 'CREATE_SUCCESS'
    return { warnings: [], errors: [], product_key: row.id, id: product.id, status }
  })
  return { request: { params: call.path }, data: { products_response } }
}

function remove(call: Call): Answer {
  const { id: catalog_id } = catalogIn(call)
  const known = new Set(call.records.list<Product>('products', catalog_id).map(({ id }) => id))
  const product_keys = listIn<unknown>(call, 'product_keys').map(String)
  const delete_products = product_keys.map((key) => {
    if (!known.has(key)) return { product_key: null, failed_product_key: key, message: 'There is no such product' }
    call.records.drop('products', key)
    return { product_key: key, failed_product_key: null, message: null }
  })
  return { request: { params: { product_keys } }, data: { delete_products } }
}

const PATH = '/product_catalogs/:product_catalog_id/products'

export const PRODUCT_ROUTES: Route[] = [
  { method: 'GET', path: PATH, limit: 'user_reads', run: list },
  { method: 'PUT', path: PATH, limit: 'writes', run: upsert },
  { method: 'DELETE', path: PATH, limit: 'writes', run: remove },
]
