import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchPostgres } from '@starling/store'
import { firstAdminLink } from './first-link.ts'
import { type Config, ConfigError, readConfig } from './floor/index.ts'
import { createProduct } from './product.ts'

/** Production: the product alone, with the configured outside. */
export async function runProduct(): Promise<void> {
  const config = readConfigOrLeave()
  const postgres = config.DATABASE_URL ? undefined : await launchPostgres(path.resolve(config.DATA_DIR, 'postgres'))
  const connection = postgres?.connection ?? { connectionString: config.DATABASE_URL! }
  const product = await createProduct({ config, connection })
  await product.app.listen({ port: config.PORT, host: config.BIND })
  console.log(`ready: ${config.PUBLIC_URL.origin}`)
  const link = await firstAdminLink(product)
  if (link) console.log(link)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await product.stop()
    await postgres?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))

function readConfigOrLeave(): Config {
  try {
    return readConfig({ WEB_DIST: DIST, ...process.env })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(`configuration: ${error.message}`)
    process.exit(78) // EX_CONFIG
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runProduct()
