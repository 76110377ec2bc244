import { aggregate, type Edges, type Graph, graphOf } from './graph.ts'

export type Communities = {
  /** Community of each node, numbered from the largest. */
  community: Uint32Array
  count: number
  modularity: number
}
export type CommunityOptions = { seed?: number; resolution?: number }

const MOST_LEVELS = 32
/** Rounds of the whole method; each starts from the last one's answer and can only better it. */
const ROUNDS = 3

/**
 * Leiden's method (Traag, Waltman, van Eck 2019) for weighted modularity: move nodes, refine inside each community so
 * that none falls apart, fold, repeat. The order of visits comes from the seed, so the same input has the same answer.
 */
export function findCommunities(edges: Edges, { seed = 1, resolution = 1 }: CommunityOptions = {}): Communities {
  const graph = graphOf(edges)
  const random = randomFrom(seed)
  let best: Uint32Array = Uint32Array.from({ length: graph.nodes }, (_, node) => node)
  if (graph.total === 0) return numbered(best, 0)
  let modularity = modularityOf(graph, best, resolution)
  for (let round = 0; round < ROUNDS; round++) {
    const found = leiden(graph, best, resolution, random)
    const reached = modularityOf(graph, found, resolution)
    if (!(reached > modularity + 1e-12)) break
    best = found
    modularity = reached
  }
  return numbered(best, modularity)
}

function leiden(graph: Graph, start: Uint32Array, resolution: number, random: () => number): Uint32Array {
  let level = graph
  let partition = compact(start).group
  /** The node of `level` that each node of the first graph is in. */
  let holder: Uint32Array = Uint32Array.from({ length: graph.nodes }, (_, node) => node)
  for (let depth = 0; depth < MOST_LEVELS; depth++) {
    moveNodes(level, partition, resolution, random)
    const communities = compact(partition)
    if (communities.count === level.nodes) break
    const refined = compact(refine(level, partition, resolution, random))
    const fold = refined.count < level.nodes ? refined : communities
    const next = new Uint32Array(fold.count)
    for (let node = 0; node < level.nodes; node++) next[fold.group[node]!] = communities.group[node]!
    holder = holder.map((node) => fold.group[node]!)
    level = aggregate(level, fold.group, fold.count)
    partition = next
    if (fold === communities && communities.count === 1) break
  }
  return holder.map((node) => partition[node]!)
}

/** Moves each node to the neighbouring community that gains most, and asks again only those next to a change. */
function moveNodes(graph: Graph, partition: Uint32Array, resolution: number, random: () => number): void {
  const { nodes, starts, targets, weights, strength, total } = graph
  const weightOf = new Float64Array(nodes)
  for (let node = 0; node < nodes; node++) weightOf[partition[node]!]! += strength[node]!
  const queue = shuffled(nodes, random)
  const waiting = new Uint8Array(nodes).fill(1)
  const links = new Float64Array(nodes)
  const near = new Uint32Array(nodes)
  let head = 0
  let left = nodes
  while (left > 0) {
    const node = queue[head]!
    head = head + 1 === nodes ? 0 : head + 1
    left--
    waiting[node] = 0
    let count = 0
    const own = partition[node]!
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const community = partition[targets[at]!]!
      if (links[community] === 0) near[count++] = community
      links[community]! += weights[at]!
    }
    weightOf[own]! -= strength[node]!
    let best = own
    let bestGain = links[own]! - (resolution * strength[node]! * weightOf[own]!) / total
    for (let at = 0; at < count; at++) {
      const community = near[at]!
      const gain = links[community]! - (resolution * strength[node]! * weightOf[community]!) / total
      if (gain > bestGain + 1e-12) {
        best = community
        bestGain = gain
      }
    }
    for (let at = 0; at < count; at++) links[near[at]!] = 0
    weightOf[best]! += strength[node]!
    if (best === own) continue
    partition[node] = best
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const other = targets[at]!
      if (waiting[other] === 1 || partition[other] === best) continue
      waiting[other] = 1
      const tail = head + left
      queue[tail >= nodes ? tail - nodes : tail] = other
      left++
    }
  }
}

