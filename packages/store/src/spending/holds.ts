import { AppError } from '@starling/contract'
import { accountRoleOf } from '../accounts/index.ts'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { lockTeam } from '../teams/index.ts'
import { spendingOf } from './counted.ts'
import { type SecondPerson, secondPersonFor } from './may-hold.ts'

export type Hold = Row<'spending_holds'>
type Account = Row<'team_accounts'>

/** What a campaign is to be allowed: in all, in a day, or both; without an end until it is released. */
export type SpendingTerms = Pick<Hold, 'amount_micro' | 'daily_micro' | 'starts_at' | 'ends_at'>
type Wanted = { team_id: string; team_account_id: string; campaign_id: string; currency: string; asked_by: string }
export type AskedSpend = Wanted & {
  amount_micro: number | null
  daily_micro?: number | null
  from: Date
  until: Date | null
}
export type Decided = Pick<Hold, 'id' | 'state'> & { state: 'held' | 'waiting' }

/**
 * Holds what a campaign may spend, or other terms for one that holds already. Within every cap it is held at once;
 * above one it waits for a second person, and what was held before goes on until then. AskedSpend twice it is one. All of a
 * team's holds and caps change one after the other, so that no race goes above a cap.
 */
export async function holdSpend(change: Change, asked: AskedSpend): Promise<Decided> {
  const { team_id, team_account_id, campaign_id, currency, asked_by } = asked
  await lockTeam(change, team_id)
  const account = await accountOf(change, team_id, team_account_id)
  if (!account || account.removed_at) throw new AppError('not_found')
  if (account.currency !== currency)
    throw new AppError('invalid', { fields: { currency: [{ code: 'not_its_currency' }] } })
  const role = await accountRoleOf(change, account, asked_by)
  if (role === undefined) throw new AppError('not_found')
  if (role === 'look') throw new AppError('account_role_needed')
  const terms = termsOf(asked)
  const { held, waiting } = await holdsOf(change, campaign_id)
  if ([held, waiting].some((one) => one && one.team_account_id !== team_account_id)) throw new AppError('not_found')
  if (held && isSame(held, terms)) {
    if (waiting) await end(change, waiting, 'replaced')
    await note(change, 'spending.held', held, account)
    return { id: held.id, state: 'held' }
  }
  const spending = await spendingOf(change, team_id, terms.starts_at)
  const next = { ...terms, timezone: account.timezone }
  const isWithin = secondPersonFor(spending, { account, held, next, at: momentOf(change, held), role }) === null
  if (waiting && isSame(waiting, terms)) {
    if (isWithin) await begin(change, waiting, held)
    await note(change, isWithin ? 'spending.held' : 'spending.waits', waiting, account)
    return { id: waiting.id, state: isWithin ? 'held' : 'waiting' }
  }
  if (waiting) await end(change, waiting, 'replaced')
  const id = change.newId()
  const made = await change.table({ team_id }, 'spending_holds').add({
    ...{ id, team_account_id, campaign_id, run_id: held?.run_id ?? id, currency, ...terms, asked_by },
    ...{ timezone: account.timezone, state: 'waiting', asked_at: change.now, approved_by: null, refused_by: null },
    // Less than a second person agreed to is agreed to.
    ...{ approved: isWithin && (held?.approved ?? false), held_at: null, ended_at: null, spent_micro: 0 },
  })
  if (isWithin) await begin(change, made, held)
  await note(change, isWithin ? 'spending.held' : 'spending.waits', made, account)
  return { id, state: isWithin ? 'held' : 'waiting' }
}

/** Why a second person would have to agree if this were asked for at `now`; null where nobody has to, or nobody may ask. */
export async function foreseeSpend(rows: Rows, asked: AskedSpend, now: Date): Promise<SecondPerson | null> {
  const { team_id, team_account_id, campaign_id, asked_by, from, until } = asked
  if (until && until <= from) return null
  const account = await accountOf(rows, team_id, team_account_id)
  const role = account && (await accountRoleOf(rows, account, asked_by))
  if (!role || role === 'look' || (asked.amount_micro ?? asked.daily_micro ?? null) === null) return null
  const terms = termsOf(asked)
  const { held } = await holdsOf(rows, campaign_id)
  if (held && isSame(held, terms)) return null
  const spending = await spendingOf(rows, team_id, terms.starts_at)
  const next = { ...terms, timezone: account.timezone }
  return secondPersonFor(spending, { account, held, next, at: momentOf({ now }, held), role })
}

