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
        </ul>
      </main>`,
    }),
  )
}
