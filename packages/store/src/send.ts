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
}

type Moment = Rows & { now: Date; newId(): string }

/** Written with the change, carried out after it. The id is the key that is given to sides which keep one. */
export async function send<K extends OutgoingKind>(
  rows: Moment,
  kind: K,
  payload: Outgoing[K]['payload'],
  { owner, subject, about = kind }: Sending,
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
      created_at: rows.now,
    })
    .execute()
  await ringLater(rows, { team_id: null, user_id: null, ...owner, subject, kind })
  return id
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
