// What few accounts have: their values in one list, sorted, instead of a count for every value there is.

import { HEAD } from './list-layout'

/** How many values the lists of these accounts have together. */
export function lengths(at: usize, values: usize, members: usize, n: u32): u32 {
  const end = members + (n << 2)
  let sum: u32 = 0
  for (let m = members; m < end; m += 4) {
    const p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    sum += u32(load<u16>(p)) + load<u32>(p, 2)
  }
  return sum
}

/** The values of these lists, one list after the other. */
export function gather(at: usize, values: usize, members: usize, n: u32, out: usize): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    let p = values + (load<u32>(at + (load<u32>(m) << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    for (p += HEAD; p < low; p += 2) {
      store<u32>(out, load<u16>(p))
      out += 4
    }
    for (; p < high; p += 4) {
      store<u32>(out, load<u32>(p))
      out += 4
    }
  }
}

@inline
const DIGIT: u32 = 11
@inline
const DIGITS: u32 = 1 << DIGIT

/** Sorts numbers below `below`, moving them between two places; where they are. `tallies` is room for 2,048. */
export function sort(list: usize, n: u32, spare: usize, tallies: usize, below: u32): usize {
  for (let shift: u32 = 0; shift < 32 && (below - 1) >>> shift; shift += DIGIT) {
    memory.fill(tallies, 0, DIGITS << 2)
    const end = list + (n << 2)
    for (let p = list; p < end; p += 4) {
      const tally = tallies + (((load<u32>(p) >>> shift) & (DIGITS - 1)) << 2)
      store<u32>(tally, load<u32>(tally) + 1)
    }
    let before: u32 = 0
    for (let digit: u32 = 0; digit < DIGITS; digit++) {
      const count = load<u32>(tallies + (digit << 2))
      store<u32>(tallies + (digit << 2), before)
      before += count
    }
    for (let p = list; p < end; p += 4) {
      const x = load<u32>(p)
      const tally = tallies + (((x >>> shift) & (DIGITS - 1)) << 2)
      const place = load<u32>(tally)
      store<u32>(spare + (place << 2), x)
      store<u32>(tally, place + 1)
    }
    const sorted = spare
    spare = list
    list = sorted
  }
  return list
}

/** Each number of a sorted list once, and how often it is there; how many there are. */
export function runs(list: usize, n: u32, values: usize, counts: usize): u32 {
  let last: usize = 0
  let before: u32 = u32.MAX_VALUE
  // Where each ends at first: no guess is needed of whether the next is another.
  for (let i: u32 = 0; i < n; i++) {
    const x = load<u32>(list + (i << 2))
    last += usize(x != before) << 2
    store<u32>(values + last - 4, x)
    store<u32>(counts + last - 4, i + 1)
    before = x
  }
  for (let place = last; place > 4; place -= 4) {
    const end = counts + place - 4
    store<u32>(end, load<u32>(end) - load<u32>(end - 4))
  }
  return u32(last >>> 2)
}
