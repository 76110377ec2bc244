import type { Page, PageAsk } from '../world/network.ts'
import { ACCOUNT, accountReader, LIST, type List, readList } from '../world/rows.ts'
import { endsOf, tweetsAnswer, withMeta } from './answers.ts'
import { ANYONE, type Call, type Endpoint, USERS } from './call.ts'
import { type Fields, readFields, readListFields } from './fields.ts'
import { checkId, ID, readCount, readCursor } from './parameters.ts'
import { extrasFor, userObject, type Wire } from './present.ts'
import { forbidden, invalid, invalidValue, missing, type ProblemBody } from './problem.ts'
import { usersPage } from './user-endpoints.ts'

type Counted = List & { member_count: number }

const READ = ['tweet.read', 'users.read', 'list.read']
const WRITE = ['tweet.read', 'users.read', 'list.write']
const NAME_LONGEST = 25
const DESCRIPTION_LONGEST = 100

/** A private list is there for its owner only. */
function listOf(call: Call): Counted | undefined {
  const list = call.network.list(checkId('id', call.params.id!))
  return list && (!list.private || list.owner === call.me?.slot) ? list : undefined
}

const notThere = (call: Call) => ({ errors: [missing('list', 'id', call.params.id!)] })

function ownListOf(call: Call): Counted {
  const list = listOf(call)
  if (!list) throw invalidValue('id', call.params.id!, 'does not exist')
  if (list.owner !== call.me?.slot) throw forbidden('You are not allowed to change this List.')
  return list
}

function listObject(list: Counted, fields: Set<string>, owner_id: string | undefined): Wire {
  const all: Wire = {
    created_at: new Date(list.created_at).toISOString(),
    description: list.description,
    follower_count: 0,
    member_count: list.member_count,
    owner_id,
    private: list.private,
  }
  const chosen = Object.entries(all).filter(([name]) => fields.has(name))
  return { id: list.id, name: list.name, ...Object.fromEntries(chosen) }
}

function listsAnswer(call: Call, lists: Counted[], errors: ProblemBody[] = []) {
  const asked = readFields(call.query, 'list')
  const wanted = readListFields(call.query)
  const fields = asked.expansions.has('owner_id') ? new Set([...wanted, 'owner_id']) : wanted
  const owners = call.network.accountsAt([...new Set(lists.map(({ owner }) => owner))])
  const ids = new Map(owners.map(({ slot, id }) => [slot, id]))
  const data = lists.map((list) => listObject(list, fields, ids.get(list.owner)))
  const users = asked.expansions.has('owner_id') ? usersOf(call, owners, asked) : []
  return {
    ...(data.length > 0 ? { data } : {}),
    ...(users.length > 0 ? { includes: { users } } : {}),
    ...(errors.length > 0 ? { errors } : {}),
  }
}

function usersOf(call: Call, accounts: Parameters<typeof userObject>[0][], fields: Fields) {
  const slots = accounts.map(({ slot }) => slot)
  const extras = extrasFor(call, slots, fields)
  return accounts.map((account) => userObject(account, call, fields, extras))
}

const COUNTED = `${LIST}, (SELECT count(*) FROM list_members WHERE list_id = lists.id) AS member_count`
const readCounted = (row: Record<string, unknown>): Counted => ({
  ...readList(row),
  member_count: Number(row.member_count),
})

function listsOfUser(call: Call, name: string, where: string) {
  const id = checkId('id', call.params.id!)
  const account = call.network.account(id)
  if (!account) return { errors: [missing('user', 'id', id)] }
  const list = `${name} ${id}`
  const limit = readCount(call.query, [1, 100], 100)
  const select = `SELECT ${COUNTED}, $keys FROM lists WHERE ${where} AND (private = 0 OR owner = ?) $where`
  const params = [account.slot, call.me?.slot ?? -1]
  const ask: PageAsk = { limit, cursor: readCursor(call.query, list) }
  const found: Page<Counted> = call.network.page({ select, params, keys: ['lists.id'] }, ask, readCounted)
  return withMeta(listsAnswer(call, found.items), found, list)
}

type Change = { name?: string; description?: string; private?: boolean }

function changeOf({ body }: Call, isNew: boolean): Change {
  const { name, description, private: hidden } = body
  const isText = (value: unknown, least: number, most: number) =>
    typeof value === 'string' && [...value].length >= least && [...value].length <= most
  if ((isNew || name !== undefined) && !isText(name, 1, NAME_LONGEST))
    throw invalid({}, `$.name: must have 1 to ${NAME_LONGEST} characters`)
  if (description !== undefined && !isText(description, 0, DESCRIPTION_LONGEST))
    throw invalid({}, `$.description: must have at most ${DESCRIPTION_LONGEST} characters`)
  if (hidden !== undefined && typeof hidden !== 'boolean') throw invalid({}, '$.private: must be true or false')
  return {
    ...(name === undefined ? {} : { name: name as string }),
    ...(description === undefined ? {} : { description: description as string }),
    ...(hidden === undefined ? {} : { private: hidden }),
  }
}

