import { origins } from '@starling/server'
import { type Footing, runProductOn } from '../run.ts'

/** What the product of `npm run dev` tells the process that starts it anew. */
export type FromProduct =
  | { ready: { port: number; origins: ReturnType<typeof origins> } }
  | { kept_up: { accounts: number; posts: number } }

// The ground stays in the parent: this process may end and be started anew at any time.
const tell = (message: FromProduct) => process.send!(message)

process.once('message', async (footing: Footing) => {
  const { config, product } = await runProductOn(footing, process.env, { testing: true })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await product.stop()
    process.exit(0)
  }
  process.on('message', async () => {
    await product.engine.keepUp()
    tell({ kept_up: await product.engine.state() })
  })
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
  tell({ ready: { port: (product.app.server.address() as { port: number }).port, origins: origins(config) } })
})
// The terminal sends Ctrl-C to everybody; the parent says when.
process.on('SIGINT', () => {})
