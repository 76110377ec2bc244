// Rows of neighbouring posts, from `first` on: the values of each begin where `at` says, counted in fours of bytes.
// Posts that are not set in `bits` are passed over.

import { has } from './bits'

/** Per value, one more for each row that has it. */
export function tally_rows(bits: usize, first: u32, n: u32, at: usize, values: usize, counts: usize): void {
  for (let row: u32 = 0; row < n; row++) {
    if (!has(bits, first + row)) continue
    const end = values + (load<u32>(at + (row << 2), 4) << 2)
    for (let p = values + (load<u32>(at + (row << 2)) << 2); p != end; p += 4) {
      const c = counts + (load<u32>(p) << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}

/** Per two of the chosen values the rows that have both, at (higher slot, lower slot) of the matrix. */
export function pairs_rows(
  bits: usize,
  first: u32,
  n: u32,
  at: usize,
  values: usize,
  slots: usize,
  width: u32,
  matrix: usize,
  found: usize,
): void {
  for (let row: u32 = 0; row < n; row++) {
    if (!has(bits, first + row)) continue
    const end = values + (load<u32>(at + (row << 2), 4) << 2)
    let k: usize = 0
    for (let p = values + (load<u32>(at + (row << 2)) << 2); p != end; p += 4) {
      const slot = load<u8>(slots + load<u32>(p))
      store<u8>(found + k, slot)
      k += usize(slot != 255)
    }
    for (let x: usize = 1; x < k; x++) {
      for (let y: usize = 0; y < x; y++) {
        const a = u32(load<u8>(found + x))
        const b = u32(load<u8>(found + y))
        const c = matrix + ((a > b ? a * width + b : b * width + a) << 2)
        store<u32>(c, load<u32>(c) + 1)
      }
    }
  }
}
