import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { FRESH, type IndexStoreOptions, Store } from '../query/store.ts'
import { Applier } from './apply.ts'
import { Heap } from './heap.ts'
import { ChangeLog, LOG, readLog } from './log.ts'
import { NoRoom } from './no-room.ts'
import { emptyPatch } from './overlay.ts'
import type { WriteOrder, WriteReply } from './writer.ts'

/** Brings changes into memory and on disk, beside the threads that answer. */
const options = workerData as IndexStoreOptions
const texts = path.join(options.folder, FRESH)
writeFileSync(texts, '')
const store = new Store(options)
const applier = new Applier(store, new Heap(store, options.memory), texts)
const log = new ChangeLog(path.join(options.folder, LOG))

function follow(order: WriteOrder): WriteReply {
  if (order.do === 'show') {
    applier.show()
    return { done: 'shown' }
  }
  if (order.do === 'replay') return replay()
  if (order.do === 'get_ready') {
    applier.getReady()
    return { done: 'ready' }
  }
  try {
    const { live, patch } = applier.prepare(order.change)
    log.append(order.change)
    return { done: 'prepared', live, patch, log_bytes: log.bytes }
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error
    // It is kept all the same: building anew takes it along.
    log.append(order.change)
    return { done: 'full', log_bytes: log.bytes }
  }
}

/** All that the log holds, while nobody reads. */
function replay(): WriteReply {
  const patch = emptyPatch()
  for (const change of readLog(path.join(options.folder, LOG)).changes()) {
    try {
      const made = applier.prepare(change)
      applier.show()
      patch.engagers.push(...made.patch.engagers)
      patch.history.push(...made.patch.history)
      patch.snapshots.push(...made.patch.snapshots)
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error
      return { done: 'full', log_bytes: log.bytes }
    }
  }
  return { done: 'prepared', live: store.live, patch, log_bytes: log.bytes }
}

parentPort!.on('message', (order: WriteOrder) => {
  let reply: WriteReply
  try {
    reply = follow(order)
  } catch (error) {
    reply = { done: 'failed', reason: String(error instanceof Error ? error.stack : error) }
  }
  parentPort!.postMessage(reply)
})
