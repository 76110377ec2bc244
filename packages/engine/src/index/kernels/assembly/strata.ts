// Who is alike: how many of each stratum are in an audience, and how many of each have a value.

import { has } from './bits'
import { HEAD } from './list-layout'

/** Of these accounts those with a bit, by the value of a column. */
export function histogram_in(column: usize, members: usize, n: u32, bits: usize, counts: usize): void {
  const end = members + (n << 2)
  for (let p = members; p < end; p += 4) {
    const account = load<u32>(p)
    const at = counts + (load<u32>(column + (account << 2)) << 2)
    store<u32>(at, load<u32>(at) + u32(has(bits, account)))
  }
}

/** The weights of those who have a value, as people of the baseline; `at` and `pairs` from the build, `more` since. */
@inline
function others_of(x: u32, at: usize, pairs: usize, built: u32, more: usize, weights: usize, scale: f64): u32 {
  let sum: f64 = 0
  if (x < built) {
    const end = pairs + (usize(load<u32>(at + (x << 2), 4)) << 3)
    for (let p = pairs + (usize(load<u32>(at + (x << 2))) << 3); p < end; p += 8) {
      sum += load<f64>(weights + (load<u32>(p) << 3)) * f64(load<u32>(p, 4))
    }
  }
  const later = usize(load<u32>(more + (x << 2)))
  if (later) {
    const end = later + 4 + (usize(load<u32>(later)) << 3)
    for (let p = later + 4; p < end; p += 8) {
      sum += load<f64>(weights + (load<u32>(p) << 3)) * f64(load<u32>(p, 4))
    }
  }
  return u32(Math.floor(sum * scale + 0.5))
}

/** Of values up to `to` that at least `least` have: how many others would have them. */
export function others_to(
  counts: usize,
  to: u32,
  least: u32,
  at: usize,
  pairs: usize,
  built: u32,
  more: usize,
  weights: usize,
  scale: f64,
  out: usize,
): void {
  for (let x: u32 = 0; x < to; x++) {
    if (load<u32>(counts + (x << 2)) < least) continue
    store<u32>(out + (x << 2), others_of(x, at, pairs, built, more, weights, scale))
  }
}

/** The same of the values that any has and their counts. */
export function others_to_of(
  values: usize,
  counts: usize,
  n: u32,
  least: u32,
  at: usize,
  pairs: usize,
  built: u32,
  more: usize,
  weights: usize,
  scale: f64,
  out: usize,
): void {
  for (let i: usize = 0; i < usize(n) << 2; i += 4) {
    if (load<u32>(counts + i) < least) continue
    const x = load<u32>(values + i)
    store<u32>(out + (x << 2), others_of(x, at, pairs, built, more, weights, scale))
  }
}

/** Adds the weight of each account's stratum to the values up to `to` of its list. */
export function weigh(
  at: usize,
  values: usize,
  members: usize,
  n: u32,
  stratum: usize,
  weights: usize,
  sums: usize,
  to: u32,
): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const account = load<u32>(m)
    const weight = load<f64>(weights + (load<u32>(stratum + (account << 2)) << 3))
    if (weight == 0) continue
    let p = values + (load<u32>(at + (account << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    for (p += HEAD; p < low; p += 2) {
      const x = u32(load<u16>(p))
      if (x >= to) break
      add_weight(sums, x, weight)
    }
    for (p = low; p < high; p += 4) {
      const x = load<u32>(p)
      if (x >= to) break
      add_weight(sums, x, weight)
    }
  }
}

/** Of each of these accounts the value of a column times `width`, plus its stratum. */
export function column_strata(column: usize, members: usize, n: u32, stratum: usize, width: u32, out: usize): void {
  for (let i: usize = 0; i < usize(n) << 2; i += 4) {
    const account = load<u32>(members + i) << 2
    store<u32>(out + i, load<u32>(column + account) * width + load<u32>(stratum + account))
  }
}

/** The sum of the weights of the strata of these accounts, of those with a bit. */
export function weigh_accounts(list: usize, n: u32, bits: usize, stratum: usize, weights: usize): f64 {
  const end = list + (usize(n) << 2)
  let sum: f64 = 0
  for (let p = list; p < end; p += 4) {
    const account = load<u32>(p)
    if (has(bits, account)) sum += load<f64>(weights + (load<u32>(stratum + (account << 2)) << 3))
  }
  return sum
}

@inline
function add_weight(sums: usize, x: u32, weight: f64): void {
  const s = sums + (usize(x) << 3)
  store<f64>(s, load<f64>(s) + weight)
}

/** Sums of weights as people of the baseline. */
export function weighed(sums: usize, to: u32, scale: f64, out: usize): void {
  for (let x: u32 = 0; x < to; x++) {
    store<u32>(out + (x << 2), u32(Math.floor(load<f64>(sums + (usize(x) << 3)) * scale + 0.5)))
  }
}

/**
 * How many of each group have each of the chosen values: a row of `width` counts for each. `groups` tells the group of
 * a stratum and `slots` the row of a value, each plus one; 0 is none.
 */
export function tally_groups(
  at: usize,
  values: usize,
  members: usize,
  n: u32,
  stratum: usize,
  groups: usize,
  slots: usize,
  to: u32,
  width: u32,
  matrix: usize,
): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const account = load<u32>(m)
    const group = load<u32>(groups + (load<u32>(stratum + (account << 2)) << 2))
    if (group == 0) continue
    let p = values + (load<u32>(at + (account << 2)) << 1)
    const low = p + HEAD + (usize(load<u16>(p)) << 1)
    const high = low + (usize(load<u32>(p, 2)) << 2)
    for (p += HEAD; p < low; p += 2) {
      const x = u32(load<u16>(p))
      if (x >= to) break
      tally_one(slots, x, group, width, matrix)
    }
    for (p = low; p < high; p += 4) {
      const x = load<u32>(p)
      if (x >= to) break
      tally_one(slots, x, group, width, matrix)
    }
  }
}

@inline
function tally_one(slots: usize, x: u32, group: u32, width: u32, matrix: usize): void {
  const slot = load<u32>(slots + (x << 2))
  if (slot == 0) return
  const cell = matrix + (usize((slot - 1) * width + group - 1) << 2)
  store<u32>(cell, load<u32>(cell) + 1)
}

/** The same of a column, of which an account has one value. */
export function tally_column(
  column: usize,
  members: usize,
  n: u32,
  stratum: usize,
  groups: usize,
  slots: usize,
  width: u32,
  matrix: usize,
): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const account = load<u32>(m)
    const group = load<u32>(groups + (load<u32>(stratum + (account << 2)) << 2))
    if (group) tally_one(slots, load<u32>(column + (account << 2)), group, width, matrix)
  }
}
