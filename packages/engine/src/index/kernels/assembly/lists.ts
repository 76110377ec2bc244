import { popcount, put } from './bits'
import { HEAD, HIGH } from './list-layout'
import { turn } from './turn'

let touched: u32 = 0

/** Lists lie far apart: asked for all at once, they come from memory side by side and not one after the other. */
@inline
function touch(at: usize, values: usize, from: usize, to: usize): void {
  let sum: u32 = 0
  for (let m = from; m < to; m += 4) {
    const p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    sum += u32(load<u16>(p))
  }
  touched = sum
}

@inline
const TOUCHED: usize = 64 * 4

/** Counts values from `from` up to `to` of the lists of these accounts. */
export function count(at: usize, values: usize, members: usize, n: u32, counts: usize, from: u32, to: u32): void {
  if (from == 0 && to <= HIGH) count_low(at, values, members, n, counts, to)
  else if (from == 0) count_both(at, values, members, n, counts, to)
  else count_between(at, values, members, n, counts, from, to)
}

function count_low(at: usize, values: usize, members: usize, n: u32, counts: usize, to: u32): void {
  const end = members + (n << 2)
  let next = members
  for (let m = members; m < end; m += 4) {
    if (m == next) {
      next = min(end, m + TOUCHED)
      touch(at, values, m, next)
    }
    let p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    p += HEAD
    // They ascend: where the fourth is counted, so are those before it.
    for (; p + 8 <= low; p += 8) {
      if (u32(load<u16>(p, 6)) >= to) break
      add_one(counts, load<u16>(p))
      add_one(counts, load<u16>(p, 2))
      add_one(counts, load<u16>(p, 4))
      add_one(counts, load<u16>(p, 6))
    }
    // At most three are left; to ask of each whether it is counted costs less than a wrong guess where they end.
    add_if(counts, load<u16>(p), u32(p < low), to)
    add_if(counts, load<u16>(p, 2), u32(p + 2 < low), to)
    add_if(counts, load<u16>(p, 4), u32(p + 4 < low), to)
  }
}

@inline
function add_if(counts: usize, x: u32, is_listed: u32, to: u32): void {
  const one = is_listed & u32(x < to)
  const c = counts + ((x & (0 - one)) << 2)
  store<u32>(c, load<u32>(c) + one)
}

@inline
function add_one(counts: usize, x: u32): void {
  const c = counts + (x << 2)
  store<u32>(c, load<u32>(c) + 1)
}

@inline
const FIRSTS: u32 = 64

/** Of the accounts from `from` up to `to`: which of the 64 most frequent values each has, as the bits of eight bytes. */
export function firsts(at: usize, values: usize, from: u32, to: u32, out: usize): void {
  for (let account = from; account < to; account++) {
    let p = values + (load<u32>(at + (account << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    let mask: u64 = 0
    for (p += HEAD; p < low; p += 2) {
      const x = u32(load<u16>(p))
      if (x >= FIRSTS) break
      mask |= u64(1) << u64(x)
    }
    store<u64>(out + (account << 3), mask)
  }
}

/**
 * Counts values up to `to` (at most 65,535) and makes columns of bits of the 64 most frequent on the way: which of the
 * accounts, from `first` on (a multiple of 64) in their order, have each. `masks` says it by account, so lists are read
 * from behind these on. `rows` is room for 64 times eight bytes.
 */
export function count_firsts(
  at: usize,
  values: usize,
  masks: usize,
  members: usize,
  first: u32,
  n: u32,
  counts: usize,
  to: u32,
  out: usize,
  stride: u32,
  rows: usize,
): void {
  const end = first + n
  for (let base = first; base < end; base += 64) {
    const last = min(end, base + 64)
    touch(at, values, members + (base << 2), members + (last << 2))
    for (let i = base; i < last; i++) {
      const account = load<u32>(members + (i << 2))
      const mask = load<u64>(masks + (account << 3))
      store<u64>(rows + ((i - base) << 3), mask)
      let p = values + (load<u32>(at + (account << 2)) << 1)
      const low = p + HEAD + (usize(load<u16>(p)) << 1)
      p += HEAD + (usize(popcnt<u64>(mask)) << 1)
      for (; p + 8 <= low; p += 8) {
        if (u32(load<u16>(p, 6)) >= to) break
        add_one(counts, load<u16>(p))
        add_one(counts, load<u16>(p, 2))
        add_one(counts, load<u16>(p, 4))
        add_one(counts, load<u16>(p, 6))
      }
      add_if(counts, load<u16>(p), u32(p < low), to)
      add_if(counts, load<u16>(p, 2), u32(p + 2 < low), to)
      add_if(counts, load<u16>(p, 4), u32(p + 4 < low), to)
    }
    for (let i = last; i < base + 64; i++) store<u64>(rows + ((i - base) << 3), 0)
    turn(rows)
    for (let column: u32 = 0; column < FIRSTS; column++) {
      store<u64>(out + column * stride + (base >>> 3), load<u64>(rows + (column << 3)))
    }
  }
  const bytes = ((n + 63) >>> 6) << 3
  for (let column: u32 = 0; column < min(to, FIRSTS); column++) {
    const c = counts + (column << 2)
    store<u32>(c, load<u32>(c) + popcount(out + column * stride + (first >>> 3), bytes))
  }
}

function count_both(at: usize, values: usize, members: usize, n: u32, counts: usize, to: u32): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    let p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    p += HEAD
    for (; p + 8 <= low; p += 8) {
      add_one(counts, load<u16>(p))
      add_one(counts, load<u16>(p, 2))
      add_one(counts, load<u16>(p, 4))
      add_one(counts, load<u16>(p, 6))
    }
    for (; p < low; p += 2) add_one(counts, load<u16>(p))
    for (; p < high; p += 4) {
      const x = load<u32>(p)
      if (x >= to) break
      add_one(counts, x)
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
