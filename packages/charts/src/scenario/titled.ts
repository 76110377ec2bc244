import type { Drawing } from '../drawing.ts'
import { shift } from '../shift.ts'
import type { Measure } from '../text/style.ts'
import { writeBlock } from '../text/write.ts'

const SIZE = 17
const LEADING = 19

/** A drawing with what it is called and what it means above it, and room around it. */
export function titled(drawing: Drawing, measure: Measure): Drawing {
  const { width, title, description } = drawing
  const name = writeBlock(title, { x: 0, y: 30, box: width, role: 'title', size: SIZE, lines: 2, leading: 24 }, measure)
  const top = 30 + name.length * 24 - 4
  const meaning = writeBlock(
    description,
    { x: 0, y: top, box: width, role: 'label', tone: 'muted', lines: 3, leading: LEADING },
    measure,
  )
  const under = top + meaning.length * LEADING + 4
  return {
    ...drawing,
    height: under + drawing.height + 14,
    marks: [...name, ...meaning, ...shift(drawing.marks, 0, under)],
  }
}

/** Sentences under each other, each with a dot before it. */
export function drawList(
  { title, description, items }: { title: string; description: string; items: readonly string[] },
  width: number,
  measure: Measure,
): Drawing {
  let y = 0
  const marks = items.flatMap((item) => {
    const lines = writeBlock(
      `•  ${item}`,
      { x: 0, y: y + 15, box: width, role: 'label', lines: 3, leading: LEADING },
      measure,
    )
    y += lines.length * LEADING + 3
    return lines
  })
  return { width, height: Math.ceil(y), title, description, marks, left_out: 0 }
}
