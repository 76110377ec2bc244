export type Bird = readonly [x: number, y: number, radius: number]

export const FLOCK_WIDTH = 640
export const FLOCK_HEIGHT = 440
const COLUMNS = 74
const ROWS = 15

const round = (value: number) => Math.round(value * 100) / 100
const smooth = (t: number) => t * t * (3 - 2 * t)

/** Middle of the flock at `t` of its length, and how broad it is there. */
function spine(t: number) {
  return {
    x: 36 + 568 * t,
    y: 268 - 92 * smooth(t) + 74 * Math.sin(t * 5.4 + 0.35),
    breadth: 26 + 104 * Math.sin(Math.PI * t ** 0.85) ** 1.2,
    /** A sheet of birds that turns about its own length: where it stands on edge the birds crowd into a dark line. */
    turn: 0.5 + 5 * t + 0.5 * Math.sin(t * 6),
  }
}

function bird(column: number, row: number): Bird {
  const v = (row / (ROWS - 1)) * 2 - 1
  const drift = 0.012 * Math.sin(row * 1.9 + column * 0.35)
  const t = Math.min(1, Math.max(0, (column + 0.5 * (row % 2)) / COLUMNS + drift))
  const { x, y, breadth, turn } = spine(t)
  const side = v * breadth
  const depth = Math.sin(turn) * v
  const ends = Math.min(1, t * 7, (1 - t) * 6)
  return [
    round(x + side * (0.28 + 0.2 * Math.cos(turn)) + 5 * Math.sin(column * 0.9 + row * 2.1)),
    round(y + side * Math.cos(turn) + 18 * depth + 4 * Math.cos(column * 1.3 + row)),
    round(Math.max(0.5, (1.8 + 1.25 * depth) * (0.35 + 0.65 * ends) * (1 - 0.35 * v * v))),
  ]
}

/** Row by row from its tail to its tip. */
export const FLOCK: readonly (readonly Bird[])[] = Array.from({ length: COLUMNS }, (_, column) =>
  Array.from({ length: ROWS }, (_, row) => bird(column, row)),
)

/** Round dots as one path: a thousand elements would weigh on a page that only shows a picture. */
export function dotsPath(birds: readonly Bird[]): string {
  return birds
    .map(([x, y, r]) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('')
}
