import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendDocument } from '../page/document.ts'
import type { Books, Thing } from './books.ts'
import { completeSession, sessionOf } from './checkout.ts'
import { attachCard, type Customer } from './customers.ts'
import { type Form, textOf } from './form.ts'
import type { Invoice } from './invoices.ts'
import { checkoutPage, invoicePage, notePage, portalPage } from './pages.ts'
import { BillingProblem } from './problem.ts'
import { updateSubscription } from './subscription-changes.ts'

type Options = { books: Books; change: <T>(work: () => T) => T }
type Portal = Thing & { customer: string; return_url: string | null }

/** The pages a person sees: checkout, the billing portal, an invoice. */
export async function pageRoutes(app: FastifyInstance, { books, change }: Options): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof BillingProblem)) throw error
    return sendDocument(reply.code(error.status), notePage('This page is not here', error.message))
  })

  app.get<{ Params: { id: string } }>('/checkout/:id', async ({ params }, reply) => {
    const session = change(() => sessionOf(books, params.id))
    if (session.status !== 'open') {
      const link = session.cancel_url === null ? undefined : { href: session.cancel_url, words: 'Back' }
      return sendDocument(reply, notePage('This checkout is over', `It is ${session.status}.`, link))
    }
    return sendDocument(reply, { ...checkoutPage(books, session), leads_away: true })
  })

  app.post<{ Params: { id: string }; Body: Form }>('/checkout/:id', async ({ params, body }, reply) => {
    const payment = { email: textOf(body.email) ?? '', name: textOf(body.name) ?? '', card: textOf(body.card) ?? '' }
    try {
      const session = change(() => completeSession(books, params.id, payment))
      return reply.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303)
    } catch (error) {
      if (!(error instanceof BillingProblem) || error.status === 404) throw error
      const session = books.get('cs', params.id) as Parameters<typeof checkoutPage>[1]
      if (session.status !== 'open') throw error
      return sendDocument(reply.code(error.status), {
        ...checkoutPage(books, session, error.message),
        leads_away: true,
      })
    }
  })

  const portalOf = (id: string) => books.get<Portal>('bps', id)
  const back = (reply: FastifyReply, id: string) => reply.redirect(`/checkout/portal/${id}`, 303)

  app.get<{ Params: { id: string } }>('/checkout/portal/:id', async ({ params }, reply) =>
    sendDocument(reply, portalPage(books, portalOf(params.id))),
  )

  app.post<{ Params: { id: string; what: 'cancel' | 'keep' | 'card' }; Body: Form }>(
    '/checkout/portal/:id/:what',
    async ({ params: { id, what }, body }, reply) => {
      const { customer } = portalOf(id)
      change(() => {
        if (what === 'card') {
          attachCard(books, books.get<Customer>('cus', customer), textOf(body.card) ?? '')
          return books.emit('customer.updated', books.get('cus', customer))
        }
        const subscription = books.get('sub', textOf(body.subscription) ?? '')
        if (subscription.customer !== customer) throw new BillingProblem(404, 'There is no such subscription')
        updateSubscription(books, subscription.id, { cancel_at_period_end: String(what === 'cancel') })
      })
      return back(reply, id)
    },
  )

  app.get<{ Params: { id: string } }>('/checkout/invoices/:id', async ({ params }, reply) =>
    sendDocument(reply, invoicePage(books.get<Invoice>('in', params.id))),
  )
}
