import type { BilledSubscription, BillingPlan, Level } from '@starling/contract'
import type { Generated } from 'kysely'

declare module '../tables.ts' {
  interface Tables {
    teams: {
      id: string
      slug: string
      name: string
      logo: string | null
      invoice_email: string | null
      country: string | null
      invoice_name: string | null
      /** Being deleted since: nobody is in it. */
      removed_at: Date | null
      created_at: Date
    }
    memberships: {
      id: string
      team_id: string
      user_id: string
      level: Level
      joined_at: Date
      removed_at: Date | null
    }
    invites: {
      id: string
      team_id: string
      email: string
      message: string
      /** Null once they have no account any more. */
      invited_by: string | null
      /** Made in a session that this one opened. */
      passkey_id: string | null
      /** Sent with it, or in a session that goes back to it. */
      token_id: string | null
      created_at: Date
      expires_at: Date
      accepted_at: Date | null
      removed_at: Date | null
    }
    /** One without `billing_id` was given by the operator. */
    subscriptions: {
      id: string
      team_id: string
      plan: string
      start: Date
      active: boolean
      billing_id: string | null
      /** The key under which its price is offered. */
      plan_id: string | null
      status: Generated<BilledSubscription['status']>
      currency: string | null
      amount_micro: number | null
      interval: BillingPlan['interval'] | null
      interval_count: number | null
      period_ends_at: Date | null
      /** When it counts no more, whatever nobody told us by then. */
      ends_at: Date | null
      is_cancelled: Generated<boolean>
    }
  }
}
declare module '../send.ts' {
  interface Outgoing {
    'mail.invite': { payload: { invite_id: string }; result: null }
  }
}
