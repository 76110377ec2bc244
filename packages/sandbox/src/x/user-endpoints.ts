import type { Account, Page, PageAsk } from '../world/network.ts'
import { single, usersAnswer, withMeta } from './answers.ts'
import { ANYONE, type Call, type Endpoint, USERS } from './call.ts'
import { readFields } from './fields.ts'
import { checkId, ID, readCount, readCursor, readIds, USERNAME } from './parameters.ts'
import { invalid, invalidValue, missing, type ProblemBody } from './problem.ts'

const READ = ['tweet.read', 'users.read']
const LOOKUP = { app: 300, user: 900 }

function lookUp(call: Call, values: string[], parameter: string, find: (value: string) => Account | undefined) {
  const errors: ProblemBody[] = []
  const found: Account[] = []
  for (const value of values) {
    const account = find(value)
    if (account) found.push(account)
    else errors.push(missing('user', parameter, value))
  }
  return usersAnswer(call, found, readFields(call.query, 'user'), errors)
}

/** A page of users that belong to somebody or something. */
export function usersPage(
  call: Call,
  list: string,
  bounds: [number, number],
  standard: number,
  page: (ask: PageAsk) => Page<Account>,
) {
  const fields = readFields(call.query, 'user')
  const limit = readCount(call.query, bounds, standard)
  const found = page({ limit, cursor: readCursor(call.query, list) })
  return withMeta(usersAnswer(call, found.items, fields), found, list)
}

function neighbours(call: Call, which: 'followers' | 'following') {
  const id = checkId('id', call.params.id!)
  const account = call.network.account(id)
  if (!account) return { errors: [missing('user', 'id', id)] }
  return usersPage(call, `${which} ${id}`, [1, 1000], 100, (ask) => call.network[which](account.slot, ask))
}

function targetOf(call: Call, value: unknown): Account {
  if (typeof value !== 'string' || !ID.test(value)) throw invalid({}, '$.target_user_id: is missing or not a user id')
  const target = call.network.account(checkId('target_user_id', value))
  if (!target) throw invalidValue('target_user_id', value, 'does not exist')
  return target
}

export const userEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/2/users/me',
    auth: USERS,
    scopes: READ,
    limit: { user: 75 },
    handle: (call) => single(usersAnswer(call, call.me ? [call.me] : [], readFields(call.query, 'user'))),
  },
  {
    method: 'GET',
    path: '/2/users/by/username/:username',
    auth: ANYONE,
    scopes: READ,
    limit: LOOKUP,
    handle: (call) => {
      const { username = '' } = call.params
      if (!USERNAME.test(username)) throw invalidValue('username', username, `does not match ${USERNAME.source}`)
      return single(lookUp(call, [username], 'username', call.network.accountByHandle))
    },
  },
  {
    method: 'GET',
    path: '/2/users/by',
    auth: ANYONE,
    scopes: READ,
    limit: LOOKUP,
    handle: (call) =>
      lookUp(call, readIds(call.query, 'usernames', USERNAME), 'usernames', call.network.accountByHandle),
  },
  {
    method: 'GET',
    path: '/2/users',
    auth: ANYONE,
    scopes: READ,
    limit: LOOKUP,
    handle: (call) =>
      lookUp(call, readIds(call.query, 'ids', ID), 'ids', (id) => call.network.account(checkId('ids', id))),
  },
  {
    method: 'GET',
    path: '/2/users/:id',
    auth: ANYONE,
    scopes: READ,
    limit: LOOKUP,
    handle: (call) => single(lookUp(call, [checkId('id', call.params.id!)], 'id', call.network.account)),
  },
  {
    method: 'GET',
    path: '/2/users/search',
    auth: USERS,
    scopes: READ,
    limit: LOOKUP,
    handle: (call) => {
      const { query } = call.query
      if (!query || query.length > 50)
        throw invalid({ query: query ? [query] : [] }, 'The `query` query parameter must have 1 to 50 characters')
      const list = `users ${query}`
      const fields = readFields(call.query, 'user')
      const cursor = readCursor(call.query, list, ['next_token', 'pagination_token'])
      const found = call.network.searchAccounts(query, { limit: readCount(call.query, [1, 1000], 100), cursor })
      return withMeta(usersAnswer(call, found.items, fields), found, list)
    },
  },
  {
    method: 'GET',
    path: '/2/users/:id/followers',
    auth: ANYONE,
    scopes: [...READ, 'follows.read'],
    limit: { app: 300, user: 300 },
    handle: (call) => neighbours(call, 'followers'),
  },
  {
    method: 'GET',
    path: '/2/users/:id/following',
    auth: ANYONE,
    scopes: [...READ, 'follows.read'],
    limit: { app: 300, user: 300 },
    handle: (call) => neighbours(call, 'following'),
  },
  {
    method: 'POST',
    path: '/2/users/:id/following',
    auth: USERS,
    scopes: [...READ, 'follows.write'],
    limit: { user: 50 },
    enterprise: true,
    self: 'id',
    handle: (call) => {
      const target = targetOf(call, call.body.target_user_id)
      if (target.slot === call.me!.slot) throw invalid({}, 'You cannot follow yourself.')
      call.network.follow(call.me!.slot, target.slot, call.now)
      return { data: { following: true, pending_follow: false } }
    },
  },
  {
    method: 'DELETE',
    path: '/2/users/:source_user_id/following/:target_user_id',
    auth: USERS,
    scopes: [...READ, 'follows.write'],
    limit: { user: 50 },
    enterprise: true,
    self: 'source_user_id',
    handle: (call) => {
      call.network.unfollow(call.me!.slot, targetOf(call, call.params.target_user_id).slot)
      return { data: { following: false } }
    },
  },
]