/** Other terms for a campaign that holds or waits; what is left out stays. */
export async function changeSpend(
  change: Change,
  campaign_id: string,
  {
    asked_by,
    ...given
  }: Pick<AskedSpend, 'asked_by'> & Partial<Pick<AskedSpend, 'amount_micro' | 'daily_micro' | 'from' | 'until'>>,
): Promise<Decided> {
  const any = await latestOf(change, campaign_id)
  if (!any) throw new AppError('not_found')
  // What is left out is taken from what is there once nobody else changes it.
  await lockTeam(change, any.team_id)
  const { held, waiting } = await holdsOf(change, campaign_id)
  const now = waiting ?? held
  if (!now) throw new AppError('not_found')
  const { team_id, team_account_id, currency, amount_micro, daily_micro, starts_at: from, ends_at: until } = now
  return holdSpend(change, {
    ...{ team_id, team_account_id, campaign_id, currency, amount_micro, daily_micro, from, until },
    ...given,
    asked_by,
  })
}

/** By a second person with the role to spend. Who approves what has been replaced meanwhile has approved nothing. */
export async function approveSpend(change: Change, hold_id: string, by: string): Promise<Hold> {
  const { hold, account, role } = await lockHold(change, hold_id, by)
  if (role !== 'spend') throw new AppError('account_role_needed')
  if (hold.state === 'held' && hold.approved_by === by) {
    await note(change, 'spending.approved', hold, account)
    return hold
  }
  if (hold.state !== 'waiting') throw new AppError('changed_meanwhile')
  if (account.removed_at) throw new AppError('not_found')
  // Nobody can be told apart from someone who is gone: it has to be asked for again.
  if (hold.asked_by === null) throw new AppError('changed_meanwhile')
  if (hold.asked_by === by) throw new AppError('second_person_needed')
  const { held } = await holdsOf(change, hold.campaign_id)
  await begin(change, hold, held, { approved: true, approved_by: by })
  await note(change, 'spending.approved', hold, account)
  return (await findHold(change, hold_id))!
}

/** By whoever may spend, or by who asked for it and thought better of it. What is held already goes on. */
export async function refuseSpend(change: Change, hold_id: string, by: string): Promise<Hold> {
  const { hold, account, role } = await lockHold(change, hold_id, by)
  if (role !== 'spend' && hold.asked_by !== by) throw new AppError('account_role_needed')
  if (hold.state !== 'waiting' && hold.state !== 'refused') throw new AppError('changed_meanwhile')
  if (hold.state === 'waiting') await end(change, hold, 'refused', { refused_by: by })
  await note(change, 'spending.refused', hold, account)
  return (await findHold(change, hold_id))!
}

/**
 * The campaign spends no more. What it has spent, as X tells it, goes on counting in its months; told again later, the
 * higher figure counts.
 */
export async function releaseSpend(
  change: Change,
  campaign_id: string,
  { spent_micro }: { spent_micro: number },
): Promise<void> {
  const any = await latestOf(change, campaign_id)
  if (!any) return
  await lockTeam(change, any.team_id)
  const { held, waiting } = await holdsOf(change, campaign_id)
  if (waiting) await end(change, waiting, 'released')
  const last = held ?? (await latestOf(change, campaign_id, 'released'))
  if (held) await end(change, held, 'released', { spent_micro })
  else if (last && last.spent_micro < spent_micro) {
    await dbOf(change).updateTable('spending_holds').set({ spent_micro }).where('id', '=', last.id).execute()
  }
  const account = await accountOf(change, any.team_id, any.team_account_id)
  await note(change, 'spending.released', last ?? any, account!)
}

