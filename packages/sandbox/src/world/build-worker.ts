import { parentPort, workerData } from 'node:worker_threads'
import { generateNetwork } from '../network/index.ts'
import { buildNetwork, continueNetwork } from './build.ts'

export type Order = {
  file: string
  seed: number
  accounts: number
  posts: number
  now: number
  after: number | undefined
}

// In a thread of its own: the sandbox answers other calls while the network is made.
const { file, seed, accounts, posts, now, after } = workerData as Order
const source = generateNetwork({ seed, accounts, posts, now: new Date(now) })
const tell = (rows: number) => parentPort?.postMessage({ rows })
if (after === undefined) buildNetwork(file, source, tell)
else continueNetwork(file, source, new Date(after), tell)
