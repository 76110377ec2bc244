import { createServer } from 'node:http'
import path from 'node:path'
import { fillCorpus, RestartingProduct, runGround, welcome } from '@starling/world/dev'
import { DEV_PAGES, servePages } from './dev/pages.ts'
import { passOn } from './dev/pass-on.ts'
import { watchCode } from './dev/watch-code.ts'

// `npm run dev`: the whole product with its test calls on one port. A change of a page shows in the open page; a change
// of the server starts the product anew, while PostgreSQL, the sandbox and DATA_DIR stay as they are.
const ROOT = path.resolve(import.meta.dirname, '..')
const PORT = Number(process.env.PORT ?? 4000)
const CALLS = /^\/(api|rest-auth|livez|readyz|metrics)\b/

const began = performance.now()
const ground = await runGround(process.env)
const server = createServer((asked, answer) => {
  const toProduct = () => passOn(asked, answer, product.ready)
  if (CALLS.test(asked.url ?? '')) return toProduct()
  vite.middlewares(asked, answer, toProduct)
})
const vite = await servePages(server)
// Once there is a page: the product does not start without one.
const product = new RestartingProduct(ground, {
  // A start reads what the last one compiled.
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
  ...process.env,
  PORT: String(PORT),
  WEB_DIST: DEV_PAGES,
})
await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, process.env.BIND, resolve))
const { origins } = await product.ready
console.log(welcome({ origins, sandbox: ground.sandbox }, performance.now() - began))

const growing = fillCorpus(ground.data_dir, process.env, () => product.keepUp())
const unwatch = watchCode(ROOT, async (file) => {
  const changed = performance.now()
  await product.restart()
  await product.ready
  console.log(`${file} changed: the product was started anew (${((performance.now() - changed) / 1000).toFixed(1)} s)`)
})

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  console.log('stopping')
  unwatch()
  growing?.stop()
  await vite.close()
  server.close()
  server.closeAllConnections()
  await product.stop()
  await ground.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
