import { AppError, type BillingCheckout, hasInvoiceDetails, type TeamBilling } from '@starling/contract'
import type { BillerPrice } from '@starling/outside'
import {
  billingSubject,
  type Change,
  currentOf,
  findMembership,
  findTeam,
  keepBillingCustomer,
  lastBillingTask,
  lockTeam,
  type Row,
  type SubscriptionRow,
} from '@starling/store'
import type { Context, Input, TeamContext, UserContext } from '../floor/index.ts'
import { billerIn } from './biller.ts'
import { billingOf, checkoutAnswer } from './state.ts'

/** The team that a body names. One that the person is not in does not exist; only its admins act for it. */
async function adminTeamOf(named: string, { store, user }: UserContext): Promise<Row<'teams'>> {
  const team = await findTeam(store, named)
  const membership = team && (await findMembership(store, team.id, user.id))
  if (!membership) throw new AppError('not_found')
  if (membership.level !== 'admin') throw new AppError('admin_needed')
  return team
}

export async function offeredPlan(id: string, context: Pick<Context, 'biller' | 'config'>): Promise<BillerPrice> {
  const offered = await billerIn(context).prices(context.config.STRIPE_PLANS)
  const plan = offered.find(({ lookup_key }) => lookup_key === id)
  if (!plan) throw new AppError('invalid', { fields: { plan: [{ code: 'not_listed', values: { value: id } }] } })
  return plan
}

/** One at a time: of two who press a button the second sees what the first did. */
async function alone(change: Change, team_id: string): Promise<void> {
  await lockTeam(change, team_id)
  const last = await lastBillingTask(change, team_id)
  if (last && !['done', 'failed'].includes(last.state)) throw new AppError('in_flight')
}

const sendingOf = (team_id: string) => ({ owner: { team_id }, subject: billingSubject(team_id) })

export async function startCheckout({ body }: Input<'startCheckout'>, context: UserContext): Promise<BillingCheckout> {
  const team = await adminTeamOf(body.team, context)
  const { id: price } = await offeredPlan(body.plan, context)
  if (!hasInvoiceDetails(team)) throw new AppError('billing_details_needed')
  const made = await context.change(async (change) => {
    await alone(change, team.id)
    const current = await currentOf(change, team.id)
    if (current?.active && !isOver(current, change.now)) throw new AppError('already_subscribed')
    await keepBillingCustomer(change, team.id)
    const values = { plan: body.plan, price, state: 'pending', created_at: change.now } as const
    const checkout = await change
      .table({ team_id: team.id }, 'billing_checkouts')
      .add({ ...values, session: null, url: null, error: null, made_by: context.user.id })
    await change.send('billing.customer', { team_id: team.id }, sendingOf(team.id))
    await change.send('billing.checkout', { checkout_id: checkout.id, team_id: team.id }, sendingOf(team.id))
    await change.audit('billing.checkout_started', { subject_id: checkout.id, subject: body.plan, team_id: team.id })
    return checkout
  })
  return checkoutAnswer(made, context.language)
}

export const isOver = ({ ends_at }: SubscriptionRow, now: Date): boolean => ends_at !== null && ends_at <= now

type Billed = SubscriptionRow & { billing_id: string }
/** The subscription of a team that can be changed here: one that the operator gave cannot. */
export function billed(current: SubscriptionRow | undefined, now: Date): Billed {
  if (!current?.billing_id || !current.active || isOver(current, now)) throw new AppError('not_subscribed')
  return current as Billed
}

/** Longer ago nobody remembers what was shown. */
const SHOWN_S = 60 * 60

export async function upgradeSubscription(
  { body: { team: named, plan, at, due_micro } }: Input<'upgradeSubscription'>,
  context: UserContext,
): Promise<TeamBilling> {
  const team = await adminTeamOf(named, context)
  const current = billed(await currentOf(context.store, team.id), context.now)
  const now_s = Math.floor(context.now.getTime() / 1000)
  if (at > now_s || at < now_s - SHOWN_S) throw new AppError('not_as_previewed')
  const price = await offeredPlan(plan, context)
  const { total_micro } = await previewOf(current, price, at, context)
  if (total_micro !== due_micro) throw new AppError('not_as_previewed')
  return context.change(async (change) => {
    await alone(change, team.id)
    const { billing_id, plan_id } = billed(await currentOf(change, team.id), change.now)
    if (plan_id !== current.plan_id || billing_id !== current.billing_id) throw new AppError('not_as_previewed')
    await change.send('billing.upgrade', { team_id: team.id, billing_id, price: price.id, at }, sendingOf(team.id))
    await change.audit('billing.upgraded', { subject: price.name, team_id: team.id, detail: { plan } })
    return billingOf(change, team.id, context)
  })
}

/** What another price costs at a moment; what would be paid back is no upgrade. */
export async function previewOf(current: Billed, price: BillerPrice, at: number, context: Pick<Context, 'biller'>) {
  if (price.lookup_key === current.plan_id) throw new AppError('not_an_upgrade')
  const preview = await billerIn(context).previewPrice(current.billing_id, price.id, at)
  if (preview.total_micro < 0) throw new AppError('not_an_upgrade')
  return preview
}

async function changeEnding(team: Row<'teams'>, is_ending: boolean, context: UserContext): Promise<TeamBilling> {
  billerIn(context)
  return context.change(async (change) => {
    await alone(change, team.id)
    const { billing_id, is_cancelled, plan } = billed(await currentOf(change, team.id), change.now)
    if (is_cancelled !== is_ending) {
      await change.send('billing.ending', { team_id: team.id, billing_id, is_ending }, sendingOf(team.id))
    }
    await change.audit(is_ending ? 'billing.cancelled' : 'billing.kept', { subject: plan, team_id: team.id })
    return billingOf(change, team.id, context)
  })
}

export const cancelSubscription = async (
  { body }: Input<'cancelSubscription'>,
  context: UserContext,
): Promise<TeamBilling> => changeEnding(await adminTeamOf(body.team, context), true, context)

export const keepSubscription = (_: Input<'keepSubscription'>, context: TeamContext): Promise<TeamBilling> =>
  changeEnding(context.team, false, context)
