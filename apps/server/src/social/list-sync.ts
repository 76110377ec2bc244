import { AppError } from '@starling/contract'
import type { XApi } from '@starling/outside'
import type { Change, JobPayloads, Row } from '@starling/store'
import type { Product } from '../context.ts'
import { xCredentials } from './grants.ts'
import { keepMembers } from './lists.ts'
import { readPerson, type XPerson } from './x-people.ts'

/** Copies the lists of an account and who is on them; what is gone at X goes here too. */
export async function syncLists(product: Product, { social_account_id }: JobPayloads['sync_lists']): Promise<void> {
  const account = await product.store.db
    .selectFrom('social_accounts')
    .selectAll()
    .where('id', '=', social_account_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!account) return
  const api = product.networks.xApi(xCredentials(product, account), {
    // A job that sleeps would keep others from working.
    max_wait_ms: 0,
    now: () => product.store.now().getTime(),
  })
  try {
    const lists = await ownedLists(api, account.uid)
    for (const list of lists) await keepList(product, account, list, await membersOf(api, list.uid))
    await forgetOthers(product, account, lists)
  } catch (error) {
    // Disconnected or refused in the meantime: there is nothing to copy, and trying again would not help.
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'upstream_limit') return syncLater(product, account, (error as AppError).retry_after_s ?? 60)
    if (code !== 'reconnect_needed' && code !== 'upstream_refused') throw error
  }
}

async function syncLater({ store }: Product, { id, user_id }: Account, after_s: number): Promise<void> {
  await store.change({ user_id }, async ({ audit, enqueue }) => {
    await enqueue('sync_lists', { social_account_id: id }, { after_s })
    await audit('x_list.sync_waits', { subject_id: id })
  })
}

type Account = Row<'social_accounts'>
type Copied = Pick<Row<'x_lists'>, 'uid' | 'name' | 'description' | 'private'>

async function ownedLists(api: XApi, uid: string): Promise<Copied[]> {
  const lists: Copied[] = []
  for await (const { page } of api.ownedLists(uid)) {
    for (const { id, name, description = '', private: hidden = false } of page.data ?? []) {
      const copied = { uid: String(id), name: String(name), description: String(description) }
      lists.push({ ...copied, private: hidden === true })
    }
  }
  return lists
}

async function membersOf(api: XApi, list_uid: string): Promise<XPerson[]> {
  const people: XPerson[] = []
  for await (const { page } of api.listMembers(list_uid)) people.push(...(page.data ?? []).map(readPerson))
  return people
}

async function keepList(product: Product, account: Account, copied: Copied, people: XPerson[]): Promise<void> {
  const owner = { user_id: account.user_id }
  await product.store.change(owner, async (change) => {
    const { db, now, newId, audit } = change
    const { uid, ...fields } = copied
    const { id } = await db
      .insertInto('x_lists')
      .values({ id: newId(), ...owner, social_account_id: account.id, uid, ...fields, created_at: now, synced_at: now })
      .onConflict((conflict) =>
        conflict.columns(['social_account_id', 'uid']).doUpdateSet({ ...fields, synced_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await replaceMembers(change, { id, ...owner }, people)
    await audit('x_list.synced', { subject_id: id })
  })
}

async function replaceMembers(change: Change, list: Pick<Row<'x_lists'>, 'id' | 'user_id'>, people: XPerson[]) {
  await change.db.deleteFrom('x_list_members').where('list_id', '=', list.id).execute()
  // A statement holds at most 65,535 values.
  for (let from = 0; from < people.length; from += 5000) {
    await keepMembers(change, list, people.slice(from, from + 5000))
  }
}

async function forgetOthers(product: Product, { id, user_id }: Account, lists: Copied[]): Promise<void> {
  await product.store.change({ user_id }, async ({ db, audit }) => {
    const others = db.deleteFrom('x_lists').where('social_account_id', '=', id)
    const kept = lists.map(({ uid }) => uid)
    await (kept.length > 0 ? others.where('uid', 'not in', kept) : others).execute()
    await audit('x_list.all_synced', { subject_id: id })
  })
}
