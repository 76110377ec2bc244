// The phrases of a post ascend: two bytes each, and behind the mark `HIGH` four. `lists` has them post by post of one
// author after the other, as `own` has the posts; those that came later hang together: the next (u32), the post (u32),
// how many units of two bytes (u32), and these.

import { has, put } from './bits'
import { HIGH } from './list-layout'

/** A set of posts: bits that are right from `from` up to `to` and from `fresh` on. */
@inline
function is_in(bits: usize, post: u32, from: u32, to: u32, fresh: u32): bool {
  return (post - from < to - from || post >= fresh) && has(bits, post)
}

@inline
function add_once(x: u32, author: u32, last: usize, counts: usize): void {
  const seen = last + (x << 2)
  if (load<u32>(seen) == author) return
  store<u32>(seen, author)
  const c = counts + (x << 2)
  store<u32>(c, load<u32>(c) + 1)
}

function add_list(p: usize, end: usize, author: u32, last: usize, counts: usize, below: u32): void {
  for (; p < end; p += 2) {
    const x = u32(load<u16>(p))
    if (x >= below) return
    if (x == HIGH) break
    add_once(x, author, last, counts)
  }
  for (p += 2; p < end; p += 4) {
    const x = load<u32>(p)
    if (x >= below) return
    add_once(x, author, last, counts)
  }
}

/**
 * Per phrase up to `below` how many of these accounts wrote it in a post of the set. `last` is room for who was counted
 * last, plus one.
 */
export function count_phrases(
  members: usize,
  n: u32,
  own_at: usize,
  own: usize,
  at: usize,
  lists: usize,
  fresh_own: usize,
  bits: usize,
  from: u32,
  to: u32,
  fresh: u32,
  last: usize,
  counts: usize,
  below: u32,
): void {
  const end = members + (n << 2)
  for (let m = members; m < end; m += 4) {
    const account = load<u32>(m)
    const author = account + 1
    const until = load<u32>(own_at + (account << 2), 4)
    for (let place = load<u32>(own_at + (account << 2)); place < until; place++) {
      if (!is_in(bits, load<u32>(own + (place << 2)), from, to, fresh)) continue
      const start = lists + (load<u32>(at + (place << 2)) << 1)
      add_list(start, lists + (load<u32>(at + (place << 2), 4) << 1), author, last, counts, below)
    }
    for (let p: usize = load<u32>(fresh_own + (account << 2)); p; p = load<u32>(p)) {
      if (!is_in(bits, load<u32>(p, 4), from, to, fresh)) continue
      add_list(p + 12, p + 12 + (load<u32>(p, 8) << 1), author, last, counts, below)
    }
  }
}

/** Those of these accounts who wrote a post of the list that is in the set, and were not `seen` before; how many. */
export function list_authors(
  list: usize,
  n: u32,
  bits: usize,
  from: u32,
  to: u32,
  fresh: u32,
  author: usize,
  accounts: usize,
  seen: usize,
  out: usize,
): u32 {
  const end = list + (n << 2)
  let at = out
  for (let p = list; p < end; p += 4) {
    const post = load<u32>(p)
    if (!is_in(bits, post, from, to, fresh)) continue
    const x = load<u32>(author + (post << 2))
    if (has(seen, x) || !has(accounts, x)) continue
    put(seen, x)
    store<u32>(at, x)
    at += 4
  }
  return u32((at - out) >>> 2)
}
