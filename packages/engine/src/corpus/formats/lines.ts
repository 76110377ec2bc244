import { PIECE_CAP, type Piece, PieceBuffer } from './pieces.ts'

const NEWLINE = 10

/** One piece per line that is not blank. */
export async function* splitLines(bytes: AsyncIterable<Buffer>, cap: number = PIECE_CAP): AsyncGenerator<Piece[]> {
  const line = new PieceBuffer(cap)
  let number = 1
  const end = (): Piece[] => {
    const at = number++
    if (line.isOver) {
      line.take()
      return [{ line: at, fault: 'too_long' }]
    }
    const content = line.take()
    return isBlank(content) ? [] : [{ line: at, bytes: content }]
  }
  for await (const part of bytes) {
    const pieces: Piece[] = []
    let from = 0
    for (let to = part.indexOf(NEWLINE); to >= 0; to = part.indexOf(NEWLINE, from)) {
      line.push(part.subarray(from, to))
      pieces.push(...end())
      from = to + 1
    }
    line.push(part.subarray(from))
    if (pieces.length) yield pieces
  }
  if (line.length) yield end()
}

const isBlank = (content: Buffer) => content.every((byte) => byte === 32 || byte === 13 || byte === 9)
