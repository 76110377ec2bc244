import { AppError } from '@starling/contract'
import type { Billing } from '@starling/outside'
import {
  type Change,
  type Couriers,
  changeCheckout,
  type EndedSession,
  endCheckouts,
  findBillingCustomer,
  findCheckout,
  findTeamRow,
  keepSubscriptions,
  noteCustomer,
  openCheckouts,
  type ReadSubscription,
} from '@starling/store'
import type { Product } from '../floor/index.ts'
import { billerIn } from './biller.ts'
import { billingPage } from './page.ts'
import { paymentMailCourier, tellUnpaid } from './payment-mail.ts'
import { readSubscriptions } from './reading.ts'

type Kind = `billing.${'customer' | 'checkout' | 'upgrade' | 'ending' | 'read'}` | 'mail.payment'

/**
 * What is done at the biller in a team's name, one after the other for each team. Whatever was done, what is written down
 * is what the biller has afterwards.
 */
export function billingCouriers(product: Product): Pick<Couriers, Kind> {
  const { store } = product

  async function customerOf(team_id: string): Promise<string> {
    const found = await findBillingCustomer(store, team_id)
    if (!found?.customer) throw new AppError('billing_refused')
    return found.customer
  }
  const readOf = async (team_id: string) => ({
    subscriptions: await readSubscriptions(billerIn(product), await customerOf(team_id)),
  })
  const noteRead = async (change: Change, team_id: string, subscriptions: ReadSubscription[]) => {
    await tellUnpaid(change, team_id, subscriptions)
    await keepSubscriptions(change, team_id, subscriptions)
    await change.audit('billing.read', { team_id, detail: { subscriptions: subscriptions.length } })
  }
  const notDone = async (change: Change, team_id: string, why: AppError) =>
    change.audit('billing.not_done', { team_id, detail: { why: why.code } })

  return {
    'billing.customer': {
      carry: async ({ payload: { team_id } }) => {
        const [row, team] = [await findBillingCustomer(store, team_id), await findTeamRow(store, team_id)]
        if (!row || !team) throw new AppError('not_found')
        const { invoice_email, invoice_name, country } = team
        const details = { email: invoice_email ?? '', name: invoice_name ?? team.name, country }
        if (row.customer) {
          await billerIn(product).updateCustomer(row.customer, details)
          return { customer: row.customer }
        }
        // The row is the key: however often it is asked for, there is one.
        const made = { ...details, reference: team_id, idempotency_key: row.id }
        return { customer: await billerIn(product).createCustomer(made) }
      },
      settle: async (change, { payload: { team_id } }, { customer }) => {
        await noteCustomer(change, team_id, customer)
        await change.audit('billing.customer_kept', { team_id })
      },
      refused: (change, { payload: { team_id } }, why) => notDone(change, team_id, why),
    },

    'billing.checkout': {
      carry: async ({ payload: { checkout_id, team_id } }) => {
        const biller = billerIn(product)
        const checkout = await findCheckout(store, checkout_id)
        const team = await findTeamRow(store, team_id)
        if (!checkout || !team) throw new AppError('not_found')
        const customer = await customerOf(team_id)
        // Two pages that can both be paid would be two subscriptions.
        const ended_sessions = await endOpen(biller, await openCheckouts(store, team_id))
        const there = await biller.subscriptions(customer)
        if (ended_sessions.some(({ is_paid }) => is_paid) || there.some(({ status }) => isRunning(status))) {
          return { made: null, ended_sessions }
        }
        const back = billingPage(product, team.slug)
        const { id: session, url } = await biller.checkout({
          customer,
          price: checkout.price,
          success_url: `${back}&checkout=${checkout_id}`,
          cancel_url: back,
          reference: team_id,
          idempotency_key: checkout_id,
        })
        return { made: { session, url }, ended_sessions }
      },
      settle: async (change, { payload: { checkout_id, team_id } }, { made, ended_sessions }) => {
        await endCheckouts(change, ended_sessions)
        const values = made ? ({ state: 'open', ...made } as const) : ({ state: 'failed', error: TWICE } as const)
        await changeCheckout(change, checkout_id, values)
        await change.audit('billing.checkout_ready', { team_id, subject_id: checkout_id })
      },
      refused: async (change, { payload: { checkout_id, team_id } }, why) => {
        await changeCheckout(change, checkout_id, { state: 'failed', error: why.code })
        await notDone(change, team_id, why)
      },
    },

    'billing.upgrade': {
      carry: async ({ id, uncertain, payload: { team_id, billing_id, price, at } }) => {
        const biller = billerIn(product)
        const isDone = uncertain && (await priceOf(biller, await customerOf(team_id), billing_id)) === price
        if (!isDone) await biller.changePrice(billing_id, price, at, id)
        return readOf(team_id)
      },
      settle: (change, { payload: { team_id } }, { subscriptions }) => noteRead(change, team_id, subscriptions),
      refused: (change, { payload: { team_id } }, why) => notDone(change, team_id, why),
    },

    'billing.ending': {
      carry: async ({ payload: { team_id, billing_id, is_ending } }) => {
        await billerIn(product).endAtPeriod(billing_id, is_ending)
        return readOf(team_id)
      },
      settle: (change, { payload: { team_id } }, { subscriptions }) => noteRead(change, team_id, subscriptions),
      refused: (change, { payload: { team_id } }, why) => notDone(change, team_id, why),
    },

    'billing.read': {
      carry: async ({ payload: { team_id } }) => {
        const ended_sessions: EndedSession[] = []
        for (const { session } of await openCheckouts(store, team_id)) {
          const status = await billerIn(product).checkoutStatus(session!)
          if (status !== 'open') ended_sessions.push({ session: session!, is_paid: status === 'complete' })
        }
        return { ...(await readOf(team_id)), ended_sessions }
      },
      settle: async (change, { payload: { team_id } }, { subscriptions, ended_sessions }) => {
        await endCheckouts(change, ended_sessions)
        await noteRead(change, team_id, subscriptions)
      },
      refused: (change, { payload: { team_id } }, why) => notDone(change, team_id, why),
    },

    'mail.payment': paymentMailCourier(product),
  }
}

const TWICE = 'already_subscribed'
const isRunning = (status: string) => ['trialing', 'active', 'past_due', 'unpaid', 'paused'].includes(status)

async function endOpen(biller: Billing, open: readonly { session: string | null }[]): Promise<EndedSession[]> {
  const ended: EndedSession[] = []
  for (const { session } of open) {
    ended.push({ session: session!, is_paid: (await biller.endCheckout(session!)) === 'complete' })
  }
  return ended
}

const priceOf = async (biller: Billing, customer: string, billing_id: string) =>
  (await biller.subscriptions(customer)).find(({ id }) => id === billing_id)?.price
