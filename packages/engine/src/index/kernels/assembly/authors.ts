// Posts by those who wrote them. A list holds four bytes a post: the author, shifted by two bits, and its mood.

/** Of one author: posts without a mood, negative, neutral and positive ones (4 bytes each). */
@inline
const TALLY: u32 = 4

/** Per author, one more for each post of the bits from `from` to `to` (multiples of 64). */
export function tally_authors(bits: usize, from: u32, to: u32, author: usize, counts: usize): void {
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      const c = counts + (load<u32>(author + ((base + u32(ctz<u64>(word))) << 2)) << 2)
      store<u32>(c, load<u32>(c) + 1)
      word &= word - 1
    }
  }
}

/** The sum of the squares of `n` counts. */
export function squares(counts: usize, n: u32): f64 {
  let sum: u64 = 0
  const end = counts + (n << 2)
  for (let p = counts; p < end; p += 4) sum += u64(load<u32>(p)) * u64(load<u32>(p))
  return f64(sum)
}

/**
 * How a list of posts is spread over its authors, to `out` (8 bytes each): how many there are, then sums over them:
 * posts squared, and posts times `all` of the author. `tallies` is room for 4 bytes an account; it is all 0, and left so.
 */
export function by_author(list: usize, n: u32, tallies: usize, all: usize, out: usize): void {
  const end = list + (n << 2)
  let authors: u32 = 0
  let squared: u64 = 0
  let crossed: u64 = 0
  for (let p = list; p < end; p += 4) {
    const author = load<u32>(p) >>> 2
    const count = tallies + (author << 2)
    const before = load<u32>(count)
    store<u32>(count, before + 1)
    authors += u32(before == 0)
    squared += 2 * u64(before) + 1
    crossed += u64(load<u32>(all + (author << 2)))
  }
  for (let p = list; p < end; p += 4) store<u32>(tallies + ((load<u32>(p) >>> 2) << 2), 0)
  store<f64>(out, f64(authors))
  store<f64>(out, f64(squared), 8)
  store<f64>(out, f64(crossed), 16)
}

/**
 * The same with moods, to `out`: how many there are, then sums over them: posts squared, posts times `all` of the author; posts with a mood squared, and times posts; negative, neutral and
 * positive ones squared, and times those with a mood; positive times negative ones. `tallies` is room for 16 bytes an
 * account; it is all 0, and left so.
 */
export function moods_by_author(list: usize, n: u32, tallies: usize, all: usize, out: usize): void {
  const end = list + (n << 2)
  for (let p = list; p < end; p += 4) {
    const entry = load<u32>(p)
    const count = tallies + ((entry >>> 2) << TALLY) + ((entry & 3) << 2)
    store<u32>(count, load<u32>(count) + 1)
  }
  let authors: u32 = 0
  let posts_squared: u64 = 0
  let posts_crossed: u64 = 0
  let judged_squared: u64 = 0
  let judged_crossed: u64 = 0
  let negative_squared: u64 = 0
  let negative_crossed: u64 = 0
  let neutral_squared: u64 = 0
  let neutral_crossed: u64 = 0
  let positive_squared: u64 = 0
  let positive_crossed: u64 = 0
  let opposed: u64 = 0
  for (let p = list; p < end; p += 4) {
    const author = load<u32>(p) >>> 2
    const at = tallies + (author << TALLY)
    const negative = u64(load<u32>(at, 4))
    const neutral = u64(load<u32>(at, 8))
    const positive = u64(load<u32>(at, 12))
    const judged = negative + neutral + positive
    const posts = u64(load<u32>(at)) + judged
    if (!posts) continue
    authors++
    posts_squared += posts * posts
    posts_crossed += posts * u64(load<u32>(all + (author << 2)))
    judged_squared += judged * judged
    judged_crossed += judged * posts
    negative_squared += negative * negative
    negative_crossed += negative * judged
    neutral_squared += neutral * neutral
    neutral_crossed += neutral * judged
    positive_squared += positive * positive
    positive_crossed += positive * judged
    opposed += positive * negative
    store<u64>(at, 0)
    store<u64>(at, 0, 8)
  }
  store<f64>(out, f64(authors))
  store<f64>(out, f64(posts_squared), 8)
  store<f64>(out, f64(posts_crossed), 16)
  store<f64>(out, f64(judged_squared), 24)
  store<f64>(out, f64(judged_crossed), 32)
  store<f64>(out, f64(negative_squared), 40)
  store<f64>(out, f64(negative_crossed), 48)
  store<f64>(out, f64(neutral_squared), 56)
  store<f64>(out, f64(neutral_crossed), 64)
  store<f64>(out, f64(positive_squared), 72)
  store<f64>(out, f64(positive_crossed), 80)
  store<f64>(out, f64(opposed), 88)
}
