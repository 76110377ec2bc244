import { hash, hashText, unit } from '../../network/random.ts'

/** A number between 0 and 1 that follows from its parts and nothing else. */
export const chance = (what: string, id: string, at = 0) =>
  unit(hash(hashText(`${what} ${id}`), Math.floor(at / 1_000), Math.floor(at / 4_294_967_296_000)))
