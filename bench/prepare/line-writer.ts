import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const CHUNK_LETTERS = 1 << 20

/** Lines of tab-separated cells. Waits for the disk now and then, so that memory stays small. */
export class LineWriter {
  readonly #file: WriteStream
  #text = ''
  lines = 0

  constructor(file: string) {
    this.#file = createWriteStream(file)
  }

  add(...cells: (string | number | bigint)[]): void {
    this.#text += `${cells.join('\t')}\n`
    this.lines++
  }

  async flush(isLast = false): Promise<void> {
    if (!isLast && this.#text.length < CHUNK_LETTERS) return
    const text = this.#text
    this.#text = ''
    if (!this.#file.write(text)) await once(this.#file, 'drain')
  }

  async end(): Promise<void> {
    await this.flush(true)
    this.#file.end()
    await finished(this.#file)
  }
}
