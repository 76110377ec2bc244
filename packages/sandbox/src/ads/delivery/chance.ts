import { hash, hashText, normalOf, unit } from '../../network/random.ts'

const drawOf = (what: string, id: string, at: number) =>
  hash(hashText(`${what} ${id}`), Math.floor(at / 1_000), Math.floor(at / 4_294_967_296_000))

/** A number between 0 and 1 that follows from its parts and nothing else. */
export const chance = (what: string, id: string, at = 0) => unit(drawOf(what, id, at))

/** Above this the normal curve is near enough. */
const MANY = 25

/** How often something happens that is expected so often: each time by itself, so it scatters as counts do. */
export function happened(expected: number, what: string, id: string, at = 0): number {
  if (expected <= 0) return 0
  const draw = drawOf(what, id, at)
  if (expected > MANY) {
    const scatter = normalOf(unit(draw), unit(hash(draw, 7)))
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * scatter))
  }
  let left = unit(draw)
  let part = Math.exp(-expected)
  let count = 0
  for (; left > part && count < 10 * MANY; count++) {
    left -= part
    part *= expected / (count + 1)
  }
  return count
}
