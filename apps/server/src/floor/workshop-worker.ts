import { parentPort, workerData } from 'node:worker_threads'
import type { Delivery, Maker, WorkOrder } from './workshop.ts'

const { make } = (await import(workerData)) as Maker<unknown>

parentPort?.on('message', async ({ id, task }: WorkOrder<unknown>) => {
  const delivery: Delivery = await make(task).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error: String(error) }),
  )
  parentPort?.postMessage(delivery)
})
