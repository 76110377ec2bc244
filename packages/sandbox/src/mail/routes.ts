import type { FastifyInstance } from 'fastify'
import { sendDocument } from '../page/document.ts'
import type { Mailbox } from './mailbox.ts'
import { mailPage } from './page.ts'

type MailQuery = { to?: string | string[]; since?: string | string[]; limit?: string | string[] }
type PageQuery = { message?: string | string[]; filter?: string | string[] }
type Options = { mailbox: Mailbox; smtp_port: number }

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1_000

export async function mailRoutes(app: FastifyInstance, { mailbox, smtp_port }: Options): Promise<void> {
  app.get<{ Querystring: PageQuery }>('/mail', async ({ query }, reply) => {
    const page = {
      messages: mailbox.messages(),
      selected: one(query.message),
      filter: one(query.filter) ?? '',
      smtp_port,
    }
    return sendDocument(reply, mailPage(page))
  })

  app.get<{ Querystring: MailQuery }>('/mail/messages', async ({ query }, reply) => {
    const since = one(query.since)
    const limit = Number(one(query.limit) ?? DEFAULT_LIMIT)
    if (since !== undefined && Number.isNaN(Date.parse(since))) {
      return reply.code(400).send({ error: 'since must be a moment such as 2026-01-31T09:00:00Z' })
    }
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
      return reply.code(400).send({ error: `limit must be a whole number from 1 to ${MAX_LIMIT}` })
    }
    return { messages: mailbox.messages({ to: one(query.to), since, limit }) }
  })

  app.get<{ Params: { id: string } }>('/mail/messages/:id', async ({ params }, reply) => {
    const message = mailbox.messages().find(({ id }) => id === params.id)
    return message ?? reply.code(404).send({ error: 'There is no such message' })
  })

  app.delete('/mail/messages', async (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })
}

/** A parameter given twice counts once: the last one. */
function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value
}
