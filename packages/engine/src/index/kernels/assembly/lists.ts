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

/**
 * Per chosen value (`slots`: 255 is not chosen) a column of bits: which of the accounts, from `first` on in their
 * order, have it. Values from `to` on are not chosen.
 */
export function columns(
  at: usize,
  values: usize,
  members: usize,
  first: u32,
  n: u32,
  slots: usize,
  to: u32,
  out: usize,
  stride: u32,
): void {
  for (let i = first; i < first + n; i++) {
    let p = values + (load<u32>(at + (load<u32>(members + (i << 2)) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    const place = out + (i >>> 3)
    const bit = u8(1) << u8(i & 7)
    for (p += HEAD; p < low; p += 2) {
      const x = u32(load<u16>(p))
      if (x >= to) break
      const slot = u32(load<u8>(slots + x))
      if (slot != 255) store<u8>(place + slot * stride, load<u8>(place + slot * stride) | bit)
    }
    if (to <= HIGH) continue
    for (p = low; p < high; p += 4) {
      const x = load<u32>(p)
      if (x >= to) break
      const slot = u32(load<u8>(slots + x))
      if (slot != 255) store<u8>(place + slot * stride, load<u8>(place + slot * stride) | bit)
    }
  }
}

/**
 * Per two of the chosen values the rows that have both, at (higher slot, lower slot) of the matrix; `ends` holds where
 * each row of `values` ends.
 */
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
