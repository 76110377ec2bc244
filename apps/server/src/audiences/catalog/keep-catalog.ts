import { addedToCatalog, catalogMadeAt, keepCatalog } from '@starling/store'
import type { Asking } from '../../asking/index.ts'
import type { Product } from '../../floor/index.ts'
import { countAdded, offersOf } from './offers.ts'

/** Our choice: what people follow and care about does not move by the hour. */
const FRESH_MS = 20 * 60 * 60_000

/** Every few minutes: where the catalog is a day old, or there is none, it is made anew, once all posts are here. */
export async function keepCatalogFresh(product: Product, stopping?: AbortSignal, { anew = false } = {}): Promise<void> {
  const { store, engine } = product
  if (engine.status.phase !== 'ready') return
  const made = await catalogMadeAt(store)
  if (!anew && made && store.now().getTime() - made.getTime() < FRESH_MS) return
  if ((await engine.state()).whole_since !== null) return
  try {
    await makeCatalog(product, stopping)
  } catch (error) {
    // Whoever stops does not wait for it; the next to start makes it.
    if (!stopping?.aborted) throw error
  }
}

export async function makeCatalog({ store, engine }: Product, stopping?: AbortSignal): Promise<void> {
  const asking = await askingAlone(engine, store.now(), stopping)
  const offered = [...(await offersOf(asking)), ...(await countAdded(await addedToCatalog(store), asking))]
  await store.change('operator', async (change) => {
    await keepCatalog(change, offered)
    await change.audit('catalog.made', { detail: { audiences: offered.length } })
  })
}

/** For a job that nobody waits for. */
async function askingAlone(engine: Product['engine'], now: Date, stopping?: AbortSignal): Promise<Asking> {
  const { as_of, sources } = await engine.state()
  return {
    ask: (scope, primitives, baseline) =>
      engine.ask(scope, primitives, {
        asker: 'catalog',
        ...(baseline && { baseline }),
        ...(stopping && { signal: stopping }),
      }),
    remember: (_, work) => work(),
    now: now.getTime() / 1000,
    as_of,
    source: sources,
  }
}
