import path from 'node:path'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { createProduct, origins, type RunningProduct, readConfig } from '@starling/server'
import { launchPostgres } from '@starling/store'
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

/** `watch` is given all that would be logged, at its most talkative. */
type How = { testing?: boolean; watch?: SecretWatch }

/** The product with its sandbox on real ports, as `npm start` and the browser journeys use it. */
export async function runWorld(env: NodeJS.ProcessEnv, { testing = false, watch }: How = {}): Promise<Running> {
  const data_dir = path.resolve(env.DATA_DIR ?? '.data')
  const sandbox = await startSandbox({
    port: Number(env.SANDBOX_PORT ?? 4100),
    smtp_port: Number(env.SANDBOX_SMTP_PORT ?? 4125),
    data_dir: path.join(data_dir, 'sandbox'),
    network: networkOptions(env),
  })
  const LOG_LEVEL = watch ? 'debug' : 'warn'
  const config = readConfig({ LOG_LEVEL, ...outsideOf(sandbox), ...env }, { development: true, testing })
  const postgres = config.DATABASE_URL ? undefined : await launchPostgres(path.join(data_dir, 'postgres'))
  const connection = postgres?.connection ?? { connectionString: config.DATABASE_URL! }
  const product = await createProduct({
    config,
    connection,
    ...(testing ? { reset: resetPeople } : {}),
    ...(watch ? { log: { write: (line) => watch.noteLog(line) } } : {}),
  })
  if (watch) addSeeded(watch, sandbox, config)
  await seedPeople(product.store)
  await product.app.listen({ port: config.PORT, host: config.BIND })
  return {
    origins: origins(config),
    sandbox,
    data_dir,
    product,
    stop: async () => {
      await product.stop()
      await sandbox.stop()
      await postgres?.stop()
    },
  }
}
