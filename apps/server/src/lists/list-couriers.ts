import { AppError } from '@starling/contract'
import type { XApi } from '@starling/outside'
import {
  type Couriers,
  dropEntries,
  dropMember,
  type Entry,
  keepMembers,
  knownUids,
  listSubject,
  membershipsOf,
  type Row,
} from '@starling/store'
import type { Product } from '../floor/index.ts'
import { TeamMeter, xApiOf } from '../networks/index.ts'

type List = Row<'x_lists'>
type ListKind = Extract<keyof Couriers, `x_list.${string}`>
/** Clocks of two houses never agree quite. */
const CLOCKS_MS = 5 * 60_000

/** How lists leave for X, which keeps no key: to change, delete, add or remove twice leaves the same state. */
export const listCouriers = (product: Product): Pick<Couriers, ListKind> => ({
  'x_list.create': {
    carry: async (entry) => {
      const list = await listOf(product, entry)
      if (!list || list.uid !== null) return { uid: list?.uid ?? null }
      const api = apiOf(product, list)
      const there = entry.uncertain ? await findMade(product, api, list, entry) : undefined
      if (there) return { uid: there }
      const { name, description, private: hidden } = list
      const { id } = await api.createList({ name, description, private: hidden })
      return { uid: id }
    },
    settle: async ({ table, now }, { payload, user_id }, { uid }) => {
      if (uid !== null) {
        await table({ user_id: user_id! }, 'x_lists').change(payload.list_id, { uid, synced_at: now })
      }
    },
  },
  'x_list.update': {
    carry: async (entry) => {
      const list = await listOf(product, entry)
      if (!list) return null
      const { name, description, private: hidden } = list
      await apiOf(product, list).updateList(uidOf(list), { name, description, private: hidden })
      return null
    },
  },
  'x_list.delete': {
    carry: async (entry) => {
      const list = await listOf(product, entry)
      if (!list?.uid) return null
      const { uid } = list
      const api = apiOf(product, list)
      await api.deleteList(uid).catch(async (error) => {
        if (!(await isGone(product, api, { ...list, uid }, error))) throw error
      })
      return null
    },
    settle: async (change, { payload, user_id }) => {
      await dropEntries(change, listSubject(payload.list_id))
      await change.table({ user_id: user_id! }, 'x_lists').remove(payload.list_id)
      await change.audit('x_list.deleted', { subject_id: payload.list_id })
    },
  },
  'x_list.member': {
    carry: async (entry) => {
      const list = await listOf(product, entry)
      if (!list) return null
      const { uid, on } = entry.payload
      const api = apiOf(product, list)
      await (on ? api.addListMember(uidOf(list), uid) : api.removeListMember(uidOf(list), uid))
      return null
    },
    settle: async (change, { payload: { list_id, on, uid, handle, name }, user_id }) => {
      const list = await change.table({ user_id: user_id! }, 'x_lists').find(list_id)
      if (!list) return
      await (on ? keepMembers(change, list, [{ uid, handle, name }]) : dropMember(change, list, uid))
      await change.audit('x_list.members_changed', { subject_id: list_id })
    },
  },
})

const listOf = ({ store }: Product, { user_id, payload }: Entry<ListKind>): Promise<List | undefined> =>
  store.table({ user_id: user_id! }, 'x_lists').find(payload.list_id)

const apiOf = (product: Product, { social_account_id, user_id }: List): XApi =>
  xApiOf(product, { id: social_account_id, user_id })

/** X never made it: what was to follow is refused with it. */
function uidOf({ uid }: List): string {
  if (uid === null) throw new AppError('not_found')
  return uid
}

/** X refuses to delete what it has deleted, and says so in no certain way: it is looked at. */
async function isGone(product: Product, api: XApi, list: List & { uid: string }, error: unknown): Promise<boolean> {
  if (!(error instanceof AppError)) return false
  if (error.code !== 'upstream_refused') return error.code === 'not_found'
  const meter = await meterFor(product, list)
  const { uid } = list
  const { answer } = await meter.paid(
    'list',
    1,
    () => api.list(uid),
    ({ data }) => (data ? 1 : 0),
  )
  return answer.data === undefined
}

/** Somebody pays for looking: without a team there is nobody. */
async function meterFor(product: Product, { user_id }: List): Promise<TeamMeter> {
  const [membership] = await membershipsOf(product.store, user_id)
  if (!membership) throw new AppError('reconnect_needed')
  return new TeamMeter(product, membership.team.id)
}

/** The list that an earlier try may have made: of its name now or then, made since, and nobody's here. */
async function findMade(
  product: Product,
  api: XApi,
  list: List,
  { tried_at, created_at: sent_at, payload }: Entry<'x_list.create'>,
): Promise<string | undefined> {
  const { store } = product
  const account = await store.table({ user_id: list.user_id }, 'social_accounts').find(list.social_account_id)
  if (!account) throw new AppError('reconnect_needed')
  const known = await knownUids(store, account)
  const since = (tried_at ?? sent_at).getTime() - CLOCKS_MS
  const names = [list.name, payload.name]
  const meter = await meterFor(product, list)
  const made: { uid: string; at: number }[] = []
  for await (const { page, booking } of meter.pages('list', (room) => api.ownedLists(account.uid, { room }))) {
    await meter.settle(booking, 'list', page.data?.length ?? 0)
    for (const { id, name, created_at } of page.data ?? []) {
      const at = Date.parse(String(created_at))
      const isIt = names.includes(String(name)) && !known.has(String(id)) && !(at < since)
      if (isIt) made.push({ uid: String(id), at })
    }
  }
  return made.toSorted((a, b) => a.at - b.at)[0]?.uid
}
