import path from 'node:path'
import { readConfig } from '@starling/server'
import { launchPostgres, runningPostgres, Store } from '@starling/store'

/** The rows of this installation, whether or not the product runs. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const dir = path.resolve(config.DATA_DIR, 'postgres')
  const running = config.DATABASE_URL ? { connectionString: config.DATABASE_URL } : await runningPostgres(dir)
  const launched = running ? undefined : await launchPostgres(dir)
  const store = await Store.open({
    connection: running ?? launched!.connection,
    now: () => new Date(),
    onError: console.error,
  })
  try {
    return await work(store)
  } finally {
    await store.close()
    await launched?.stop()
  }
}
