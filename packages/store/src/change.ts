import { type Act, AppError, isPersonAct, isTeamAct } from '@starling/contract'
import { insideChange } from '@starling/contract/inside-change'
import { type Kysely, sql, type Transaction } from 'kysely'
import { newId } from './ids.ts'
import { enqueue, type JobName, type JobPayloads, type Later } from './jobs.ts'
import { currentOrigin } from './origin.ts'
import { type Rows, rowsOf } from './rows.ts'
import { type Outgoing, type OutgoingKind, type Sending, send } from './send.ts'
import { type OwnedTable, type Owner, type WriteTable, writeTable } from './table.ts'
import type { Json, Tables } from './tables.ts'
import { told, untold } from './told.ts'

told('audit', {
  columns: ['id', 'happened_at', 'actor', 'team_id', 'action', 'subject_id', 'detail', 'address', 'device'],
  // The address of whoever was invited, or removed.
  untold: { about_someone_else: ['subject'] },
})
untold('belongs_to_team', 'audit_teams')
// The answers that they hold were given to the same person already.
untold('short_lived', 'idempotency_keys')

/** Who is answerable for a change: a person, the operator's command, or someone not signed in yet. */
export type Actor = { user_id: string } | 'operator' | 'nobody'

/** A retried request that must have its effect once. */
export type Once = { owner: string; key: string; request_hash: string }

type Subject = {
  subject_id?: string
  /** Its name, as it is now. */
  subject?: string
  team_id?: string
  user_id?: string
  /** Who acts, where only the change itself has found that out: whoever signs in by it. */
  by_user_id?: string
  detail?: { [key: string]: Json }
}

/** What a change may do: it all happens, with its audit row, its jobs and what it sends, or none of it. */
export type Change = Rows & {
  now: Date
  newId(): string
  table<O extends Owner, T extends OwnedTable<O>>(owner: O, table: T): WriteTable<T>
  audit(action: Act, subject?: Subject): Promise<void>
  enqueue<N extends JobName>(name: N, payload: JobPayloads[N], later?: Later): Promise<void>
  /** The only way out of the house: written here, carried out once this has happened. */
  send<K extends OutgoingKind>(kind: K, payload: Outgoing[K]['payload'], sending: Sending): Promise<string>
}

/** One line of the audit, as it was written. */
export type NotedAct = ReturnType<typeof auditRow>
type Following = (change: Change, acts: readonly NotedAct[]) => Promise<void>
const followings: Following[] = []

/** Said by a room: what follows from acts, whichever handler notes them. It is done last in the same change. */
export function whenNoted(work: Following): void {
  followings.push(work)
}

export async function change<T>(
  db: Kysely<Tables>,
  now: Date,
  actor: Actor,
  once: Once | undefined,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return insideChange(() =>
    db.transaction().execute(async (tx) => {
      const replay = once && (await earlierAnswer(tx, once))
      if (replay) return replay.value as T
      const moment = { ...rowsOf(tx), now, newId: () => newId(now) }
      const acts: NotedAct[] = []
      const changing: Change = {
        ...moment,
        table: (owner, table) => writeTable(moment, owner, table),
        audit: async (action, subject = {}) => {
          const row = auditRow(now, actor, action, subject)
          acts.push(row)
          await tx.insertInto('audit').values(row).execute()
          await noteInLogs(tx, row)
        },
        enqueue: (name, payload, later) => enqueue(moment, name, payload, later),
        send: (kind, payload, sending) => send(moment, kind, payload, sending),
      }
      const result = await work(changing)
      if (acts.length === 0) throw new Error('a change without an audit row')
      for (const follow of followings) await follow(changing, acts)
      if (once) await keepAnswer(tx, once, now, result)
      return result
    }),
  )
}

function auditRow(now: Date, actor: Actor, action: Act, { by_user_id, ...on }: Subject) {
  const { subject_id, subject, team_id, user_id, detail } = on
  const person = by_user_id ?? (typeof actor === 'object' ? actor.user_id : null)
  const { address, device } = currentOrigin()
  return {
    id: newId(now),
    happened_at: now,
    actor: person ?? (actor as string),
    user_id: user_id ?? person,
    team_id: team_id ?? null,
    action,
    subject_id: subject_id ?? null,
    subject: subject ?? null,
    detail: JSON.stringify(detail ?? {}),
    address,
    device,
  }
}

/** What a person does with a bearing on who can get in concerns each team that they are in at that time. */
async function noteInLogs(tx: Transaction<Tables>, { id, action, team_id, user_id }: ReturnType<typeof auditRow>) {
  if (isTeamAct(action) && team_id) {
    await sql`insert into audit_teams select id, ${id} from teams where id = ${team_id}`.execute(tx)
  }
  if (isPersonAct(action) && user_id) {
    await sql`insert into audit_teams select team_id, ${id} from memberships
      where user_id = ${user_id} and removed_at is null`.execute(tx)
  }
}

/** The lock ends with the transaction, so a request that died half way leaves neither effect nor key behind. */
async function earlierAnswer(tx: Transaction<Tables>, { owner, key, request_hash }: Once) {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0)) as locked`.execute(tx)
  if (!rows[0]!.locked) throw new AppError('in_flight')
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier && earlier.request_hash !== request_hash) throw new AppError('key_reused')
  return earlier?.answer && { value: reviveDates(earlier.answer.value) }
}

const DATE = '$date'
/** JSON has no dates, and rows do: who asks again is answered as the first time. */
function markDates(this: unknown, key: string, value: unknown): unknown {
  const given = (this as Record<string, unknown>)[key]
  return given instanceof Date ? { [DATE]: value } : value
}
function reviveDates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reviveDates)
  const { [DATE]: date } = value as { [DATE]?: unknown }
  if (typeof date === 'string') return new Date(date)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reviveDates(one)]))
}

async function keepAnswer(tx: Transaction<Tables>, { owner, key, request_hash }: Once, now: Date, value: unknown) {
  await tx
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash, answer: JSON.stringify({ value }, markDates), created_at: now })
    .execute()
}
