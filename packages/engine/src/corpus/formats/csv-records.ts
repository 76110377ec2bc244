import { type Piece, PieceBuffer } from './pieces.ts'

const QUOTE = 34
const NEWLINE = 10
/** Far above a row of posts; a quote that is never closed swallows no more than this. */
const RECORD_CAP = 1 << 20

/** One piece per record; a line break inside quotes belongs to its field. */
export async function* splitCsv(bytes: AsyncIterable<Buffer>, delimiter: string): AsyncGenerator<Piece[]> {
  const parting = delimiter.charCodeAt(0)
  const record = new PieceBuffer(RECORD_CAP)
  let line = 1
  let start_line = 1
  let isQuoted = false
  let isFieldStart = true
  const end = (): Piece => {
    const fault = record.isOver ? 'too_long' : undefined
    const content = record.take()
    const piece = fault ? { line: start_line, fault } : { line: start_line, bytes: content }
    start_line = line
    return piece
  }
  for await (const part of bytes) {
    const pieces: Piece[] = []
    let from = 0
    for (let at = 0; at < part.length; at++) {
      const byte = part[at]
      if (byte === QUOTE && (isQuoted || isFieldStart)) {
        // A doubled quote ends the quoting and begins it again, which comes to the same.
        isFieldStart = isQuoted
        isQuoted = !isQuoted
        continue
      }
      isFieldStart = byte === parting || byte === NEWLINE
      if (byte === NEWLINE) {
        line++
        if (isQuoted && record.length + at - from <= RECORD_CAP) continue
        isQuoted = false
        record.push(part.subarray(from, at))
        from = at + 1
        pieces.push(end())
      }
    }
    record.push(part.subarray(from))
    if (pieces.length) yield pieces
  }
  if (record.length) yield [end()]
}

/** The fields of one record; undefined where quotes do not close. Quotes are doubled inside quotes. */
export function splitFields(record: string, delimiter: string): string[] | undefined {
  const fields: string[] = []
  const text = record.replace(/\r$/, '')
  for (let at = 0; ; ) {
    if (text[at] === '"') {
      let field = ''
      let from = at + 1
      let to = text.indexOf('"', from)
      while (to >= 0 && text[to + 1] === '"') {
        field += text.slice(from, to + 1)
        from = to + 2
        to = text.indexOf('"', from)
      }
      if (to < 0) return undefined
      fields.push(field + text.slice(from, to))
      if (to + 1 === text.length) return fields
      if (text[to + 1] !== delimiter) return undefined
      at = to + 2
    } else {
      const next = text.indexOf(delimiter, at)
      fields.push(text.slice(at, next < 0 ? text.length : next))
      if (next < 0) return fields
      at = next + 1
    }
  }
}
