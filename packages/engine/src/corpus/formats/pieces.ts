/** One record of a source before it is understood, or why it could not be cut out whole. Lines count from 1. */
export type Piece = {
  line: number
  entry?: string
  bytes?: Buffer
  fault?: string
}

/** A longer record is no post and no page of posts: it is refused, and no more of it is held in memory. */
export const PIECE_CAP = 16 << 20

/** Bytes of one piece that arrive in parts; beyond the cap only the fact is kept. */
export class PieceBuffer {
  #parts: Buffer[] = []
  readonly #cap: number
  length = 0
  isOver = false

  constructor(cap: number = PIECE_CAP) {
    this.#cap = cap
  }

  push(part: Buffer): void {
    if (this.isOver || part.length === 0) return
    this.length += part.length
    this.isOver = this.length > this.#cap
    this.#parts.push(part)
  }

  take(): Buffer {
    const bytes = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts)
    this.#parts = []
    this.length = 0
    this.isOver = false
    return bytes
  }
}
