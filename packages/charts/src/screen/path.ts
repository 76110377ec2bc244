import type { ArcMark, Point } from '../drawing.ts'

const round = (value: number) => Math.round(value * 100) / 100
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

export const lineData = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`
export const ringsData = (rings: readonly (readonly Point[])[]): string =>
  rings.map((ring) => `${lineData(ring)}Z`).join('')

const onCircle = ({ x, y }: ArcMark, radius: number, angle: number): Point => [
  x + radius * Math.sin(angle),
  y - radius * Math.cos(angle),
]

export function arcData(arc: ArcMark): string {
  // A whole turn has no two ends for SVG to draw between.
  const to = Math.min(arc.to, arc.from + Math.PI * 2 - 1e-4)
  const large = to - arc.from > Math.PI ? 1 : 0
  const ends = [
    onCircle(arc, arc.outer, arc.from),
    onCircle(arc, arc.outer, to),
    onCircle(arc, arc.inner, to),
    onCircle(arc, arc.inner, arc.from),
  ]
  const [a, b, c, d] = ends.map(pair)
  return `M${a}A${arc.outer} ${arc.outer} 0 ${large} 1 ${b}L${c}A${arc.inner} ${arc.inner} 0 ${large} 0 ${d}Z`
}
