// A follow is three numbers: who, since when and until when, in seconds; `never` where it has not ended.

@inline
const FOLLOW: usize = 12
@inline
const DAY: u32 = 86400

/** The first and the last second at which a follow began or ended, to `out` (u32 each); first > last where there is none. */
export function follow_span(follows: usize, n: u32, never: u32, out: usize): void {
  const end = follows + usize(n) * FOLLOW
  let first: u32 = u32.MAX_VALUE
  let last: u32 = 0
  for (let p = follows; p < end; p += FOLLOW) {
    const since = load<u32>(p, 4)
    const until = load<u32>(p, 8)
    if (since != never) {
      first = min(first, since)
      last = max(last, since)
    }
    if (until != never) {
      first = min(first, until)
      last = max(last, until)
    }
  }
  store<u32>(out, first)
  store<u32>(out, last, 4)
}

/** Per day from `first` on (days since 1970): how many began and how many ended (u32 each). */
export function follow_days(follows: usize, n: u32, never: u32, first: u32, counts: usize): void {
  const end = follows + usize(n) * FOLLOW
  for (let p = follows; p < end; p += FOLLOW) {
    const since = load<u32>(p, 4)
    const until = load<u32>(p, 8)
    if (since != never) {
      const c = counts + ((since / DAY - first) << 3)
      store<u32>(c, load<u32>(c) + 1)
    }
    if (until != never) {
      const c = counts + ((until / DAY - first) << 3) + 4
      store<u32>(c, load<u32>(c) + 1)
    }
  }
}