function memberOf(call: Call, value: unknown) {
  const id = typeof value === 'string' && ID.test(value) ? value : ''
  const account = id ? call.network.account(checkId('user_id', id)) : undefined
  if (!account) throw invalid({ user_id: [String(value ?? '')] }, '$.user_id: there is no such user')
  return account
}

function members(call: Call) {
  const list = listOf(call)
  if (!list) return notThere(call)
  const join = 'JOIN accounts ON accounts.slot = list_members.account'
  const select = `SELECT ${ACCOUNT}, $keys FROM list_members ${join} WHERE list_id = ? $where`
  const query = { select, params: [BigInt(list.id)], keys: ['list_members.at', 'list_members.account'] }
  const read = accountReader(call.network.manifest)
  return usersPage(call, `members ${list.id}`, [1, 100], 100, (ask) => call.network.page(query, ask, read))
}

function posts(call: Call) {
  const list = listOf(call)
  if (!list) return notThere(call)
  const fields = readFields(call.query, 'tweet')
  const key = `list posts ${list.id}`
  const ask = { limit: readCount(call.query, [1, 100], 100), cursor: readCursor(call.query, key) }
  const where = 'author IN (SELECT account FROM list_members WHERE list_id = ?)'
  const found = call.network.posts(where, [BigInt(list.id)], ask)
  return withMeta(tweetsAnswer(call, found.items, fields), found, key, endsOf(found.items))
}

const WRITES = { auth: USERS, scopes: WRITE, limit: { user: 300 } }
const READS = { auth: ANYONE, scopes: READ }

export const listEndpoints: Endpoint[] = [
  {
    ...{ method: 'POST', path: '/2/lists', ...WRITES },
    handle: (call) => {
      const { name = '', description = '', private: hidden = false } = changeOf(call, true)
      const id = call.network.addList({
        owner: call.me!.slot,
        name,
        description,
        private: hidden,
        created_at: call.now,
      })
      return { data: { id, name } }
    },
  },
  {
    ...{ method: 'PUT', path: '/2/lists/:id', ...WRITES },
    handle: (call) => {
      call.network.updateList(ownListOf(call).id, changeOf(call, false))
      return { data: { updated: true } }
    },
  },
  {
    ...{ method: 'DELETE', path: '/2/lists/:id', ...WRITES },
    handle: (call) => {
      call.network.deleteList(ownListOf(call).id)
      return { data: { deleted: true } }
    },
  },
  {
    ...{ method: 'GET', path: '/2/lists/:id', ...READS, limit: { app: 75, user: 75 } },
    handle: (call) => {
      const list = listOf(call)
      if (!list) return notThere(call)
      const { data, ...answer } = listsAnswer(call, [list])
      return { data: data?.[0], ...answer }
    },
  },
  {
    ...{ method: 'GET', path: '/2/users/:id/owned_lists', ...READS, limit: { app: 15, user: 15 } },
    handle: (call) => listsOfUser(call, 'owned', 'owner = ?'),
  },
  {
    ...{ method: 'GET', path: '/2/users/:id/list_memberships', ...READS, limit: { app: 75, user: 75 } },
    handle: (call) => listsOfUser(call, 'memberships', 'id IN (SELECT list_id FROM list_members WHERE account = ?)'),
  },
  { ...{ method: 'GET', path: '/2/lists/:id/members', ...READS, limit: { app: 900, user: 900 } }, handle: members },
  { ...{ method: 'GET', path: '/2/lists/:id/tweets', ...READS, limit: { app: 900, user: 900 } }, handle: posts },
  {
    ...{ method: 'GET', path: '/2/lists/:id/followers', ...READS, limit: { app: 180, user: 180 } },
    handle: (call) => (listOf(call) ? { meta: { result_count: 0 } } : notThere(call)),
  },
  {
    ...{ method: 'POST', path: '/2/lists/:id/members', ...WRITES },
    handle: (call) => {
      call.network.addMember(ownListOf(call).id, memberOf(call, call.body.user_id).slot, call.now)
      return { data: { is_member: true } }
    },
  },
  {
    ...{ method: 'DELETE', path: '/2/lists/:id/members/:user_id', ...WRITES },
    handle: (call) => {
      call.network.removeMember(ownListOf(call).id, memberOf(call, call.params.user_id).slot)
      return { data: { is_member: false } }
    },
  },
]
