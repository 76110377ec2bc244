import type { Box } from '../drawing.ts'

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap

const GAP = 4
const STEP = 0.35
const MOST_TURNS = 60

/** Boxes in their order, each as near to the middle as there is room along a spiral; null where there is none. */
export function place(
  sizes: readonly { width: number; height: number }[],
  room: { width: number; height: number },
): (Box | null)[] {
  const placed: Box[] = []
  const squash = room.height / room.width
  return sizes.map((size) => {
    if (size.width > room.width || size.height > room.height) return null
    let inTheWay: Box | undefined
    // A large word needs no small steps.
    const step = Math.max(4, size.height / 4)
    for (let angle = 0; angle < MOST_TURNS * Math.PI * 2; angle += angle < 6 ? STEP : step / angle) {
      const away = angle * 1.6
      const x = room.width / 2 + away * Math.cos(angle) - size.width / 2
      const y = room.height / 2 + away * Math.sin(angle) * Math.max(squash, 0.28) - size.height / 2
      if (away > room.width) break
      if (x < 0 || y < 0 || x + size.width > room.width || y + size.height > room.height) continue
      const box = { x, y, ...size }
      // Along the spiral it is mostly the same neighbour that is in the way.
      if (inTheWay && overlaps(box, inTheWay, GAP)) continue
      inTheWay = placed.find((other) => overlaps(box, other, GAP))
      if (inTheWay) continue
      placed.push(box)
      return box
    }
    return null
  })
}
