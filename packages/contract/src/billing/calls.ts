import { z } from 'zod'
import { capability, get, post } from '../call.ts'
import { nothing, Paging } from '../primitives.ts'
import { BillingCheckout, BillingInvoice, BillingPlan, TeamBilling, UpgradePreview } from './billing.ts'

const SUBSCRIPTIONS = '/api/customer/subscriptions/'
const OURS = '/api/starling/teams/{team_id}/billing/'
/** A team of mine by its id or slug; only its admins may buy for it. */
const BilledTeam = z.string().min(1).max(64)
const PlanId = z.string().min(1).max(100)

export const billing = capability('billing', {
  startCheckout: post(`${SUBSCRIPTIONS}checkout/`, {
    who: 'user',
    scope: 'spend',
    fresh: true,
    summary: 'Buy a plan for a team of mine: the address of the page on which it is paid follows',
    body: z.strictObject({ team: BilledTeam, plan: PlanId }),
    answer: BillingCheckout,
  }),
  upgradeSubscription: post(`${SUBSCRIPTIONS}upgrade/`, {
    who: 'user',
    scope: 'spend',
    fresh: true,
    summary: 'Change the plan of a team of mine, at the difference that was shown',
    body: z.strictObject({ team: BilledTeam, plan: PlanId, at: z.int().min(1), due_micro: z.int() }),
    answer: TeamBilling,
  }),
  cancelSubscription: post(`${SUBSCRIPTIONS}cancel/`, {
    who: 'user',
    scope: 'manage',
    summary: 'Cancel the subscription of a team of mine at the end of what is paid',
    body: z.strictObject({ team: BilledTeam }),
    answer: TeamBilling,
  }),
  getBillingKey: get(`${SUBSCRIPTIONS}public_key/`, {
    who: 'user',
    summary: 'The key with which a page may talk to the biller; it opens nobody’s data',
    answer: z.object({ public_key: z.string().nullable() }),
  }),

  listBillingPlans: get('/api/starling/billing/plans/', {
    who: 'user',
    summary: 'The plans that can be bought',
    bounded: 'those that the operator names',
    answer: z.array(BillingPlan),
  }),
  getTeamBilling: get(OURS, {
    who: 'member',
    summary: 'The subscription of a team, when it ends or goes on, and what is on its way',
    answer: TeamBilling,
  }),
  getCheckout: get(`${OURS}checkouts/{pk}/`, {
    who: 'admin',
    summary: 'What becomes of a checkout',
    answer: BillingCheckout,
  }),
  previewUpgrade: post(`${OURS}preview/`, {
    who: 'admin',
    scope: 'read',
    summary: 'What another plan would cost now',
    body: z.strictObject({ plan: PlanId }),
    answer: UpgradePreview,
  }),
  keepSubscription: post(`${OURS}keep/`, {
    who: 'admin',
    scope: 'spend',
    fresh: true,
    summary: 'Take a cancellation back while the subscription runs',
    answer: TeamBilling,
  }),
  listInvoices: get(`${OURS}invoices/`, {
    who: 'admin',
    summary: 'Invoices of a team, newest first',
    query: Paging,
    answer: z.array(BillingInvoice),
  }),
  openBillingPortal: post(`${OURS}portal/`, {
    who: 'admin',
    scope: 'manage',
    summary: 'The page of the biller on which the card is changed',
    answer: z.object({ url: z.string() }),
  }),
  readBilling: post(`${OURS}read/`, {
    who: 'admin',
    scope: 'read',
    summary: 'Ask the biller anew, as when an event of its was lost',
    answer: nothing,
  }),
  takeBillingEvent: post('/api/starling/billing/events/', {
    who: 'anyone',
    raw: true,
    summary: 'An event of the biller, signed over its bytes',
    answer: nothing,
  }),
})
