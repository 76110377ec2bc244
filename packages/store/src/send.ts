import { sql } from 'kysely'
import { enqueue } from './jobs.ts'
import { dbOf, type Rows } from './rows.ts'
import type { Owner } from './table.ts'

/** What leaves the house, by kind: what is written down for it, and what the other side answers. Each room adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface Outgoing {}
export type OutgoingKind = keyof Outgoing

export type Sending = {
  /** Whose it is; nobody's yet is a mail to a stranger. */
  owner: Owner | undefined
  /** Entries of one subject go one after the other. */
  subject: string
  /** An entry about the same that did not leave yet, or was refused, is replaced by this one. */
  about?: string
  /** Not before so many seconds have gone by; whoever looks each minute what is due finds it. */
  after_s?: number
}

type Moment = Rows & { now: Date; newId(): string }

/** Written with the change, carried out after it. The id is the key that is given to sides which keep one. */
export async function send<K extends OutgoingKind>(
  rows: Moment,
  kind: K,
  payload: Outgoing[K]['payload'],
  { owner, subject, about = kind, after_s = 0 }: Sending,
): Promise<string> {
  const id = rows.newId()
  await dropEntries(rows, subject, about)
  await dbOf(rows)
    .insertInto('outbox')
    .values({
      id,
      team_id: null,
      user_id: null,
      ...owner,
      kind,
      subject,
      about,
      payload: JSON.stringify(payload),
      state: 'pending',
      next_at: sql<Date>`now() + make_interval(secs => ${after_s})`,
      created_at: rows.now,
    })
    .execute()
  if (after_s === 0) await ringLater(rows, { team_id: null, user_id: null, ...owner, subject, kind })
  return id
}

/** Adds to what did not leave yet; whoever carries it waits for this change. Nothing where all has left. */
export async function amendEntry<K extends OutgoingKind>(
  rows: Rows,
  subject: string,
  kind: K,
  amend: (payload: Outgoing[K]['payload']) => Outgoing[K]['payload'],
): Promise<boolean> {
  const db = dbOf(rows)
  const waiting = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .orderBy('seq')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!waiting) return false
  const payload = JSON.stringify(amend(waiting.payload as unknown as Outgoing[K]['payload']))
  await db.updateTable('outbox').set({ payload }).where('id', '=', waiting.id).execute()
  return true
}

/** Takes back what did not leave yet, and forgets what was refused. */
export async function dropEntries(rows: Rows, subject: string, about?: string): Promise<void> {
  await dbOf(rows)
    .deleteFrom('outbox')
    .where('subject', '=', subject)
    .$if(about !== undefined, (query) => query.where('about', '=', about!))
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb.and([eb('state', '=', 'pending'), eb('attempts', '=', 0)])]))
    .execute()
}

export type Bell = { subject: string; kind: string; team_id: string | null; user_id: string | null }
/** Entries that are nobody's yet are their subject's own. */
export const bellOf = ({ subject, kind, team_id, user_id }: Bell) => ({
  subject,
  kind,
  owner: team_id ?? user_id ?? subject,
})

/** A bell for later does not take the place of one for now. */
export const ringLater = (rows: Rows, bell: Bell, after_s = 0): Promise<void> =>
  enqueue(rows, 'carry_outbox', bellOf(bell), {
    after_s,
    key: `outbox ${bell.subject}${after_s > 0 ? ' later' : ''}`,
  })
