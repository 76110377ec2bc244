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

/** Sets those of a list that are in `bits`. */
export function set_shared(list: usize, n: u32, bits: usize, out: usize): void {
  const end = list + (n << 2)
  for (let p = list; p < end; p += 4) {
    const x = load<u32>(p)
    const byte = x >>> 3
    const bit = u8(1) << u8(x & 7)
    store<u8>(out + byte, load<u8>(out + byte) | (load<u8>(bits + byte) & bit))
  }
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
    let kept: u64 = 0
    if (word == u64.MAX_VALUE) {
      // All posts of a window: no bit need be looked for.
      for (let bit: u32 = 0; bit < 64; bit++) {
        kept |= u64(has(accounts, load<u32>(author + ((base + bit) << 2)))) << bit
      }
      left = 0
    }
    while (left) {
      const bit = ctz<u64>(left)
      kept |= u64(has(accounts, load<u32>(author + ((base + u32(bit)) << 2)))) << bit
      left &= left - 1
    }
    if (kept != word) store<u64>(bits + (base >>> 3), kept)
  }
}

/**
 * How many posts of the bits are by these accounts (0: by whomever); sets them in `any`, and lists who wrote each, as
 * posts by author are listed.
 */
export function share(
  bits: usize,
  from: u32,
  to: u32,
  author: usize,
  accounts: usize,
  listed: usize,
  any: usize,
): u32 {
  const anyone = u32(accounts == 0)
  let count: u32 = 0
  for (let base = from; base < to; base += 64) {
    const word = load<u64>(bits + (base >>> 3))
    if (!word) continue
    let left = word
    let kept: u64 = 0
    while (left) {
      const bit = ctz<u64>(left)
      const x = load<u32>(author + ((base + u32(bit)) << 2))
      const place = (x >>> 5) << 2
      const is_counted = ((load<u32>(accounts + place) >>> (x & 31)) & 1) | anyone
      kept |= u64(is_counted) << bit
      store<u32>(listed, x << 2)
      listed += usize(is_counted) << 2
      left &= left - 1
    }
    count += u32(popcnt<u64>(kept))
    store<u64>(any + (base >>> 3), load<u64>(any + (base >>> 3)) | kept)
  }
  return count
}

/**
 * The same of a list of posts, without those that are set in `gone` (0: none is gone) and, where `time` is not 0, those
 * not written from `since` up to `until`. Where those that count are `rare` the rest is passed over; else to mark
 * nothing for them costs less than to guess which they are.
 */
export function share_list(
  list: usize,
  n: u32,
  author: usize,
  accounts: usize,
  listed: usize,
  any: usize,
  rare: u32,
  gone: usize,
  time: usize,
  since: u32,
  until: u32,
): u32 {
  const anyone = u32(accounts == 0)
  const end = list + (n << 2)
  let count: u32 = 0
  if (!gone && !time) {
    for (let p = list; p < end; p += 4) {
      const post = load<u32>(p)
      const x = load<u32>(author + (post << 2))
      const place = (x >>> 5) << 2
      const is_counted = ((load<u32>(accounts + place) >>> (x & 31)) & 1) | anyone
      if (rare & (is_counted ^ 1)) continue
      store<u32>(listed + (count << 2), x << 2)
      count += is_counted
      const byte = any + (post >>> 3)
      store<u8>(byte, load<u8>(byte) | u8(is_counted << (post & 7)))
    }
    return count
  }
  for (let p = list; p < end; p += 4) {
    const post = load<u32>(p)
    const x = load<u32>(author + (post << 2))
    const place = (x >>> 5) << 2
    let is_counted = ((load<u32>(accounts + place) >>> (x & 31)) & 1) | anyone
    if (gone) is_counted &= u32(!has(gone, post))
    if (time) {
      const at = load<u32>(time + (post << 2))
      is_counted &= u32(at >= since) & u32(at < until)
    }
    store<u32>(listed + (count << 2), x << 2)
    count += is_counted
    const byte = any + (post >>> 3)
    store<u8>(byte, load<u8>(byte) | u8(is_counted << (post & 7)))
  }
  return count
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
