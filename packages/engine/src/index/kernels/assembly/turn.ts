/** Makes columns of 64 rows of 64 bits: halves change places, then halves of halves. */
export function turn(rows: usize): void {
  let mask: u64 = 0x00000000ffffffff
  let j: u32 = 32
  for (; j > 1; ) {
    const masks = i64x2.splat(mask)
    for (let k: u32 = 0; k < 64; k = ((k | j) + 2) & ~j) {
      const a = rows + (k << 3)
      const b = rows + ((k | j) << 3)
      const x = v128.load(a)
      const y = v128.load(b)
      const t = v128.and(v128.xor(i64x2.shr_u(x, j), y), masks)
      v128.store(a, v128.xor(x, i64x2.shl(t, j)))
      v128.store(b, v128.xor(y, t))
    }
    j >>= 1
    mask ^= mask << u64(j)
  }
  for (let a = rows; a < rows + 512; a += 16) {
    const x = load<u64>(a)
    const y = load<u64>(a, 8)
    const t = ((x >> 1) ^ y) & mask
    store<u64>(a, x ^ (t << 1))
    store<u64>(a, y ^ t, 8)
  }
}
