import type { Row } from '../records/records.ts'
import { type Answer, answer, type Call, echoOf } from './call.ts'
import { recordHistory } from './history.ts'
import type { Category } from './limits.ts'
import { writeMoment } from './moments.ts'
import { PAGE_FIELDS, pageOf, sorted } from './paging.ts'
import { type Fields, readParameters, type Values } from './parameters.ts'
import { notFound } from './problem.ts'
import type { Route } from './wire.ts'

export type Entity = Row & {
  account_id: string
  created_at: string
  updated_at: string
  deleted: boolean
  name?: string | null
}

/** One kind of thing in an account: what is asked for, what is kept and what is shown. */
export type Resource<E extends Entity = Entity> = {
  /** Under the account, and the name of its rows. */
  path: string
  id_name: string
  not_found: string
  limit?: Category
  create?: Fields
  update?: Fields
  /** Comma lists that narrow a listing, each with the attribute it looks at. */
  filters: Record<string, (call: Call, row: E) => string | null>
  /** More that a listing may ask for. */
  list?: { fields: Fields; accepts: (call: Call, row: E, values: Values) => boolean }
  make?: (call: Call, values: Values) => E
  revise?: (call: Call, row: E, values: Values) => E
  /** Before it goes: what goes with it. */
  retire?: (call: Call, row: E) => void
  /** Gone for good, instead of shown as deleted. */
  is_removed?: true
  show: (call: Call, row: E) => Answer
  history?: string
}

const SORTS = ['created_at', 'updated_at', 'name', 'entity_status', 'deleted', 'start_time', 'end_time']

export function rowOf<E extends Entity>(call: Call, resource: Resource<E>, id: string, with_deleted = false): E {
  const row = call.records.get<E>(resource.path, id)
  if (!row || row.account_id !== call.path.account_id || (row.deleted && !with_deleted)) {
    throw notFound(resource.not_found, resource.id_name, id)
  }
  return row
}

export function listOf<E extends Entity>(call: Call, resource: Resource<E>): Answer {
  const names = Object.keys(resource.filters)
  const fields: Fields = {
    ...PAGE_FIELDS,
    ...resource.list?.fields,
    ...Object.fromEntries(names.map((name) => [name, { type: 'strings', max: 200 } as const])),
    q: { type: 'string', max: 255 },
    sort_by: { type: 'string' },
    with_deleted: { type: 'boolean' },
  }
  const values = readParameters(fields, call.raw)
  const prefix = (values.q as string | undefined)?.toLowerCase()
  const isShown = (row: E) =>
    (!row.deleted || values.with_deleted === true) &&
    (prefix === undefined || (row.name ?? '').toLowerCase().startsWith(prefix)) &&
    names.every((name) => accepts(values[name] as string[] | undefined, resource.filters[name]!(call, row))) &&
    (resource.list?.accepts(call, row, values) ?? true)
  const rows = sorted(
    call.records.list<E>(resource.path, call.path.account_id!),
    values.sort_by as string | undefined,
    SORTS,
  )
  const page = pageOf(rows, values, { list: resource.path, keyOf: ({ id }) => id, isShown })
  return {
    request: { params: echoOf(call, values) },
    next_cursor: page.next_cursor,
    ...(page.total_count === undefined ? {} : { total_count: page.total_count }),
    data: page.rows.map((row) => resource.show(call, row)),
  }
}

const accepts = (wanted: string[] | undefined, value: string | null) =>
  wanted === undefined || (value !== null && wanted.includes(value))

export function createOne<E extends Entity>(call: Call, resource: Resource<E>, raw = call.raw) {
  const values = readParameters(resource.create!, raw)
  const row = resource.make!(call, values)
  // Something that is there already is not made again.
  if (call.records.get(resource.path, row.id) === row) return { values, row }
  call.records.put(resource.path, row.account_id, row)
  recordHistory(call, resource.history, 'CREATE', row, undefined)
  return { values, row }
}

export function updateOne<E extends Entity>(call: Call, resource: Resource<E>, id: string, raw = call.raw) {
  const before = rowOf(call, resource, id)
  const values = readParameters(resource.update!, raw, true)
  const row = { ...resource.revise!(call, before, values), updated_at: writeMoment(call.now) }
  call.records.put(resource.path, row.account_id, row)
  recordHistory(call, resource.history, 'UPDATE', row, before)
  return { values, row }
}

export function deleteOne<E extends Entity>(call: Call, resource: Resource<E>, id: string): E {
  const before = rowOf(call, resource, id)
  resource.retire?.(call, before)
  const row: E = { ...before, deleted: true, updated_at: writeMoment(call.now) }
  if (resource.is_removed) call.records.drop(resource.path, id)
  else call.records.put(resource.path, row.account_id, row)
  recordHistory(call, resource.history, 'DELETE', row, before)
  return row
}

/** The calls a resource offers follow from what it can do. */
export function routesOf<E extends Entity>(resource: Resource<E>): Route[] {
  const base = `/accounts/:account_id/${resource.path}`
  const one = `${base}/:${resource.id_name}`
  const reads = resource.limit ?? 'core_reads'
  const idIn = (call: Call) => call.path[resource.id_name]!
  const routes: Route[] = [
    { method: 'GET', path: base, limit: reads, run: (call) => listOf(call, resource) },
    {
      method: 'GET',
      path: one,
      limit: reads,
      run: (call) => {
        const values = readParameters({ with_deleted: { type: 'boolean' }, lang: { type: 'string' } }, call.raw)
        return answer(
          call,
          values,
          resource.show(call, rowOf(call, resource, idIn(call), values.with_deleted === true)),
        )
      },
    },
    {
      method: 'DELETE',
      path: one,
      limit: 'writes',
      run: (call) => answer(call, {}, resource.show(call, deleteOne(call, resource, idIn(call)))),
    },
  ]
  if (resource.make) {
    routes.push({
      method: 'POST',
      path: base,
      limit: 'writes',
      run: (call) => {
        const { values, row } = createOne(call, resource)
        return answer(call, values, resource.show(call, row))
      },
    })
  }
  if (resource.revise) {
    routes.push({
      method: 'PUT',
      path: one,
      limit: 'writes',
      run: (call) => {
        const { values, row } = updateOne(call, resource, idIn(call))
        return answer(call, values, resource.show(call, row))
      },
    })
  }
  return routes
}
