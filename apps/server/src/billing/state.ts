import {
  AppError,
  type BilledSubscription,
  type BillingCheckout,
  type BillingTask,
  type ErrorCode,
  type TeamBilling,
} from '@starling/contract'
import {
  type CheckoutRow,
  findBillingCustomer,
  lastBillingTask,
  type Rows,
  type SubscriptionRow,
  teamsWithFacts,
} from '@starling/store'
import { say } from '@starling/text/both'
import type { Context, TeamContext } from '../floor/index.ts'

const dateOf = (moment: Date | null) => moment?.toISOString() ?? null
export const sayCode = (code: string | null, language: 'en' | 'ja'): string | null =>
  code === null ? null : new AppError(code as ErrorCode).detailIn(say(language))

function subscriptionAnswer(row: SubscriptionRow): BilledSubscription {
  const { currency, amount_micro, interval, interval_count } = row
  return {
    start: row.start.toISOString(),
    active: row.active,
    plan: { name: row.plan },
    is_billed: row.billing_id !== null,
    plan_id: row.plan_id,
    status: row.status,
    price:
      currency === null || interval === null
        ? null
        : { currency, amount_micro: amount_micro ?? 0, interval, interval_count: interval_count ?? 1 },
    period_ends_at: dateOf(row.period_ends_at),
    ends_at: dateOf(row.ends_at),
    is_cancelled: row.is_cancelled,
  }
}

export function checkoutAnswer(row: CheckoutRow, language: 'en' | 'ja'): BillingCheckout {
  const { id, plan, url } = row
  const state = row.state === 'over' ? 'failed' : row.state
  return { id, plan, state, url, error: sayCode(row.error, language) }
}

/** Our choice: so long a refusal is told beside the subscription. */
const TOLD_MS = 24 * 60 * 60_000

export async function billingOf(
  rows: Rows,
  team_id: string,
  { biller, language, now }: Pick<Context, 'biller' | 'language' | 'now'>,
): Promise<TeamBilling> {
  const [team] = await teamsWithFacts(rows, [team_id], now)
  const [current] = team?.subscriptions ?? []
  const last = await lastBillingTask(rows, team_id)
  const isOpen = last && !['done', 'failed'].includes(last.state)
  const isTold = last?.state === 'failed' && last.ended_at && now.getTime() - last.ended_at.getTime() < TOLD_MS
  return {
    is_offered: biller !== undefined,
    subscription: current ? subscriptionAnswer(current) : null,
    pending: isOpen ? taskOf(last) : null,
    error: isTold ? sayCode(last.error, language) : null,
    read_at: dateOf((await findBillingCustomer(rows, team_id))?.read_at ?? null),
  }
}

function taskOf({ kind, payload }: { kind: string; payload: unknown }): BillingTask {
  if (kind === 'billing.checkout') return 'checkout'
  if (kind === 'billing.upgrade') return 'upgrade'
  return (payload as { is_ending: boolean }).is_ending ? 'cancel' : 'keep'
}

export const getTeamBilling = (_: unknown, context: TeamContext): Promise<TeamBilling> =>
  billingOf(context.store, context.team.id, context)
