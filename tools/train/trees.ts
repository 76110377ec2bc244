import type { StoredTrees } from '@starling/enrich/src/profile/trees.ts'

/** A split sends values below `at` left; a leaf has feature -1. `value` is the node's own, leaf or not. */
export type TreeNode = { feature: number; at: number; value: number; left: number; right: number }
export type Boosting = {
  trees: number
  depth: number
  rate: number
  penalty: number
  leastRows: number
  /** Per feature: 1 may only raise the score, -1 only lower it, 0 either. */
  monotone: readonly number[]
}

const BINS = 48

/** Gradient boosted trees for a yes-or-no label, with the direction of each feature fixed beforehand. */
export function boostTrees(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  weights: readonly number[],
  how: Boosting,
) {
  const cuts = how.monotone.map((_, feature) => cutsOf(rows.map((row) => row[feature]!)))
  const bins = rows.map((row) => Uint8Array.from(row, (value, feature) => binOf(cuts[feature]!, value)))
  const total = weights.reduce((sum, one) => sum + one, 0)
  const positive = labels.reduce((sum, label, at) => sum + label * weights[at]!, 0)
  const base = Math.log(positive / (total - positive))
  const scores = new Float64Array(rows.length).fill(base)
  const trees: TreeNode[][] = []
  for (let round = 0; round < how.trees; round++) {
    const gradient = Float64Array.from(rows, (_, at) => {
      const chance = 1 / (1 + Math.exp(-scores[at]!))
      return weights[at]! * (labels[at]! - chance)
    })
    const curvature = Float64Array.from(rows, (_, at) => {
      const chance = 1 / (1 + Math.exp(-scores[at]!))
      return weights[at]! * chance * (1 - chance)
    })
    const tree: TreeNode[] = []
    grow({ tree, bins, cuts, gradient, curvature, how }, Int32Array.from(rows.keys()), 0, [-Infinity, Infinity])
    trees.push(tree)
    rows.forEach((row, at) => {
      scores[at]! += leafOf(tree, row)
    })
  }
  return { base, trees }
}

export function storedTrees({ base, trees }: { base: number; trees: readonly TreeNode[][] }): StoredTrees {
  const stored: StoredTrees = {
    base: Number(base.toFixed(4)),
    roots: [],
    split: [],
    at: [],
    value: [],
    left: [],
    right: [],
  }
  for (const tree of trees) {
    const root = stored.split.length
    stored.roots.push(root)
    for (const node of tree) {
      stored.split.push(node.feature)
      stored.at.push(node.at)
      stored.value.push(node.value)
      stored.left.push(node.left < 0 ? 0 : root + node.left)
      stored.right.push(node.right < 0 ? 0 : root + node.right)
    }
  }
  return stored
}

export function leafOf(tree: readonly TreeNode[], row: readonly number[]): number {
  let node = tree[0]!
  while (node.feature >= 0) node = tree[row[node.feature]! < node.at ? node.left : node.right]!
  return node.value
}

function cutsOf(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const cuts = new Set<number>()
  for (let bin = 1; bin < BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / BINS)
    if (sorted[at]! > sorted[0]!) cuts.add(Number(((sorted[at]! + sorted[Math.max(at - 1, 0)]!) / 2).toPrecision(5)))
  }
  const largest = sorted.at(-1)!
  if (cuts.size === 0 && largest > sorted[0]!) cuts.add((largest + sorted[0]!) / 2)
  return [...cuts].toSorted((a, b) => a - b)
}

const binOf = (cuts: readonly number[], value: number): number => {
  let bin = 0
  while (bin < cuts.length && value >= cuts[bin]!) bin++
  return bin
}

type Growing = {
  tree: TreeNode[]
  bins: Uint8Array[]
  cuts: number[][]
  gradient: Float64Array
  curvature: Float64Array
  how: Boosting
}

function grow(state: Growing, rows: Int32Array, depth: number, bounds: [number, number]): number {
  const { tree, how, cuts, gradient, curvature, bins } = state
  let g = 0
  let h = 0
  for (const row of rows) {
    g += gradient[row]!
    h += curvature[row]!
  }
  const value = (sumG: number, sumH: number) => Math.min(Math.max(sumG / (sumH + how.penalty), bounds[0]), bounds[1])
  const at =
    tree.push({ feature: -1, at: 0, value: Number((how.rate * value(g, h)).toPrecision(4)), left: -1, right: -1 }) - 1
  if (depth >= how.depth) return at
  const gain = (sumG: number, sumH: number) => {
    const v = value(sumG, sumH)
    return sumG * v - 0.5 * (sumH + how.penalty) * v * v
  }
  let best = { gain: gain(g, h) + 1e-3, feature: -1, bin: 0, left: 0, right: 0 }
  for (let feature = 0; feature < cuts.length; feature++) {
    const width = cuts[feature]!.length + 1
    const sums = new Float64Array(width * 3)
    for (const row of rows) {
      const bin = bins[row]![feature]! * 3
      sums[bin]! += gradient[row]!
      sums[bin + 1]! += curvature[row]!
      sums[bin + 2]! += 1
    }
    let [lg, lh, ln] = [0, 0, 0]
    for (let bin = 0; bin < width - 1; bin++) {
      lg += sums[bin * 3]!
      lh += sums[bin * 3 + 1]!
      ln += sums[bin * 3 + 2]!
      if (ln < how.leastRows || rows.length - ln < how.leastRows) continue
      const left = value(lg, lh)
      const right = value(g - lg, h - lh)
      if ((right - left) * how.monotone[feature]! < 0) continue
      const found = gain(lg, lh) + gain(g - lg, h - lh)
      if (found > best.gain) best = { gain: found, feature, bin, left, right }
    }
  }
  if (best.feature < 0) return at
  const node = tree[at]!
  node.feature = best.feature
  node.at = cuts[best.feature]![best.bin]!
  const middle = (best.left + best.right) / 2
  const direction = how.monotone[best.feature]!
  const below: [number, number] = direction > 0 ? [bounds[0], middle] : direction < 0 ? [middle, bounds[1]] : bounds
  const above: [number, number] = direction > 0 ? [middle, bounds[1]] : direction < 0 ? [bounds[0], middle] : bounds
  node.left = grow(
    state,
    rows.filter((row) => bins[row]![best.feature]! <= best.bin),
    depth + 1,
    below,
  )
  node.right = grow(
    state,
    rows.filter((row) => bins[row]![best.feature]! > best.bin),
    depth + 1,
    above,
  )
  return at
}
