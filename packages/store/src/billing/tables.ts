import type { BilledSubscription, BillingPlan } from '@starling/contract'

/** A subscription as the biller has it at this moment, in our words. */
export type ReadSubscription = {
  billing_id: string
  plan: string
  plan_id: string | null
  status: BilledSubscription['status']
  active: boolean
  currency: string
  amount_micro: number
  interval: BillingPlan['interval']
  interval_count: number
  is_cancelled: boolean
  /** Moments as text: what leaves is kept as JSON. */
  start: string
  period_ends_at: string | null
  ends_at: string | null
}

export type EndedSession = { session: string; is_paid: boolean }

declare module '../tables.ts' {
  interface Tables {
    billing_customers: {
      id: string
      team_id: string
      /** Null until the biller has answered. */
      customer: string | null
      read_at: Date | null
      created_at: Date
    }
    billing_checkouts: {
      id: string
      team_id: string
      plan: string
      price: string
      /** `over`: it can be paid no more, and was not. */
      state: 'pending' | 'open' | 'paid' | 'over' | 'failed'
      session: string | null
      url: string | null
      error: string | null
      made_by: string | null
      created_at: Date
    }
    billing_events: {
      id: string
      event_id: string
      team_id: string | null
      type: string
      happened_at: Date
      received_at: Date
    }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    read_due_billing: Record<string, never>
  }
}
declare module '../send.ts' {
  interface Outgoing {
    /** Who a team is at the biller, made or brought up to date. */
    'billing.customer': { payload: { team_id: string }; result: { customer: string } }
    'billing.checkout': {
      payload: { checkout_id: string; team_id: string }
      result: { made: { session: string; url: string } | null; ended_sessions: EndedSession[] }
    }
    'billing.upgrade': {
      payload: { team_id: string; billing_id: string; price: string; at: number }
      result: { subscriptions: ReadSubscription[] }
    }
    'billing.ending': {
      payload: { team_id: string; billing_id: string; is_ending: boolean }
      result: { subscriptions: ReadSubscription[] }
    }
    /** To an admin: a payment failed, and by when another card is needed. */
    'mail.payment': { payload: { team_id: string; user_id: string }; result: null }
    /** What there is at the biller: in its turn, so that no older answer is written over a newer one. */
    'billing.read': {
      payload: { team_id: string }
      result: { subscriptions: ReadSubscription[]; ended_sessions: EndedSession[] }
    }
  }
}
