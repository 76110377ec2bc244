export type NetworkNode = {
  id: string
  weight: number
  radius: number
  reach: number
  cluster: number | null
  row: number
}
export type Link = { from: string; to: string; weight: number }

/** Always as many, from always the same start: the same rows give the same picture. */
const TICKS = 200
/** The warmth of the first tick is 1, after three hundred there would be a thousandth of it. */
const COOLING = 0.001 ** (1 / 300)
/** What is left of a movement at the next tick. */
const GLIDE = 0.6
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const PULL = 0.35
const PUSH = 150
const ROOM = 0.9
const HOMEWARD = 0.05

/** Two that lie on each other must go somewhere. */
const APART = 1e-6

/** Numbers side by side: a picture is thousands of pairs, two hundred times over, while somebody waits. */
type Bodies = {
  count: number
  x: Float64Array
  y: Float64Array
  /** How far it goes in this tick. */
  dx: Float64Array
  dy: Float64Array
  reach: Float64Array
}
type Spring = {
  from: number
  to: number
  length: number
  /** Of the way, what the end `to` goes. */
  share: number
}

/** Where each node lies, within a box of its own making. */
export function layOut(
  nodes: readonly NetworkNode[],
  links: readonly Link[],
  shape: number,
): Map<string, { x: number; y: number }> {
  const bodies = bodiesOf(nodes)
  const springs = springsOf(nodes, links)
  const homes = homesOf(nodes, shape)
  for (let tick = 1; tick <= TICKS; tick++) {
    const warmth = COOLING ** tick
    pull(bodies, springs, warmth)
    push(bodies, warmth)
    makeRoom(bodies)
    goHome(bodies, homes, warmth, shape)
    move(bodies)
  }
  return new Map(nodes.map(({ id }, at) => [id, { x: bodies.x[at]!, y: bodies.y[at]! }]))
}

/** As seeds lie in a sunflower, the first in the middle. */
function bodiesOf(nodes: readonly NetworkNode[]): Bodies {
  const count = nodes.length
  const far = (at: number) => 10 * Math.sqrt(0.5 + at)
  return {
    count,
    x: Float64Array.from(nodes, (_, at) => far(at) * Math.cos(at * GOLDEN)),
    y: Float64Array.from(nodes, (_, at) => far(at) * Math.sin(at * GOLDEN)),
    dx: new Float64Array(count),
    dy: new Float64Array(count),
    reach: Float64Array.from(nodes, ({ reach }) => reach),
  }
}

/** Shorter where the pair is strong; of two ends the one with fewer springs goes further. */
function springsOf(nodes: readonly NetworkNode[], links: readonly Link[]): Spring[] {
  const placeOf = new Map(nodes.map(({ id }, at) => [id, at]))
  const most = Math.max(1, ...links.map(({ weight }) => weight))
  const ends = links.map((link) => ({ ...link, from: placeOf.get(link.from)!, to: placeOf.get(link.to)! }))
  const held = new Float64Array(nodes.length)
  for (const { from, to } of ends) {
    held[from]! += 1
    held[to]! += 1
  }
  return ends.map(({ from, to, weight }) => ({
    from,
    to,
    length: 78 - 34 * (weight / most),
    share: held[from]! / (held[from]! + held[to]!),
  }))
}

/** Clusters lie around a middle. */
function homesOf(nodes: readonly NetworkNode[], shape: number): { x: number; y: number }[] {
  const clusters = [...new Set(nodes.map(({ cluster }) => cluster))]
  const ring = clusters.length > 1 ? 110 : 0
  return nodes.map(({ cluster }) => {
    const angle = (clusters.indexOf(cluster) / clusters.length) * Math.PI * 2
    return { x: Math.cos(angle) * ring * shape, y: Math.sin(angle) * ring }
  })
}

function pull({ x, y, dx, dy }: Bodies, springs: readonly Spring[], warmth: number): void {
  for (const { from, to, length, share } of springs) {
    const wide = x[to]! + dx[to]! - x[from]! - dx[from]! || APART
    const high = y[to]! + dy[to]! - y[from]! - dy[from]! || APART
    const far = Math.sqrt(wide * wide + high * high)
    const by = ((far - length) / far) * warmth * PULL
    dx[to]! -= wide * by * share
    dy[to]! -= high * by * share
    dx[from]! += wide * by * (1 - share)
    dy[from]! += high * by * (1 - share)
  }
}

/** All from all, the weaker the farther. */
function push({ count, x, y, dx, dy }: Bodies, warmth: number): void {
  const strength = PUSH * warmth
  for (let one = 0; one < count; one++) {
    const at_x = x[one]!
    const at_y = y[one]!
    let go_x = 0
    let go_y = 0
    for (let other = one + 1; other < count; other++) {
      const wide = x[other]! - at_x || APART
      const high = y[other]! - at_y || APART
      const square = wide * wide + high * high
      // Very near ones would be thrown out of the picture.
      const by = strength / (square < 1 ? Math.sqrt(square) : square)
      go_x -= wide * by
      go_y -= high * by
      dx[other]! += wide * by
      dy[other]! += high * by
    }
    dx[one]! += go_x
    dy[one]! += go_y
  }
}

/** Those that would lie on each other go apart, the smaller one further. */
function makeRoom({ count, x, y, dx, dy, reach }: Bodies): void {
  for (let one = 0; one < count; one++) {
    const at_x = x[one]! + dx[one]!
    const at_y = y[one]! + dy[one]!
    const own = reach[one]!
    for (let other = one + 1; other < count; other++) {
      const both = own + reach[other]!
      const wide = at_x - x[other]! - dx[other]! || APART
      const high = at_y - y[other]! - dy[other]! || APART
      const square = wide * wide + high * high
      if (square >= both * both) continue
      const far = Math.sqrt(square)
      const by = ((both - far) / far) * ROOM
      const share = reach[other]! ** 2 / (own * own + reach[other]! ** 2)
      dx[one]! += wide * by * share
      dy[one]! += high * by * share
      dx[other]! -= wide * by * (1 - share)
      dy[other]! -= high * by * (1 - share)
    }
  }
}

function goHome({ x, y, dx, dy }: Bodies, homes: readonly { x: number; y: number }[], warmth: number, shape: number) {
  for (const [at, home] of homes.entries()) {
    dx[at]! += (home.x - x[at]!) * HOMEWARD * warmth
    dy[at]! += (home.y - y[at]!) * HOMEWARD * shape * warmth
  }
}

function move({ count, x, y, dx, dy }: Bodies): void {
  for (let at = 0; at < count; at++) {
    dx[at]! *= GLIDE
    dy[at]! *= GLIDE
    x[at]! += dx[at]!
    y[at]! += dy[at]!
  }
}
