import { parentPort, workerData } from 'node:worker_threads'
import { openCorpus } from '../../corpus/corpus.ts'
import { readFacts } from '../../facts/read.ts'
import { type BuildProgress, buildFolder } from './build.ts'

export type CorpusBuild = { corpus: string; folder: string; sources: string[] }
export type CorpusBuildMessage = { progress: BuildProgress } | { done: true }

/** Reads a corpus and builds an index of it, beside the thread that waits for it. */
const { corpus: dir, folder, sources } = workerData as CorpusBuild
const corpus = await openCorpus(dir)
const tell = (message: CorpusBuildMessage) => parentPort!.postMessage(message)
try {
  await buildFolder(folder, readFacts(corpus), { sources, onProgress: (progress) => tell({ progress }) })
} finally {
  await corpus.close()
}
tell({ done: true })
