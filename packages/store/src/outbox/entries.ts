import type { ErrorCode } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import { type Bell, type OutgoingKind, ringLater } from '../send.ts'
import type { Entry } from './courier.ts'

const OPEN = ['pending', 'sending', 'stuck'] as const
const seconds = (s: number) => sql<Date>`now() + make_interval(secs => ${s})`

/**
 * Takes the first open entry of a subject under a lease, by the database's clock, which all servers share. Nobody else
 * touches it until the lease is over; its number of attempts tells then whose word counts.
 */
export async function claim(rows: Rows, subject: string, now: Date, lease_s: number): Promise<Entry | undefined> {
  const claimed = await dbOf(rows)
    .updateTable('outbox')
    .set((eb) => ({
      state: 'sending',
      attempts: eb('attempts', '+', 1),
      leased_until: seconds(lease_s),
      // A lease that ran out was that of someone who is gone: what they had done by then is not known.
      uncertain: sql<boolean>`uncertain or state = 'sending'`,
      tried_at: eb.fn.coalesce('tried_at', eb.val(now)),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('subject', '=', subject)
        .where('state', 'in', OPEN)
        .orderBy('seq')
        .limit(1)
        .forUpdate(),
    )
    .where(sql<boolean>`(state = 'pending' and next_at <= now() or state = 'sending' and leased_until <= now())`)
    .returningAll()
    .executeTakeFirst()
  return claimed as Entry | undefined
}

/** Subjects whose first open entry may be taken now. */
export async function dueSubjects(rows: Rows, most: number): Promise<Bell[]> {
  const { rows: due } = await sql<Bell>`
    select subject, kind, team_id, user_id from (
      select distinct on (subject) subject, kind, team_id, user_id, state, seq, next_at, leased_until
      from outbox where state in ('pending', 'sending', 'stuck') order by subject, seq
    ) as heads
    where state = 'pending' and next_at <= now() or state = 'sending' and leased_until <= now()
    order by seq limit ${most}`.execute(dbOf(rows))
  return due
}

type Ended = { state: 'done'; result: unknown } | { state: 'failed' | 'stuck'; error: ErrorCode }

/** False when the lease was lost meanwhile: then another has the last word. */
export async function endEntry(change: Change, { id, attempts }: Entry, ended: Ended): Promise<boolean> {
  const values =
    ended.state === 'done'
      ? { state: ended.state, error: null, result: JSON.stringify(ended.result ?? {}) }
      : { state: ended.state, error: ended.error }
  return isMine(change, id, attempts, { ...values, ended_at: change.now })
}

export const delayEntry = (
  change: Change,
  { id, attempts, uncertain }: Entry,
  error: ErrorCode,
  after_s: number,
  wasHeard: boolean,
): Promise<boolean> =>
  isMine(change, id, attempts, {
    state: 'pending',
    error,
    uncertain: uncertain || wasHeard,
    next_at: seconds(after_s),
  })

async function isMine(change: Change, id: string, attempts: number, values: object): Promise<boolean> {
  const ended = await dbOf(change)
    .updateTable('outbox')
    .set({ ...values, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export type SubjectState = { state: 'pending' | 'done' | 'failed'; error: string | null }

/** What becomes of what was sent about each subject; of those that are not here all is done. */
export async function statesOf(rows: Rows, subjects: string[]): Promise<Map<string, SubjectState>> {
  if (subjects.length === 0) return new Map()
  const found = await dbOf(rows)
    .selectFrom('outbox')
    .select(['subject', 'state', 'error'])
    .where('subject', 'in', subjects)
    .where('state', '!=', 'done')
    .orderBy('seq')
    .execute()
  const states = new Map<string, SubjectState>()
  for (const { subject, state, error } of found) {
    const isOpen = state !== 'failed'
    if (isOpen) states.set(subject, { state: 'pending', error })
    else if (states.get(subject)?.state !== 'pending') states.set(subject, { state: 'failed', error })
  }
  return states
}

/** What was sent about a subject by one kind and has not been done yet, in its order. */
export async function openEntries<K extends OutgoingKind>(rows: Rows, subject: string, kind: K): Promise<Entry<K>[]> {
  const found = await dbOf(rows)
    .selectFrom('outbox')
    .selectAll()
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('state', 'in', OPEN)
    .orderBy('seq')
    .execute()
  return found as unknown as Entry<K>[]
}

/** What was refused is tried anew, in its order. */
export async function retrySubject(change: Change, subject: string): Promise<boolean> {
  const again = await dbOf(change)
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_at: sql<Date>`now()`, ended_at: null })
    .where('subject', '=', subject)
    .where('state', '=', 'failed')
    .returning(['subject', 'kind', 'team_id', 'user_id'])
    .execute()
  if (again[0]) await ringLater(change, again[0])
  return again.length > 0
}
