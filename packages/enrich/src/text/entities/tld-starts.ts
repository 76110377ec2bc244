/** 1 for every code unit a top-level domain of X's list starts with: ASCII letters and those of the scripts below. */
export const TLD_STARTS = new Uint8Array(65536)
const RANGES: [number, number][] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x370, 0x58f],
  [0x5d0, 0x6ff],
  [0x900, 0xdff],
  [0xe00, 0xeff],
  [0x10a0, 0x10ff],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
]
for (const [first, last] of RANGES) TLD_STARTS.fill(1, first, last + 1)
