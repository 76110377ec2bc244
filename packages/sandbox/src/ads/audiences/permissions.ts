import { type Account, type Answer, answer, type Call, nextId, stamp } from '../call.ts'
import { writeMoment } from '../moments.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import { refuse } from '../problem.ts'
import type { Route } from '../wire.ts'
import { audienceIn, type Permission } from './custom-audiences.ts'

/** Once called tailored, now custom: both names answer, each with its own word for the audience. */
const NAMES = ['custom', 'tailored'] as const

function show(name: (typeof NAMES)[number], { account_id: _, custom_audience_id, ...permission }: Permission): Answer {
  return { [`${name}_audience_id`]: custom_audience_id, ...permission }
}

function ownedAudience(call: Call) {
  const audience = audienceIn(call)
  if (audience.account_id !== call.path.account_id) {
    throw refuse('ACTION_NOT_ALLOWED', 'Only the owner of an audience shares it')
  }
  return audience
}

function grant(call: Call, name: (typeof NAMES)[number]): Answer {
  const values = readParameters(
    {
      granted_account_id: { type: 'string', required: true },
      permission_level: { type: 'string', required: true, values: ['READ_ONLY', 'READ_WRITE'] },
    },
    call.raw,
  )
  const audience = ownedAudience(call)
  const granted_account_id = values.granted_account_id as string
  const account = call.records.get<Account>('accounts', granted_account_id)
  if (!account || account.deleted || granted_account_id === audience.account_id) {
    throw refuse('ACCOUNT_NOT_FOUND', `Account ${granted_account_id} was not found`, {
      parameter: 'granted_account_id',
      value: granted_account_id,
    })
  }
  const held = call.records
    .list<Permission>('custom_audience_permissions', audience.id)
    .find((one) => one.granted_account_id === granted_account_id && !one.deleted)
  const permission: Permission = {
    id: nextId(call),
    account_id: audience.account_id,
    custom_audience_id: audience.id,
    granted_account_id,
    ...stamp(call),
    ...held,
    permission_level: values.permission_level as Permission['permission_level'],
    updated_at: writeMoment(call.now),
  }
  call.records.put('custom_audience_permissions', audience.id, permission)
  return answer(call, values, show(name, permission))
}

function list(call: Call, name: (typeof NAMES)[number]): Answer {
  const ids = `${name}_audience_permission_ids`
  const values = readParameters(
    { ...PAGE_FIELDS, granted_account_ids: { type: 'strings' }, [ids]: { type: 'strings' } },
    call.raw,
  )
  const accounts = values.granted_account_ids as string[] | undefined
  const wanted = values[ids] as string[] | undefined
  const rows = call.records.list<Permission>('custom_audience_permissions', audienceIn(call).id)
  const { rows: page, ...paging } = pageOf(rows, values, {
    list: 'permissions',
    keyOf: ({ id }) => id,
    isShown: ({ id, granted_account_id, deleted }) =>
      !deleted && (!accounts || accounts.includes(granted_account_id)) && (!wanted || wanted.includes(id)),
  })
  return answer(
    call,
    values,
    page.map((permission) => show(name, permission)),
    paging,
  )
}

function revoke(call: Call, name: (typeof NAMES)[number]): Answer {
  const audience = ownedAudience(call)
  const id = call.path[`${name}_audience_permission_id`]!
  const held = call.records.get<Permission>('custom_audience_permissions', id)
  if (!held || held.custom_audience_id !== audience.id || held.deleted) {
    throw refuse('NOT_FOUND', `permission ${id} was not found`, {
      parameter: `${name}_audience_permission_id`,
      value: id,
    })
  }
  const permission = { ...held, deleted: true, updated_at: writeMoment(call.now) }
  call.records.put('custom_audience_permissions', audience.id, permission)
  return answer(call, {}, show(name, permission))
}

export const PERMISSION_ROUTES: Route[] = NAMES.flatMap((name): Route[] => {
  const base = `/accounts/:account_id/${name}_audiences/:${name}_audience_id/permissions`
  return [
    { method: 'GET', path: base, limit: 'account_reads', run: (call) => list(call, name) },
    { method: 'POST', path: base, limit: 'writes', run: (call) => grant(call, name) },
    {
      method: 'DELETE',
      path: `${base}/:${name}_audience_permission_id`,
      limit: 'writes',
      run: (call) => revoke(call, name),
    },
  ]
})
