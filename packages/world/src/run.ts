import path from 'node:path'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { type Config, createProduct, origins, type RunningProduct, readConfig } from '@starling/server'
import { launchPostgres, type StoreOptions } from '@starling/store'
import { networkOptions } from './network/size.ts'
import { outsideOf } from './outside.ts'
import { seedPeople } from './people.ts'
import { resetPeople } from './reset.ts'
import type { SecretWatch } from './secrets/secret-watch.ts'
import { addSeeded } from './secrets/seeded.ts'

export type Running = {
  origins: ReturnType<typeof origins>
  sandbox: Sandbox
  data_dir: string
  product: RunningProduct
  stop(): Promise<void>
}

/** What the product stands on, on real ports: the sandbox, and a PostgreSQL of ours unless one is configured. */
export type Ground = { sandbox: Sandbox; data_dir: string; stop(): Promise<void> } & Footing
/** As much of it as another process can be told. */
export type Footing = { connection: StoreOptions['connection']; outside: NodeJS.ProcessEnv }

/** `watch` is given all that would be logged, at its most talkative. */
type How = { testing?: boolean; watch?: SecretWatch; now?: () => Date }

export async function runGround(env: NodeJS.ProcessEnv): Promise<Ground> {
  const data_dir = path.resolve(env.DATA_DIR ?? '.data')
  const sandbox = await startSandbox({
    port: Number(env.SANDBOX_PORT ?? 4100),
    smtp_port: Number(env.SANDBOX_SMTP_PORT ?? 4125),
    data_dir: path.join(data_dir, 'sandbox'),
    network: networkOptions(env),
  })
  const postgres = env.DATABASE_URL ? undefined : await launchPostgres(path.join(data_dir, 'postgres'))
  return {
    sandbox,
    data_dir,
    outside: outsideOf(sandbox),
    connection: postgres?.connection ?? { connectionString: env.DATABASE_URL! },
    stop: async () => {
      await sandbox.stop()
      await postgres?.stop()
    },
  }
}

export async function runProductOn(
  { connection, outside }: Footing,
  env: NodeJS.ProcessEnv,
  { testing = false, watch, now }: How = {},
): Promise<{ config: Config; product: RunningProduct }> {
  const LOG_LEVEL = watch ? 'debug' : 'warn'
  const config = readConfig(
    { LOG_LEVEL, ...(testing && { BUSY_AFTER_MS: '0' }), ...outside, ...env },
    { development: true, testing },
  )
  const product = await createProduct({
    config,
    connection,
    ...(now ? { now } : {}),
    ...(testing ? { reset: resetPeople } : {}),
    ...(watch ? { log: { write: (line) => watch.noteLog(line) } } : {}),
  })
  await seedPeople(product.store)
  return { config, product }
}

/** The played biller sends its events to this machine only; a product that is reached elsewhere asks for what is so. */
async function sendEventsTo({ PUBLIC_URL }: Config, { url }: Sandbox): Promise<void> {
  const body = JSON.stringify({ url: new URL('/api/starling/billing/events/', PUBLIC_URL).href })
  await fetch(`${url}/control/billing`, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
}

/** The product with its sandbox on real ports, as `npm start` and the browser journeys use it. */
export async function runWorld(env: NodeJS.ProcessEnv, how: How = {}): Promise<Running> {
  const ground = await runGround(env)
  const { sandbox, data_dir } = ground
  // Whoever moves the clock of what is played outside moves the product along: a week there is a week of reports here.
  const { config, product } = await runProductOn(ground, env, { ...how, now: sandbox.world.clock.now })
  if (how.watch) addSeeded(how.watch, sandbox, config)
  await product.app.listen({ port: config.PORT, host: config.BIND })
  await sendEventsTo(config, sandbox)
  return {
    origins: origins(config),
    sandbox,
    data_dir,
    product,
    stop: async () => {
      await product.stop()
      await ground.stop()
    },
  }
}