/** Inside each community nodes start alone again and join only neighbours they are well tied to. */
function refine(graph: Graph, partition: Uint32Array, resolution: number, random: () => number): Uint32Array {
  const { nodes, starts, targets, weights, strength, total } = graph
  const refined = Uint32Array.from({ length: nodes }, (_, node) => node)
  const weightOf = Float64Array.from(strength)
  const whole = new Float64Array(nodes)
  for (let node = 0; node < nodes; node++) whole[partition[node]!]! += strength[node]!
  const alone = new Uint8Array(nodes).fill(1)
  const cut = new Float64Array(nodes)
  for (let node = 0; node < nodes; node++) {
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      if (partition[targets[at]!] === partition[node]) cut[node]! += weights[at]!
    }
  }
  const tied = (cutWeight: number, weight: number, community: number) =>
    cutWeight >= (resolution * weight * (whole[community]! - weight)) / total
  const links = new Float64Array(nodes)
  const near = new Uint32Array(nodes)
  for (const node of shuffled(nodes, random)) {
    const community = partition[node]!
    if (alone[node] === 0 || !tied(cut[node]!, strength[node]!, community)) continue
    let count = 0
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const other = targets[at]!
      if (partition[other] !== community) continue
      const group = refined[other]!
      if (links[group] === 0) near[count++] = group
      links[group]! += weights[at]!
    }
    let best = node
    let bestGain = 0
    for (let at = 0; at < count; at++) {
      const group = near[at]!
      const gain = links[group]! - (resolution * strength[node]! * weightOf[group]!) / total
      if (group !== node && gain > bestGain + 1e-12 && tied(cut[group]!, weightOf[group]!, community)) {
        best = group
        bestGain = gain
      }
    }
    if (best !== node) {
      refined[node] = best
      weightOf[best]! += strength[node]!
      weightOf[node] = 0
      cut[best]! += cut[node]! - 2 * links[best]!
      alone[best] = 0
      alone[node] = 0
    }
    for (let at = 0; at < count; at++) links[near[at]!] = 0
  }
  return refined
}

export function modularityOf(graph: Graph, group: Uint32Array, resolution = 1): number {
  const { nodes, starts, targets, weights, inner, strength, total } = graph
  const strengths = new Float64Array(nodes)
  let inside = 0
  for (let node = 0; node < nodes; node++) {
    strengths[group[node]!]! += strength[node]!
    inside += 2 * inner[node]!
    for (let at = starts[node]!; at < starts[node + 1]!; at++)
      if (group[targets[at]!] === group[node]) inside += weights[at]!
  }
  let expected = 0
  for (const sum of strengths) expected += (sum / total) ** 2
  return inside / total - resolution * expected
}

/** Groups numbered as they come; none has a number as high as there are nodes. */
function compact(group: Uint32Array): { group: Uint32Array; count: number } {
  const numbers = new Int32Array(group.length).fill(-1)
  const compacted = new Uint32Array(group.length)
  let count = 0
  for (let node = 0; node < group.length; node++) {
    const own = group[node]!
    if (numbers[own] === -1) numbers[own] = count++
    compacted[node] = numbers[own]!
  }
  return { group: compacted, count }
}

function numbered(group: Uint32Array, modularity: number): Communities {
  const { group: compacted, count } = compact(group)
  const sizes = new Uint32Array(count)
  for (const one of compacted) sizes[one]!++
  const order = Uint32Array.from(sizes.keys()).sort((a, b) => sizes[b]! - sizes[a]! || a - b)
  const rank = new Uint32Array(count)
  order.forEach((community, at) => {
    rank[community] = at
  })
  return { community: compacted.map((one) => rank[one]!), count, modularity }
}

/** mulberry32: the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled(size: number, random: () => number): Uint32Array {
  const order = new Uint32Array(size)
  for (let at = 0; at < size; at++) order[at] = at
  for (let at = size - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at]!
    order[at] = order[other]!
    order[other] = kept
  }
  return order
}
