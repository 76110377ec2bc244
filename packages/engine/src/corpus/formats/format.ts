import type { Piece } from './pieces.ts'
import type { Sink } from './sink.ts'
import type { Seen } from './source.ts'

/** How one kind of file is read. To add one: cut it into pieces, take rows out of a piece, name it in `detect.ts`. */
export type FileFormat = {
  /** Provenance of its rows. */
  source: string
  /** When the source was made, where the file tells. */
  fetched_at?: Date
  /** The same pieces in the same order each time: an import that was cut short counts them to find its place. */
  pieces(seen?: Seen): AsyncGenerator<Piece[]>
  take(piece: Piece, sink: Sink): void
  /** After the last piece. */
  finish?(sink: Sink): void
  /** Pieces that later ones need: taken again when an import goes on. */
  isNeeded?(piece: Piece): boolean
}
