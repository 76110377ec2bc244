import type { Mark, Point } from '../drawing.ts'

/** brand: the baseline is a hollow bar in muted. */
export const hollowBar = ({
  width,
  ...bar
}: {
  x: number
  y: number
  width: number
  height: number
  row: number
  value: number
}): Mark => ({
  kind: 'rect',
  tone: 'baseline',
  radius: 1.5,
  hollow: 1,
  width: Math.max(2, width),
  ...bar,
})

/** In the place of the baseline, where there is nobody to compare with: a gap would read as no difference. */
export const aloneDash = ({ x, y, row }: { x: number; y: number; row?: number }): Mark => ({
  kind: 'line',
  tone: 'baseline',
  from: [x, y],
  to: [x + 18, y],
  width: 1.25,
  dash: [2, 3],
  ...(row !== undefined && { row }),
})

/** A 95% interval across the end of a bar: the part that lies on the bar is drawn in the ink that shows on it. */
export function whisker({
  low,
  at,
  high,
  y,
  row,
}: {
  low: number
  at: number
  high: number
  y: number
  row: number
}): Mark[] {
  const inner = Math.min(at, high)
  const marks: Mark[] = []
  if (inner - low > 1) {
    marks.push({ kind: 'line', tone: 'on-audience', from: [low, y], to: [inner, y], width: 1.25, opacity: 0.75, row })
    marks.push({
      kind: 'line',
      tone: 'on-audience',
      from: [low, y - 2.5],
      to: [low, y + 2.5],
      width: 1.25,
      opacity: 0.75,
      row,
    })
  }
  if (high - at > 1) {
    marks.push({ kind: 'line', tone: 'text', from: [at, y], to: [high, y], width: 1.25, opacity: 0.7, row })
    marks.push({
      kind: 'line',
      tone: 'text',
      from: [high, y - 2.5],
      to: [high, y + 2.5],
      width: 1.25,
      opacity: 0.7,
      row,
    })
  }
  return marks
}

/** Only for a difference that is more than chance; its direction is its shape. */
export function arrowHead(arrow: 'over' | 'under', { x, y, row }: { x: number; y: number; row: number }): Mark {
  const up = arrow === 'over' ? 1 : -1
  const ring: Point[] = [
    [x - 4, y + 3 * up],
    [x + 4, y + 3 * up],
    [x, y - 4 * up],
  ]
  return { kind: 'area', tone: 'comparison', rings: [ring], row }
}
