import type { Drawing, Mark } from '../drawing.ts'
import type { Measure } from '../text/style.ts'
import { writeBlock } from '../text/write.ts'

export type FigureTable = {
  title: string
  description: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

const LEADING = 18
const PAD = 8
const LINES = 3
/** Of the width, for what the rows are called. */
const FIRST = 0.24

/** Figures in columns, for a document; the first column says what they are. */
export function drawTable({ title, description, heads, rows }: FigureTable, width: number, measure: Measure): Drawing {
  const first = width * FIRST
  const column = (width - first) / Math.max(1, heads.length - 1)
  const marks: Mark[] = []
  let y = 0
  const line = (cells: readonly string[], isHead: boolean) => {
    const blocks = cells.map((text, at) => {
      const isFirst = at === 0
      const [from, box] = isFirst ? [0, first - PAD] : [first + (at - 1) * column + PAD, column - PAD * 2]
      const look = isHead
        ? { role: 'name' as const, size: 13 }
        : { role: isFirst ? ('label' as const) : ('figure' as const) }
      const tone = isFirst ? { tone: 'muted' as const } : {}
      return writeBlock(text, { x: from, y: y + 16, box, lines: LINES, leading: LEADING, ...look, ...tone }, measure)
    })
    marks.push(...blocks.flat())
    y += Math.max(1, ...blocks.map((block) => block.length)) * LEADING + PAD
    marks.push({ kind: 'line', tone: isHead ? 'line-strong' : 'line', from: [0, y], to: [width, y], width: 1 })
    y += 4
  }
  line(heads, true)
  for (const row of rows) line(row, false)
  return { width, height: Math.ceil(y), title, description, marks, left_out: 0 }
}
