import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force'

export type NetworkNode = {
  id: string
  weight: number
  radius: number
  reach: number
  cluster: number | null
  row: number
}
export type Link = { from: string; to: string; weight: number }
type Body = NetworkNode & SimulationNodeDatum

/** Always as many, from always the same start: the same rows give the same picture. */
const TICKS = 200

/** Where each node lies, within a box of its own making. */
export function layOut(
  nodes: readonly NetworkNode[],
  links: readonly Link[],
  shape: number,
): Map<string, { x: number; y: number }> {
  const bodies: Body[] = nodes.map((node) => ({ ...node }))
  const clusters = [...new Set(nodes.map(({ cluster }) => cluster))]
  const ring = clusters.length > 1 ? 110 : 0
  const home = (node: Body) => {
    const angle = (clusters.indexOf(node.cluster) / clusters.length) * Math.PI * 2
    return { x: Math.cos(angle) * ring * shape, y: Math.sin(angle) * ring }
  }
  const most = Math.max(1, ...links.map(({ weight }) => weight))
  forceSimulation(bodies)
    .force(
      'link',
      forceLink<Body, { source: string; target: string; weight: number }>(
        links.map(({ from, to, weight }) => ({ source: from, target: to, weight })),
      )
        .id(({ id }) => id)
        .distance(({ weight }) => 78 - 34 * (weight / most))
        .strength(0.35),
    )
    .force('apart', forceManyBody().strength(-150))
    .force('room', forceCollide<Body>(({ reach }) => reach).strength(0.9))
    .force('x', forceX<Body>((node) => home(node).x).strength(0.05))
    .force('y', forceY<Body>((node) => home(node).y).strength(0.05 * shape))
    .stop()
    .tick(TICKS)
  return new Map(bodies.map(({ id, x = 0, y = 0 }) => [id, { x, y }]))
}
