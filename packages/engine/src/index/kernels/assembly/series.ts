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

/** One day or hour of the week: posts, negative, neutral, positive (u32 each), likes (f64). */
@inline
const ROW: u32 = 24

/** `by_hour`: 168 rows; otherwise a row a day from `first` on, days counted from 1970 on the moved clock. */
export function series(
  bits: usize,
  from: u32,
  to: u32,
  time: usize,
  mood: usize,
  likes: usize,
  moved: i32,
  by_hour: bool,
  first: i32,
  rows: usize,
): void {
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      const x = base + u32(ctz<u64>(word))
      word &= word - 1
      const at = i64(load<u32>(time + (x << 2))) + i64(moved) + WEEKS * WEEK * HOUR
      const bucket = by_hour
        ? u32((at / HOUR + FROM_MONDAY) % WEEK)
        : u32(at / DAY - WEEKS * 7 - i64(first))
      const row = rows + usize(bucket * ROW)
      store<u32>(row, load<u32>(row) + 1)
      const feeling = u32(load<u8>(mood + x))
      if (feeling) {
        const cell = row + (feeling << 2)
        store<u32>(cell, load<u32>(cell) + 1)
      }
      store<f64>(row, load<f64>(row, 16) + f64(load<u32>(likes + (x << 2))), 16)
    }
  }
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
