import type { Box } from '../drawing.ts'

export type TipPlace = { x: number; y: number; side: 'above' | 'below' | 'left' | 'right' }
type Pointer = { x: number; y: number }

const AWAY = 10
/** Room for the longest note above a row. */
const NOTE = 140
/** A row; what is higher is a column, or a shape that the note may not keep clear of. */
const ROW = 60

/** Beside a column, above or below a row, so that what is pointed at stays in sight. */
export function tipPlace(box: Box, width: number, pointer?: Pointer): TipPlace {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const { x, y } = pointer ?? middle
  if (box.height > ROW && box.height > box.width * 1.5) {
    const isLeft = middle.x > width / 2
    return { x: isLeft ? box.x - AWAY : box.x + box.width + AWAY, y, side: isLeft ? 'left' : 'right' }
  }
  const [top, bottom] = box.height <= ROW ? [box.y, box.y + box.height] : [y, y + AWAY]
  return top > NOTE ? { x, y: top - AWAY, side: 'above' } : { x, y: bottom + AWAY, side: 'below' }
}
