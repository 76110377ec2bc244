import { parentPort, workerData } from 'node:worker_threads'
import { openCorpus } from '../../corpus/corpus.ts'
import { readFacts } from '../../facts/read.ts'
import { NoRoomError, type Room } from '../load/room.ts'
import { type BuildProgress, buildFolder } from './build.ts'

export type CorpusBuild = { corpus: string; folder: string; sources: string[]; room?: Room | undefined }
export type CorpusBuildMessage = { progress: BuildProgress } | { needed_bytes: number | undefined }

/** Reads a corpus and builds an index of it, beside the thread that waits for it. */
const { corpus: dir, folder, sources, room } = workerData as CorpusBuild
const corpus = await openCorpus(dir)
const tell = (message: CorpusBuildMessage) => parentPort!.postMessage(message)
try {
  await buildFolder(folder, readFacts(corpus), {
    sources,
    ...(room && { room }),
    onProgress: (progress) => tell({ progress }),
  })
  tell({ needed_bytes: undefined })
} catch (error) {
  if (!(error instanceof NoRoomError)) throw error
  tell({ needed_bytes: error.needed_bytes })
} finally {
  await corpus.close()
}
