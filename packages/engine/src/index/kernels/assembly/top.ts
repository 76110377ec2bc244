// The best of many in a total order: higher scores first, equal ones by text (bytes) or id, ascending.
// A heap whose root is the worst of the best; its state is of this instance, its places are the caller's.

let scores: usize = 0
let ids: usize = 0
let room: u32 = 0
let size: u32 = 0

let by_text: bool = false
let tie_ids: usize = 0
let terms: usize = 0
let offsets: usize = 0
let bytes: usize = 0

export function order_by_id(ids_at: usize): void {
  by_text = false
  tie_ids = ids_at
}

/** `terms_at` leads from number to term, or is 0 where they are the same. */
export function order_by_text(terms_at: usize, text_offsets: usize, text_bytes: usize): void {
  by_text = true
  terms = terms_at
  offsets = text_offsets
  bytes = text_bytes
}

export function top_begin(score_at: usize, id_at: usize, k: u32): void {
  scores = score_at
  ids = id_at
  room = k
  size = 0
}

/** Whether `a` stands before `b` when their scores are equal. */
function precedes(a: u32, b: u32): bool {
  if (!by_text) return load<u64>(tie_ids + (a << 3)) < load<u64>(tie_ids + (b << 3))
  if (terms) {
    a = load<u32>(terms + (a << 2))
    b = load<u32>(terms + (b << 2))
  }
  const a_at = bytes + load<u32>(offsets + (a << 2))
  const b_at = bytes + load<u32>(offsets + (b << 2))
  const a_length = load<u32>(offsets + (a << 2), 4) - load<u32>(offsets + (a << 2))
  const b_length = load<u32>(offsets + (b << 2), 4) - load<u32>(offsets + (b << 2))
  const length = min(a_length, b_length)
  for (let i: u32 = 0; i < length; i++) {
    const x = load<u8>(a_at + i)
    const y = load<u8>(b_at + i)
    if (x != y) return x < y
  }
  return a_length < b_length
}

@inline
function is_worse(a_score: f64, a: u32, b_score: f64, b: u32): bool {
  return a_score < b_score || (a_score == b_score && precedes(b, a))
}

function sink(at: u32, score: f64, id: u32, n: u32): void {
  for (;;) {
    let child: u32 = (at << 1) + 1
    if (child >= n) break
    const right: u32 = child + 1
    if (
      right < n &&
      is_worse(
        load<f64>(scores + (right << 3)),
        load<u32>(ids + (right << 2)),
        load<f64>(scores + (child << 3)),
        load<u32>(ids + (child << 2)),
      )
    ) {
      child = right
    }
    const child_score = load<f64>(scores + (child << 3))
    const child_id = load<u32>(ids + (child << 2))
    if (!is_worse(child_score, child_id, score, id)) break
    store<f64>(scores + (at << 3), child_score)
    store<u32>(ids + (at << 2), child_id)
    at = child
  }
  store<f64>(scores + (at << 3), score)
  store<u32>(ids + (at << 2), id)
}

function push(score: f64, id: u32): void {
  if (size < room) {
    let at = size++
    while (at) {
      const parent = (at - 1) >>> 1
      const parent_score = load<f64>(scores + (parent << 3))
      const parent_id = load<u32>(ids + (parent << 2))
      if (!is_worse(score, id, parent_score, parent_id)) break
      store<f64>(scores + (at << 3), parent_score)
      store<u32>(ids + (at << 2), parent_id)
      at = parent
    }
    store<f64>(scores + (at << 3), score)
    store<u32>(ids + (at << 2), id)
  } else if (room && is_worse(load<f64>(scores), load<u32>(ids), score, id)) sink(0, score, id, size)
}

/** Below this nothing gets in; above or equal it may. */
@inline
function floor_score(): f64 {
  return size < room ? -Infinity : load<f64>(scores)
}

/** Sorts what was found, the best first; how many there are. */
export function top_end(): u32 {
  for (let n = size; n > 1; ) {
    n--
    const score = load<f64>(scores)
    const id = load<u32>(ids)
    sink(0, load<f64>(scores + (n << 3)), load<u32>(ids + (n << 2)), n)
    store<f64>(scores + (n << 3), score)
    store<u32>(ids + (n << 2), id)
  }
  return size
}

/** Whether any of four counts is at least `least`. */
@inline
function any_of_four(counts: usize, least: u32): bool {
  return v128.any_true(i32x4.ge_u(v128.load(counts), i32x4.splat(least)))
}

/** Whether any of sixteen is of the kind (`kinds` 0: all are). */
@inline
function any_of_kind(kinds: usize, x: u32, kind: u32): bool {
  return !kinds || v128.any_true(i8x16.eq(v128.load(kinds + x), i8x16.splat(i8(kind))))
}

