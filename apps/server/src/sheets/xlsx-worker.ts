import { parentPort } from 'node:worker_threads'
import type { Table } from './table.ts'
import { xlsxOf } from './xlsx.ts'

export type Order = { id: number; tables: readonly Table[] }
export type Delivery = { id: number; bytes?: Uint8Array; error?: string }

parentPort?.on('message', async ({ id, tables }: Order) => {
  const delivery: Delivery = await xlsxOf(tables).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error: String(error) }),
  )
  parentPort?.postMessage(delivery)
})
