import { Worker } from 'node:worker_threads'
import type { SheetTable } from './table.ts'
import type { Delivery, SheetOrder } from './xlsx-worker.ts'

type Waiting = PromiseWithResolvers<Uint8Array>
const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let orders = 0

/** One after the other, apart from everything else: a large workbook takes seconds, in which nobody would be answered. */
export function writeXlsx(tables: readonly SheetTable[]): Promise<Uint8Array> {
  const order: SheetOrder = { id: ++orders, tables }
  const answer: Waiting = Promise.withResolvers()
  waiting.set(order.id, answer)
  worker ??= start()
  worker.postMessage(order)
  return answer.promise
}

function start(): Worker {
  const started = new Worker(new URL('./xlsx-worker.ts', import.meta.url))
  started.on('message', ({ id, bytes, error }: Delivery) => {
    const answer = waiting.get(id)
    waiting.delete(id)
    if (bytes) answer?.resolve(bytes)
    else answer?.reject(new Error(error))
  })
  // The next order starts another one.
  const end = (cause: unknown) => {
    worker = undefined
    for (const answer of waiting.values()) answer.reject(new Error('the workbook was not written', { cause }))
    waiting.clear()
  }
  started.on('error', end)
  started.on('exit', (code) => worker === started && end(code))
  started.unref()
  return started
}
