import { quantised } from './model-file.ts'

const MOST = 15

/** Weights (row by row, the last what is known unread) as `weightsIn` of the language model reads them. */
export function packedRows(weights: Float32Array, rows: number, width: number): { scale: number; bytes: Uint8Array } {
  const { values, scale } = quantised(weights)
  const cells = rows * width
  const bytes = new Uint8Array(rows + ((cells + 1) >> 1) + width)
  for (let row = 0; row < rows; row++) {
    const those = values.subarray(row * width, (row + 1) * width)
    const least = Math.min(...those)
    const reach = Math.max(...those) - least
    bytes[row] = reach
    if (reach === 0) continue
    those.forEach((_, column) => {
      const cell = row * width + column
      // From the weight itself where it was not cut: rounded once, not twice.
      const value = Math.max(least, Math.min(least + reach, weights[cell]! / scale))
      bytes[rows + (cell >> 1)]! |= Math.round(((value - least) / reach) * MOST) << ((cell & 1) << 2)
    })
  }
  bytes.set(new Uint8Array(values.slice(cells).buffer), bytes.length - width)
  return { scale, bytes }
}
