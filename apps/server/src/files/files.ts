import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@starling/contract'
import type { Config } from '../floor/index.ts'
import type { ByteStore } from './byte-store.ts'
import { Folder } from './folder.ts'
import { S3 } from './s3.ts'

declare module '../floor/context.ts' {
  interface Product {
    files: Files
  }
}

export type StagedFile = { path: string; size: number; sha256: string }

/** The files of teams: where they lie, and a place of this machine for those that are on their way in. */
export class Files {
  readonly bytes: ByteStore
  readonly #incoming: string

  constructor(config: Config) {
    const { DATA_DIR, FILES_S3_URL, FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_KEY_ID, FILES_S3_SECRET } = config
    const dir = path.resolve(DATA_DIR, 'files')
    this.#incoming = path.join(dir, 'incoming')
    this.bytes = FILES_S3_URL
      ? new S3({
          url: FILES_S3_URL,
          bucket: FILES_S3_BUCKET!,
          region: FILES_S3_REGION,
          key_id: FILES_S3_KEY_ID!,
          secret: FILES_S3_SECRET!,
        })
      : new Folder(dir)
  }

  /**
   * Lays bytes down on this machine, counted and with their checksum, for as long as `use` needs them; nothing of them is
   * left behind, whatever happens.
   */
  async staged<T>(
    bytes: AsyncIterable<Uint8Array>,
    most: (head: Uint8Array) => number,
    use: (staged: StagedFile) => Promise<T>,
  ): Promise<T> {
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 })
    const place = path.join(this.#incoming, randomUUID())
    try {
      return await use({ path: place, ...(await write(place, bytes, most)) })
    } finally {
      await rm(place, { force: true })
    }
  }

  /** What a server that was killed has left. */
  async clearIncoming(before: Date): Promise<void> {
    for (const name of await readdir(this.#incoming).catch(() => [])) {
      const place = path.join(this.#incoming, name)
      const found = await stat(place).catch(() => undefined)
      if (found && found.mtime < before) await rm(place, { force: true })
    }
  }
}

const HEAD_BYTES = 64
const MB = 1024 * 1024

/** How many there may be is judged by how they begin, before more is taken. */
async function write(place: string, bytes: AsyncIterable<Uint8Array>, most: (head: Uint8Array) => number) {
  const file = await open(place, 'wx', 0o600)
  const hash = createHash('sha256')
  let [size, limit, head] = [0, undefined as number | undefined, Buffer.alloc(0)]
  try {
    for await (const piece of bytes) {
      if (limit === undefined) {
        head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)])
        if (head.length >= HEAD_BYTES) limit = most(head)
      }
      size += piece.length
      if (limit !== undefined && size > limit) {
        const values = { most: Math.floor(limit / MB) }
        throw new AppError('invalid', { fields: { file: [{ code: 'file_too_large', values }] } })
      }
      hash.update(piece)
      await file.write(piece)
    }
    if (limit === undefined) most(head)
    return { size, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}
