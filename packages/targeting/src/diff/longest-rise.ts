/** The places of a longest part of a list that only rises, as patience sorting finds them. */
export function longestRise(values: readonly number[]): number[] {
  /** For each length the place of the smallest value that a rise of this length ends with. */
  const ends: number[] = []
  const before: number[] = []
  values.forEach((value, at) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (values[ends[middle]!]! < value) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? ends[low - 1]! : -1
    ends[low] = at
  })
  const rise: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) rise.push(at)
  return rise.reverse()
}
