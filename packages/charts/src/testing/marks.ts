import type { Drawing, Mark, TextMark } from '../drawing.ts'
import { measureByTable } from '../text/measure.ts'
import { styleOf } from '../text/style.ts'

export type MarkKind = Mark['kind']
export const marksOf = <K extends MarkKind>(drawing: Pick<Drawing, 'marks'>, kind: K) =>
  drawing.marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind)

export const textsOf = (drawing: Pick<Drawing, 'marks'>): string[] => marksOf(drawing, 'text').map(({ text }) => text)

/** From where to where the letters reach. */
export function reachOf(mark: TextMark): { x: number; y: number; width: number; height: number } {
  const style = styleOf(mark.role, mark.size)
  const width = measureByTable(mark.text, style)
  const before = { start: 0, middle: width / 2, end: width }[mark.anchor ?? 'start']
  return { x: mark.x - before, y: mark.y - style.size * 0.8, width, height: style.size }
}

/** All numbers of a mark, however deep. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}
