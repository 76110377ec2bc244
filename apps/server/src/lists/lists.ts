import { AppError } from '@starling/contract'
import {
  dropEntries,
  findLinkedById,
  type Look,
  listStates,
  listSubject,
  memberCounts,
  openEntries,
  peopleOn,
  type Row,
  type Rows,
  retrySubject,
  type SubjectState,
} from '@starling/store'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { findPeople, meterOf, xAccount, xApiOf } from '../networks/index.ts'

type Fields = { name?: string | undefined; description?: string | undefined; private?: boolean | undefined }
type List = Row<'x_lists'>
type Listed = { uid: string; handle: string; name: string; state: 'pending' | 'done' }

export async function listXLists({ query }: Input<'listXLists'>, context: UserContext) {
  const user_id = context.user.id
  const { page, counts, states } = await context.store.look(async (look) => {
    const page = await look.table({ user_id }, 'x_lists').page(query)
    const ids = page.rows.map(({ id }) => id)
    return { page, counts: await memberCounts(look, user_id, ids), states: await listStates(look, ids) }
  })
  return answerPage(context, page, (list) =>
    listAnswer(list, counts.get(list.id) ?? 0, states.get(listSubject(list.id))),
  )
}

export function getXList({ path: { pk } }: Input<'getXList'>, { store, user }: UserContext) {
  return store.look(async (look) => wholeAnswer(look, await mine(pk, look, user)))
}

/** With who will be on it when all that waits for X has happened. */
async function wholeAnswer(rows: Rows, list: List) {
  const { id: pk } = list
  // In a change what waits is read first: what happens between the two is then on the list, at worst said to wait.
  const waiting = await openEntries(rows, listSubject(pk), 'x_list.member')
  const people = (await peopleOn(rows, list)).map((one) => ({ ...one, state: 'done' as const }))
  const members = new Map<string, Listed>(people.map((one) => [one.uid, one]))
  for (const { payload } of waiting) {
    const { uid, handle, name } = payload
    if (payload.on) members.set(uid, { uid, handle, name, state: 'pending' })
    else members.delete(uid)
  }
  const states = await listStates(rows, [pk])
  return {
    ...listAnswer(list, members.size, states.get(listSubject(pk))),
    members: [...members.values()]
      .toSorted((a, b) => (a.handle < b.handle ? -1 : 1))
      .map(({ uid, handle, name, state }) => ({ id: uid, handle, name, state })),
  }
}

/** What leaves about a list leaves in its order, in its owner's name. */
const sending = ({ id, user_id }: Pick<List, 'id' | 'user_id'>, about?: string) => ({
  owner: { user_id },
  subject: listSubject(id),
  ...(about !== undefined && { about }),
})

export async function createXList({ body: { account, ...fields } }: Input<'createXList'>, context: UserContext) {
  const { id: social_account_id } = await xAccount(account, context)
  return context.change(async (change) => {
    const { now, table, audit, send } = change
    const list = await table({ user_id: context.user.id }, 'x_lists').add({
      social_account_id,
      uid: null,
      name: fields.name,
      description: fields.description ?? '',
      private: fields.private ?? false,
      created_at: now,
      synced_at: null,
    })
    await send('x_list.create', { list_id: list.id, name: list.name }, sending(list))
    await audit('x_list.created', { subject_id: list.id })
    return wholeAnswer(change, list)
  })
}

export async function changeXList({ path: { pk }, body: fields }: Input<'changeXList'>, context: UserContext) {
  const list = await linked(pk, context)
  const values = given(fields)
  return context.change(async (change) => {
    const { table, audit, send } = change
    await table({ user_id: context.user.id }, 'x_lists').change(pk, values)
    await send('x_list.update', { list_id: pk }, sending(list))
    await audit('x_list.changed', { subject_id: pk, detail: { fields: Object.keys(values) } })
    return wholeAnswer(change, { ...list, ...values })
  })
}

/** What was still to be sent about it is taken back. */
export async function deleteXList({ path: { pk } }: Input<'deleteXList'>, context: UserContext) {
  const list = await linked(pk, context)
  return context.change(async (change) => {
    const isMade = list.uid !== null
    if (isMade) await dropEntries(change, listSubject(pk))
    await change.send('x_list.delete', { list_id: pk }, sending(list))
    await change.audit('x_list.delete_asked', { subject_id: pk })
    return wholeAnswer(change, list)
  })
}

/** The copy changes with each that X has taken, so that a failure half way leaves a copy that is true. */
export async function changeXListMembers(
  { path: { pk }, body: { add = [], remove = [], team } }: Input<'changeXListMembers'>,
  context: UserContext,
) {
  const list = await linked(pk, context)
  const removing = new Set(remove.map((handle) => handle.toLowerCase()))
  // Who is on the copy need not be looked up, which would cost.
  const { members } = await getXList({ path: { pk } }, context)
  const leaving = members
    .filter(({ handle }) => removing.has(handle.toLowerCase()))
    .map(({ id: uid, handle, name }) => ({ uid, handle, name }))
  const unknown = remove.filter((handle) => !leaving.some((one) => one.handle.toLowerCase() === handle.toLowerCase()))
  const asked = [...add.filter((handle) => !removing.has(handle.toLowerCase())), ...unknown]
  const api = xApiOf(context, { id: list.social_account_id, user_id: list.user_id })
  const { people, not_found } =
    asked.length > 0
      ? await findPeople(api, await meterOf(context, context.user.id, team), asked)
      : { people: [], not_found: [] }
  return context.change(async (change) => {
    const { send, audit } = change
    for (const { uid, handle, name } of [...leaving, ...people]) {
      const on = !removing.has(handle.toLowerCase())
      await send('x_list.member', { list_id: pk, uid, handle, name, on }, sending(list, `member ${uid}`))
    }
    await audit('x_list.members_asked', { subject_id: pk })
    return { ...(await wholeAnswer(change, list)), not_found }
  })
}

export async function retryXList({ path: { pk } }: Input<'retryXList'>, context: UserContext) {
  const list = await linked(pk, context)
  return context.change(async (change) => {
    await retrySubject(change, listSubject(pk))
    await change.audit('x_list.retried', { subject_id: pk })
    return wholeAnswer(change, list)
  })
}

async function mine(pk: string, rows: Pick<Look, 'table'>, user: UserContext['user']): Promise<List> {
  const list = await rows.table({ user_id: user.id }, 'x_lists').find(pk)
  if (!list) throw new AppError('not_found')
  return list
}

/** Without a connection nothing would leave: its owner is told at once. */
async function linked(pk: string, context: UserContext): Promise<List> {
  const list = await mine(pk, context.store, context.user)
  if (!(await findLinkedById(context.store, list.social_account_id))) throw new AppError('reconnect_needed')
  return list
}

type Given = { name?: string; description?: string; private?: boolean }
const given = (fields: Fields): Given =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** A list that X has not made, and that nothing is sent for any more, was refused long ago. */
const LOST: SubjectState = { state: 'failed', error: null }
const DONE: SubjectState = { state: 'done', error: null }

function listAnswer(list: List, member_count: number, sent: SubjectState | undefined) {
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
    ...(sent ?? (uid === null ? LOST : DONE)),
  }
}
