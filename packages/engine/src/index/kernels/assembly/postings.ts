import { has, put } from './bits'

/** The first place from `from` on whose value is at least `x`. */
export function lower_bound(list: usize, from: u32, to: u32, x: u32): u32 {
  while (from < to) {
    const middle = (from + to) >>> 1
    if (load<u32>(list + (middle << 2)) < x) from = middle + 1
    else to = middle
  }
  return from
}

/** What two ascending lists share; `a` is the shorter one, `out` may be `a`. */
export function intersect(a: usize, a_count: u32, b: usize, b_count: u32, out: usize): u32 {
  let at = out
  let k: u32 = 0
  if (b_count > a_count * 16) {
    for (let i: u32 = 0; i < a_count && k < b_count; i++) {
      const x = load<u32>(a + (i << 2))
      let step: u32 = 1
      while (k + step < b_count && load<u32>(b + ((k + step) << 2)) < x) step <<= 1
      const end = k + step + 1
      k = lower_bound(b, k + (step >>> 1), end < b_count ? end : b_count, x)
      if (k < b_count && load<u32>(b + (k << 2)) == x) {
        store<u32>(at, x)
        at += 4
      }
    }
    return u32((at - out) >>> 2)
  }
  let i: u32 = 0
  while (i < a_count && k < b_count) {
    const x = load<u32>(a + (i << 2))
    const y = load<u32>(b + (k << 2))
    if (x == y) {
      store<u32>(at, x)
      at += 4
    }
    i += u32(x <= y)
    k += u32(y <= x)
  }
  return u32((at - out) >>> 2)
}

/** Of a list those that are in `bits`; `out` may be the list itself. */
export function keep_in_bits(list: usize, n: u32, bits: usize, out: usize): u32 {
  let at = out
  const end = list + (n << 2)
  for (let p = list; p < end; p += 4) {
    const x = load<u32>(p)
    store<u32>(at, x)
    at += usize(has(bits, x)) << 2
  }
  return u32((at - out) >>> 2)
}

/** Who wrote the posts of the bits from `from` to `to` (multiples of 64). */
export function authors(bits: usize, from: u32, to: u32, author: usize, out: usize): void {
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      put(out, load<u32>(author + ((base + u32(ctz<u64>(word))) << 2)))
      word &= word - 1
    }
  }
}

/** Takes posts of others than these accounts out of the bits. */
export function keep_by_author(bits: usize, from: u32, to: u32, author: usize, accounts: usize): void {
  for (let base = from; base < to; base += 64) {
    const word = load<u64>(bits + (base >>> 3))
    let left = word
    let kept = word
    while (left) {
      const bit = ctz<u64>(left)
      if (!has(accounts, load<u32>(author + ((base + u32(bit)) << 2)))) kept &= ~((<u64>1) << bit)
      left &= left - 1
    }
    if (kept != word) store<u64>(bits + (base >>> 3), kept)
  }
}

/** Takes out of the bits what was not written from `since` up to `until`. */
export function keep_in_time(bits: usize, from: u32, to: u32, time: usize, since: u32, until: u32): void {
  for (let base = from; base < to; base += 64) {
    const word = load<u64>(bits + (base >>> 3))
    let left = word
    let kept = word
    while (left) {
      const bit = ctz<u64>(left)
      const at = load<u32>(time + ((base + u32(bit)) << 2))
      if (at < since || at >= until) kept &= ~((<u64>1) << bit)
      left &= left - 1
    }
    if (kept != word) store<u64>(bits + (base >>> 3), kept)
  }
}
