import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** In a process of its own: a thread that ends while DuckDB opens used to end the process it lives in. */
const CLOSING = `
  const { Writers } = await import(${JSON.stringify(new URL('./writers.ts', import.meta.url))})
  const chunk = { rows: 0, columns: {} }
  const begin = () => {
    const writers = new Writers(1, process.argv[1])
    return { writers, opened: writers.write({ chunk, name: {}, provenance: {} }).catch(() => {}) }
  }
  const opening = async () => {
    const began = performance.now()
    const { writers, opened } = begin()
    await opened
    await writers.close()
    return performance.now() - began
  }
  // The first one compiles.
  await opening()
  const opening_ms = await opening()
  for (let at = 0; at < 16; at++) {
    const { writers } = begin()
    await new Promise((resolve) => setTimeout(resolve, opening_ms * (0.4 + at / 26)))
    await writers.close()
  }`

/** Each of them opens DuckDB, at the speed that the machine has left. */
const SLOW_MS = 300_000

test(
  'writers are closed at any moment, also while they begin',
  () => {
    const { status, stderr } = spawnSync(process.execPath, ['-e', CLOSING, path.join(tmpdir(), 'starling-unused')], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  },
  SLOW_MS,
)
