import { setImmediate } from 'node:timers/promises'
import { startKernels } from '../kernels/kernels.ts'
import type { Loaded } from './load.ts'

/** So many accounts between two moments in which others have their turn. */
const CHUNK = 32_768

/** Per account the bits of its most frequent terms, found once for all questions. */
export async function markFirsts(
  { meta, layout: { places }, memory }: Loaded,
  module: WebAssembly.Module,
): Promise<void> {
  const kernels = startKernels(module, memory)
  const [at, values, out] = [places['used.at']!.at, places['used.values']!.at, places['used.firsts']!.at]
  for (let from = 0; from < meta.rows; from += CHUNK) {
    kernels.firsts(at, values, from, Math.min(from + CHUNK, meta.rows), out)
    await setImmediate()
  }
}
