import type { AccountRole } from '@starling/contract'
import type { Row } from '../tables.ts'
import type { CountedRun, CountedSpending } from './counted.ts'
import { mostInMonth, nameOfMonth, runOf, type SpendingPart, type SpendingRun } from './months.ts'

type Terms = Pick<SpendingPart, 'amount_micro' | 'daily_micro' | 'starts_at' | 'ends_at' | 'timezone'>
type Wanted = {
  account: Pick<Row<'team_accounts'>, 'id' | 'currency' | 'treatment'>
  /** What the campaign holds already. */
  held: Row<'spending_holds'> | undefined
  next: Terms
  at: Date
  role: AccountRole
}

const NOTHING: SpendingRun = {
  spans: [],
  released: undefined,
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
}

/** Why a second person has to agree, and above which caps it goes, each in the first month in which it does. */
export type SecondPerson = {
  because: 'role' | 'account' | 'currency' | 'cap'
  caps: { cap: Row<'spending_caps'>; month: string; over_micro: number }[]
}
const because = (reason: SecondPerson['because'], caps: SecondPerson['caps'] = []) => ({ because: reason, caps })

/**
 * Why these terms need a second person; null where they need none. Where a month can cost no more than it could before
 * they never do, unless somebody who may not spend goes back on what somebody cut.
 * Otherwise it has to be asked for by someone who may spend, in an ad account that is not treated otherwise, and every
 * month that can cost more has to fit into each cap. A team with caps, of which none is in this currency, has not
 * agreed to spend in it.
 */
export function secondPersonFor(
  { caps, runs }: CountedSpending,
  { account, held, next, at, role }: Wanted,
): SecondPerson | null {
  const before = runs.find(({ run_id }) => run_id === held?.run_id)
  const after = runOf([...partsOf(before, at), partFrom(next, held, at)])
  const others = runs.filter((one) => one !== before && one.currency === account.currency)
  const months = rising(before ?? NOTHING, after, others)
  if (role !== 'spend' && held && isMore(next, held)) return because('role')
  if (months.length === 0) return null
  if (role !== 'spend') return because('role')
  if (account.treatment === 'approval') return because('account')
  const caps_here = caps.filter(
    (cap) => cap.currency === account.currency && (cap.team_account_id ?? account.id) === account.id,
  )
  const of_team = caps.filter(({ team_account_id }) => team_account_id === null)
  if (of_team.length > 0 && !of_team.some(({ currency }) => currency === account.currency)) return because('currency')
  const over = caps_here.flatMap((cap) => {
    const { team_account_id, amount_micro } = cap
    const counted = others.filter((one) => team_account_id === null || one.team_account_id === team_account_id)
    for (const month of months) {
      const over_micro = mostInMonth(after, month) + usedIn(counted, month) - amount_micro
      if (over_micro > 0) return [{ cap, month: nameOfMonth(month), over_micro }]
    }
    return []
  })
  return over.length > 0 ? because('cap', over) : null
}

const atMost = (value: number | Date | null) => (value === null ? Number.POSITIVE_INFINITY : +value)
/** More in all or in a day, or for longer. */
const isMore = (next: Terms, held: Pick<SpendingPart, 'amount_micro' | 'daily_micro' | 'starts_at' | 'ends_at'>) =>
  atMost(next.amount_micro) > atMost(held.amount_micro) ||
  atMost(next.daily_micro) > atMost(held.daily_micro) ||
  next.starts_at < held.starts_at ||
  atMost(next.ends_at) > atMost(held.ends_at)

export const usedIn = (runs: readonly SpendingRun[], month: number): number =>
  runs.reduce((sum, run) => sum + mostInMonth(run, month), 0)

/** The terms so far end with the moment in which these begin. */
function partsOf(run: CountedRun | undefined, at: Date): SpendingPart[] {
  return (run?.spans ?? []).map(({ part }) => (part.state === 'held' ? { ...part, ended_at: at } : part))
}

function partFrom(next: Terms, held: Row<'spending_holds'> | undefined, at: Date): SpendingPart {
  const run_id = held?.run_id ?? 'new'
  return { ...next, id: 'new', run_id, state: 'held', held_at: at, ended_at: null, spent_micro: 0 }
}

/** What has no end is looked at until nothing else changes, and for a year after: a month of each length. */
function rising(before: SpendingRun, after: SpendingRun, others: readonly SpendingRun[]): number[] {
  const lasts = [before, after, ...others].map(({ last }) => last).filter(Number.isFinite)
  const end = Number.isFinite(after.last) ? after.last : Math.max(after.first, ...lasts) + 12
  const months = Array.from({ length: Math.max(0, end - after.first + 1) }, (_, n) => after.first + n)
  return months.filter((month) => mostInMonth(after, month) > mostInMonth(before, month))
}
