@inline
const DAY: i64 = 86400
@inline
const HOUR: i64 = 3600
@inline
const WEEK: i64 = 168
/** 1970 began on a Thursday. */
@inline
const FROM_MONDAY: i64 = 72
/** Whole weeks that keep sums above zero, whatever the offset. */
@inline
const WEEKS: i64 = 52

/** What a row is of: a day (0), an hour of the week, or all there is. */
@inline
const HOURS: u32 = 1
@inline
const WHOLE: u32 = 2

/** One row: posts, negative, neutral, positive (u32 each), likes (f64). */
@inline
const ROW: u32 = 24

/**
 * By hour there are 168 rows, of the whole one; otherwise a row a day from `first` on, days counted from 1970 on the
 * moved clock. Up to `sorted` posts are in the order of time: there the next bucket is looked for, not that of each.
 */
export function series(
  bits: usize,
  from: u32,
  to: u32,
  time: usize,
  mood: usize,
  likes: usize,
  moved: i32,
  bucket: u32,
  first: i32,
  rows: usize,
  sorted: u32,
): void {
  let row: usize = rows
  let next: u32 = 0
  let posts: u32 = 0
  let negative: u32 = 0
  let neutral: u32 = 0
  let positive: u32 = 0
  let liked: u64 = 0
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      const x = base + u32(ctz<u64>(word))
      word &= word - 1
      if (x >= next) {
        add_to(row, posts, negative, neutral, positive, liked)
        posts = negative = neutral = positive = 0
        liked = 0
        row = rows + usize(bucket_of(load<u32>(time + (x << 2)), moved, bucket, first) * ROW)
        next = end_of_bucket(time, x, to, moved, bucket, sorted)
      }
      posts++
      const feeling = u32(load<u8>(mood + x))
      negative += u32(feeling == 1)
      neutral += u32(feeling == 2)
      positive += u32(feeling == 3)
      liked += u64(load<u32>(likes + (x << 2)))
    }
  }
  add_to(row, posts, negative, neutral, positive, liked)
}

/**
 * Adds each post to the list of its bucket: its author, shifted by two bits, and its mood. `ends` says where the list of
 * each bucket goes on, in fours of bytes.
 */
export function list_series(
  bits: usize,
  from: u32,
  to: u32,
  time: usize,
  mood: usize,
  author: usize,
  moved: i32,
  bucket: u32,
  first: i32,
  ends: usize,
  sorted: u32,
): void {
  let end: usize = 0
  let place: usize = 0
  let next: u32 = 0
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      const x = base + u32(ctz<u64>(word))
      word &= word - 1
      if (x >= next) {
        if (end) store<u32>(end, u32(place >>> 2))
        end = ends + usize(bucket_of(load<u32>(time + (x << 2)), moved, bucket, first) << 2)
        place = usize(load<u32>(end)) << 2
        next = end_of_bucket(time, x, to, moved, bucket, sorted)
      }
      store<u32>(place, (load<u32>(author + (x << 2)) << 2) | u32(load<u8>(mood + x)))
      place += 4
    }
  }
  if (end) store<u32>(end, u32(place >>> 2))
}

/** The first post after this one that may be in another bucket. */
function end_of_bucket(time: usize, x: u32, to: u32, moved: i32, bucket: u32, sorted: u32): u32 {
  if (x >= sorted) return x + 1
  if (bucket == WHOLE) return min(to, sorted)
  const span = bucket == HOURS ? HOUR : DAY
  const written = load<u32>(time + (x << 2))
  return first_from(time, x, min(to, sorted), i64(written) + span - (moved_time(written, moved) % span))
}

@inline
function moved_time(time: u32, moved: i32): i64 {
  return i64(time) + i64(moved) + WEEKS * WEEK * HOUR
}

@inline
function bucket_of(time: u32, moved: i32, bucket: u32, first: i32): u32 {
  const at = moved_time(time, moved)
  if (bucket == WHOLE) return 0
  return bucket == HOURS ? u32((at / HOUR + FROM_MONDAY) % WEEK) : u32(at / DAY - WEEKS * 7 - i64(first))
}

@inline
function add_to(row: usize, posts: u32, negative: u32, neutral: u32, positive: u32, liked: u64): void {
  store<u32>(row, load<u32>(row) + posts)
  store<u32>(row, load<u32>(row, 4) + negative, 4)
  store<u32>(row, load<u32>(row, 8) + neutral, 8)
  store<u32>(row, load<u32>(row, 12) + positive, 12)
  store<f64>(row, load<f64>(row, 16) + f64(liked), 16)
}

/** The first place after `from` whose time is `end` or later: in steps that double, then in halves. */
function first_from(time: usize, from: u32, to: u32, end: i64): u32 {
  let step: u32 = 1
  let low = from
  while (low + step < to && i64(load<u32>(time + ((low + step) << 2))) < end) {
    low += step
    step <<= 1
  }
  let high = min(to, low + step)
  low++
  while (low < high) {
    const middle = (low + high) >>> 1
    if (i64(load<u32>(time + (middle << 2))) < end) low = middle + 1
    else high = middle
  }
  return low
}

/** The first and the last time of the bits, to `out` (u32 each); first > last where there is none. */
export function span(bits: usize, from: u32, to: u32, time: usize, out: usize): void {
  let first: u32 = u32.MAX_VALUE
  let last: u32 = 0
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      const at = load<u32>(time + ((base + u32(ctz<u64>(word))) << 2))
      first = min(first, at)
      last = max(last, at)
      word &= word - 1
    }
  }
  store<u32>(out, first)
  store<u32>(out, last, 4)
}
