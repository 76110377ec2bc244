import { put } from './bits'

/** Rows whose value is marked in `marks`. */
export function column_marked(column: usize, rows: u32, marks: usize, out: usize): void {
  for (let base: u32 = 0; base < rows; base += 32) {
    const end = min(rows, base + 32)
    let word: u32 = 0
    for (let row = base; row < end; row++) {
      word |= u32(load<u8>(marks + load<u32>(column + (row << 2)))) << (row & 31)
    }
    const at = out + (base >>> 3)
    store<u32>(at, load<u32>(at) | word)
  }
}

export function column_between(column: usize, rows: u32, min: f64, max: f64, out: usize): void {
  for (let row: u32 = 0; row < rows; row++) {
    const x = f64(load<u32>(column + (row << 2)))
    if (x >= min && x <= max) put(out, row)
  }
}

export function histogram(column: usize, members: usize, n: u32, counts: usize): void {
  const end = members + (n << 2)
  for (let p = members; p < end; p += 4) {
    const at = counts + (load<u32>(column + (load<u32>(p) << 2)) << 2)
    store<u32>(at, load<u32>(at) + 1)
  }
}
