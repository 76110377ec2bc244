import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'
import { Subscription } from '../teams/index.ts'

const Money = { currency: z.string(), amount_micro: z.int() }
const Interval = { interval: z.enum(['day', 'week', 'month', 'year']), interval_count: z.int() }

/** What can be bought: its name, and what is paid how often, in millionths of the currency. */
export const BillingPlan = z
  .object({ id: z.string(), name: z.string(), ...Money, ...Interval })
  .meta({ id: 'BillingPlan' })
export type BillingPlan = z.infer<typeof BillingPlan>

/** A subscription as the biller has it; one that the operator gave has no price, and cannot be changed here. */
export const BilledSubscription = Subscription.extend({
  is_billed: z.boolean(),
  /** The plan by which it was bought, while that is offered. */
  plan_id: z.string().nullable(),
  status: z.enum(['trialing', 'active', 'past_due', 'unpaid', 'paused', 'ended']),
  price: z.object({ ...Money, ...Interval }).nullable(),
  /** The end of what is paid; it goes on after that unless `ends_at` says otherwise. */
  period_ends_at: Moment.nullable(),
  /** When it counts no more: it was cancelled, or was not paid for too long. */
  ends_at: Moment.nullable(),
  is_cancelled: z.boolean(),
}).meta({ id: 'BilledSubscription' })
export type BilledSubscription = z.infer<typeof BilledSubscription>

export const BillingTask = z.enum(['checkout', 'upgrade', 'cancel', 'keep'])
export type BillingTask = z.infer<typeof BillingTask>

export const TeamBilling = z
  .object({
    /** Whether this installation sells subscriptions. */
    is_offered: z.boolean(),
    subscription: BilledSubscription.nullable(),
    /** What was asked for and has not happened yet. */
    pending: BillingTask.nullable(),
    /** Why the last that was asked for did not happen. */
    error: z.string().nullable(),
    /** When the biller was last asked. */
    read_at: Moment.nullable(),
  })
  .meta({ id: 'TeamBilling' })
export type TeamBilling = z.infer<typeof TeamBilling>

/** On its way, ready to be paid on the biller’s own page, or why not. */
export const BillingCheckout = z
  .object({
    id: Pk,
    plan: z.string(),
    state: z.enum(['pending', 'open', 'paid', 'failed']),
    url: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'BillingCheckout' })
export type BillingCheckout = z.infer<typeof BillingCheckout>

/** What another plan costs now: its price for what is left of the period, less what was paid for that already. */
export const UpgradePreview = z
  .object({
    plan: BillingPlan,
    due_micro: z.int(),
    credit_micro: z.int(),
    currency: z.string(),
    /** The moment it was worked out for, in seconds: the upgrade names it, and costs the same. */
    at: z.int(),
  })
  .meta({ id: 'UpgradePreview' })
export type UpgradePreview = z.infer<typeof UpgradePreview>

export const BillingInvoice = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    status: z.string(),
    total_micro: z.int(),
    due_micro: z.int(),
    currency: z.string(),
    created_at: Moment,
    /** Pages of the biller. */
    url: z.string().nullable(),
    pdf: z.string().nullable(),
    next_attempt_at: Moment.nullable(),
  })
  .meta({ id: 'BillingInvoice' })
export type BillingInvoice = z.infer<typeof BillingInvoice>
