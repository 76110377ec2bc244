// Who interacted with which posts: four bytes each, those of an account, or of a post, from `at` on to where those of the
// next begin.

import { count_set } from './bits'

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

/**
 * Of `n` posts from `first` on those with which at least so many accounts with a bit interacted: their numbers, and how
 * many did. `at` and `accounts` have those who interacted with each post. How many posts they are.
 */
export function reacted_to(
  first: u32,
  n: u32,
  at: usize,
  accounts: usize,
  bits: usize,
  least: u32,
  posts: usize,
  counts: usize,
): u32 {
  let found: u32 = 0
  let begin = load<u32>(at + (first << 2))
  for (let post = first; post < first + n; post++) {
    const end = load<u32>(at + (post << 2), 4)
    if (end - begin >= least) {
      const count = count_set(accounts + (usize(begin) << 2), end - begin, bits)
      if (count >= least) {
        store<u32>(posts + (found << 2), post)
        store<u32>(counts + (found << 2), count)
        found++
      }
    }
    begin = end
  }
  return found
}
