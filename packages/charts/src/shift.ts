import type { Mark, Point } from './drawing.ts'

/** The same marks elsewhere. */
export function shift(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  const move = ([x, y]: Point): Point => [x + dx, y + dy]
  return marks.map((mark): Mark => {
    switch (mark.kind) {
      case 'line':
        return { ...mark, from: move(mark.from), to: move(mark.to) }
      case 'polyline':
        return { ...mark, points: mark.points.map(move) }
      case 'area':
        return { ...mark, rings: mark.rings.map((ring) => ring.map(move)) }
      default:
        return { ...mark, x: mark.x + dx, y: mark.y + dy }
    }
  })
}
