import { AppError, ERRORS } from '@starling/contract'
import type { XApi } from '@starling/outside'
import {
  type CopiedList,
  copyList,
  findLinkedById,
  forgetOtherLists,
  type JobPayloads,
  type Row,
} from '@starling/store'
import type { Input, Product, UserContext } from '../floor/index.ts'
import { payingTeam, readPerson, TeamMeter, type XPerson, xAccount, xCredentials } from '../networks/index.ts'

/** The most that one page brings. */
const PAGE = 100
/** Disconnected, refused or over the limit of who pays: trying again by itself would not help. */
const IN_VAIN: readonly string[] = [
  'reconnect_needed',
  'upstream_refused',
  'cost_cap',
  'installation_cap',
  'key_not_allowed',
]

/** Over the limit of who pays nothing is queued. */
export async function syncXLists(
  { body: { account, team } }: Input<'syncXLists'>,
  context: UserContext,
): Promise<void> {
  const { id } = await xAccount(account, context)
  const team_id = await payingTeam(context, context.user.id, team)
  await new TeamMeter(context, team_id).allow('list', PAGE)
  await context.change(async ({ table, now, enqueue, audit }) => {
    await table({ user_id: context.user.id }, 'social_accounts').change(id, { lists_asked_at: now, lists_error: null })
    await enqueue('sync_lists', { social_account_id: id, team_id }, { key: `lists ${id}` })
    await audit('x_list.sync_asked', { subject_id: id })
  })
}

/** Copies the lists of an account and who is on them; what is gone at X goes here too. */
export async function syncLists(product: Product, payload: JobPayloads['sync_lists']): Promise<void> {
  const account = await findLinkedById(product.store, payload.social_account_id)
  if (!account) return
  const api = product.networks.xApi(xCredentials(product, account), {
    // A job that sleeps would keep others from working.
    max_wait_ms: 0,
    now: () => product.store.now().getTime(),
  })
  const meter = new TeamMeter(product, payload.team_id)
  const asked_at = product.store.now()
  try {
    const lists = await ownedLists(api, meter, account.uid)
    for (const list of lists) await keepList(product, account, list, await membersOf(api, meter, list.uid))
    await forgetOthers(product, account, lists, asked_at)
    await noteEnd(product, account, null)
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'upstream_limit') return syncLater(product, account, payload, (error as AppError).retry_after_s ?? 60)
    if (code === undefined || !IN_VAIN.includes(code)) {
      await noteEnd(product, account, ERRORS.upstream_down.message)
      throw error
    }
    await noteEnd(product, account, (error as AppError).message)
  }
}

async function noteEnd({ store }: Product, { id, user_id }: Account, error: string | null): Promise<void> {
  await store.change({ user_id }, async ({ table, now, audit }) => {
    const ended = error === null ? { lists_read_at: now } : {}
    await table({ user_id }, 'social_accounts').change(id, { lists_asked_at: null, lists_error: error, ...ended })
    await audit('x_list.sync_ended', { subject_id: id, detail: { error } })
  })
}

type Payload = JobPayloads['sync_lists']
async function syncLater({ store }: Product, { id, user_id }: Account, payload: Payload, after_s: number) {
  await store.change({ user_id }, async ({ audit, enqueue }) => {
    await enqueue('sync_lists', payload, { after_s, key: `lists ${id}` })
    await audit('x_list.sync_waits', { subject_id: id })
  })
}

type Account = Row<'social_accounts'>

async function ownedLists(api: XApi, meter: TeamMeter, uid: string): Promise<CopiedList[]> {
  const lists: CopiedList[] = []
  for await (const { page, booking } of meter.pages('list', (room) => api.ownedLists(uid, { room }))) {
    await meter.settle(booking, 'list', page.data?.length ?? 0)
    for (const { id, name, description = '', private: hidden = false } of page.data ?? []) {
      const copied = { uid: String(id), name: String(name), description: String(description) }
      lists.push({ ...copied, private: hidden === true })
    }
  }
  return lists
}

async function membersOf(api: XApi, meter: TeamMeter, list_uid: string): Promise<XPerson[]> {
  const people: XPerson[] = []
  for await (const { page, booking } of meter.pages('user', (room) => api.listMembers(list_uid, { room }))) {
    await meter.settle(booking, 'user', page.data?.length ?? 0)
    people.push(...(page.data ?? []).map(readPerson))
  }
  return people
}

async function keepList(product: Product, account: Account, copied: CopiedList, people: XPerson[]): Promise<void> {
  await product.store.change({ user_id: account.user_id }, async (change) => {
    const id = await copyList(change, account, copied, people)
    await change.audit('x_list.synced', { subject_id: id ?? account.id })
  })
}

async function forgetOthers({ store }: Product, account: Account, lists: CopiedList[], asked_at: Date): Promise<void> {
  await store.change({ user_id: account.user_id }, async (change) => {
    const uids = lists.map(({ uid }) => uid)
    await forgetOtherLists(change, account, uids, asked_at)
    await change.audit('x_list.all_synced', { subject_id: account.id })
  })
}
