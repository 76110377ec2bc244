import type { Mark } from './drawing.ts'
import type { ChartWords, Format } from './format.ts'
import { type Measure, styleOf } from './text/style.ts'
import { write } from './text/write.ts'

export const NOTE_HEIGHT = 28

type Place = {
  top: number
  width: number
  /** What else stands in that line, a legend: where it ends. */
  taken?: number
  format: Format
  words: ChartWords
  measure: Measure
}

/** "38 more rows in the table", under a drawing that could not hold all. */
export function leftOutNote(
  count: number,
  { top, width, taken = 0, format, words, measure }: Place,
): { marks: Mark[]; height: number } {
  const own = taken > 0 ? NOTE_HEIGHT : 0
  if (count <= 0) return { marks: [], height: own }
  const text = words.left_out(format.full('count', count))
  const isBeside = taken > 0 && taken + 24 + measure(text, styleOf('axis')) <= width
  const place = isBeside
    ? ({ x: width, y: top + 20, box: width - taken - 24, anchor: 'end' } as const)
    : { x: 0, y: top + own + 20, box: width }
  const mark = write(text, { ...place, role: 'axis', tone: 'faint' }, measure)
  return { marks: [mark], height: isBeside ? own : own + NOTE_HEIGHT }
}
