import {
  addTeam,
  billingSubject,
  joinTeam,
  keepBillingCustomer,
  keepSubscriptions,
  type Row,
  readAnew,
} from '@starling/store'
import { expect } from 'vitest'
import { readSubscriptions } from '../../src/billing/reading.ts'
import type { Heard, Records, Sent, Stage } from './stage.ts'

type BillingKind = 'billing.customer' | 'billing.checkout' | 'billing.upgrade' | 'billing.ending' | 'billing.read'
type Listed<T> = { data: T[] }

/** The biller keeps our key: each effect once, whatever happens; and what is written here is what it has. */
export function billingSent({
  world,
  owner,
}: Stage): Record<BillingKind, (n: number) => Promise<Sent & { heard: Heard }>> {
  const { store, biller } = world.product
  const authorization = `Bearer ${world.sandbox.world.app.stripe.secret_key}`
  const at = async <T>(path: string, form?: Record<string, string>): Promise<T> => {
    const sent = form && { method: 'POST', body: new URLSearchParams(form) }
    const answer = await fetch(new URL(path, world.sandbox.url), { headers: { authorization }, ...sent })
    return (await answer.json()) as T
  }
  const priceOf = async (key: string) =>
    (await at<Listed<{ id: string }>>(`/v1/prices?lookup_keys[]=${key}`)).data[0]!.id

  /** A team that is known at the biller or, where it is not asked to be, is about to be. */
  async function newTeam(n: number): Promise<{ team_id: string; email: string }> {
    const email = `invoices-${n}@new.example`
    const team_id = await store.change('operator', async (change) => {
      const id = await addTeam(change, { slug: `payer-${n}`, name: `Payer ${n}` })
      await joinTeam(change, id, owner.user!.id, 'admin')
      await keepBillingCustomer(change, id)
      await change.audit('test.sent')
      return id
    })
    const details = { invoice_email: email, invoice_name: `Payer ${n}`, country: 'NL' }
    // Where the team is known to be asked for, its details are on their way to the biller.
    await owner.changeTeam({ path: { slug: team_id }, body: details })
    return { team_id, email }
  }

  /** A team with a subscription at the biller, of which our rows know. */
  async function subscribed(n: number): Promise<{ team_id: string; customer: string; billing_id: string }> {
    const { id: customer } = await at<{ id: string }>('/v1/customers', { email: `subscriber-${n}@new.example` })
    const session = { mode: 'subscription', customer, success_url: world.sandbox.url }
    const lines = { 'line_items[0][price]': await priceOf('team_monthly'), 'line_items[0][quantity]': '1' }
    const { url } = await at<{ url: string }>('/v1/checkout/sessions', { ...session, ...lines })
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242424242424242' }), redirect: 'manual' })
    const subscriptions = await readSubscriptions(biller!, customer)
    const team_id = await store.change('operator', async (change) => {
      const team_id = await addTeam(change, { slug: `subscriber-${n}`, name: `Subscriber ${n}` })
      await joinTeam(change, team_id, owner.user!.id, 'admin')
      await keepBillingCustomer(change, team_id)
      const [row] = (await change.table({ team_id }, 'billing_customers').page({ limit: 1 })).rows
      await change.table({ team_id }, 'billing_customers').change(row!.id, { customer })
      await keepSubscriptions(change, team_id, subscriptions)
      await change.audit('test.sent')
      return team_id
    })
    return { team_id, customer, billing_id: subscriptions[0]!.billing_id }
  }

  const one = (records: Records, team_id: string): Row<'billing_customers'> => {
    const rows = records.billing_customers.filter((row) => row.team_id === team_id)
    expect(rows).toHaveLength(1)
    return rows[0]!
  }
  const isAsThere = async (records: Records, team_id: string, customer: string) => {
    const rows = records.subscriptions.filter((row) => row.team_id === team_id)
    const there = await readSubscriptions(biller!, customer)
    expect(rows.map(({ billing_id, plan_id, is_cancelled }) => ({ billing_id, plan_id, is_cancelled }))).toEqual(
      there.map(({ billing_id, plan_id, is_cancelled }) => ({ billing_id, plan_id, is_cancelled })),
    )
    return there
  }
  const post = (path: string): Heard => ({ method: 'POST', path })

  return {
    'billing.customer': async (n) => {
      const { team_id, email } = await newTeam(n)
      return {
        subject: billingSubject(team_id),
        nth: 1,
        heard: post('/v1/customers'),
        check: async (records) => {
          const { data } = await at<Listed<{ id: string }>>(`/v1/customers?${new URLSearchParams({ email })}`)
          expect(data, `customers called ${email}`).toHaveLength(1)
          expect(one(records, team_id).customer).toBe(data[0]!.id)
        },
      }
    },
    'billing.checkout': async (n) => {
      const { team_id } = await newTeam(n)
      const { id } = await owner.startCheckout({ body: { team: team_id, plan: 'team_monthly' } })
      return {
        subject: billingSubject(team_id),
        // The one that makes the customer goes first.
        nth: 2,
        heard: post('/v1/checkout/sessions'),
        check: async (records) => {
          const { customer } = one(records, team_id)
          const { data } = await at<Listed<{ id: string }>>(`/v1/checkout/sessions?customer=${customer}&limit=100`)
          const checkout = records.billing_checkouts.find((row) => row.id === id)
          expect(checkout).toMatchObject({ state: 'open' })
          expect(data.map((session) => session.id)).toEqual([checkout!.session])
        },
      }
    },
    'billing.upgrade': async (n) => {
      const { team_id, customer } = await subscribed(n)
      const { at: when, due_micro } = await owner.previewUpgrade({
        path: { team_id },
        body: { plan: 'enterprise_monthly' },
      })
      const body = { team: team_id, plan: 'enterprise_monthly', at: when, due_micro }
      await owner.upgradeSubscription({ body })
      return {
        subject: billingSubject(team_id),
        nth: 1,
        heard: post('/v1/subscriptions/*'),
        check: async (records) => {
          const [there] = await isAsThere(records, team_id, customer)
          expect(there).toMatchObject({ plan_id: 'enterprise_monthly' })
          const { data } = await at<Listed<{ billing_reason: string }>>(`/v1/invoices?customer=${customer}&limit=100`)
          expect(data.filter(({ billing_reason }) => billing_reason === 'subscription_update')).toHaveLength(1)
        },
      }
    },
    'billing.ending': async (n) => {
      const { team_id, customer } = await subscribed(n)
      await owner.cancelSubscription({ body: { team: team_id } })
      return {
        subject: billingSubject(team_id),
        nth: 1,
        heard: post('/v1/subscriptions/*'),
        check: async (records) => {
          const [there] = await isAsThere(records, team_id, customer)
          expect(there).toMatchObject({ is_cancelled: true })
        },
      }
    },
    'billing.read': async (n) => {
      const { team_id, customer, billing_id } = await subscribed(n)
      await at(`/v1/subscriptions/${billing_id}`, { cancel_at_period_end: 'true' })
      await store.change('operator', async (change) => {
        await readAnew(change, team_id)
        await change.audit('test.sent')
      })
      return {
        subject: billingSubject(team_id),
        nth: 1,
        heard: { method: 'GET', path: '/v1/subscriptions' },
        check: async (records) => {
          const [there] = await isAsThere(records, team_id, customer)
          expect(there).toMatchObject({ is_cancelled: true })
        },
      }
    },
  }
}
