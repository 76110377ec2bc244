import { parentPort } from 'node:worker_threads'
import type { SheetTable } from './table.ts'
import { xlsxOf } from './xlsx.ts'

export type SheetOrder = { id: number; tables: readonly SheetTable[] }
export type Delivery = { id: number; bytes?: Uint8Array; error?: string }

parentPort?.on('message', async ({ id, tables }: SheetOrder) => {
  const delivery: Delivery = await xlsxOf(tables).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, error: String(error) }),
  )
  parentPort?.postMessage(delivery)
})
