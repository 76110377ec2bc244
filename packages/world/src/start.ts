import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, runProduct } from '@starling/server'
import { type Growing, generateInChild } from './network/in-child.ts'
import { Progress } from './network/progress.ts'
import { networkOptions } from './network/size.ts'
import { PEOPLE } from './people.ts'
import { type Running, runWorld } from './run.ts'

const WEB_DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))

if (process.env.SANDBOX === 'off') await runProduct()
else await start()

async function start(): Promise<void> {
  const began = performance.now()
  const testing = process.argv.includes('--testing')
  const world = await runWorld({ WEB_DIST, ...process.env }, { testing }).catch(leave)
  console.log(welcome(world, performance.now() - began))
  const growing = fillCorpus(world)
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

/** A network to look at: generated once, then carried on to now. The product answers meanwhile. */
function fillCorpus({ data_dir, product }: Running): Growing | undefined {
  const options = networkOptions(process.env)
  if (options.accounts === 0) return undefined
  const began = performance.now()
  const progress = new Progress('reading in the network')
  const growing = generateInChild(path.join(data_dir, 'corpus'), options, ({ share, rows }) =>
    progress.update(share, rows),
  )
  growing.done.then(async (told) => {
    progress.end()
    if ('failed' in told) return console.error(`the network is not there: ${told.failed}`)
    await product.live.keepUp()
    const { accounts, posts } = await product.live.state()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${accounts.toLocaleString('en')} people and ${posts.toLocaleString('en')} posts can be asked about (${seconds} s)`,
    )
  })
  return growing
}

function leave(error: Error & { code?: string }): never {
  if (error.code === 'EADDRINUSE')
    console.error(`a port is taken (${error.message}); set PORT, SANDBOX_PORT or SANDBOX_SMTP_PORT`)
  else console.error(error instanceof ConfigError ? `configuration: ${error.message}` : error)
  process.exit(error instanceof ConfigError ? 78 : 1)
}

function welcome({ origins, sandbox }: Running, ms: number): string {
  return `
Starling is ready (${(ms / 1000).toFixed(1)} s)

  team dashboard      ${origins.team}
  targeting toolkit   ${origins.pro}
  premium suite       ${origins.premium}
  sandbox             ${sandbox.url}

Sign in as one of these; the code arrives in the mailbox, ${sandbox.url}/mail
${PEOPLE.map(({ email, team, level }) => `  ${email.padEnd(28)} ${team}, ${level}`).join('\n')}

Ctrl-C stops everything.
`
}
