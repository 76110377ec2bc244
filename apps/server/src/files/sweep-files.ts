import { dropOverdueFiles, unknownFiles } from '@starling/store'
import type { Product } from '../floor/index.ts'

/** Longer than any upload: what is younger may be about to get its row. */
const YOUNG_MS = 2 * 60 * 60_000
const BATCH = 500

/** Takes away what nothing was made of in time, and bytes whose row is gone. */
export async function sweepFiles({ store, files }: Pick<Product, 'store' | 'files'>): Promise<void> {
  await store.change('operator', async (change) => {
    await dropOverdueFiles(change)
    await change.audit('file.swept', {})
  })
  // By the clock of the machine, as it stands on the files.
  const before = new Date(Date.now() - YOUNG_MS)
  await files.clearIncoming(before)
  let batch: string[] = []
  const clear = async () => {
    for (const id of await unknownFiles(store, batch)) await files.bytes.remove(id)
    batch = []
  }
  for await (const id of files.bytes.list(before)) {
    batch.push(id)
    if (batch.length >= BATCH) await clear()
  }
  await clear()
}