/** By count, of one kind (`kinds` 0: of all), those with at least `least`. */
export function top_counts(counts: usize, from: u32, to: u32, kinds: usize, kind: u32, least: u32): void {
  let floor: u32 = least
  for (let x = from; x < to; ) {
    const block = min(to, x + 16)
    if (x + 16 == block && !any_of_kind(kinds, x, kind)) {
      x = block
      continue
    }
    while (x < block) {
      if (x + 4 <= block && !any_of_four(counts + (x << 2), floor)) {
        x += 4
        continue
      }
      for (const end = min(block, x + 4); x < end; x++) {
        const c = load<u32>(counts + (x << 2))
        if (c < floor) continue
        if (kinds && u32(load<u8>(kinds + x)) != kind) continue
        push(f64(c), x)
        if (size == room) floor = max(least, room ? u32(load<f64>(scores)) : u32.MAX_VALUE)
      }
    }
  }
}

@inline
const Z: f64 = 1.959963984540054
@inline
const Z2: f64 = Z * Z

/** Takes a value in by its sureness, `port/lift.ts`: below the share it is the lower end of, so most need no root. */
@inline
function push_lift(c: f64, b: f64, x: u32): void {
  const n = c + b
  if (c / n < floor_score()) return
  const score = (c + Z2 / 2 - Z * Math.sqrt((c * b) / n + Z2 / 4)) / (n + Z2)
  if (score >= floor_score()) push(score, x)
}

/** By how sure it is that count is high beside the baseline's count, those with at least `least`: how many these are. */
export function top_lift(
  counts: usize,
  baseline: usize,
  from: u32,
  to: u32,
  kinds: usize,
  kind: u32,
  least: u32,
): u32 {
  let supported: u32 = 0
  for (let x = from; x < to; ) {
    const block = min(to, x + 16)
    if (x + 16 == block && !any_of_kind(kinds, x, kind)) {
      x = block
      continue
    }
    while (x < block) {
      if (x + 4 <= block && !any_of_four(counts + (x << 2), least)) {
        x += 4
        continue
      }
      for (const end = min(block, x + 4); x < end; x++) {
        const c = load<u32>(counts + (x << 2))
        if (c < least) continue
        if (kinds && u32(load<u8>(kinds + x)) != kind) continue
        supported++
        push_lift(f64(c), f64(load<u32>(baseline + (x << 2))), x)
      }
    }
  }
  return supported
}

/** As `top_counts`, of the values that any has and their counts. */
export function top_counts_of(values: usize, counts: usize, n: u32, kinds: usize, kind: u32, least: u32): void {
  let floor: u32 = least
  for (let at: usize = 0; at < usize(n) << 2; at += 4) {
    const c = load<u32>(counts + at)
    if (c < floor) continue
    const x = load<u32>(values + at)
    if (kinds && u32(load<u8>(kinds + x)) != kind) continue
    push(f64(c), x)
    if (size == room) floor = max(least, room ? u32(load<f64>(scores)) : u32.MAX_VALUE)
  }
}

/** As `top_lift`, of the values that any has and their counts. */
export function top_lift_of(
  values: usize,
  counts: usize,
  n: u32,
  baseline: usize,
  kinds: usize,
  kind: u32,
  least: u32,
): u32 {
  let supported: u32 = 0
  for (let at: usize = 0; at < usize(n) << 2; at += 4) {
    const c = load<u32>(counts + at)
    if (c < least) continue
    const x = load<u32>(values + at)
    if (kinds && u32(load<u8>(kinds + x)) != kind) continue
    supported++
    push_lift(f64(c), f64(load<u32>(baseline + (x << 2))), x)
  }
  return supported
}

/** By count / (n + all - count), `all` at least count. */
export function top_similar(counts: usize, all: usize, from: u32, to: u32, n: f64): void {
  for (let x = from; x < to; ) {
    if (x + 4 <= to && !any_of_four(counts + (x << 2), 1)) {
      x += 4
      continue
    }
    for (const end = min(to, x + 4); x < end; x++) {
      const c = f64(load<u32>(counts + (x << 2)))
      // At most c / n: most need not be divided to be too low.
      if (c == 0 || c + 1 < floor_score() * n) continue
      const score = c / (n + max(f64(load<u32>(all + (x << 2))), c) - c)
      if (score >= floor_score()) push(score, x)
    }
  }
}

/** By a column of the members, times `sign`. */
export function top_column(column: usize, members: usize, n: u32, sign: f64): void {
  const end = members + (n << 2)
  for (let p = members; p < end; p += 4) {
    const x = load<u32>(p)
    const score = sign * f64(load<u32>(column + (x << 2)))
    if (score >= floor_score()) push(score, x)
  }
}

/** By a column, of the bits from `from` to `to` (multiples of 64); the column begins with the value of `first`. */
export function top_bits(bits: usize, from: u32, to: u32, column: usize, first: u32): void {
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      const x = base + u32(ctz<u64>(word))
      const score = f64(load<u32>(column + ((x - first) << 2)))
      if (score >= floor_score()) push(score, x)
      word &= word - 1
    }
  }
}
