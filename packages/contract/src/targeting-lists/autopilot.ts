import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

/** Whether a list may be applied by itself, and where: off until its owner allows it. */
export const Autopilot = z
  .object({
    allowed: z.boolean(),
    ad_account_id: z.string().nullable(),
    line_item_id: z.string().nullable(),
    allowed_at: Moment.nullable(),
    /** When it is applied next; null where it is not allowed. */
    due_at: Moment.nullable(),
  })
  .meta({ id: 'Autopilot' })
export type Autopilot = z.infer<typeof Autopilot>

const MOST_PEOPLE = 1_000_000_000
/** What is left out is taken for granted: docs/methods/autopilot.md. */
export const BudgetAsked = z.strictObject({
  targeting_list_id: z.string().max(64),
  /** People to reach; left out: those of the list's audience. */
  people: z.coerce.number().int().min(1).max(MOST_PEOPLE).optional(),
  /** Dollars for a thousand views; left out: what the budget options come to. */
  price: z.coerce.number().min(0.01).max(1_000).optional(),
  /** How often each sees it. */
  frequency: z.coerce.number().min(1).max(50).optional(),
  days: z.coerce.number().int().min(1).max(365).optional(),
})
export type BudgetAsked = z.infer<typeof BudgetAsked>

/** What to spend, and how that is worked out. In dollars. */
export const AutopilotBudget = z
  .object({
    /** One of the budgets that can be chosen; null where it is not known how many people there are. */
    suggested_budget: z.int().nullable(),
    /** Of the suggested budget, a day. */
    daily_budget: z.number().nullable(),
    /** people × frequency × price ÷ 1,000. */
    exact_budget: z.number().nullable(),
    people: z.int().nullable(),
    people_of: z.enum(['given', 'audience']).nullable(),
    frequency: z.number(),
    price: z.number().nullable(),
    price_of: z.enum(['given', 'options']).nullable(),
    /** How often it is seen in all. */
    views: z.int().nullable(),
    days: z.int(),
  })
  .meta({ id: 'AutopilotBudget' })
export type AutopilotBudget = z.infer<typeof AutopilotBudget>

/** How often lists of mine may be applied by themselves this month, and how often they were. */
export const AutopilotAllowance = z
  .object({
    plan: z.enum(['free', 'subscribed']),
    /** A calendar month in UTC. */
    most: z.int(),
    used: z.int(),
    left: z.int(),
    allowed: z.boolean(),
    resets_at: Moment,
  })
  .meta({ id: 'AutopilotAllowance' })
export type AutopilotAllowance = z.infer<typeof AutopilotAllowance>

const AtX = z.string().min(1).max(64)
/** For which line item: it must be paused when this is asked, and whenever its criteria are set. */
export const AllowedAutopilot = z
  .strictObject({ allowed: z.boolean(), ad_account_id: AtX.exactOptional(), line_item_id: AtX.exactOptional() })
  .refine(({ allowed, line_item_id }) => !allowed || line_item_id !== undefined, {
    path: ['line_item_id'],
    error: refusal('required'),
  })
  .refine(({ allowed, ad_account_id }) => !allowed || ad_account_id !== undefined, {
    path: ['ad_account_id'],
    error: refusal('required'),
  })
export type AllowedAutopilot = z.infer<typeof AllowedAutopilot>

/** What criteria can be set on: a paused line item of an ad account that X opens to me. */
export const PausedLineItem = z
  .object({
    ad_account: z.object({ id: Pk, name: z.string() }),
    campaign: z.object({ id: Pk, name: z.string() }),
    id: Pk,
    name: z.string(),
  })
  .meta({ id: 'PausedLineItem' })
export type PausedLineItem = z.infer<typeof PausedLineItem>
