import { writeFileSync } from 'node:fs'
import path from 'node:path'

const MODELS = path.join(import.meta.dirname, '../../packages/enrich/models')

export function writeModel(name: string, header: unknown, ...columns: (Int8Array | Uint8Array)[]): number {
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  const parts = columns.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))
  const file = Buffer.concat([length, text, ...parts])
  writeFileSync(path.join(MODELS, `${name}.bin`), file)
  return file.length
}

/** One byte per weight: the largest of almost all becomes 127, the few beyond are cut. */
export function quantised(weights: Float32Array, keep = 0.9999): { scale: number; values: Int8Array } {
  const sizes = Float32Array.from(
    weights.filter((one) => one !== 0),
    Math.abs,
  ).sort()
  const largest = sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * keep))] || 1
  const scale = largest / 127
  const values = Int8Array.from(weights, (one) => Math.max(-127, Math.min(127, Math.round(one / scale))))
  return { scale, values }
}
