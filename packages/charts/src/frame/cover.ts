import type { Drawing, Mark } from '../drawing.ts'
import { measureByTable } from '../text/measure.ts'
import type { Measure } from '../text/style.ts'
import { write, writeBlock } from '../text/write.ts'

/** What a document begins with. */
export type Cover = {
  /** What was asked. */
  title: string
  /** When, of whom, from where: a line each. */
  facts: readonly string[]
  heading: string
  /** Of the summary, a paragraph each. */
  sentences: readonly string[]
  note: string | null
}

const NAME = 'Starling'
const TITLE = 26
const BODY = 15

/** As wide as the drawings that follow it. */
export function cover(
  { title, facts, heading, sentences, note }: Cover,
  width: number,
  measure: Measure = measureByTable,
): Drawing {
  const marks: Mark[] = [write(NAME, { x: 0, y: 14, box: width, role: 'name', tone: 'audience' }, measure)]
  let y = 72
  const block = (
    text: string,
    style: Pick<Parameters<typeof writeBlock>[1], 'role' | 'tone' | 'size' | 'lines' | 'leading'>,
  ) => {
    const lines = writeBlock(text, { x: 0, y, box: width, ...style }, measure)
    marks.push(...lines)
    y += lines.length * style.leading
  }
  block(title, { role: 'title', size: TITLE, lines: 6, leading: 34 })
  for (const fact of facts) block(fact, { role: 'label', tone: 'muted', lines: 2, leading: 20 })
  if (sentences.length > 0) {
    y += 20
    marks.push({ kind: 'line', tone: 'line', from: [0, y], to: [width, y], width: 1 })
    y += 40
    block(heading, { role: 'title', lines: 1, leading: 32 })
    for (const sentence of sentences) {
      block(sentence, { role: 'label', size: BODY, lines: 8, leading: 23 })
      y += 10
    }
    if (note !== null) block(note, { role: 'axis', tone: 'faint', lines: 1, leading: 20 })
  }
  return { width, height: Math.ceil(y), title, description: sentences.join(' '), marks, left_out: 0 }
}