/** What a campaign may spend by now, and what waits for a second person. */
export async function holdsOf(rows: Rows, campaign_id: string): Promise<{ held?: Hold; waiting?: Hold }> {
  const found = await dbOf(rows)
    .selectFrom('spending_holds')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .where('state', 'in', ['held', 'waiting'])
    .execute()
  return Object.fromEntries(found.map((one) => [one.state, one]))
}

export const findHold = async (rows: Rows, id: string): Promise<Hold | undefined> =>
  isId(id) ? dbOf(rows).selectFrom('spending_holds').selectAll().where('id', '=', id).executeTakeFirst() : undefined

const latestOf = (rows: Rows, campaign_id: string, state?: Hold['state']): Promise<Hold | undefined> =>
  dbOf(rows)
    .selectFrom('spending_holds')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .$if(state !== undefined, (query) => query.where('state', '=', state!).where('held_at', 'is not', null))
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

const accountOf = (rows: Rows, team_id: string, id: string): Promise<Account | undefined> =>
  dbOf(rows)
    .selectFrom('team_accounts')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('id', '=', isId(id) ? id : null)
    .executeTakeFirst()

/** The hold as it is once nobody else changes it; to who is not in its team it does not exist. */
async function lockHold(change: Change, hold_id: string, by: string) {
  const found = await findHold(change, hold_id)
  if (!found) throw new AppError('not_found')
  await lockTeam(change, found.team_id)
  const [hold, account] = [
    await findHold(change, hold_id),
    await accountOf(change, found.team_id, found.team_account_id),
  ]
  const role = account && (await accountRoleOf(change, account, by))
  if (!hold || !role) throw new AppError('not_found')
  return { hold, account, role }
}

/** A limit of both kinds or of one; there is none without any. */
function termsOf({ amount_micro, daily_micro = null, from, until }: AskedSpend): SpendingTerms {
  for (const micro of [amount_micro, daily_micro]) {
    if (micro !== null && !(Number.isSafeInteger(micro) && micro >= 0)) throw new AppError('invalid')
  }
  if (amount_micro === null && daily_micro === null) throw new AppError('invalid')
  if (until && until <= from) throw new AppError('invalid', { fields: { ends_at: [{ code: 'ends_before' }] } })
  return { amount_micro, daily_micro, starts_at: from, ends_at: until }
}

const isSame = (hold: Hold, terms: SpendingTerms): boolean =>
  hold.amount_micro === terms.amount_micro &&
  hold.daily_micro === terms.daily_micro &&
  +hold.starts_at === +terms.starts_at &&
  +(hold.ends_at ?? 0) === +(terms.ends_at ?? 0)

/** The clock of a server may go back, the terms of a campaign follow each other all the same. */
const momentOf = ({ now }: { now: Date }, held: Hold | undefined): Date =>
  held && held.held_at! > now ? held.held_at! : now

async function begin(change: Change, hold: Hold, before: Hold | undefined, by: Partial<Hold> = {}): Promise<void> {
  const held_at = momentOf(change, before)
  if (before) await end(change, before, 'replaced')
  // Released meanwhile and asked again: another run.
  const run_id = before?.run_id ?? hold.id
  const values = { state: 'held' as const, held_at, run_id, ...by }
  await dbOf(change).updateTable('spending_holds').set(values).where('id', '=', hold.id).execute()
}

async function end(change: Change, hold: Hold, state: Hold['state'], by: Partial<Hold> = {}): Promise<void> {
  const values = { state, ended_at: momentOf(change, hold.held_at ? hold : undefined), ...by }
  await dbOf(change).updateTable('spending_holds').set(values).where('id', '=', hold.id).execute()
}

type Act = `spending.${'held' | 'waits' | 'approved' | 'refused' | 'released'}`
const note = (change: Change, act: Act, hold: Hold, { name }: Pick<Account, 'name'>): Promise<void> =>
  change.audit(act, {
    ...{ subject_id: hold.campaign_id, subject: name, team_id: hold.team_id },
    detail: { hold: hold.id, currency: hold.currency, amount_micro: hold.amount_micro, daily_micro: hold.daily_micro },
  })
