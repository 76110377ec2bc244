import { type Answer, type Call, echoOf, nextId, stamp } from '../call.ts'
import { against } from '../problem.ts'
import { type Entity, type Resource, routesOf, rowOf } from '../resources.ts'
import type { Route } from '../wire.ts'
import { SMALLEST } from './custom-audiences.ts'
import { membershipOf } from './membership.ts'
import { MAX_BYTES, takeIn } from './uploads.ts'

type DoNotReachList = Entity & {
  name: string
  description: string | null
  audience_type: 'CRM'
  partner_source: string
}

const LISTS: Resource<DoNotReachList> = {
  path: 'do_not_reach_lists',
  id_name: 'do_not_reach_list_id',
  not_found: 'NOT_FOUND',
  limit: 'account_reads',
  filters: {},
  create: { description: { type: 'string', max: 2_000 } },
  make(call, values) {
    const held = call.records.list<DoNotReachList>(LISTS.path, call.path.account_id!)
    if (held.some(({ deleted }) => !deleted)) {
      throw against('account_id', 'An account has one list of people not to reach', 'DUPLICATE_NAME')
    }
    return {
      id: nextId(call),
      account_id: call.path.account_id!,
      name: 'Do Not Reach List',
      description: (values.description as string | undefined) ?? null,
      audience_type: 'CRM',
      partner_source: 'OTHER',
      ...stamp(call),
    }
  },
  show(call, row) {
    const { id, name, description, created_at, updated_at, deleted } = row
    const { size, is_pending } = membershipOf(call, row)
    const isEnough = size >= SMALLEST
    return {
      id,
      name,
      description,
      targetable: isEnough,
      reasons_not_targetable: isEnough ? [] : [is_pending ? 'PROCESSING' : 'TOO_SMALL'],
      list_size: isEnough ? size : null,
      created_at,
      updated_at,
      deleted,
    }
  },
}

function upload(call: Call): Answer {
  const { id } = rowOf(call, LISTS, call.path.do_not_reach_list_id!)
  const taken = takeIn(call, id, ['email', 'phone_number'])
  return {
    data: taken.map(({ total_count }) => ({ success_count: total_count, total_count })),
    request: taken.map(({ params: { users: _, ...params }, operation_type }) => ({
      params: { ...params, ...echoOf(call) },
      operation_type,
    })),
  }
}

export const DO_NOT_REACH_ROUTES: Route[] = [
  ...routesOf(LISTS),
  {
    method: 'POST',
    path: '/batch/accounts/:account_id/do_not_reach_lists/:do_not_reach_list_id/users',
    limit: 'audience_users',
    body_limit: MAX_BYTES,
    run: upload,
  },
]
