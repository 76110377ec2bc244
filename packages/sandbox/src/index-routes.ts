import type { FastifyInstance } from 'fastify'
import { sendDocument } from './page/document.ts'
import { html } from './page/html.ts'

/** What the sandbox holds, for a person who opens its address. */
export async function indexRoutes(app: FastifyInstance, { smtp_port }: { smtp_port: number }): Promise<void> {
  app.get('/livez', async () => ({ status: 'ok' }))

  app.get('/', async (_request, reply) =>
    sendDocument(reply, {
      title: 'Sandbox',
      body: html`<main class="reading">
        <h1>Sandbox</h1>
        <p class="muted">Stands in for the services outside Starling. All of it stays on this machine.</p>
        <ul class="cards">
          <li>
            <a class="card" href="/mail"><strong>Mailbox</strong>
            <span class="muted">Every mail the product sends, sign-in codes included. SMTP on port ${smtp_port}.</span></a>
          </li>
          <li>
            <a class="card" href="/ads"><strong>Ads</strong>
            <span class="muted">The campaign form of an ad manager, over the same state as the Ads API.</span></a>
          </li>
          <li>
            <a class="card" href="/control"><strong>Control</strong>
            <span class="muted">Faults on purpose, the clock, limits, and the demo credentials.</span></a>
          </li>
        </ul>
        <p class="muted">X API v2 at <code>/2</code>, X Ads API at <code>/12</code>, sign-in at <code>/oauth</code>,
        <code>/i/oauth2</code>, <code>/facebook</code> and <code>/linkedin</code>, billing at <code>/v1</code>, a language
        model at <code>/llm/v1</code>.</p>
      </main>`,
    }),
  )
}
