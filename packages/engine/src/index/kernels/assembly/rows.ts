// Rows of posts: who wrote each, and its values, which begin where `at` says, counted in fours of bytes; the next
// begins where it ends.

/** From `row` on the next of `n` rows, the first of which is `first`, that is set; `n` where there is none. */
@inline
function next_set(bits: usize, first: u32, row: u32, n: u32): u32 {
  while (row < n) {
    const x = first + row
    const word = load<u64>(bits + ((x >>> 6) << 3)) >> u64(x & 63)
    if (word) return min(n, row + u32(ctz<u64>(word)))
    row += 64 - (x & 63)
  }
  return n
}

/** Of `n` neighbouring posts from `first` on those that are set in `bits`: how many they are and their values (u32 each). */
export function measure_rows(bits: usize, first: u32, n: u32, at: usize, out: usize): void {
  let rows: u32 = 0
  let values: u32 = 0
  for (let row = next_set(bits, first, 0, n); row < n; row = next_set(bits, first, row + 1, n)) {
    rows++
    values += load<u32>(at + (row << 2), 4) - load<u32>(at + (row << 2))
  }
  store<u32>(out, rows)
  store<u32>(out, values, 4)
}

/** The same posts close together: their authors to `authors`, where their values begin to `begins`, these to `out`. */
export function gather_rows(
  bits: usize,
  first: u32,
  n: u32,
  at: usize,
  values: usize,
  author: usize,
  authors: usize,
  begins: usize,
  out: usize,
): void {
  let done: u32 = 0
  for (let row = next_set(bits, first, 0, n); row < n; row = next_set(bits, first, row + 1, n)) {
    store<u32>(authors, load<u32>(author + ((first + row) << 2)))
    store<u32>(begins, done)
    authors += 4
    begins += 4
    const end = values + (load<u32>(at + (row << 2), 4) << 2)
    for (let p = values + (load<u32>(at + (row << 2)) << 2); p != end; p += 4) {
      store<u32>(out + (done << 2), load<u32>(p))
      done++
    }
  }
  store<u32>(begins, done)
}

/** Per value, one more for each time it is in the list. */
export function tally_values(values: usize, n: u32, counts: usize): void {
  const end = values + (n << 2)
  for (let p = values; p < end; p += 4) {
    const c = counts + (load<u32>(p) << 2)
    store<u32>(c, load<u32>(c) + 1)
  }
}

/** Per two of the chosen values the rows that have both, at (higher slot, lower slot) of the matrix. */
export function pairs_rows(
  n: u32,
  at: usize,
  values: usize,
  slots: usize,
  width: u32,
  matrix: usize,
  found: usize,
): void {
  for (let row: u32 = 0; row < n; row++) {
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
export function list_rows(n: u32, at: usize, values: usize, authors: usize, ends: usize): void {
  for (let row: u32 = 0; row < n; row++) {
    const entry = load<u32>(authors + (row << 2)) << 2
    const end = values + (load<u32>(at + (row << 2), 4) << 2)
    for (let p = values + (load<u32>(at + (row << 2)) << 2); p != end; p += 4) {
      add_to_list(ends + (load<u32>(p) << 2), entry)
    }
  }
}

/** The same of two chosen values each; `ends` is a matrix as `pairs_rows` has it. */
export function list_pairs(
  n: u32,
  at: usize,
  values: usize,
  authors: usize,
  slots: usize,
  width: u32,
  ends: usize,
  found: usize,
): void {
  for (let row: u32 = 0; row < n; row++) {
    const entry = load<u32>(authors + (row << 2)) << 2
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
