import type { Change } from '../change.ts'
import { statesOf } from '../outbox/index.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import type { ListedPerson } from './tables.ts'

/** More than X lets anyone put on a list. */
const MOST_MEMBERS = 5000
/** A statement holds at most 65,535 values. */
const AT_ONCE = 5000

type List = Pick<Row<'x_lists'>, 'id' | 'user_id'>
export const listSubject = (list_id: string): string => `x_list ${list_id}`

/** By list; of lists that are not here nobody is known to be on. */
export async function memberCounts(rows: Rows, user_id: string, list_ids: string[]): Promise<Map<string, number>> {
  if (list_ids.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('x_list_members')
    .select(['list_id', ({ fn }) => fn.countAll<number>().as('n')])
    .where('user_id', '=', user_id)
    .where('list_id', 'in', list_ids)
    .groupBy('list_id')
    .execute()
  return new Map(found.map(({ list_id, n }) => [list_id, n]))
}

export const listStates = (rows: Rows, list_ids: string[]) => statesOf(rows, list_ids.map(listSubject))

export const peopleOn = (rows: Rows, { id, user_id }: List): Promise<ListedPerson[]> =>
  dbOf(rows)
    .selectFrom('x_list_members')
    .select(['uid', 'handle', 'name'])
    .where('user_id', '=', user_id)
    .where('list_id', '=', id)
    .orderBy('handle')
    .limit(MOST_MEMBERS)
    .execute()

export async function dropMember(change: Change, { id, user_id }: List, uid: string): Promise<void> {
  await dbOf(change)
    .deleteFrom('x_list_members')
    .where('user_id', '=', user_id)
    .where('list_id', '=', id)
    .where('uid', '=', uid)
    .execute()
}

export async function keepMembers(change: Change, { id, user_id }: List, people: ListedPerson[]): Promise<void> {
  for (let from = 0; from < people.length; from += AT_ONCE) {
    await dbOf(change)
      .insertInto('x_list_members')
      .values(
        people
          .slice(from, from + AT_ONCE)
          .map(({ uid, handle, name }) => ({ id: change.newId(), user_id, list_id: id, uid, handle, name })),
      )
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'uid']).doUpdateSet((eb) => ({
          handle: eb.ref('excluded.handle'),
          name: eb.ref('excluded.name'),
        })),
      )
      .execute()
  }
}

/** The uids of an account's lists that are here. */
export async function knownUids(rows: Rows, { id, user_id }: Pick<Row<'social_accounts'>, 'id' | 'user_id'>) {
  const found = await dbOf(rows)
    .selectFrom('x_lists')
    .select('uid')
    .where('user_id', '=', user_id)
    .where('social_account_id', '=', id)
    .where('uid', 'is not', null)
    .execute()
  return new Set(found.map(({ uid }) => uid))
}

type Account = Pick<Row<'social_accounts'>, 'id' | 'user_id'>
export type CopiedList = { uid: string; name: string; description: string; private: boolean }

/** The copy of a list and of who is on it. One that we are just making gets its uid from whoever makes it. */
export async function copyList(
  change: Change,
  { id: social_account_id, user_id }: Account,
  { uid, ...fields }: CopiedList,
  people: ListedPerson[],
): Promise<string | undefined> {
  const { now } = change
  const known = await knownUids(change, { id: social_account_id, user_id })
  if (!known.has(uid) && (await isBeingMade(change, social_account_id, fields.name))) return undefined
  const { id } = await dbOf(change)
    .insertInto('x_lists')
    .values({ id: change.newId(), user_id, social_account_id, uid, ...fields, created_at: now, synced_at: now })
    .onConflict((conflict) => conflict.columns(['social_account_id', 'uid']).doUpdateSet({ ...fields, synced_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await dbOf(change).deleteFrom('x_list_members').where('user_id', '=', user_id).where('list_id', '=', id).execute()
  await keepMembers(change, { id, user_id }, people)
  return id
}

async function isBeingMade(rows: Rows, social_account_id: string, name: string): Promise<boolean> {
  const making = await dbOf(rows)
    .selectFrom('x_lists')
    .select('id')
    .where('social_account_id', '=', social_account_id)
    .where('uid', 'is', null)
    .where('name', '=', name)
    .executeTakeFirst()
  return making !== undefined
}

/** What X does not have any more; what was made since X was asked is no part of that. */
export async function forgetOtherLists(
  change: Change,
  { id, user_id }: Account,
  uids: string[],
  asked_at: Date,
): Promise<void> {
  await dbOf(change)
    .deleteFrom('x_lists')
    .where('user_id', '=', user_id)
    .where('social_account_id', '=', id)
    .where('uid', 'is not', null)
    .where('synced_at', '<', asked_at)
    .$if(uids.length > 0, (query) => query.where('uid', 'not in', uids))
    .execute()
}
