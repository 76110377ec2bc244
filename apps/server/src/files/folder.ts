import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@starling/contract'
import type { ByteRange, ByteStore } from './byte-store.ts'

const ID = /^[0-9a-f-]{36}$/
const isGone = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** A folder of DATA_DIR, its files in 256 drawers. */
export class Folder implements ByteStore {
  readonly #dir: string
  /** Who writes to a file, so that two who send the same part do not write into each other. */
  readonly #writing = new Set<string>()

  constructor(dir: string) {
    this.#dir = dir
  }

  /** By the end of the id, as ids begin with the time. */
  #place(id: string): string {
    if (!ID.test(id)) throw new Error('not the id of a file')
    return path.join(this.#dir, id.slice(-2), id)
  }

  async #drawer(id: string): Promise<string> {
    const place = this.#place(id)
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    return place
  }

  size = async (id: string): Promise<number | undefined> =>
    stat(this.#place(id)).then(
      ({ size }) => size,
      (error) => {
        if (isGone(error)) return undefined
        throw error
      },
    )

  read(id: string, range?: ByteRange): AsyncIterable<Uint8Array> {
    return createReadStream(this.#place(id), range ? { start: range.from, end: range.to } : {})
  }

  async move(id: string, from: string): Promise<void> {
    await rename(from, await this.#drawer(id))
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    await writeFile(await this.#drawer(id), bytes, { mode: 0o600 })
  }

  async remove(id: string): Promise<void> {
    await rm(this.#place(id), { force: true })
  }

  async *list(before: Date): AsyncGenerator<string, void> {
    for await (const drawer of await opendir(this.#dir).catch(() => [])) {
      if (!drawer.isDirectory() || !/^[0-9a-f]{2}$/.test(drawer.name)) continue
      for await (const { name } of await opendir(path.join(this.#dir, drawer.name))) {
        const found = await stat(path.join(this.#dir, drawer.name, name)).catch(() => undefined)
        if (ID.test(name) && found && found.mtime < before) yield name
      }
    }
  }

  async append(id: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    if (this.#writing.has(id)) throw new AppError('busy', { values: { seconds: 1 }, retry_after_s: 1 })
    this.#writing.add(id)
    const file = await open(await this.#drawer(id), 'a', 0o600).catch((error) => {
      this.#writing.delete(id)
      throw error
    })
    try {
      const { size } = await file.stat()
      if (size !== offset) {
        throw new AppError('invalid', { fields: { offset: [{ code: 'other_offset', values: { received: size } }] } })
      }
      return await this.#take(file, offset, bytes)
    } finally {
      await file.close()
      this.#writing.delete(id)
    }
  }

  /** What breaks off is kept, to go on from there; of a part that is refused nothing is. */
  async #take(file: FileHandle, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    let received = offset
    try {
      for await (const piece of bytes) {
        await file.write(piece)
        received += piece.length
      }
    } catch (error) {
      if (error instanceof AppError) await file.truncate(offset)
      throw error
    }
    return received
  }
}
