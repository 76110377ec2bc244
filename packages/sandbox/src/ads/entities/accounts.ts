import { type Access, type Account, type Answer, accountOf, answer, type Call, nextId, stamp } from '../call.ts'
import { writeMoment } from '../moments.ts'
import { PAGE_FIELDS, pageOf, sorted } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import type { Route } from '../wire.ts'

const INDUSTRIES =
  'AGENCY BUSINESS_TO_BUSINESS ONLINE_SERVICES EDUCATION FINANCIAL HEALTH GOVERNMENT MEDIA MOBILE RESTAURANT RETAIL TECHNOLOGY TRAVEL OTHER'.split(
    ' ',
  )

const show = ({ ...account }: Account): Answer => account

function list(call: Call): Answer {
  const values = readParameters(
    {
      ...PAGE_FIELDS,
      account_ids: { type: 'strings' },
      q: { type: 'string' },
      sort_by: { type: 'string' },
      with_deleted: { type: 'boolean' },
    },
    call.raw,
  )
  const ids = values.account_ids as string[] | undefined
  const prefix = (values.q as string | undefined)?.toLowerCase() ?? ''
  const mine = call.records
    .list<Access>('access', call.user_id)
    .map(({ account_id }) => call.records.get<Account>('accounts', account_id)!)
  const page = pageOf(
    sorted(mine, values.sort_by as string | undefined, ['created_at', 'updated_at', 'name']),
    values,
    {
      list: 'accounts',
      keyOf: ({ id }) => id,
      isShown: ({ id, name, deleted }) =>
        (!deleted || values.with_deleted === true) &&
        (!ids || ids.includes(id)) &&
        name.toLowerCase().startsWith(prefix),
    },
  )
  const { rows, ...paging } = page
  return answer(call, values, rows.map(show), paging)
}

/** A new account, with the person who asked for it as its administrator. */
export function openAccount(call: Call, user_id: string, given: Partial<Account> = {}): Account {
  const account: Account = {
    id: nextId(call),
    name: 'Sandbox account',
    business_id: null,
    business_name: null,
    timezone: 'America/Los_Angeles',
    timezone_switch_at: null,
    industry_type: null,
    approval_status: 'ACCEPTED',
    ...stamp(call),
    ...given,
  }
  const access: Access = {
    id: `${account.id} ${user_id}`,
    account_id: account.id,
    user_id,
    permissions: ['ACCOUNT_ADMIN'],
  }
  call.records.put('accounts', '', account)
  call.records.put('access', user_id, access)
  call.records.put('promotable_users', account.id, {
    id: nextId(call),
    account_id: account.id,
    user_id,
    promotable_user_type: 'FULL',
    ...stamp(call),
  })
  return account
}

function update(call: Call): Answer {
  const fields = {
    name: { type: 'string', min: 1, max: 255 },
    industry_type: { type: 'string', values: INDUSTRIES },
  } as const
  const values = readParameters(fields, call.raw, true)
  const account = { ...accountOf(call), ...values, updated_at: writeMoment(call.now) }
  call.records.put('accounts', '', account)
  return answer(call, values, show(account))
}

function remove(call: Call): Answer {
  const account = { ...accountOf(call), deleted: true, updated_at: writeMoment(call.now) }
  call.records.put('accounts', '', account)
  return answer(call, {}, show(account))
}

function access(call: Call): Answer {
  const { user_id, permissions } = call.records.get<Access>('access', `${call.path.account_id} ${call.user_id}`)!
  return answer(call, {}, { user_id, permissions })
}

export const ACCOUNT_ROUTES: Route[] = [
  { method: 'GET', path: '/accounts', limit: 'user_reads', run: list },
  {
    method: 'POST',
    path: '/accounts',
    limit: 'writes',
    run: (call) => answer(call, {}, [show(openAccount(call, call.user_id))], { next_cursor: null }),
  },
  {
    method: 'GET',
    path: '/accounts/:account_id',
    limit: 'core_reads',
    run: (call) => answer(call, {}, show(accountOf(call))),
  },
  { method: 'PUT', path: '/accounts/:account_id', limit: 'writes', run: update },
  { method: 'DELETE', path: '/accounts/:account_id', limit: 'writes', run: remove },
  {
    method: 'GET',
    path: '/accounts/:account_id/authenticated_user_access',
    limit: 'account_reads',
    run: access,
  },
]
