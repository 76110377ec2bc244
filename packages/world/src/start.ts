import { fileURLToPath } from 'node:url'
import { ConfigError, runProduct } from '@starling/server'
import { fillCorpus } from './network/fill-corpus.ts'
import { runWorld } from './run.ts'
import { welcome } from './welcome.ts'

const WEB_DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))

if (process.env.SANDBOX === 'off') await runProduct()
else await start()

async function start(): Promise<void> {
  const began = performance.now()
  const testing = process.argv.includes('--testing')
  const world = await runWorld({ WEB_DIST, ...process.env }, { testing }).catch(leave)
  console.log(welcome(world, performance.now() - began))
  const { engine } = world.product
  const growing = fillCorpus(world.data_dir, process.env, async () => {
    await engine.keepUp()
    return engine.state()
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    console.log('stopping')
    growing?.stop()
    await world.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function leave(error: Error & { code?: string }): never {
  if (error.code === 'EADDRINUSE')
    console.error(`a port is taken (${error.message}); set PORT, SANDBOX_PORT or SANDBOX_SMTP_PORT`)
  else console.error(error instanceof ConfigError ? `configuration: ${error.message}` : error)
  process.exit(error instanceof ConfigError ? 78 : 1)
}
