/** Those up to `to` that have any count, ascending, and their counts; how many there are. */
export function counted(counts: usize, to: u32, values: usize, own: usize): u32 {
  let last: usize = 0
  for (let x: u32 = 0; x < to; ) {
    if (x + 4 <= to && !v128.any_true(v128.load(counts + (x << 2)))) {
      x += 4
      continue
    }
    for (const end = min(to, x + 4); x < end; x++) {
      const c = load<u32>(counts + (x << 2))
      store<u32>(values + last, x)
      store<u32>(own + last, c)
      last += usize(c != 0) << 2
    }
  }
  return u32(last >>> 2)
}

@inline
const BLOCK: u32 = 1024

/** Of every 1,024 counts the highest. */
export function block_maxima(counts: usize, n: u32, out: usize): void {
  for (let from: u32 = 0; from < n; from += BLOCK) {
    const to = min(n, from + BLOCK)
    let highest: u32 = 0
    for (let x = from; x < to; x++) highest = max(highest, load<u32>(counts + (x << 2)))
    store<u32>(out + ((from / BLOCK) << 2), highest)
  }
}

/** The last number below `to` whose count is at least `least`, plus one; `maxima` spare looking into most of them. */
export function cut(counts: usize, maxima: usize, to: u32, least: u32): u32 {
  while (to > 0) {
    const block = (to - 1) / BLOCK
    const from = block * BLOCK
    if (load<u32>(maxima + (block << 2)) < least) {
      to = from
      continue
    }
    while (to > from && load<u32>(counts + ((to - 1) << 2)) < least) to--
    if (to > from) return to
  }
  return 0
}
