import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { adsRoutes, openAds } from './ads/routes.ts'
import { adsPageRoutes } from './ads-page/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { type Faults, injectFaults, openFaults } from './control/faults.ts'
import { type Given, openGiven } from './control/given.ts'
import { controlRoutes } from './control/routes.ts'
import { openSettings, type Settings } from './control/settings.ts'
import { indexRoutes } from './index-routes.ts'
import { llmRoutes } from './llm/routes.ts'
import { assertLoopback, isLoopbackHost, isPlayedHost } from './loopback.ts'
import { type Mailbox, openMailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'
import { openCallers } from './oauth/caller.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import type { NetworkOptions } from './world/network.ts'
import { openWorld, type World } from './world/world.ts'
import { xRoutes } from './x/routes.ts'

export type SandboxOptions = {
  port: number
  smtp_port: number
  data_dir: string
  host?: string
  clock?: () => Date
  /** Size of the generated network, or rows of one's own. */
  network?: Partial<NetworkOptions>
  /** Where clients reach the sandbox when that is another address; signatures for it count. */
  public_url?: string
}

export type Sandbox = {
  url: string
  port: number
  smtp_port: number
  mailbox: Mailbox
  world: World
  settings: Settings
  faults: Faults
  given: Given
  stop(): Promise<void>
}

/** The outside over real HTTP and SMTP, for trying and testing; port 0 takes any free one. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, smtp_port, data_dir, host = '127.0.0.1', clock = () => new Date(), network = {} } = options
  assertLoopback(host)
  const mailbox = openMailbox(join(data_dir, 'mail'), clock)
  const smtp = await startSmtp({ port: smtp_port, host, mailbox })
  const world = openWorld({ data_dir, clock, network })
  const now = () => world.clock.now().getTime()
  const settings = openSettings(world.state)
  const faults = openFaults(world.state, now)
  const given = openGiven()
  const callers = openCallers(world, options.public_url)
  const app = createApp()
  injectFaults(app, faults, now)
  await app.register(indexRoutes, { smtp_port: smtp.port })
  await app.register(mailRoutes, { mailbox, smtp_port: smtp.port })
  await app.register(oauthRoutes, { world, callers })
  await app.register(xRoutes, { world, callers, settings, given })
  await app.register(pictureRoutes)
  await app.register(controlRoutes, { world, settings, faults })
  const ads = openAds(world, data_dir)
  await app.register(adsRoutes, { world, callers, ads, limit_multiplier: () => settings.get().limit_multiplier })
  await app.register(adsPageRoutes, { world, ads })
  await app.register(billingRoutes, { world, data_dir })
  await app.register(llmRoutes, { world })

  async function stop() {
    await Promise.all([app.close(), smtp.stop()])
    mailbox.close()
    await world.close()
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    await stop()
    throw error
  }
  const bound = (app.server.address() as AddressInfo).port
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
  return { url, port: bound, smtp_port: smtp.port, mailbox, world, settings, faults, given, stop }
}

function createApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  // A web page may point its own host name at 127.0.0.1 and read what is here; only the Host header gives it away.
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackHost(request.headers.host) && !isPlayedHost(request.headers.host))
      return reply.code(403).send({ error: 'Only local addresses are answered' })
    // A page anywhere on the web can send a form here; it must not press the buttons of this machine.
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site')
      return reply.code(403).send({ error: 'Only pages of this machine may change something here' })
  })
  return app
}
