import path from 'node:path'
import { type Config, readConfig } from '@starling/server/operator'
import { launchPostgres, type PostgresConnection, runningPostgres, Store } from '@starling/store'

/** The rows of this installation, whether or not the product runs. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const open = async (connection: PostgresConnection | { connectionString: string }) => {
    const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  return config.DATABASE_URL ? open({ connectionString: config.DATABASE_URL }) : withOwnPostgres(config, open)
}

/** The PostgreSQL in DATA_DIR: the one that runs, or one that is started for this. */
export async function withOwnPostgres<T>(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  work: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  const dir = path.resolve(DATA_DIR, 'postgres')
  const running = await runningPostgres(dir)
  if (running) return work(running)
  const launched = await launchPostgres(dir)
  try {
    return await work(launched.connection)
  } finally {
    await launched.stop()
  }
}
