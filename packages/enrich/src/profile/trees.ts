/** Trees one after the other: where each starts, then by node the feature asked (-1 at a leaf), threshold, value, children. */
export type StoredTrees = {
  base: number
  roots: number[]
  split: number[]
  at: number[]
  value: number[]
  left: number[]
  right: number[]
}
export type Trees = {
  base: number
  roots: Int32Array
  split: Int16Array
  at: Float64Array
  value: Float64Array
  left: Int32Array
  right: Int32Array
}

export const packTrees = (stored: StoredTrees): Trees => ({
  base: stored.base,
  roots: Int32Array.from(stored.roots),
  split: Int16Array.from(stored.split),
  at: Float64Array.from(stored.at),
  value: Float64Array.from(stored.value),
  left: Int32Array.from(stored.left),
  right: Int32Array.from(stored.right),
})

/** Sums the leaves. With `owed`, each step down a tree is put to the account of the feature that was asked there. */
export function scoreTrees(trees: Trees, features: Float64Array, owed?: Float64Array): number {
  const { roots, split, at, value, left, right } = trees
  let total = trees.base
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!
    let feature = split[node]!
    while (feature >= 0) {
      const next = features[feature]! < at[node]! ? left[node]! : right[node]!
      if (owed) owed[feature]! += value[next]! - value[node]!
      node = next
      feature = split[node]!
    }
    total += value[node]!
  }
  return total
}
