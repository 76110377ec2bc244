import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export const findUser = (rows: Rows, id: string): Promise<Row<'users'> | undefined> =>
  dbOf(rows).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByEmail = (rows: Rows, email: string): Promise<Row<'users'> | undefined> =>
  dbOf(rows).selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export async function findOrAddUser(change: Change, email: string): Promise<Row<'users'>> {
  await dbOf(change)
    .insertInto('users')
    .values({ id: change.newId(), email, first_name: '', last_name: '', created_at: change.now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return (await findUserByEmail(change, email))!
}

/** The person has shown that they read this mailbox, so it is a way in. */
export async function noteVerified(change: Change, user_id: string): Promise<void> {
  await dbOf(change).updateTable('users').set({ email_verified_at: change.now }).where('id', '=', user_id).execute()
}

export const groupsOf = (rows: Rows, user_id: string): Promise<{ name: string }[]> =>
  dbOf(rows).selectFrom('user_groups').select('name').where('user_id', '=', user_id).orderBy('name').execute()

/** Whether that changed anything: who is in it already stays as they are. */
export async function joinGroup(change: Change, user_id: string, name: string): Promise<boolean> {
  const added = await dbOf(change)
    .insertInto('user_groups')
    .values({ user_id, name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function leaveGroup(change: Change, user_id: string, name: string): Promise<boolean> {
  const gone = await dbOf(change)
    .deleteFrom('user_groups')
    .where('user_id', '=', user_id)
    .where('name', '=', name)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Who is in which group, for an operator. */
export const everyGroup = (rows: Rows): Promise<{ name: string; email: string }[]> =>
  dbOf(rows)
    .selectFrom('user_groups')
    .innerJoin('users', 'users.id', 'user_groups.user_id')
    .select(['user_groups.name', 'users.email'])
    .orderBy('user_groups.name')
    .orderBy('users.email')
    .execute()

export async function isAnyoneHere(rows: Rows): Promise<boolean> {
  return (await dbOf(rows).selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

type Person = Pick<Row<'users'>, 'email' | 'first_name' | 'last_name'>
export async function addUser(change: Change, person: Person, groups: readonly string[] = []): Promise<string> {
  const user_id = change.newId()
  await dbOf(change)
    .insertInto('users')
    .values({ id: user_id, ...person, created_at: change.now })
    .execute()
  for (const name of groups) await dbOf(change).insertInto('user_groups').values({ user_id, name }).execute()
  return user_id
}

export async function changeUser(
  change: Change,
  user_id: string,
  values: Partial<Pick<Row<'users'>, 'first_name' | 'last_name' | 'language'>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await dbOf(change).updateTable('users').set(values).where('id', '=', user_id).execute()
}

/**
 * Changes of one person's ways in queue behind each other, so that the last one cannot be taken twice over. Rows that
 * only name the person are not held up: their writer may hold what is waited for next.
 */
export async function lockUser(change: Change, user_id: string): Promise<void> {
  await dbOf(change).selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute()
}
