import { PIECE_CAP, type Piece, PieceBuffer } from './pieces.ts'

const QUOTE = 34
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN = 123
const CLOSE = 125
const NEWLINE = 10
const SPACE = 32
const KEY_CAP = 32

/** Lists of a page whose elements are records of their own: so a page may be larger than memory. */
const LISTS = new Set(['data', 'statuses', 'users', 'tweets', 'posts'])
const INCLUDED = new Set(['users', 'tweets', 'posts'])

/** between: outside any record · lost: after a fault, until a line that starts a record · record, list, element: inside */
type State = 'between' | 'lost' | 'record' | 'list' | 'element'

/**
 * Cuts JSON that is not one record per line (an array, pages, values one after the other) into records, holding one at
 * a time. It looks at brackets and quotes only: whether a record is right is found when it is parsed. A line break
 * inside a text is no JSON: there a broken record ends, and the next line that starts one goes on.
 */
export async function* splitJson(bytes: AsyncIterable<Buffer>, cap: number = PIECE_CAP): AsyncGenerator<Piece[]> {
  const cutter = new Cutter(cap)
  for await (const part of bytes) {
    cutter.push(part)
    if (cutter.pieces.length) yield cutter.pieces.splice(0)
  }
  cutter.end()
  if (cutter.pieces.length) yield cutter.pieces.splice(0)
}

class Cutter {
  readonly pieces: Piece[] = []
  readonly #record: PieceBuffer
  readonly #element: PieceBuffer
  #state: State = 'between'
  #depth = 0
  #element_depth = 0
  #isText = false
  #isEscaped = false
  #isLineStart = true
  #line = 1
  #start_line = 1
  #element_line = 1
  #fault_line = 0
  #text: number[] = []
  #keys: [string, string] = ['', '']
  #part: Buffer = Buffer.alloc(0)
  /** From here on the bytes of the current part belong to what is open and are not yet in its buffer. */
  #from = 0

  constructor(cap: number) {
    this.#record = new PieceBuffer(cap)
    this.#element = new PieceBuffer(cap)
  }

  push(part: Buffer): void {
    this.#part = part
    this.#from = 0
    for (let at = 0; at < part.length; at++) {
      const byte = part[at]!
      if (byte === NEWLINE) this.#seeNewline(at)
      else if (this.#isText) this.#seeText(byte)
      else if (byte > SPACE) this.#see(byte, at)
    }
    this.#keep(part.length)
    if (this.#record.isOver || this.#element.isOver) this.#lose('too_long')
  }

  end(): void {
    if (this.#state === 'record' || this.#state === 'list' || this.#state === 'element') this.#lose('cut_short')
  }

  #see(byte: number, at: number): void {
    const isLineStart = this.#isLineStart
    this.#isLineStart = false
    if (this.#state === 'between') this.#seeBetween(byte, at)
    else if (this.#state === 'lost') {
      if (isLineStart && (byte === OPEN || byte === OPEN_LIST)) this.#seeBetween(byte, at)
      this.#isLineStart = isLineStart && byte === COMMA
    } else if (byte === QUOTE) {
      this.#isText = true
      this.#text.length = 0
    } else if (this.#state === 'list') this.#seeInList(byte, at)
    else this.#seeInside(byte, at)
  }

  #seeBetween(byte: number, at: number): void {
    if (byte === OPEN) {
      this.#state = 'record'
      this.#depth = 1
      this.#from = at
      this.#start_line = this.#line
    } else if (byte === OPEN_LIST || byte === CLOSE_LIST || byte === COMMA) this.#state = 'between'
    else if (this.#fault_line !== this.#line) {
      this.#fault_line = this.#line
      this.pieces.push({ line: this.#line, fault: 'broken_json' })
    }
  }

  #seeInside(byte: number, at: number): void {
    if (byte === COLON) {
      if (this.#depth <= 2) this.#keys[this.#depth - 1] = Buffer.from(this.#text).toString()
    } else if (byte === OPEN) this.#depth++
    else if (byte === OPEN_LIST) {
      this.#depth++
      if (this.#state === 'record' && this.#isListOfRecords()) {
        this.#keep(at + 1)
        this.#state = 'list'
      }
    } else if (byte === CLOSE || byte === CLOSE_LIST) {
      this.#depth--
      if (this.#state === 'element' && this.#depth < this.#element_depth) this.#endElement(at)
      else if (this.#depth === 0) this.#endRecord(at)
    }
  }

  #isListOfRecords(): boolean {
    const [outer, inner] = this.#keys
    return this.#depth === 2 ? LISTS.has(outer) : this.#depth === 3 && outer === 'includes' && INCLUDED.has(inner)
  }

  #seeInList(byte: number, at: number): void {
    if (byte === CLOSE_LIST) {
      this.#depth--
      this.#state = 'record'
      this.#from = at
    } else if (byte === OPEN) {
      this.#depth++
      this.#element_depth = this.#depth
      this.#state = 'element'
      this.#element_line = this.#line
      this.#from = at
    } else if (byte !== COMMA && this.#fault_line !== this.#line) {
      this.#fault_line = this.#line
      this.pieces.push({ line: this.#line, fault: 'broken_json' })
    }
  }

  #endElement(at: number): void {
    this.#keep(at + 1)
    this.pieces.push({ line: this.#element_line, bytes: this.#element.take() })
    this.#state = 'list'
  }

  #endRecord(at: number): void {
    this.#keep(at + 1)
    this.pieces.push({ line: this.#start_line, bytes: this.#record.take() })
    this.#state = 'between'
  }

  #seeText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) {
      this.#isText = false
      return
    }
    if (this.#depth <= 2 && this.#text.length < KEY_CAP) this.#text.push(byte)
  }

  #seeNewline(at: number): void {
    this.#line++
    this.#isLineStart = true
    if (!this.#isText) return
    this.#keep(at)
    this.#lose('broken_json')
  }

  #keep(to: number): void {
    const bytes = this.#part.subarray(this.#from, to)
    this.#from = to
    if (this.#state === 'record') this.#record.push(bytes)
    else if (this.#state === 'element') this.#element.push(bytes)
  }

  /** What is held may contain whole records on lines of their own: whoever parses can still save them. */
  #lose(fault: string): void {
    const isElement = this.#state === 'element'
    const line = isElement ? this.#element_line : this.#start_line
    const [lost, outer] = isElement ? [this.#element, this.#record] : [this.#record, this.#element]
    this.pieces.push({ line, bytes: lost.take(), fault })
    outer.take()
    this.#state = 'lost'
    this.#isText = false
    this.#isEscaped = false
    this.#depth = 0
  }
}
