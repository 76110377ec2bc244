// What chance would bring of a value, as `Likeness` of `port/alike.ts` defines it, and in its steps, so that the last
// digit agrees. Those who have the value are told first, by stratum or one by one, then the sums are taken. State is of
// this instance, its places are the caller's; between two values all that is counted is 0.

import { has } from './bits'

/** Per stratum the place of its group; 0 where nobody of it is compared. */
let group_of: usize = 0
let groups: usize = 0
/** Groups of which somebody has the value (u32). */
let touched: usize = 0
let touched_end: usize = 0
let kinds: usize = 0
let kinds_end: usize = 0

/** Of a group: where its kind is (u32), how many of it have the value (u32), what one of them adds to the weight (f64). */
@inline
const HOLDERS = 4
@inline
const WEIGHT = 8
@inline
const GROUP_BYTES = 16

/** Of a kind, f64 each: its `n`, its `all`, the two products that variance needs, and two sums over its groups. */
@inline
const ALL = 8
@inline
const DRAWN = 16
@inline
const CUBE = 24
@inline
const SUM = 32
@inline
const SQUARES = 40
@inline
const KIND_BYTES = 48

export function chance_begin(strata: usize, groups_at: usize, touched_at: usize, kinds_at: usize, n: u32): void {
  group_of = strata
  groups = groups_at
  touched = touched_at
  touched_end = touched_at
  kinds = kinds_at
  kinds_end = kinds_at + usize(n) * KIND_BYTES
}

@inline
function hold(group: usize, count: u32): void {
  if (!group || !count) return
  const before = load<u32>(group, HOLDERS)
  store<u32>(group, before + count, HOLDERS)
  if (before) return
  store<u32>(touched_end, u32(group))
  touched_end += 4
}

@inline
function group_at(stratum: u32): usize {
  return usize(load<u32>(group_of + (stratum << 2)))
}

/** Pairs of a stratum and how many of it have the value. */
export function hold_strata(pairs: usize, n: u32): void {
  const end = pairs + (usize(n) << 3)
  for (let p = pairs; p < end; p += 8) hold(group_at(load<u32>(p)), load<u32>(p, 4))
}

/** Strata, each with `first` added to it, and how many of each have it. */
export function hold_runs(strata: usize, counts: usize, n: u32, first: u32): void {
  for (let i: usize = 0; i < usize(n) << 2; i += 4) hold(group_at(load<u32>(strata + i) - first), load<u32>(counts + i))
}

/** Accounts that have it, those with a bit, each of the stratum that a column says. */
export function hold_accounts(list: usize, n: u32, bits: usize, column: usize): void {
  const end = list + (usize(n) << 2)
  for (let p = list; p < end; p += 4) {
    const account = load<u32>(p)
    if (has(bits, account)) hold(group_at(load<u32>(column + (account << 2))), 1)
  }
}

/** How many of each group have it. */
export function hold_groups(counts: usize, n: u32): void {
  for (let group: u32 = 0; group < n; group++) {
    hold(groups + usize(group) * GROUP_BYTES, load<u32>(counts + (group << 2)))
  }
}

/** What chance would bring, its variance, and the sum of the weights (f64 each). */
export function chance_take(out: usize): void {
  let weights: f64 = 0
  for (let p = touched; p < touched_end; p += 4) {
    const group = usize(load<u32>(p))
    const kind = usize(load<u32>(group))
    const having = f64(load<u32>(group, HOLDERS))
    store<u32>(group, 0, HOLDERS)
    weights += load<f64>(group, WEIGHT) * having
    store<f64>(kind, load<f64>(kind, SUM) + having, SUM)
    store<f64>(kind, load<f64>(kind, SQUARES) + having * (load<f64>(kind, ALL) - having), SQUARES)
  }
  touched_end = touched
  let expected: f64 = 0
  let variance: f64 = 0
  for (let kind = kinds; kind < kinds_end; kind += KIND_BYTES) {
    const sum = load<f64>(kind, SUM)
    if (sum == 0) continue
    const all = load<f64>(kind, ALL)
    expected += (load<f64>(kind) * sum) / all
    if (all > 1) variance += (load<f64>(kind, DRAWN) * load<f64>(kind, SQUARES)) / load<f64>(kind, CUBE)
    store<f64>(kind, 0, SUM)
    store<f64>(kind, 0, SQUARES)
  }
  store<f64>(out, expected)
  store<f64>(out, variance, 8)
  store<f64>(out, weights, 16)
}
