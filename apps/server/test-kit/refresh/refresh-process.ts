import { Store } from '@starling/store'
import { refreshAudience } from '../../src/audiences/refresh.ts'
import type { Product } from '../../src/floor/index.ts'
import { oracleOf } from './small-corpus.ts'

/** One process that counts one audience anew, to be ended in the middle of it. The oracle is its engine: it holds no lock on the corpus of the test. */
const { connection, data_dir, now, audience_id } = JSON.parse(process.argv[2]!)
const onError = (error: unknown) => {
  throw error
}
const store = await Store.open({ connection, now: () => new Date(now), onError })
const engine = Object.assign(await oracleOf(data_dir), { status: { phase: 'ready' } })
await refreshAudience({ store, engine } as unknown as Product, audience_id)
await store.close()
