import { type Html, html } from '../page/html.ts'
import type { Books, Thing } from './books.ts'
import { lineItems, type Session } from './checkout.ts'
import type { Invoice } from './invoices.ts'
import { isEnded, type Subscription } from './subscriptions.ts'

type Page = { title: string; body: Html; styles: string }

const STYLES = `
.bill { width: 100%; border-collapse: collapse; margin: 24px 0; }
.bill td, .bill th { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: left; }
.bill td:last-child, .bill th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
.pay { display: grid; gap: 12px; }
.pay label { display: grid; gap: 4px; }
.pay .main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
.trouble { padding: 12px; border: 1px solid var(--control); border-radius: 8px; }
`

const WHOLE = ['jpy', 'krw', 'vnd', 'clp']

export function money(amount: number, currency: string): string {
  const value = WHOLE.includes(currency) ? amount : amount / 100
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(value)
}

type Sold = {
  description: string
  quantity: number
  amount_total: number
  currency: string
  price: { recurring: { interval: string } }
}

export function checkoutPage(books: Books, session: Session, trouble?: string): Page {
  const { data } = lineItems(books, session) as { data: Sold[] }
  const customer = session.customer ? books.get('cus', session.customer) : undefined
  const email = String(customer?.email ?? session.customer_email ?? '')
  const body = html`<main class="reading">
    <h1>Checkout</h1>
    <p class="muted">Nothing is charged: this is the sandbox.</p>
    <table class="bill"><tbody>
      ${data.map(
        ({ description, quantity, amount_total, currency, price }) =>
          html`<tr><td>${description} × ${quantity}, each ${price.recurring.interval}</td><td>${money(amount_total, currency)}</td></tr>`,
      )}
      <tr><th>Due today</th><th>${money(Number(session.amount_total), String(session.currency))}</th></tr>
    </tbody></table>
    ${trouble !== undefined && html`<p class="trouble" role="alert">${trouble}</p>`}
    <form class="pay" method="post" action="/checkout/${session.id}">
      <label>Email <input name="email" type="email" value="${email}" required autocomplete="off"></label>
      <label>Name on card <input name="name" value="${String(customer?.name ?? '')}" autocomplete="off"></label>
      <label>Card number <input name="card" value="4242 4242 4242 4242" inputmode="numeric" required autocomplete="off"></label>
      <button class="main">Subscribe</button>
    </form>
    <p class="muted">4242 4242 4242 4242 is taken, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 is taken now and
      declined at the next renewal.</p>
    ${session.cancel_url !== null && html`<p><a href="${session.cancel_url}">Back without paying</a></p>`}
  </main>`
  return { title: 'Checkout', body, styles: STYLES }
}

export function notePage(title: string, text: string, link?: { href: string; words: string }): Page {
  const body = html`<main class="reading"><h1>${title}</h1><p>${text}</p>
    ${link !== undefined && html`<p><a href="${link.href}">${link.words}</a></p>`}</main>`
  return { title, body, styles: STYLES }
}

export function portalPage(books: Books, portal: Thing & { customer: string; return_url: string | null }): Page {
  const customer = books.get('cus', portal.customer)
  const subscriptions = books
    .all<Subscription>('sub')
    .filter((one) => one.customer === portal.customer && !isEnded(one))
  const invoices = books
    .all<Invoice>('in')
    .filter((one) => one.customer === portal.customer)
    .reverse()
  const body = html`<main class="reading">
    <h1>Billing</h1>
    <p class="muted">${String(customer.email ?? customer.id)}</p>
    ${subscriptions.length === 0 && html`<p>There is no subscription.</p>`}
    ${subscriptions.map((one) => subscriptionCard(books, portal.id, one))}
    <form class="pay" method="post" action="/checkout/portal/${portal.id}/card">
      <label>Card number <input name="card" value="4242 4242 4242 4242" required autocomplete="off"></label>
      <button>Change card</button>
    </form>
    <table class="bill"><tbody>${invoices.map(
      ({ number, status, total, currency, id }) =>
        html`<tr><td><a href="/checkout/invoices/${id}">${String(number)}</a> ${status}</td><td>${money(total, String(currency))}</td></tr>`,
    )}</tbody></table>
    ${portal.return_url !== null && html`<p><a href="${portal.return_url}">Back</a></p>`}
  </main>`
  return { title: 'Billing', body, styles: STYLES }
}

function subscriptionCard(
  books: Books,
  portal: string,
  { id, status, items, cancel_at_period_end }: Subscription,
): Html {
  const [item] = items.data
  const end = new Date(item!.current_period_end * 1000).toISOString().slice(0, 10)
  return html`<section class="card">
    <strong>${String(books.get('prod', item!.price.product).name)}</strong>
    <span class="muted">${status}, ${cancel_at_period_end ? 'ends' : 'renews'} on ${end}</span>
    <form method="post" action="/checkout/portal/${portal}/${cancel_at_period_end ? 'keep' : 'cancel'}">
      <input type="hidden" name="subscription" value="${id}">
      <button>${cancel_at_period_end ? 'Keep the subscription' : 'Cancel at the end of the period'}</button>
    </form>
  </section>`
}

export function invoicePage({ number, status, currency, total, customer_email, lines }: Invoice): Page {
  const { data } = lines as { data: { description: string; amount: number }[] }
  const body = html`<main class="reading"><h1>Invoice ${String(number)}</h1>
    <p class="muted">${String(customer_email ?? '')}, ${status}</p>
    <table class="bill"><tbody>
      ${data.map(({ description, amount }) => html`<tr><td>${description}</td><td>${money(amount, String(currency))}</td></tr>`)}
      <tr><th>Total</th><th>${money(total, String(currency))}</th></tr>
    </tbody></table></main>`
  return { title: `Invoice ${String(number)}`, body, styles: STYLES }
}
