import { overlaps } from '../cloud/place.ts'
import type { Box } from '../drawing.ts'
import { type Mark, seriesTone, type Tone } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { cssColour } from '../palette.ts'
import { fade, kindOf, numberAt, sayRow } from '../row.ts'
import { clean } from '../text/cut.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { type Link, layOut, type NetworkNode } from './layout.ts'

const MOST_LINKS = 60
const LABEL_BOX = 130
/** Of the colours, those that can be told apart in a small dot. */
const MOST_CLUSTERS = 8

type Edge = Link & { row: number }

/** Words as dots, in the colour of their cluster; a line for each pair, the thicker the more often they go together. */
export function network(task: ChartTask<'network'>) {
  const { rows, width, limit = MOST_LINKS } = task
  const edges = edgesOf(task).slice(0, limit)
  const nodes = nodesOf(edges, task)
  const height = Math.round(Math.min(500, Math.max(240, Math.min(width * 0.62, 140 + nodes.length * 9))))
  const places = fit(layOut(nodes, edges, Math.min(1.6, width / height)), nodes, { width, height })
  const most = Math.max(1, ...edges.map(({ weight }) => weight))
  const marks: Mark[] = []
  for (const edge of edges) marks.push(...edgeMarks(edge, places, most, task))
  for (const node of nodes) marks.push(...nodeMarks(node, places.get(node.id)!, edges, task))
  marks.push(...labels(nodes, places, task, height))
  const left_out = rows.length - edges.length
  const note = leftOutNote(left_out, { ...task, top: height })
  return { marks: [...marks, ...note.marks], height: height + note.height, left_out }
}

function edgesOf({ rows, chart, columns, format }: ChartTask<'network'>): Edge[] {
  const name = (column: string, value: unknown) => clean(format.short(kindOf(columns, column), value))
  return rows
    .flatMap((row, at) => {
      const weight = numberAt(row, chart.weight)
      const edge = { from: name(chart.from, row[chart.from]), to: name(chart.to, row[chart.to]) }
      return weight === null || edge.from === '' || edge.to === '' ? [] : [{ ...edge, weight, row: at }]
    })
    .sort((a, b) => b.weight - a.weight || a.row - b.row)
}

function nodesOf(edges: readonly Edge[], { rows, chart, width }: ChartTask<'network'>): NetworkNode[] {
  const found = new Map<string, Omit<NetworkNode, 'radius' | 'reach'>>()
  for (const { from, to, weight, row } of edges) {
    for (const [id, column] of [
      [from, chart.from_cluster],
      [to, chart.to_cluster],
    ] as const) {
      // The first pair of a word is its strongest: at least so many have the word.
      if (!found.has(id)) found.set(id, { id, weight, row, cluster: numberAt(rows[row]!, column) })
    }
  }
  const most = Math.max(1, ...Array.from(found.values(), ({ weight }) => weight))
  const small = Math.min(1, Math.max(0.6, width / 560))
  return Array.from(found.values(), (node) => {
    const radius = (3.5 + 7.5 * Math.sqrt(Math.max(0, node.weight) / most)) * small
    return { ...node, radius, reach: radius + 16 }
  })
}

type Places = ReadonlyMap<string, { x: number; y: number }>

