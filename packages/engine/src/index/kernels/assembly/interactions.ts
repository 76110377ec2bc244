// The posts that accounts interacted with: four bytes each, those of an account from `at` on to where the next begins.

/** How many these accounts interacted with, each by itself. */
export function interactions_length(members: usize, n: u32, at: usize): u32 {
  const end = members + (n << 2)
  let sum: u32 = 0
  for (let m = members; m < end; m += 4) {
    const own = at + (load<u32>(m) << 2)
    sum += load<u32>(own, 4) - load<u32>(own)
  }
  return sum
}

/** All of these, one account after the other. */
export function gather_interactions(members: usize, n: u32, at: usize, posts: usize, out: usize): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const own = at + (load<u32>(m) << 2)
    const last = posts + (usize(load<u32>(own, 4)) << 2)
    for (let p = posts + (usize(load<u32>(own)) << 2); p < last; p += 4) {
      store<u32>(out, load<u32>(p))
      out += 4
    }
  }
}

/** Per post, one more for each of these accounts that interacted with it. */
export function tally_interactions(members: usize, n: u32, at: usize, posts: usize, counts: usize): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const own = at + (load<u32>(m) << 2)
    const last = posts + (usize(load<u32>(own, 4)) << 2)
    for (let p = posts + (usize(load<u32>(own)) << 2); p < last; p += 4) {
      const c = counts + (load<u32>(p) << 2)
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}

/** The numbers below `n` whose count is at least so high, to `out`, or nowhere where that is 0; how many they are. */
export function at_least(counts: usize, n: u32, least: u32, out: usize): u32 {
  const wanted = i32x4.splat(least)
  let found: u32 = 0
  for (let x: u32 = 0; x < n; ) {
    if (x + 4 <= n && !v128.any_true(i32x4.ge_u(v128.load(counts + (x << 2)), wanted))) {
      x += 4
      continue
    }
    for (const end = min(n, x + 4); x < end; x++) {
      if (load<u32>(counts + (x << 2)) < least) continue
      if (out) store<u32>(out + (found << 2), x)
      found++
    }
  }
  return found
}
