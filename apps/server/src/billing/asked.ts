import {
  AppError,
  type BillingCheckout,
  type BillingInvoice,
  type BillingPlan,
  type UpgradePreview,
} from '@starling/contract'
import type { BillerInvoice, BillerPrice } from '@starling/outside'
import { currentOf, findBillingCustomer, readAnew } from '@starling/store'
import { spendAll } from '../auth/index.ts'
import { answerPage, type Context, type Input, type TeamContext } from '../floor/index.ts'
import { billed, offeredPlan, previewOf } from './acts.ts'
import { billerIn } from './biller.ts'
import { billingPage } from './page.ts'
import { checkoutAnswer } from './state.ts'

export const getBillingKey = async (_: unknown, { config }: Context): Promise<{ public_key: string | null }> => ({
  public_key: config.STRIPE_PUBLIC_KEY ?? null,
})

const planAnswer = ({ lookup_key, id: _, ...price }: BillerPrice): BillingPlan => ({ id: lookup_key!, ...price })

export async function listBillingPlans(_: unknown, { biller, config }: Context): Promise<BillingPlan[]> {
  return biller ? (await biller.prices(config.STRIPE_PLANS)).map(planAnswer) : []
}

export async function getCheckout(
  { path: { pk } }: Input<'getCheckout'>,
  { store, team, language }: TeamContext,
): Promise<BillingCheckout> {
  const found = await store.table({ team_id: team.id }, 'billing_checkouts').find(pk)
  if (!found) throw new AppError('not_found')
  return checkoutAnswer(found, language)
}

export async function previewUpgrade({ body }: Input<'previewUpgrade'>, context: TeamContext): Promise<UpgradePreview> {
  const current = billed(await currentOf(context.store, context.team.id), context.now)
  const price = await offeredPlan(body.plan, context)
  const at = Math.floor(context.now.getTime() / 1000)
  const { total_micro, credit_micro, currency } = await previewOf(current, price, at, context)
  return { plan: planAnswer(price), due_micro: total_micro, credit_micro, currency, at }
}

/** As many as the biller gives at once. */
const MOST = 100
const INVOICE_ID = /^in_\w{1,200}$/

export async function listInvoices(
  { query: { limit, cursor } }: Input<'listInvoices'>,
  context: TeamContext,
): Promise<BillingInvoice[]> {
  if (cursor !== undefined && !INVOICE_ID.test(cursor)) {
    throw new AppError('invalid', { fields: { cursor: [{ code: 'bad_cursor' }] } })
  }
  const { customer } = (await findBillingCustomer(context.store, context.team.id)) ?? {}
  if (!customer || !context.biller) return []
  const paging = { limit: Math.min(limit, MOST), after: cursor }
  const { invoices, more } = await context.biller.invoices(customer, paging)
  return answerPage(context, { rows: invoices, next: more ? invoices.at(-1)!.id : null }, invoiceAnswer)
}

const invoiceAnswer = ({ created, next_attempt, ...invoice }: BillerInvoice): BillingInvoice => ({
  ...invoice,
  created_at: new Date(created * 1000).toISOString(),
  next_attempt_at: next_attempt === null ? null : new Date(next_attempt * 1000).toISOString(),
})

export async function openBillingPortal(_: unknown, context: TeamContext): Promise<{ url: string }> {
  const { customer } = (await findBillingCustomer(context.store, context.team.id)) ?? {}
  if (!customer) throw new AppError('not_subscribed')
  const url = await billerIn(context).openPortal(customer, billingPage(context, context.team.slug))
  await context.change((change) => change.audit('billing.portal_opened', { team_id: context.team.id }))
  return { url }
}

const HOUR_MS = 60 * 60_000
export async function readBilling(_: unknown, { change, team, ...context }: TeamContext): Promise<void> {
  billerIn(context)
  await change(async (tx) => {
    await spendAll(tx, [{ key: `billing read ${team.id}`, limit: 60, window_ms: HOUR_MS }])
    if ((await findBillingCustomer(tx, team.id))?.customer) await readAnew(tx, team.id)
    await tx.audit('billing.read_asked', { team_id: team.id })
  })
}
