import type { Drawing, Mark } from '../drawing.ts'
import { shift } from '../shift.ts'
import { measureByTable } from '../text/measure.ts'
import { type Measure, styleOf } from '../text/style.ts'
import { write, writeBlock } from '../text/write.ts'

/** What a picture must say for itself once it has left the page: each in words, null where there is none. */
export type Foot = {
  /** What was asked. */
  question: string | null
  /** How many the question is about, and of how many the answer can speak. */
  base: string
  interval: string | null
  baseline: string | null
  /** With its time zone. */
  as_of: string | null
  source: string | null
}

const PAD = 32
const NAME = 'Starling'

/** Width that is left for a drawing in a frame of `width`. */
export const widthInFrame = (width: number): number => width - PAD * 2

/** A drawing with its title and question above and its base below. */
export function frame(drawing: Drawing, foot: Foot, measure: Measure = measureByTable): Drawing {
  const inner = drawing.width
  const width = inner + PAD * 2
  const title = writeBlock(
    drawing.title,
    { x: PAD, y: PAD + 18, box: inner, role: 'title', lines: 2, leading: 26 },
    measure,
  )
  let y = PAD + 18 + title.length * 26
  const question =
    foot.question === null
      ? []
      : writeBlock(foot.question, { x: PAD, y, box: inner, role: 'label', lines: 3, leading: 20 }, measure)
  y += question.length * 20
  const meaning = writeBlock(
    drawing.description,
    { x: PAD, y, box: inner, role: 'label', tone: 'muted', lines: 3, leading: 20 },
    measure,
  )
  y += meaning.length * 20 + 12
  const marks: Mark[] = [...title, ...question, ...meaning, ...shift(drawing.marks, PAD, y)]
  y += drawing.height + 24
  marks.push({ kind: 'line', tone: 'line', from: [PAD, y], to: [width - PAD, y], width: 1 })
  const nameWidth = Math.ceil(measure(NAME, styleOf('name'))) + 1
  const parts = [foot.base, foot.interval, foot.baseline, foot.as_of, foot.source].filter((part) => part !== null)
  const lines = flow(parts, inner - nameWidth - 32, measure)
  lines.forEach((line, at) => {
    marks.push(
      write(line, { x: PAD, y: y + 24 + at * 18, box: inner - nameWidth - 32, role: 'axis', tone: 'faint' }, measure),
    )
  })
  marks.push(
    write(NAME, { x: width - PAD, y: y + 24, box: nameWidth, role: 'name', tone: 'muted', anchor: 'end' }, measure),
  )
  return { ...drawing, width, height: Math.ceil(y + 24 + Math.max(1, lines.length) * 18 - 18 + PAD), marks }
}

/** Sentences beside each other as long as they fit; one that is longer than a line is broken. */
function flow(parts: readonly string[], box: number, measure: Measure): string[] {
  const style = styleOf('axis')
  const lines: string[] = []
  for (const part of parts) {
    const joined = lines.length > 0 ? `${lines.at(-1)}  ·  ${part}` : part
    if (lines.length > 0 && measure(joined, style) <= box) lines[lines.length - 1] = joined
    else
      lines.push(
        ...writeBlock(part, { x: 0, y: 0, box, role: 'axis', lines: 4, leading: 18 }, measure).map(({ text }) => text),
      )
  }
  return lines
}
