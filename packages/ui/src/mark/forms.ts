import type { Dot } from './mark-dots.ts'

export type Form = 'wing' | 'wave' | 'ring'

export const FORM_WIDTH = 200
export const FORM_HEIGHT = 120

/** The share of the way through a list, 0 for the first and 1 for the last. */
const share = (index: number, count: number) => (count === 1 ? 0 : index / (count - 1))
const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const round = (value: number) => Math.round(value * 10) / 10
const dot = (x: number, y: number, radius: number): Dot => [round(x), round(y), round(radius)]

const FEATHERS = [12, 10, 8, 6, 4]

function feather(index: number): Dot[] {
  const start = [30 + index * 15, 72 + index * 11 - index * index] as const
  const bend = [52 + index * 15, 12 + index * 19] as const
  const end = [176 - index * index * 1.8, 12 + index * 18] as const
  const count = FEATHERS[index] ?? 0
  return list(count, (step) => {
    const t = share(step, count)
    const along = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * (1 - t) * t * bend[axis] + t * t * end[axis]
    return dot(along(0), along(1), (4 - index * 0.45) * (1 - t) + 1.5)
  })
}

function ribbon(line: number): Dot[] {
  const count = 20
  return list(count, (step) => {
    const t = share(step, count)
    const middle = 60 - 26 * Math.sin(t * Math.PI * 1.7 + 0.4)
    const spread = 4 + 8 * Math.sin(t * Math.PI) ** 1.4
    const fullness = Math.sin(t * Math.PI) * (1 - Math.abs(line - 2) / 3.2)
    return dot(14 + t * 172, middle + (line - 2) * spread, line === 2 ? 1 + 2 * fullness : 3 * fullness)
  }).filter(([, , radius]) => radius >= 1) // a flock thins out at its ends
}

// A sunflower's order: every dot has the same room, so a crowd looks like one shape.
function seed(index: number): Dot {
  const reach = 5.6 * Math.sqrt(index + 0.5)
  const turn = index * Math.PI * (3 - Math.sqrt(5))
  return dot(FORM_WIDTH / 2 + reach * Math.cos(turn), FORM_HEIGHT / 2 + reach * Math.sin(turn), 2.9 - reach / 32)
}

export const FORMS: Record<Form, readonly Dot[]> = {
  wing: list(5, feather).flat(),
  wave: list(5, ribbon).flat(),
  ring: list(80, seed),
}

/** Where a dot comes from: spread evenly over the picture, always the same for the same dot. */
export function origin(index: number): readonly [x: number, y: number] {
  // The plastic number fills a plane without clumps; chance would differ from one drawing to the next.
  return [
    round(((0.5 + index * 0.7548776662) % 1) * FORM_WIDTH),
    round(((0.5 + index * 0.5698402909) % 1) * FORM_HEIGHT),
  ]
}
