import type { Records, Row } from '../records/records.ts'
import { writeMoment } from './moments.ts'
import type { Raw, Values } from './parameters.ts'
import type { People } from './people.ts'
import { refuse } from './problem.ts'

export type Account = Row & {
  name: string
  business_id: string | null
  business_name: string | null
  timezone: string
  timezone_switch_at: string | null
  industry_type: string | null
  approval_status: 'ACCEPTED' | 'UNDER_REVIEW' | 'REJECTED'
  created_at: string
  updated_at: string
  deleted: boolean
}

export type Access = Row & { account_id: string; user_id: string; permissions: string[] }

/** One request after all the checks that every request goes through. */
export type Call = {
  records: Records
  people: People
  now: Date
  /** Where this server is reached, for the addresses it hands out. */
  origin: string
  version: string
  path: Record<string, string>
  /** Query and form parameters together. */
  raw: Raw
  body: unknown
  user_id: string
}

export type Answer = Record<string, unknown>

/** The account in the path, when the person who asks may use it. */
export function accountOf(call: Call, id = call.path.account_id!): Account {
  const account = call.records.get<Account>('accounts', id)
  const access = call.records.get<Access>('access', `${id} ${call.user_id}`)
  if (!account || !access || (account.deleted && call.raw.with_deleted === undefined)) {
    throw refuse('ACCOUNT_NOT_FOUND', `Account ${id} was not found`, { parameter: 'account_id', value: id })
  }
  return account
}

const READERS = ['ANALYST', 'CAMPAIGN_ANALYST']

/** Analysts look and do not touch. */
export function assertMayWrite(call: Call) {
  const { account_id } = call.path
  if (!account_id) return
  const access = call.records.get<Access>('access', `${account_id} ${call.user_id}`)
  if (access?.permissions.every((permission) => READERS.includes(permission))) {
    throw refuse('ACTION_NOT_ALLOWED', 'The authenticated user may not change this account')
  }
}

/** `request.params`: the path first, then what was read of the query. */
export const echoOf = (call: Call, values: Values = {}): Answer => ({ ...values, ...call.path })

export const answer = (call: Call, values: Values, data: unknown, more: Answer = {}): Answer => ({
  request: { params: echoOf(call, values) },
  ...more,
  data,
})

/** Ids of the ads side: base 36, never given twice. The step keeps them from looking like a count. */
export const nextId = ({ records }: Call) => (2_000_000 + records.next() * 1_297).toString(36)

const SNOWFLAKE_EPOCH = 1_288_834_974_657

/** Ids of what the network itself would have: decimal, and in the order of their time. */
export const nextSnowflake = ({ records, now }: Call) =>
  ((BigInt(now.getTime() - SNOWFLAKE_EPOCH) << 22n) | BigInt(records.next() & 0x3fffff)).toString()

export const stamp = ({ now }: Call) => ({ created_at: writeMoment(now), updated_at: writeMoment(now), deleted: false })

type Promotable = Row & { user_id: string; promotable_user_type: string; deleted: boolean }

/** Whose ads an account shows. */
export const fullUserOf = ({ records, path }: Call) =>
  records
    .list<Promotable>('promotable_users', path.account_id!)
    .find(({ promotable_user_type, deleted }) => promotable_user_type === 'FULL' && !deleted)?.user_id ?? null
