import { dice } from './dice.ts'
import { type Colour, encodePng } from './png.ts'

const TILES = 4
const TILE = 32
const SIDE = TILES * TILE
/** Between ground and figure, so that round edges are smooth. */
const LEVELS = 16

/** How far a point of a tile, given in tiles, lies inside the shape; outside it is below nothing. */
type Shape = (x: number, y: number) => number
const quarter =
  (left: number, top: number): Shape =>
  (x, y) =>
    1 - Math.hypot(x - left, y - top)
const SHAPES: readonly Shape[] = [
  () => -1,
  () => 1,
  (x, y) => 0.5 - Math.hypot(x - 0.5, y - 0.5),
  (x, y) => 0.28 - Math.hypot(x - 0.5, y - 0.5),
  quarter(0, 0),
  quarter(1, 0),
  quarter(0, 1),
  quarter(1, 1),
]

/** Each shape as pixels: levels, line by line. */
const DRAWN = SHAPES.map((shape) =>
  Uint8Array.from({ length: TILE * TILE }, (_, at) => {
    const inside = shape(((at % TILE) + 0.5) / TILE, (Math.floor(at / TILE) + 0.5) / TILE) * TILE
    return Math.round(Math.min(1, Math.max(0, inside + 0.5)) * (LEVELS - 1))
  }),
)

/** A sign of round and square tiles, the same on its left and right: nobody's face, and another for every id. */
export function drawAvatar(id: string): Buffer {
  const roll = dice(`avatar ${id}`)
  const hue = roll(360)
  const ground = colourOf(hue + 140 + roll(80), 0.34, 0.86)
  const figure = colourOf(hue, 0.36 + roll(16) / 100, 0.34 + roll(12) / 100)
  const tiles = Array.from({ length: TILES * 2 }, () => DRAWN[roll(DRAWN.length)]!)
  const pixels = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    const line = (y % TILE) * TILE
    for (let x = 0; x < SIDE / 2; x++) {
      const level = tiles[((y / TILE) | 0) * 2 + ((x / TILE) | 0)]![line + (x % TILE)]!
      pixels[y * SIDE + x] = level
      pixels[y * SIDE + SIDE - 1 - x] = level
    }
  }
  const between = (level: number) =>
    ground.map((from, at) => Math.round(from + ((figure[at]! - from) * level) / (LEVELS - 1))) as unknown as Colour
  return encodePng(
    SIDE,
    Array.from({ length: LEVELS }, (_, level) => between(level)),
    pixels,
  )
}

function colourOf(hue: number, saturation: number, light: number): Colour {
  const reach = saturation * Math.min(light, 1 - light)
  const part = (shift: number) => {
    const turn = (shift + hue / 30) % 12
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  }
  return [part(0), part(8), part(4)]
}
