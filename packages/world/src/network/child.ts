import { setPriority } from 'node:os'
import { generateInto } from './generate.ts'
import type { GrowthReport } from './in-child.ts'

const BEHIND_THE_PRODUCT = 5
const EVERY_MS = 250

const [dir, options] = process.argv.slice(2)
const tell = (told: GrowthReport) => process.send?.(told)
// Nobody is left to generate for.
process.on('disconnect', () => process.exit(0))
setPriority(BEHIND_THE_PRODUCT)

try {
  let last = 0
  const given = JSON.parse(options!)
  const { entry, up_to } = await generateInto(dir!, { ...given, now: new Date(given.now) }, (share, rows) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    tell({ share, rows })
  })
  tell({ up_to: up_to.toISOString(), ...(entry ? { rows: entry.rows as Record<string, number> } : {}) })
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) })
}
process.disconnect()
