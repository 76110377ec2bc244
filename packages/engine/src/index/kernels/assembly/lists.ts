import { put } from './bits'

// A list: how many values below 65,535 (u16), how many others (u32), then these and those, each ascending.
// `at` counts in steps of two bytes from `values`; it may lead anywhere in memory, as sums wrap around.

@inline
const HEAD: usize = 6
@inline
const HIGH: u32 = 65535

/** Counts values from `from` up to `to` of the lists of these accounts. */
export function count(at: usize, values: usize, members: usize, n: u32, counts: usize, from: u32, to: u32): void {
  if (from == 0 && to <= HIGH) count_low(at, values, members, n, counts, to)
  else if (from == 0) count_both(at, values, members, n, counts, to)
  else count_between(at, values, members, n, counts, from, to)
}

function count_low(at: usize, values: usize, members: usize, n: u32, counts: usize, to: u32): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    let p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    for (p += HEAD; p < low; p += 2) {
      const x = u32(load<u16>(p))
      if (x >= to) break
      const c = counts + (x << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}

function count_both(at: usize, values: usize, members: usize, n: u32, counts: usize, to: u32): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    let p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    for (p += HEAD; p < low; p += 2) {
      const c = counts + (u32(load<u16>(p)) << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
    for (; p < high; p += 4) {
      const x = load<u32>(p)
      if (x >= to) break
      const c = counts + (x << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}

function count_between(
  at: usize,
  values: usize,
  members: usize,
  n: u32,
  counts: usize,
  from: u32,
  to: u32,
): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const head = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = head + HEAD + (usize(load<u16>(head)) << 1)
    const high = low + (usize(load<u32>(head, 2)) << 2)
    if (from < HIGH) {
      // From the end: what is left to count is mostly rarer than what was counted.
      for (let p = low - 2; p >= head + HEAD; p -= 2) {
        const x = u32(load<u16>(p))
        if (x < from) break
        if (x >= to) continue
        const c = counts + (x << 2)
        store<u32>(c, load<u32>(c) + 1)
      }
    }
    if (to <= HIGH) continue
    for (let p = high - 4; p >= low && p < high; p -= 4) {
      const x = load<u32>(p)
      if (x < from) break
      if (x >= to) continue
      const c = counts + (x << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}

/** The accounts that have any of the marked values. */
export function lists_marked(at: usize, values: usize, accounts: u32, marks: usize, out: usize): void {
  for (let account: u32 = 0; account < accounts; account++) {
    let p = values + (load<u32>(at + (account << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    for (p += HEAD; p < low; p += 2) {
      if (load<u8>(marks + u32(load<u16>(p)))) {
        put(out, account)
        break
      }
    }
    for (p = low; p < high; p += 4) {
      if (load<u8>(marks + load<u32>(p))) {
        put(out, account)
        break
      }
    }
  }
}

/** How many of these accounts have at least one value. */
export function lists_filled(at: usize, values: usize, members: usize, n: u32): u32 {
  let filled: u32 = 0
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    filled += u32(load<u16>(p) != 0 || load<u32>(p, 2) != 0)
  }
  return filled
}

@inline
function pair_up(found: usize, n: usize, width: u32, matrix: usize): void {
  for (let x: usize = 1; x < n; x++) {
    const row = u32(load<u8>(found + x))
    for (let y: usize = 0; y < x; y++) {
      const c = matrix + ((row * width + u32(load<u8>(found + y))) << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}

/**
 * Per two of the chosen values (`slots`: 255 is not chosen, others rise with the value), the accounts that have both:
 * row of the matrix the later, column the earlier. Values from `to` on are not chosen.
 */
export function pairs(
  at: usize,
  values: usize,
  members: usize,
  n: u32,
  slots: usize,
  width: u32,
  matrix: usize,
  found: usize,
  to: u32,
): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    let p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    let k: usize = 0
    for (p += HEAD; p < low; p += 2) {
      const x = u32(load<u16>(p))
      if (x >= to) break
      const slot = load<u8>(slots + x)
      store<u8>(found + k, slot)
      k += usize(slot != 255)
    }
    if (to > HIGH) {
      for (p = low; p < high; p += 4) {
        const x = load<u32>(p)
        if (x >= to) break
        const slot = load<u8>(slots + x)
        store<u8>(found + k, slot)
        k += usize(slot != 255)
      }
    }
    pair_up(found, k, width, matrix)
  }
}

/** The same of flat rows: `ends` holds where each row of `values` ends; values in any order. */
export function pairs_flat(
  ends: usize,
  rows: u32,
  values: usize,
  slots: usize,
  width: u32,
  matrix: usize,
  found: usize,
): void {
  let p = values
  for (let row: u32 = 0; row < rows; row++) {
    const end = values + (load<u32>(ends + (row << 2)) << 2)
    let k: usize = 0
    for (; p < end; p += 4) {
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
