import { AppError } from '@starling/contract'
import type { Change, Row } from '@starling/store'
import type { Product, UserContext } from '../context.ts'
import { meterOf } from './payer.ts'
import { findPeople, type XPerson, xAccount, xApiOf } from './x-people.ts'

type Fields = { name?: string | undefined; description?: string | undefined; private?: boolean | undefined }

export async function allLists({ store, user }: UserContext) {
  const lists = await store.owned({ user_id: user.id }, 'x_lists').all()
  const counts = await store.db
    .selectFrom('x_list_members')
    .select(['list_id', ({ fn }) => fn.countAll<number>().as('n')])
    .where('user_id', '=', user.id)
    .groupBy('list_id')
    .execute()
  return lists.map((list) => listAnswer(list, counts.find(({ list_id }) => list_id === list.id)?.n ?? 0))
}

export async function oneList(pk: string, context: UserContext) {
  const list = await mine(pk, context)
  const members = (await peopleOn(pk, context)).map(({ uid, handle, name }) => ({ id: uid, handle, name }))
  return { ...listAnswer(list, members.length), members }
}

const peopleOn = (list_id: string, { store }: UserContext): Promise<XPerson[]> =>
  store.db
    .selectFrom('x_list_members')
    .select(['uid', 'handle', 'name'])
    .where('list_id', '=', list_id)
    .orderBy('handle')
    .execute()

export async function createList(
  { account, ...fields }: Fields & { account: string; name: string },
  context: UserContext,
) {
  const row = await xAccount(account, context)
  const id = await context.change(async ({ db, now, newId, audit }) => {
    // Inside the change, so that a request sent again with the same key makes no second list at X.
    const { id: uid } = await xApiOf(context, row).createList({ ...given(fields), name: fields.name })
    const id = newId()
    await db
      .insertInto('x_lists')
      .values({
        id,
        user_id: context.user.id,
        social_account_id: row.id,
        uid,
        name: fields.name,
        description: fields.description ?? '',
        private: fields.private ?? false,
        created_at: now,
        synced_at: now,
      })
      .execute()
    await audit('x_list.created', { subject_id: id })
    return id
  })
  return oneList(id, context)
}

export async function changeList(pk: string, fields: Fields, context: UserContext) {
  const { list, api } = await opened(pk, context)
  const values = given(fields)
  await api.updateList(list.uid, values)
  await context.change(async ({ owned, audit }) => {
    await owned({ user_id: context.user.id }, 'x_lists').change(pk, values)
    await audit('x_list.changed', { subject_id: pk, detail: { fields: Object.keys(values) } })
  })
  return oneList(pk, context)
}

export async function deleteList(pk: string, context: UserContext): Promise<void> {
  const { list, api } = await opened(pk, context)
  await api.deleteList(list.uid).catch((error: unknown) => {
    // Deleted at X already: then so it is here.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  })
  await context.change(async ({ owned, audit }) => {
    await owned({ user_id: context.user.id }, 'x_lists').remove(pk)
    await audit('x_list.deleted', { subject_id: pk })
  })
}

type Members = { add?: string[] | undefined; remove?: string[] | undefined; team?: string | undefined }

/** Each is told to X before the copy changes, so that a failure half way leaves a copy that is true. */
export async function changeMembers(pk: string, { add = [], remove = [], team }: Members, context: UserContext) {
  const { list, api } = await opened(pk, context)
  const removing = new Set(remove.map((handle) => handle.toLowerCase()))
  // Who is on the copy need not be looked up, which would cost.
  const leaving = (await peopleOn(pk, context)).filter(({ handle }) => removing.has(handle.toLowerCase()))
  const unknown = remove.filter((handle) => !leaving.some((one) => one.handle.toLowerCase() === handle.toLowerCase()))
  const asked = [...add.filter((handle) => !removing.has(handle.toLowerCase())), ...unknown]
  const { people, not_found } =
    asked.length > 0
      ? await findPeople(api, await meterOf(context, context.user.id, team), asked)
      : { people: [], not_found: [] }
  for (const { uid, handle, name } of [...leaving, ...people]) {
    const isLeaving = removing.has(handle.toLowerCase())
    await (isLeaving ? api.removeListMember(list.uid, uid) : api.addListMember(list.uid, uid))
    await context.store.change({ user_id: context.user.id }, async (change) => {
      await (isLeaving ? dropMember(change, list, uid) : keepMembers(change, list, [{ uid, handle, name }]))
      await change.audit('x_list.members_changed', { subject_id: pk })
    })
  }
  return { ...(await oneList(pk, context)), not_found }
}

async function dropMember({ db }: Change, list: Row<'x_lists'>, uid: string): Promise<void> {
  await db.deleteFrom('x_list_members').where('list_id', '=', list.id).where('uid', '=', uid).execute()
}

export async function keepMembers(
  { db, newId }: Change,
  { id: list_id, user_id }: Pick<Row<'x_lists'>, 'id' | 'user_id'>,
  people: XPerson[],
): Promise<void> {
  if (people.length === 0) return
  await db
    .insertInto('x_list_members')
    .values(people.map((person) => ({ id: newId(), user_id, list_id, ...person })))
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'uid']).doUpdateSet((eb) => ({
        handle: eb.ref('excluded.handle'),
        name: eb.ref('excluded.name'),
      })),
    )
    .execute()
}

async function mine(pk: string, { store, user }: UserContext): Promise<Row<'x_lists'>> {
  const list = await store.owned({ user_id: user.id }, 'x_lists').find(pk)
  if (!list) throw new AppError('not_found')
  return list
}

async function opened(pk: string, context: UserContext) {
  const list = await mine(pk, context)
  const product: Product = context
  return { list, api: xApiOf(product, { id: list.social_account_id, user_id: list.user_id }) }
}

type Given = { name?: string; description?: string; private?: boolean }
const given = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function listAnswer(list: Row<'x_lists'>, member_count: number) {
  const { id, social_account_id, uid, name, description, synced_at } = list
  return {
    id,
    account: social_account_id,
    uid,
    name,
    description,
    private: list.private,
    member_count,
    synced_at: synced_at?.toISOString() ?? null,
  }
}
