import type { Answer, Call } from '../call.ts'
import { AdsProblem, type Fault, refuse } from '../problem.ts'
import { createOne, deleteOne, type Entity, type Resource, updateOne } from '../resources.ts'
import type { Route } from '../wire.ts'
import { CAMPAIGNS } from './campaigns.ts'
import { LINE_ITEMS } from './line-items.ts'
import { TARGETING } from './targeting.ts'

type Operation = { operation_type: string; params: Answer }

/** The operations of a batch, or what is wrong with the batch as a whole. */
export function operationsOf(body: unknown, max: number): Operation[] {
  if (!Array.isArray(body))
    throw refuse('INVALID_PARAMETER', 'Expected a JSON array of operations', { parameter: 'body' })
  if (body.length === 0) throw refuse('MISSING_PARAMETER', 'The batch holds no operation', { parameter: 'body' })
  if (body.length > max) {
    throw refuse('REQUEST_TOO_COMPLEX', `A batch may hold ${max} operations, not ${body.length}`, { parameter: 'body' })
  }
  return body.map((one: unknown) => {
    const { operation_type, params } = (one ?? {}) as Partial<Operation>
    return { operation_type: String(operation_type ?? ''), params: isObject(params) ? params : {} }
  })
}

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every operation is tried, so that all that is wrong is told at once; one that fails undoes all. */
export function runBatch<T>(operations: Operation[], run: (operation: Operation) => T): T[] {
  const done: T[] = []
  const faults: Fault[][] = operations.map((operation) => {
    try {
      done.push(run(operation))
      return []
    } catch (error) {
      if (error instanceof AdsProblem) return error.faults
      throw error
    }
  })
  if (faults.some(({ length }) => length > 0)) throw new AdsProblem([], faults)
  return done
}

function batchRoute<E extends Entity>(resource: Resource<E>, max: number, types: string[], data_type?: string): Route {
  return {
    method: 'POST',
    path: `/batch/accounts/:account_id/${resource.path}`,
    limit: 'writes',
    run(call) {
      const operations = operationsOf(call.body, max)
      const done = runBatch(operations, (operation) => apply(call, resource, types, operation))
      return {
        ...(data_type ? { data_type } : {}),
        data: done.map(({ row }) => resource.show(call, row)),
        request: done.map(({ values }, at) => ({
          params: { ...values, account_id: call.path.account_id },
          operation_type: operations[at]!.operation_type,
        })),
      }
    },
  }
}

function apply<E extends Entity>(
  call: Call,
  resource: Resource<E>,
  types: string[],
  { operation_type, params }: Operation,
) {
  if (!types.includes(operation_type)) {
    throw refuse(
      'INVALID_PARAMETER',
      `Expected one of ${types.join(', ')}, got "${operation_type}" for operation_type`,
      {
        parameter: 'operation_type',
        value: operation_type,
      },
    )
  }
  if (operation_type === 'Create') return createOne(call, resource, params)
  const id = params[resource.id_name] ?? params.id
  if (id === undefined) {
    throw refuse('MISSING_PARAMETER', `"${resource.id_name}" is a required parameter`, { parameter: resource.id_name })
  }
  if (operation_type === 'Update') {
    const { values, row } = updateOne(call, resource, String(id), params)
    return { row, values: { ...values, [resource.id_name]: id } }
  }
  return { row: deleteOne(call, resource, String(id)), values: { [resource.id_name]: id } }
}

const ALL = ['Create', 'Update', 'Delete']

export const BATCH_ROUTES: Route[] = [
  batchRoute(CAMPAIGNS, 40, ALL),
  batchRoute(LINE_ITEMS, 40, ALL),
  batchRoute(TARGETING, 500, ['Create', 'Delete'], 'targeting_criterion'),
]
