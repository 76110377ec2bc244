import { HEAD, HIGH } from './list-layout'
import { turn } from './turn'

/**
 * Per chosen value a column of bits: which of the accounts, from `first` on (a multiple of 64) in their order, have
 * it. `masks` holds eight bytes a value up to `to`: the bit of its column, or none. `rows` is room for 64 times eight
 * bytes, `width` how many columns there are.
 */
export function columns(
  at: usize,
  values: usize,
  members: usize,
  first: u32,
  n: u32,
  masks: usize,
  to: u32,
  out: usize,
  stride: u32,
  rows: usize,
  width: u32,
): void {
  const end = first + n
  for (let base = first; base < end; base += 64) {
    const last = min(end, base + 64)
    for (let i = base; i < last; i++) {
      const head = values + (load<u32>(at + (load<u32>(members + (i << 2)) << 2)) << 1)
      store<u64>(rows + ((i - base) << 3), mask_of(head, masks, to))
    }
    for (let i = last; i < base + 64; i++) store<u64>(rows + ((i - base) << 3), 0)
    turn(rows)
    for (let column: u32 = 0; column < width; column++) {
      store<u64>(out + column * stride + (base >>> 3), load<u64>(rows + (column << 3)))
    }
  }
}

/** The columns of all values of a list. */
@inline
function mask_of(head: usize, masks: usize, to: u32): u64 {
  const low = head + HEAD + (usize(load<u16>(head)) << 1)
  let p = head + HEAD
  let mask: u64 = 0
  for (; p + 8 <= low; p += 8) {
    if (u32(load<u16>(p, 6)) >= to) break
    mask |=
      load<u64>(masks + (u32(load<u16>(p)) << 3)) |
      load<u64>(masks + (u32(load<u16>(p, 2)) << 3)) |
      load<u64>(masks + (u32(load<u16>(p, 4)) << 3)) |
      load<u64>(masks + (u32(load<u16>(p, 6)) << 3))
  }
  mask |= mask_if(masks, load<u16>(p), u32(p < low), to)
  mask |= mask_if(masks, load<u16>(p, 2), u32(p + 2 < low), to)
  mask |= mask_if(masks, load<u16>(p, 4), u32(p + 4 < low), to)
  if (to <= HIGH) return mask
  const high = low + (usize(load<u32>(head, 2)) << 2)
  for (p = low; p < high; p += 4) {
    const x = load<u32>(p)
    if (x >= to) break
    mask |= load<u64>(masks + (x << 3))
  }
  return mask
}

@inline
function mask_if(masks: usize, x: u32, is_listed: u32, to: u32): u64 {
  const one = is_listed & u32(x < to)
  return load<u64>(masks + ((x & (0 - one)) << 3)) & (0 - u64(one))
}
