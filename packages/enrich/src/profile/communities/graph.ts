/** Neighbours of node i stand at `starts[i]` to `starts[i + 1]`; every edge is stored from both ends. */
export type Graph = {
  nodes: number
  starts: Uint32Array
  targets: Uint32Array
  weights: Float64Array
  /** Weight inside the node itself: its own loops, or what it was folded from. */
  inner: Float64Array
  /** Weight of all ends at the node, loops twice. */
  strength: Float64Array
  /** Sum of all strengths. */
  total: number
}

export type Edges = {
  nodes: number
  from: Uint32Array
  to: Uint32Array
  /** 1 each where left out. */
  weights?: Float32Array | Float64Array
}

/** Makes an undirected graph: both directions of a pair add up, loops are dropped as they say nothing of others. */
export function graphOf({ nodes, from, to, weights }: Edges): Graph {
  const sizes = new Uint32Array(nodes + 1)
  for (let at = 0; at < from.length; at++) {
    if (from[at] === to[at]) continue
    sizes[from[at]! + 1]!++
    sizes[to[at]! + 1]!++
  }
  for (let node = 0; node < nodes; node++) sizes[node + 1]! += sizes[node]!
  const next = sizes.slice()
  const targets = new Uint32Array(sizes[nodes]!)
  const values = new Float64Array(sizes[nodes]!)
  for (let at = 0; at < from.length; at++) {
    const a = from[at]!
    const b = to[at]!
    if (a === b) continue
    const weight = weights ? weights[at]! : 1
    targets[next[a]!] = b
    values[next[a]!++] = weight
    targets[next[b]!] = a
    values[next[b]!++] = weight
  }
  return folded(nodes, sizes, targets, values, new Float64Array(nodes))
}

/** Adds up parallel edges. */
export function folded(
  nodes: number,
  starts: Uint32Array,
  targets: Uint32Array,
  weights: Float64Array,
  inner: Float64Array,
): Graph {
  const seen = new Int32Array(nodes).fill(-1)
  const kept = new Uint32Array(nodes + 1)
  let size = 0
  for (let node = 0; node < nodes; node++) {
    const first = size
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const target = targets[at]!
      const known = seen[target]!
      if (known >= first) weights[known]! += weights[at]!
      else {
        seen[target] = size
        targets[size] = target
        weights[size++] = weights[at]!
      }
    }
    kept[node + 1] = size
  }
  const strength = new Float64Array(nodes)
  let total = 0
  for (let node = 0; node < nodes; node++) {
    let sum = 2 * inner[node]!
    for (let at = kept[node]!; at < kept[node + 1]!; at++) sum += weights[at]!
    strength[node] = sum
    total += sum
  }
  return {
    nodes,
    starts: kept,
    targets: targets.slice(0, size),
    weights: weights.slice(0, size),
    inner,
    strength,
    total,
  }
}

/** One node per group; what ran inside a group becomes its inner weight. */
export function aggregate(graph: Graph, group: Uint32Array, groups: number): Graph {
  const sizes = new Uint32Array(groups + 1)
  const inner = new Float64Array(groups)
  for (let node = 0; node < graph.nodes; node++) {
    const own = group[node]!
    inner[own]! += graph.inner[node]!
    for (let at = graph.starts[node]!; at < graph.starts[node + 1]!; at++) {
      if (group[graph.targets[at]!] === own) inner[own]! += graph.weights[at]! / 2
      else sizes[own + 1]!++
    }
  }
  for (let one = 0; one < groups; one++) sizes[one + 1]! += sizes[one]!
  const next = sizes.slice()
  const targets = new Uint32Array(sizes[groups]!)
  const weights = new Float64Array(sizes[groups]!)
  for (let node = 0; node < graph.nodes; node++) {
    const own = group[node]!
    for (let at = graph.starts[node]!; at < graph.starts[node + 1]!; at++) {
      const other = group[graph.targets[at]!]!
      if (other === own) continue
      targets[next[own]!] = other
      weights[next[own]!++] = graph.weights[at]!
    }
  }
  return folded(groups, sizes, targets, weights, inner)
}
