import { setPriority } from 'node:os'
import { RowPrint } from '@starling/sandbox'
import { generateInto } from './generate.ts'
import type { GrowthReport } from './in-child.ts'

const BEHIND_THE_PRODUCT = 5
const EVERY_MS = 250

const [dir, asked] = process.argv.slice(2)
const tell = (told: GrowthReport) => process.send?.(told)
// Nobody is left to generate for.
process.on('disconnect', () => process.exit(0))
setPriority(BEHIND_THE_PRODUCT)

try {
  let last = 0
  const given = JSON.parse(asked!)
  const onProgress = (share: number, rows: number, days?: number) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    tell({ share, rows, ...(days !== undefined && { days }) })
  }
  const onRecent = () => tell({ recent: true })
  const options = { ...given, now: new Date(given.now) }
  const print = new RowPrint()
  const { rows, up_to } = await generateInto(dir!, options, onProgress, { print, onRecent })
  tell({ up_to: up_to.toISOString(), ...(rows && { rows, print: print.text() }) })
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) })
}
process.disconnect()
