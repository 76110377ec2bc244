// Bitsets are whole multiples of 64 bytes, so that eight bytes at a time never leave them.

export function fill(at: usize, byte: u8, bytes: usize): void {
  memory.fill(at, byte, bytes)
}

export function copy(to: usize, from: usize, bytes: usize): void {
  memory.copy(to, from, bytes)
}

export function and(a: usize, b: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 8) store<u64>(a + i, load<u64>(a + i) & load<u64>(b + i))
}

export function or(a: usize, b: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 8) store<u64>(a + i, load<u64>(a + i) | load<u64>(b + i))
}

export function and_not(a: usize, b: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 8) store<u64>(a + i, load<u64>(a + i) & ~load<u64>(b + i))
}

export function popcount(a: usize, bytes: usize): u32 {
  let sum: u64 = 0
  for (let i: usize = 0; i < bytes; i += 8) sum += popcnt<u64>(load<u64>(a + i))
  return u32(sum)
}

/** The bits that two share. Sixteen bytes at a time: bytes hold up to 255, so sums are widened every so often. */
export function popcount_and(a: usize, b: usize, bytes: usize): u32 {
  let sum: u32 = 0
  let i: usize = 0
  const whole = bytes & ~15
  while (i < whole) {
    const end = min(whole, i + 31 * 16)
    let counts = i8x16.splat(0)
    for (; i < end; i += 16) {
      counts = i8x16.add(counts, i8x16.popcnt(v128.and(v128.load(a + i), v128.load(b + i))))
    }
    const wide = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(counts))
    sum +=
      i32x4.extract_lane(wide, 0) +
      i32x4.extract_lane(wide, 1) +
      i32x4.extract_lane(wide, 2) +
      i32x4.extract_lane(wide, 3)
  }
  for (; i < bytes; i += 8) sum += u32(popcnt<u64>(load<u64>(a + i) & load<u64>(b + i)))
  return sum
}

/** The numbers of the bits that are set from `from` to `to` (multiples of 64), ascending; how many there are. */
export function members(bits: usize, from: u32, to: u32, out: usize): u32 {
  let at = out
  for (let base = from; base < to; base += 64) {
    let word = load<u64>(bits + (base >>> 3))
    while (word) {
      store<u32>(at, base + u32(ctz<u64>(word)))
      at += 4
      word &= word - 1
    }
  }
  return u32((at - out) >>> 2)
}

@inline
export function has(bits: usize, x: u32): bool {
  return ((load<u32>(bits + ((x >>> 5) << 2)) >>> (x & 31)) & 1) != 0
}

@inline
export function put(bits: usize, x: u32): void {
  const at = bits + ((x >>> 5) << 2)
  store<u32>(at, load<u32>(at) | (1 << (x & 31)))
}

/** How many of a list are set. */
export function count_set(list: usize, n: u32, bits: usize): u32 {
  const end = list + (n << 2)
  let count: u32 = 0
  for (let p = list; p < end; p += 4) count += u32(has(bits, load<u32>(p)))
  return count
}

// A byte at a time: bits of a dense list would wait for each other in a larger word.
export function set_list(list: usize, n: u32, bits: usize): void {
  const end = list + (n << 2)
  for (let p = list; p < end; p += 4) {
    const x = load<u32>(p)
    const at = bits + (x >>> 3)
    store<u8>(at, load<u8>(at) | (u8(1) << u8(x & 7)))
  }
}

export function clear_list(list: usize, n: u32, bits: usize): void {
  const end = list + (n << 2)
  for (let p = list; p < end; p += 4) {
    const x = load<u32>(p)
    const at = bits + ((x >>> 5) << 2)
    store<u32>(at, load<u32>(at) & ~(1 << (x & 31)))
  }
}

/** What is met a second time goes to `twice`. */
export function set_twice(list: usize, n: u32, once: usize, twice: usize): void {
  const end = list + (n << 2)
  for (let p = list; p < end; p += 4) {
    const x = load<u32>(p)
    if (has(once, x)) put(twice, x)
    else put(once, x)
  }
}

export function set_range(bits: usize, from: u32, to: u32): void {
  let x = from
  while (x < to && x & 31) put(bits, x++)
  const whole = to & ~31
  if (x < whole) {
    memory.fill(bits + (x >>> 3), 0xff, (whole - x) >>> 3)
    x = whole
  }
  while (x < to) put(bits, x++)
}

/** The first bit that is set from `from` to `to` (multiples of 64), or `to`. */
export function first_set(bits: usize, from: u32, to: u32): u32 {
  for (let base = from; base < to; base += 64) {
    const word = load<u64>(bits + (base >>> 3))
    if (word) return base + u32(ctz<u64>(word))
  }
  return to
}

/** The last bit that is set from `from` to `to` (multiples of 64), or `to`. */
export function last_set(bits: usize, from: u32, to: u32): u32 {
  for (let base = to; base > from; base -= 64) {
    const word = load<u64>(bits + ((base - 64) >>> 3))
    if (word) return base - 1 - u32(clz<u64>(word))
  }
  return to
}
