import { parentPort, workerData } from 'node:worker_threads'
import { buildFolder } from '../build/build.ts'
import { readMeta } from '../files/meta.ts'
import { factsOf } from './facts.ts'

export type CompactionOrder = { folder: string; log_bytes: number; to: string }

/** Builds a version anew with all that its log brought, beside those who read it. */
const { folder, log_bytes, to } = workerData as CompactionOrder
await buildFolder(to, factsOf(folder, log_bytes), { sources: readMeta(folder).sources })
parentPort!.postMessage('done')
