import { AppError } from '@starling/contract'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { countAdmins, lockTeam } from '../teams/index.ts'
import { capsOf, spendingOf } from './counted.ts'
import { usedIn } from './may-hold.ts'
import { dayOf, monthOf, nameOfMonth } from './months.ts'

export type Cap = Row<'spending_caps'>
type Wanted = Pick<Cap, 'team_id' | 'team_account_id' | 'currency' | 'amount_micro'>
const NOTHING_ASKED = { asks: null, asked_micro: null, asked_by: null, asked_at: null }

/**
 * A lower cap holds at once, and so does the first. A higher one waits for another admin, where there is one: who could
 * raise it alone would need nobody to spend above it. So does a cap in another currency than the team has caps in, as
 * until then nothing is spent in that without a second person.
 */
export async function setCap(change: Change, { by, ...wanted }: Wanted & { by: string }): Promise<Cap> {
  const { team_id, team_account_id, currency, amount_micro } = wanted
  await lockTeam(change, team_id)
  const before = await dbOf(change)
    .selectFrom('spending_caps')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('team_account_id', team_account_id === null ? 'is' : '=', team_account_id)
    .where('currency', '=', currency)
    .executeTakeFirst()
  const there = before && before.removed_at === null ? before : undefined
  const isMore = there
    ? amount_micro > there.amount_micro
    : team_account_id === null && (await hasTeamCaps(change, team_id))
  const waits = isMore && (await countAdmins(change, team_id)) > 1
  const values = {
    amount_micro: waits ? (there?.amount_micro ?? 0) : amount_micro,
    ...(waits
      ? { asks: 'more' as const, asked_micro: amount_micro, asked_by: by, asked_at: change.now }
      : NOTHING_ASKED),
    ...{ changed_at: change.now, removed_at: null },
  }
  const kept = before
    ? await write(change, before.id, values)
    : await change
        .table({ team_id }, 'spending_caps')
        .add({ team_account_id, currency, ...values, created_at: change.now })
  await note(change, waits ? 'asked' : 'set', kept, { amount_micro })
  return kept
}

async function hasTeamCaps(rows: Rows, team_id: string): Promise<boolean> {
  return (await capsOf(rows, team_id)).some(({ team_account_id }) => team_account_id === null)
}

/** At once where there is no other admin; otherwise it waits for one, and is returned as it is until then. */
export async function removeCap(change: Change, team_id: string, id: string, by: string): Promise<Cap> {
  const cap = await lockCap(change, team_id, id)
  const waits = (await countAdmins(change, team_id)) > 1
  const asked = { asks: 'none' as const, asked_micro: null, asked_by: by, asked_at: change.now }
  const kept = await write(change, cap.id, waits ? asked : { ...NOTHING_ASKED, removed_at: change.now })
  await note(change, waits ? 'asked' : 'removed', kept)
  return kept
}

/** To have it again is to spend less alone: that needs nobody else. */
export async function restoreCap(change: Change, team_id: string, id: string): Promise<Cap> {
  await lockTeam(change, team_id)
  const table = change.table({ team_id }, 'spending_caps')
  const back = (await table.find(id)) ?? (await table.restore(id))
  if (!back) throw new AppError('not_found')
  await note(change, 'restored', back)
  return back
}

/** By another admin, and only what they have seen. */
export async function approveCap(
  change: Change,
  { team_id, id, by, asked_at }: { team_id: string; id: string; by: string; asked_at: Date | null },
): Promise<Cap> {
  const cap = await lockCap(change, team_id, id)
  if (+(cap.asked_at ?? 0) !== +(asked_at ?? 0)) throw new AppError('changed_meanwhile')
  if (cap.asks && cap.asked_by === null) throw new AppError('changed_meanwhile')
  if (cap.asks && cap.asked_by === by) throw new AppError('second_person_needed')
  const said = {
    ...(cap.asks === 'more' && { amount_micro: cap.asked_micro! }),
    ...(cap.asks === 'none' && { removed_at: change.now }),
  }
  const kept = await write(change, cap.id, { ...NOTHING_ASKED, ...said, changed_at: change.now })
  await note(change, 'approved', kept)
  return kept
}

/** By another admin, or taken back by who asked. */
export async function refuseCap(change: Change, team_id: string, id: string): Promise<Cap> {
  const cap = await lockCap(change, team_id, id)
  const kept = await write(change, cap.id, NOTHING_ASKED)
  await note(change, 'refused', kept)
  return kept
}

async function lockCap(change: Change, team_id: string, id: string): Promise<Cap> {
  await lockTeam(change, team_id)
  const cap = await change.table({ team_id }, 'spending_caps').find(id)
  if (!cap) throw new AppError('not_found')
  return cap
}

const write = (change: Change, id: string, values: Partial<Cap>): Promise<Cap> =>
  dbOf(change).updateTable('spending_caps').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

type Did = 'set' | 'asked' | 'approved' | 'refused' | 'removed' | 'restored'
const note = (change: Change, did: Did, cap: Cap, asked: { amount_micro?: number } = {}): Promise<void> =>
  change.audit(`spending_cap.${did}`, {
    ...{ subject_id: cap.id, subject: cap.currency, team_id: cap.team_id },
    detail: { team_account: cap.team_account_id, amount_micro: cap.amount_micro, ...asked },
  })

/** What counts against a cap in a month: what may still be spent, what runs that are over have spent, and what is left. */
export type CountedMonth = { month: string; held_micro: number; spent_micro: number; left_micro: number }
/** The figures of this month are of the cap too. */
export type CountedCap = Cap & Omit<CountedMonth, 'left_micro'> & { months: CountedMonth[]; asker: string | null }
/** What has no end is held in every month: a year of it is told. */
const MOST_MONTHS = 12

/** Each cap with what counts against it in this month, and in each later one in which anything is held. */
export async function spendOf(rows: Rows, team_id: string, now: Date): Promise<CountedCap[]> {
  const { caps, runs } = await spendingOf(rows, team_id, now)
  const zones = await dbOf(rows)
    .selectFrom('team_accounts')
    .select(['id', 'timezone'])
    .where('team_id', '=', team_id)
    .execute()
  const askers = await dbOf(rows)
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [null, ...caps.map(({ asked_by }) => asked_by)])
    .execute()
  return caps.map((cap) => {
    const zone = zones.find(({ id }) => id === cap.team_account_id)?.timezone ?? 'UTC'
    const month = monthOf(dayOf(now, zone))
    const counted = runs.filter(
      ({ currency, team_account_id }) =>
        currency === cap.currency && (cap.team_account_id ?? team_account_id) === team_account_id,
    )
    const [over, going] = [counted.filter(({ released }) => released), counted.filter(({ released }) => !released)]
    const countedIn = (at: number): CountedMonth => {
      const [held_micro, spent_micro] = [usedIn(going, at), usedIn(over, at)]
      const left_micro = Math.max(0, cap.amount_micro - held_micro - spent_micro)
      return { month: nameOfMonth(at), held_micro, spent_micro, left_micro }
    }
    const [this_month, ...later] = Array.from({ length: MOST_MONTHS + 1 }, (_, at) => countedIn(month + at))
    const { held_micro, spent_micro } = this_month!
    return {
      ...{ ...cap, month: nameOfMonth(month), held_micro, spent_micro },
      months: [this_month!, ...later.filter((one) => one.held_micro > 0)],
      asker: askers.find(({ id }) => id === cap.asked_by)?.email ?? null,
    }
  })
}
