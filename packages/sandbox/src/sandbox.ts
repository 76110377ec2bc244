import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { indexRoutes } from './index-routes.ts'
import { assertLoopback, isLoopbackHost } from './loopback.ts'
import { type Mailbox, openMailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'

export type SandboxOptions = {
  port: number
  smtp_port: number
  data_dir: string
  host?: string
  clock?: () => Date
}

export type Sandbox = { url: string; port: number; smtp_port: number; mailbox: Mailbox; stop(): Promise<void> }

/** The outside over real HTTP and SMTP, for trying and testing; port 0 takes any free one. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, smtp_port, data_dir, host = '127.0.0.1', clock = () => new Date() } = options
  assertLoopback(host)
  const mailbox = openMailbox(join(data_dir, 'mail'), clock)
  const smtp = await startSmtp({ port: smtp_port, host, mailbox })
  const app = createApp()
  await app.register(indexRoutes, { smtp_port: smtp.port })
  await app.register(mailRoutes, { mailbox, smtp_port: smtp.port })

  async function stop() {
    await Promise.all([app.close(), smtp.stop()])
    mailbox.close()
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    await stop()
    throw error
  }
  const bound = (app.server.address() as AddressInfo).port
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
  return { url, port: bound, smtp_port: smtp.port, mailbox, stop }
}

function createApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  // A web page may point its own host name at 127.0.0.1 and read what is here; only the Host header gives it away.
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackHost(request.headers.host))
      return reply.code(403).send({ error: 'Only local addresses are answered' })
  })
  return app
}
