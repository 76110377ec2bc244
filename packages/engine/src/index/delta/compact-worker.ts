import { parentPort, workerData } from 'node:worker_threads'
import { buildFolder } from '../build/build.ts'
import { readMeta } from '../files/meta.ts'
import { NoRoomError, type Room } from '../load/room.ts'
import { factsOf } from './facts.ts'

export type CompactionOrder = { folder: string; log_bytes: number; to: string; room: Room }
/** What it would need, where that is more than there is. */
export type Compacted = { needed_bytes?: number }

/** Builds a version anew with all that its log brought, beside those who read it. */
const { folder, log_bytes, to, room } = workerData as CompactionOrder
const tell = (compacted: Compacted) => parentPort!.postMessage(compacted)
try {
  await buildFolder(to, factsOf(folder, log_bytes), { sources: readMeta(folder).sources, room })
  tell({})
} catch (error) {
  if (!(error instanceof NoRoomError)) throw error
  tell({ needed_bytes: error.needed_bytes })
}
