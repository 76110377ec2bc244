import type { WayIn } from '@starling/contract'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export const findPasskey = (rows: Rows, credential_id: string): Promise<Row<'passkeys'> | undefined> =>
  dbOf(rows)
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const passkeysOf = (rows: Rows, user_id: string): Promise<Row<'passkeys'>[]> =>
  dbOf(rows)
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()

/** Only one of many parallel callers is told that it was the one. */
export async function useChallenge(change: Change, id: string, user_id: string): Promise<boolean> {
  const used = await dbOf(change)
    .insertInto('passkey_uses')
    .values({ id, user_id, created_at: change.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}

/** A key that its owner had removed can be added again; anybody else's is taken. */
export async function isPasskeyFree(change: Change, user_id: string, credential_id: string): Promise<boolean> {
  const db = dbOf(change)
  await db
    .deleteFrom('passkeys')
    .where('credential_id', '=', credential_id)
    .where('user_id', '=', user_id)
    .where('removed_at', 'is not', null)
    .execute()
  const taken = await db
    .selectFrom('passkeys')
    .select('id')
    .where('credential_id', '=', credential_id)
    .executeTakeFirst()
  return taken === undefined
}

export async function notePasskeyUsed(change: Change, id: string, counter: number): Promise<void> {
  await dbOf(change).updateTable('passkeys').set({ counter, seen_at: change.now }).where('id', '=', id).execute()
}

export async function changeWay(change: Change, user_id: string, way_in: WayIn): Promise<void> {
  await dbOf(change).updateTable('users').set({ way_in }).where('id', '=', user_id).execute()
}
