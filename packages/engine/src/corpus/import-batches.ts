import type { Corpus } from './corpus.ts'
import type { ImportOptions } from './import.ts'
import type { ImportEntry } from './manifest.ts'
import { type RowBatch, rowsIn } from './rows.ts'

const CHECKPOINT_MS = 10_000

export type BatchesOptions = ImportOptions & {
  key: string
  /** The same batches for the same time, whenever asked: an import that was cut short counts them to find its place. */
  batches: (fetched_at: Date) => Iterable<RowBatch> | AsyncIterable<RowBatch>
  checkpoint_ms?: number
  onBatch?: (batch: RowBatch, isOld: boolean) => void
}

/** Takes in rows that a program makes. */
export async function importBatches(corpus: Corpus, options: BatchesOptions): Promise<ImportEntry> {
  const { checkpoint_ms = CHECKPOINT_MS } = options
  const running = corpus.import(options)
  const resumed_at = Number(running.position?.batches ?? 0)
  let count = 0
  let last = Date.now()
  try {
    for await (const batch of options.batches(running.fetched_at)) {
      count++
      const isOld = count <= resumed_at
      if (!isOld && rowsIn(batch) > 0) await running.add(batch)
      options.onBatch?.(batch, isOld)
      if (isOld || Date.now() - last < checkpoint_ms) continue
      await running.checkpoint({ batches: count })
      last = Date.now()
    }
    return await running.commit()
  } catch (error) {
    await running.stop()
    throw error
  }
}
