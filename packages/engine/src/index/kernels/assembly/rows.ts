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
    const k = slots_of(at + (row << 2), values, slots, found)
    for (let x: usize = 1; x < k; x++) {
      for (let y: usize = 0; y < x; y++) {
        const c = matrix + pair_at(found, x, y, width)
        store<u32>(c, load<u32>(c) + 1)
      }
    }
  }
}

/** The chosen values of a row, to `found`; how many there are. */
@inline
function slots_of(at: usize, values: usize, slots: usize, found: usize): usize {
  const end = values + (load<u32>(at, 4) << 2)
  let k: usize = 0
  for (let p = values + (load<u32>(at) << 2); p != end; p += 4) {
    const slot = load<u8>(slots + load<u32>(p))
    store<u8>(found + k, slot)
    k += usize(slot != 255)
  }
  return k
}

/** Where two found values stand in a matrix of four bytes a cell: (higher slot, lower slot). */
@inline
function pair_at(found: usize, x: usize, y: usize, width: u32): usize {
  const a = u32(load<u8>(found + x))
  const b = u32(load<u8>(found + y))
  return (a > b ? a * width + b : b * width + a) << 2
}

/** Adds the author of each row to the lists of its values. `ends` says where a value's list goes on; 0: it has none. */
export function list_rows(
  bits: usize,
  first: u32,
  n: u32,
  at: usize,
  values: usize,
  ends: usize,
  author: usize,
): void {
  for (let row: u32 = 0; row < n; row++) {
    if (!has(bits, first + row)) continue
    const entry = load<u32>(author + ((first + row) << 2)) << 2
    const end = values + (load<u32>(at + (row << 2), 4) << 2)
    for (let p = values + (load<u32>(at + (row << 2)) << 2); p != end; p += 4) {
      add_to_list(ends + (load<u32>(p) << 2), entry)
    }
  }
}

/** The same of two chosen values each; `ends` is a matrix as `pairs_rows` has it. */
export function list_pairs(
  bits: usize,
  first: u32,
  n: u32,
  at: usize,
  values: usize,
  slots: usize,
  width: u32,
  ends: usize,
  found: usize,
  author: usize,
): void {
  for (let row: u32 = 0; row < n; row++) {
    if (!has(bits, first + row)) continue
    const entry = load<u32>(author + ((first + row) << 2)) << 2
    const k = slots_of(at + (row << 2), values, slots, found)
    for (let x: usize = 1; x < k; x++) {
      for (let y: usize = 0; y < x; y++) add_to_list(ends + pair_at(found, x, y, width), entry)
    }
  }
}

/** Places in memory are counted in fours of bytes. */
@inline
function add_to_list(end: usize, entry: u32): void {
  const place = load<u32>(end)
  if (!place) return
  store<u32>(usize(place) << 2, entry)
  store<u32>(end, place + 1)
}
