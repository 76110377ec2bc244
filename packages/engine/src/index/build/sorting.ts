/** Which rows belong to which group: those of group g are `rows[at[g]]` up to `rows[at[g + 1]]`, in the order given. */
export type Groups = { at: Uint32Array; rows: Uint32Array }

export function groupBy(groups: number, length: number, groupOf: (row: number) => number): Groups {
  const at = new Uint32Array(groups + 1)
  for (let row = 0; row < length; row++) at[groupOf(row) + 1]!++
  for (let group = 0; group < groups; group++) at[group + 1]! += at[group]!
  const next = at.slice(0, groups)
  const rows = new Uint32Array(length)
  for (let row = 0; row < length; row++) rows[next[groupOf(row)]!++] = row
  return { at, rows }
}

/** Rows in ascending order of a column of 32 bits; equal ones stay as they were. */
export function sortedBy(column: Uint32Array, length: number): Uint32Array {
  const low = groupBy(65536, length, (row) => column[row]! & 0xffff).rows
  const high = groupBy(65536, length, (at) => column[low[at]!]! >>> 16).rows
  for (let at = 0; at < length; at++) high[at] = low[high[at]!]!
  return high
}

/** Numbers from 0 on, the one with the highest count first; equal ones as they were. */
export function byCountDescending(counts: Uint32Array): Uint32Array {
  const { length } = counts
  const negated = new Uint32Array(length)
  for (let at = 0; at < length; at++) negated[at] = 0xffffffff - counts[at]!
  return sortedBy(negated, length)
}

/** From the place of each number to the number at each place, or back. */
export function inverse(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) places[order[place]!] = place
  return places
}

/** Bits as they lie in memory: whole multiples of 64 bytes. */
export const bitWords = (length: number): number => Math.ceil(length / 512) * 16

export function bitsOf(length: number, isSet: (at: number) => boolean): Uint32Array {
  const bits = new Uint32Array(bitWords(length))
  for (let at = 0; at < length; at++) if (isSet(at)) bits[at >>> 5]! |= 1 << (at & 31)
  return bits
}
