import { type Html, html } from '../page/html.ts'
import type { Message } from './mailbox.ts'
import { SCRIPT } from './script.ts'
import { MAIL_STYLES } from './styles.ts'
import { signInCode } from './text.ts'

type Page = { messages: Message[]; selected: string | undefined; filter: string; smtp_port: number }

/** Without `selected` the page follows the newest message; with it, it stays where the reader is. */
export function mailPage({ messages, selected, filter, smtp_port }: Page): {
  title: string
  body: Html
  styles: string
  script: string
} {
  const wanted = filter.trim().toLowerCase()
  const listed = messages.filter(({ to }) => to.some((address) => address.toLowerCase().includes(wanted)))
  const shown = selected === undefined ? listed[0] : messages.find(({ id }) => id === selected)
  const body = html`<div class="mail" data-newest="${messages[0]?.id ?? ''}"
  ${selected !== undefined && html`data-selected="${selected}"`}>
<header>
  <h1><a href="/mail">Mailbox</a></h1>
  <form method="get" action="/mail" role="search">
    <label for="filter">Address</label>
    <input id="filter" name="filter" type="search" value="${filter}" placeholder="name@company.example" autocomplete="off">
    <button>Filter</button>
  </form>
  <p id="status" role="status" class="muted"></p>
  <button id="clear" type="button" hidden>Delete all</button>
</header>
<main>
<nav id="list" aria-label="Messages">${list(listed, shown, filter, smtp_port)}</nav>
<section id="message" aria-label="Message">${shown ? article(shown, filter) : html`<p class="empty muted">${nothing(selected)}</p>`}</section>
</main>
</div>`
  return { title: 'Mailbox', body, styles: MAIL_STYLES, script: SCRIPT }
}

function list(messages: Message[], shown: Message | undefined, filter: string, smtp_port: number): Html {
  if (messages.length > 0) return html`<ul>${messages.map((message) => item(message, message === shown, filter))}</ul>`
  if (filter) return html`<p class="empty">No message to “${filter}”. <a href="/mail">Show all</a></p>`
  return html`<p class="empty">No messages yet. Mail sent by SMTP to port ${smtp_port} appears here by itself.
    Ask for a sign-in code to see one.</p>`
}

function item(message: Message, isShown: boolean, filter: string): Html {
  return html`<li><a href="${address({ message: message.id, filter })}" ${isShown && html`aria-current="true"`}>
    <span class="row"><span class="to">${message.to.join(', ')}</span>${time(message, 'short')}</span>
    <span class="subject">${message.subject || 'No subject'}</span>
  </a></li>`
}

function article(message: Message, filter: string): Html {
  const code = signInCode(message)
  return html`<article aria-labelledby="subject">
  <a class="back" href="${address({ filter })}">All messages</a>
  <h2 id="subject">${message.subject || 'No subject'}</h2>
  <dl>
    <dt>From</dt><dd>${message.from}</dd>
    <dt>To</dt><dd>${message.to.join(', ')}</dd>
    <dt>Received</dt><dd>${time(message, 'medium')}</dd>
  </dl>
  ${code !== undefined && html`<p class="code"><span class="muted">Sign-in code</span> <strong>${code}</strong></p>`}
  <div class="text">${withLinks(message.text)}</div>
</article>`
}

function nothing(selected: string | undefined): string {
  return selected === undefined ? 'Choose a message to read it.' : 'This message is no longer here.'
}

function time({ received_at }: Message, dateStyle: 'short' | 'medium'): Html {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle, timeStyle: dateStyle === 'short' ? 'short' : 'medium' })
  return html`<time class="muted" datetime="${received_at}">${format.format(new Date(received_at))}</time>`
}

function address(parameters: { message?: string; filter: string }): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return query.size > 0 ? `/mail?${query}` : '/mail'
}

/** Text stays text; only whole http addresses in it become links. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"'（）「」、。]+)/)
    .map((part, at) =>
      at % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`,
    )
}
