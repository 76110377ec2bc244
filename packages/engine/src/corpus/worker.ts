import { parentPort, workerData } from 'node:worker_threads'
import type { Chunk } from './columns.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { judge } from './judge.ts'
import type { Segment } from './manifest.ts'
import { type Provenance, type SegmentName, writeSegment } from './segment.ts'

export type SegmentOrder = { folder: string; name: SegmentName; chunk: Chunk; provenance: Provenance }
export type WrittenSegment = { segment: Segment; unjudged: number }
export type WriteAnswer = WrittenSegment | { error: unknown }

/** Judges the rows of one chunk and writes them as a segment, beside the thread that reads the source. */
const database = await openDatabase(workerData as DatabaseOptions)

async function write({ folder, name, chunk, provenance }: SegmentOrder): Promise<void> {
  let answer: WriteAnswer
  try {
    const unjudged = judge(name.table, chunk, new Date(provenance.fetched_at))
    answer = { segment: await writeSegment(database, folder, name, chunk, provenance), unjudged }
  } catch (error) {
    answer = { error }
  }
  parentPort!.postMessage(answer)
}

let last = Promise.resolve()
parentPort!.on('message', (order: SegmentOrder | 'end') => {
  last = last.then(() => (order === 'end' ? end() : write(order)))
})
function end(): void {
  database.close()
  parentPort!.close()
}
