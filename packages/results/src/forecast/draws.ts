import { normalPoint } from '../normal.ts'

/** What is not known before: each varies by itself. */
export const UNKNOWNS = ['people', 'price', 'spent', 'views', 'met', 'results', 'chance'] as const
export type Unknown = (typeof UNKNOWNS)[number]

const COUNT = 2_000
/** The only positive root of x^(d + 1) = x + 1: its powers fill a cube of d sides most evenly (Roberts, 2018). */
const ROOT = rootOf(UNKNOWNS.length)

function rootOf(sides: number): number {
  let root = 2
  for (let step = 0; step < 60; step++) root = (1 + root) ** (1 / (sides + 1))
  return root
}

let drawn: Float64Array[] | undefined

/** The same draws every time: a forecast that is asked for twice is one forecast. In standard deviations. */
export function draws(): readonly Float64Array[] {
  drawn ??= UNKNOWNS.map((_, side) =>
    Float64Array.from({ length: COUNT }, (_, at) => normalPoint((0.5 + (at + 1) / ROOT ** (side + 1)) % 1)),
  )
  return drawn
}

export const DRAWS = COUNT
