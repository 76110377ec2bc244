/** Words with their weight; the squares of the weights add up to one. */
export type WordVector = ReadonlyMap<string, number>
type Counted = { value: string; count: number }

/** Rare words say more: log of how many posts hold one of them. */
export type Rarity = (word: string) => number

export function rarityOf(rows: readonly Counted[], posts: number): Rarity {
  const counts = new Map(rows.map(({ value, count }) => [value, count]))
  return (word) => Math.log(Math.max(2, posts) / (1 + (counts.get(word) ?? 0)))
}

export function vectorOf(rows: readonly Counted[], rarity: Rarity): WordVector {
  const weights = rows.map(({ value, count }): [string, number] => [
    value,
    (1 + Math.log(count)) * Math.max(0, rarity(value)),
  ])
  const length = Math.hypot(...weights.map(([, weight]) => weight))
  return new Map(length > 0 ? weights.map(([word, weight]) => [word, weight / length]) : [])
}

/** Cosine of two vectors, and the words that add most to it. */
export function likeness(a: WordVector, b: WordVector): { likeness: number; words: string[] } {
  const common = [...a]
    .map(([word, weight]): [string, number] => [word, weight * (b.get(word) ?? 0)])
    .filter(([, product]) => product > 0)
    .sort((one, other) => other[1] - one[1])
  return {
    likeness: Math.min(
      1,
      common.reduce((sum, [, product]) => sum + product, 0),
    ),
    words: common.slice(0, MOST_WORDS).map(([word]) => word),
  }
}
const MOST_WORDS = 6

/** Of what either has, what both have. */
export function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size
  const either = a.size + b.size - both
  return either > 0 ? both / either : 0
}
