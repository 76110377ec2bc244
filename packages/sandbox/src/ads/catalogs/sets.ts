import type { Row } from '../../records/records.ts'
import { type Answer, answer, type Call, nextSnowflake } from '../call.ts'
import { type Fields, readParameters, type Values } from '../parameters.ts'
import { notFound, refuse } from '../problem.ts'
import type { Route } from '../wire.ts'
import { catalogIn } from './catalogs.ts'
import type { Product } from './products.ts'

type Filter = { attribute: string; operator: string; value: string }
type ProductSet = Row & {
  catalog_id: string
  name: string
  description: string | null
  type: 'MANUAL' | 'FILTERED'
  product_keys: string[]
  filters: Filter[]
}

const FIELDS: Fields = {
  name: { type: 'string', min: 1, max: 255 },
  description: { type: 'string', max: 2_000 },
  product_keys: { type: 'strings', max: 5_000 },
  filters: { type: 'json' },
}

/** Prices are texts such as "120.00 USD"; everything else compares as it is written. */
const amount = (value: unknown) => Number.parseFloat(String(value ?? ''))

const OPERATORS: Record<string, (value: unknown, wanted: string) => boolean> = {
  EQUAL: (value, wanted) => String(value ?? '') === wanted,
  NOT_EQUAL: (value, wanted) => String(value ?? '') !== wanted,
  CONTAINS: (value, wanted) => String(value ?? '').includes(wanted),
  GREATER_THAN: (value, wanted) => amount(value) > amount(wanted),
  LESS_THAN: (value, wanted) => amount(value) < amount(wanted),
}

function show(
  { records }: Call,
  { id, catalog_id, name, description, type, product_keys, filters }: ProductSet,
): Answer {
  const chosen = records
    .list<Product>('products', catalog_id)
    .filter((row) =>
      type === 'MANUAL'
        ? product_keys.includes(row.id)
        : filters.every(({ attribute, operator, value }) => OPERATORS[operator]!(row.product[attribute], value)),
    )
  const product_ids = chosen.map(({ product }) => product.id)
  return { id, name, description, type, product_ids, filters, processing_status: 'DONE' }
}

function filtersOf({ filters = [] }: Values): Filter[] {
  const isFit = (one: Partial<Filter> | null) =>
    typeof one?.attribute === 'string' &&
    typeof one.value === 'string' &&
    Object.hasOwn(OPERATORS, String(one.operator))
  if (!Array.isArray(filters) || !filters.every(isFit)) {
    const words = Object.keys(OPERATORS).join(', ')
    throw refuse('INVALID_PARAMETER', `A filter has an attribute, a value and one of ${words}`, {
      parameter: 'filters',
    })
  }
  return filters as Filter[]
}

function create(call: Call): Answer {
  const fields: Fields = {
    ...FIELDS,
    name: { ...FIELDS.name!, required: true },
    type: { type: 'string', required: true, values: ['MANUAL', 'FILTERED'] },
  }
  const values = readParameters(fields, call.raw)
  const set: ProductSet = {
    id: nextSnowflake(call),
    catalog_id: catalogIn(call).id,
    name: values.name as string,
    description: (values.description as string | undefined) ?? null,
    type: values.type as ProductSet['type'],
    product_keys: (values.product_keys as string[] | undefined) ?? [],
    filters: filtersOf(values),
  }
  call.records.put('product_sets', set.catalog_id, set)
  return answer(call, values, show(call, set))
}

function setIn(call: Call): ProductSet {
  const { id: catalog_id } = catalogIn(call)
  const id = call.path.product_set_id!
  const set = call.records.get<ProductSet>('product_sets', id)
  if (!set || set.catalog_id !== catalog_id) throw notFound('NOT_FOUND', 'product_set_id', id)
  return set
}

const echo = ({ path }: Call, values: Values = {}) => ({ ...values, id: path.product_set_id })

function update(call: Call): Answer {
  const values = readParameters(FIELDS, call.raw, true)
  const set: ProductSet = {
    ...setIn(call),
    ...values,
    ...(values.filters === undefined ? {} : { filters: filtersOf(values) }),
  }
  call.records.put('product_sets', set.catalog_id, set)
  return answer(call, echo(call, values), show(call, set))
}

function remove(call: Call): Answer {
  const set = setIn(call)
  call.records.drop('product_sets', set.id)
  return answer(call, echo(call), show(call, set))
}

const SETS = '/product_catalogs/:product_catalog_id/product_sets'
const ONE = `${SETS}/:product_set_id`

export const SET_ROUTES: Route[] = [
  { method: 'POST', path: SETS, limit: 'writes', run: create },
  { method: 'GET', path: ONE, limit: 'user_reads', run: (call) => answer(call, echo(call), show(call, setIn(call))) },
  { method: 'PUT', path: ONE, limit: 'writes', run: update },
  { method: 'DELETE', path: ONE, limit: 'writes', run: remove },
]