function fit(
  places: Places,
  nodes: readonly NetworkNode[],
  { width, height }: { width: number; height: number },
): Places {
  const xs = Array.from(places.values(), ({ x }) => x)
  const ys = Array.from(places.values(), ({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const margin = { x: Math.min(width * 0.14, 64), y: 24 }
  // Widths and heights apart: there are no angles here that must be kept, only room to be used.
  const by = {
    x: wide > 0 ? Math.min(2.2, (width - margin.x * 2) / wide) : 1,
    y: high > 0 ? Math.min(2.2, (height - margin.y * 2) / high) : 1,
  }
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: width / 2 + (x - left - wide / 2) * by.x,
    y: height / 2 + (y - top - high / 2) * by.y - 4,
  })
  return new Map(nodes.map(({ id }) => [id, at(places.get(id)!)]))
}

export const clusterTone = (cluster: number | null): Tone =>
  cluster === null || cluster < 0 || cluster >= MOST_CLUSTERS ? 'muted' : seriesTone(cluster)

/** The colour of a cluster on a page, for what stands beside the picture. */
export const clusterColour = (cluster: number): string => cssColour(clusterTone(cluster))

function edgeMarks(
  edge: Edge,
  places: Places,
  most: number,
  { rows, columns, chart, format, words }: ChartTask<'network'>,
): Mark[] {
  const row = rows[edge.row]!
  const [a, b] = [places.get(edge.from)!, places.get(edge.to)!]
  const ends = { from: [a.x, a.y], to: [b.x, b.y] } as const
  const say = sayRow(row, columns, { name: `${edge.from} + ${edge.to}`, values: [chart.weight], format, words })
  const width = 0.8 + 4.2 * (Math.max(0, edge.weight) / most)
  const [first, second] = [numberAt(row, chart.from_cluster), numberAt(row, chart.to_cluster)]
  const tone = first !== null && first === second ? clusterTone(first) : 'faint'
  const opacity = 0.38 * (fade(row, columns).opacity ?? 1)
  return [
    { kind: 'line', tone: 'none', ...ends, width: Math.max(10, width), row: edge.row, say },
    { kind: 'line', tone, ...ends, width, row: edge.row, value: edge.weight, opacity },
    { kind: 'line', tone: 'text', ...ends, width, row: edge.row, reveal: true },
  ]
}

function nodeMarks(
  node: NetworkNode,
  { x, y }: { x: number; y: number },
  edges: readonly Edge[],
  task: ChartTask<'network'>,
): Mark[] {
  const { columns, chart, format } = task
  const kind = kindOf(columns, chart.weight)
  const near = edges.filter(({ from, to }) => from === node.id || to === node.id)
  const say = [
    node.id,
    ...near.slice(0, 6).map(({ from, to, weight }) => `${from === node.id ? to : from}: ${format.full(kind, weight)}`),
  ]
  return [
    { kind: 'circle', tone: 'none', x, y, radius: Math.max(12, node.radius), row: node.row, say },
    { kind: 'circle', tone: 'background', x, y, radius: node.radius + 1.5, row: node.row },
    { kind: 'circle', tone: clusterTone(node.cluster), x, y, radius: node.radius, row: node.row },
  ]
}

/** The strongest words first; one that finds no free side of its dot is only told when pointed at. */
function labels(
  nodes: readonly NetworkNode[],
  places: Places,
  { width, measure }: ChartTask<'network'>,
  height: number,
): Mark[] {
  const taken: Box[] = nodes.map(({ id, radius }) => {
    const { x, y } = places.get(id)!
    return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  })
  return [...nodes]
    .sort((a, b) => b.weight - a.weight)
    .flatMap((node): Mark[] => {
      const { x, y } = places.get(node.id)!
      const wide = Math.min(LABEL_BOX, Math.ceil(measure(node.id, styleOf('axis'))) + 1)
      const away = node.radius + 4
      const sides: Box[] = [
        { x: x - wide / 2, y: y + away - 2, width: wide, height: 14 },
        { x: x + away, y: y - 7, width: wide, height: 14 },
        { x: x - away - wide, y: y - 7, width: wide, height: 14 },
        { x: x - wide / 2, y: y - away - 12, width: wide, height: 14 },
      ]
      const side = sides.find(
        (box) =>
          box.x >= 0 &&
          box.y >= 0 &&
          box.x + box.width <= width &&
          box.y + box.height <= height &&
          !taken.some((other) => overlaps(box, other, 1)),
      )
      if (!side) return []
      taken.push(side)
      return [
        write(
          node.id,
          {
            x: side.x + wide / 2,
            y: side.y + 11,
            box: wide,
            role: 'axis',
            anchor: 'middle',
            halo: true,
            row: node.row,
          },
          measure,
        ),
      ]
    })
}
