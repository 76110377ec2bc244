import { parentPort, workerData } from 'node:worker_threads'
import { openCorpus } from '../corpus/corpus.ts'
import { readFacts } from '../facts/read.ts'
import { buildIndex } from '../index/index.ts'

const { corpus_dir, index_dir, sources } = workerData as { corpus_dir: string; index_dir: string; sources: string[] }
const corpus = await openCorpus(corpus_dir)
try {
  await buildIndex(index_dir, readFacts(corpus), {
    sources,
    onProgress: ({ done, total }) => parentPort!.postMessage(done / total),
  })
} finally {
  await corpus.close()
}
