import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import type { EndedSession, ReadSubscription } from './tables.ts'

export type CheckoutRow = Row<'billing_checkouts'>
export type SubscriptionRow = Row<'subscriptions'>

/** All that is done at the biller for a team goes one after the other. */
export const billingSubject = (team_id: string): string => `billing ${team_id}`

export const findBillingCustomer = (rows: Rows, team_id: string): Promise<Row<'billing_customers'> | undefined> =>
  dbOf(rows).selectFrom('billing_customers').selectAll().where('team_id', '=', team_id).executeTakeFirst()

export async function teamOfCustomer(rows: Rows, customer: string): Promise<string | undefined> {
  const found = await dbOf(rows)
    .selectFrom('billing_customers')
    .select('team_id')
    .where('customer', '=', customer)
    .executeTakeFirst()
  return found?.team_id
}

/** The row whose id is the key that the biller keeps: of two who come at once one makes it, and both use it. */
export async function keepBillingCustomer(change: Change, team_id: string): Promise<void> {
  await dbOf(change)
    .insertInto('billing_customers')
    .values({ id: change.newId(), team_id, customer: null, read_at: null, created_at: change.now })
    .onConflict((conflict) => conflict.column('team_id').doNothing())
    .execute()
}

export const noteCustomer = (change: Change, team_id: string, customer: string): Promise<unknown> =>
  dbOf(change).updateTable('billing_customers').set({ customer }).where('team_id', '=', team_id).execute()

export const findBillingEvent = (rows: Rows, event_id: string): Promise<{ id: string } | undefined> =>
  dbOf(rows).selectFrom('billing_events').select('id').where('event_id', '=', event_id).executeTakeFirst()

/** False where it is known already: each event counts once. */
export async function keepBillingEvent(
  change: Change,
  event: Pick<Row<'billing_events'>, 'event_id' | 'team_id' | 'type' | 'happened_at'>,
): Promise<boolean> {
  const kept = await dbOf(change)
    .insertInto('billing_events')
    .values({ id: change.newId(), ...event, received_at: change.now })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

/** The newest by its start is current (spec 4). */
export const currentOf = (rows: Rows, team_id: string): Promise<SubscriptionRow | undefined> =>
  dbOf(rows)
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', '=', team_id)
    .orderBy('start', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes down what the biller has; what was given by the operator stays as it is. */
export async function keepSubscriptions(change: Change, team_id: string, read: ReadSubscription[]): Promise<void> {
  const db = dbOf(change)
  for (const { start, period_ends_at, ends_at, ...one } of read) {
    const values = { ...one, start: new Date(start), period_ends_at: dateOf(period_ends_at), ends_at: dateOf(ends_at) }
    await db
      .insertInto('subscriptions')
      .values({ id: change.newId(), team_id, ...values })
      .onConflict((conflict) => conflict.column('billing_id').doUpdateSet(values))
      .execute()
  }
  await db.updateTable('billing_customers').set({ read_at: change.now }).where('team_id', '=', team_id).execute()
}
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

export const openCheckouts = (rows: Rows, team_id: string): Promise<CheckoutRow[]> =>
  dbOf(rows)
    .selectFrom('billing_checkouts')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .execute()

export const findCheckout = (rows: Rows, id: string): Promise<CheckoutRow | undefined> =>
  dbOf(rows).selectFrom('billing_checkouts').selectAll().where('id', '=', id).executeTakeFirst()

export const changeCheckout = (
  change: Change,
  id: string,
  values: Partial<Pick<CheckoutRow, 'state' | 'session' | 'url' | 'error'>>,
): Promise<unknown> => dbOf(change).updateTable('billing_checkouts').set(values).where('id', '=', id).execute()

export async function endCheckouts(change: Change, ended: readonly EndedSession[]): Promise<void> {
  for (const { session, is_paid } of ended) {
    await dbOf(change)
      .updateTable('billing_checkouts')
      .set({ state: is_paid ? 'paid' : 'over', url: null })
      .where('session', '=', session)
      .execute()
  }
}

const TASKS = ['billing.checkout', 'billing.upgrade', 'billing.ending'] as const
/** What a team asked for last at the biller, and what became of it. */
export async function lastBillingTask(
  rows: Rows,
  team_id: string,
): Promise<Pick<Row<'outbox'>, 'kind' | 'payload' | 'state' | 'error' | 'ended_at'> | undefined> {
  return dbOf(rows)
    .selectFrom('outbox')
    .select(['kind', 'payload', 'state', 'error', 'ended_at'])
    .where('subject', '=', billingSubject(team_id))
    .where('kind', 'in', TASKS)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What the biller is asked about anew: in its turn, and once where nobody has asked yet. */
export const readAnew = (change: Change, team_id: string): Promise<string> =>
  change.send('billing.read', { team_id }, { owner: { team_id }, subject: billingSubject(team_id), about: 'read' })

/** What was written on the next invoices is told to the biller, where the team is known there. */
export async function tellBillingDetails(change: Change, team_id: string): Promise<void> {
  if (!(await findBillingCustomer(change, team_id))) return
  await change.send('billing.customer', { team_id }, { owner: { team_id }, subject: billingSubject(team_id) })
}

/** A subscription that goes on ends with what is paid. */
export async function endBilling(change: Change, team_id: string): Promise<void> {
  const { billing_id, active, is_cancelled } = (await currentOf(change, team_id)) ?? {}
  if (!billing_id || !active || is_cancelled) return
  const payload = { team_id, billing_id, is_ending: true }
  await change.send('billing.ending', payload, { owner: { team_id }, subject: billingSubject(team_id) })
}

/** Whose period has ended, whose payment failed or whose checkout waits: events of theirs may have been lost. */
export async function teamsToRead(rows: Rows, now: Date, most: number): Promise<string[]> {
  const { rows: due } = await sql<{ team_id: string }>`
    select team_id from billing_customers
    where customer is not null and (read_at is null or read_at < ${new Date(now.getTime() - HOUR_MS)}) and (
      team_id in (select team_id from subscriptions where billing_id is not null and status <> 'ended'
        and (period_ends_at <= ${now} or status in ('past_due', 'unpaid')))
      or team_id in (select team_id from billing_checkouts where state = 'open')
      or read_at < ${new Date(now.getTime() - 24 * HOUR_MS)})
    order by read_at nulls first limit ${most}`.execute(dbOf(rows))
  return due.map(({ team_id }) => team_id)
}
const HOUR_MS = 60 * 60_000
