import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export type FilesCopy = { count: number; bytes: number; sha256: string }

const DRAWER = /^[0-9a-f]{2}$/
const isGone = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** The files of teams, by their ids, without those on their way in; what they were by one checksum of all. */
export async function copyFiles(from: string, to: string): Promise<FilesCopy | null> {
  const drawers = await readdir(from).catch((error) => {
    if (isGone(error)) return null
    throw error
  })
  if (!drawers) return null
  const all = createHash('sha256')
  const copied = { count: 0, bytes: 0 }
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const drawer of drawers.filter((name) => DRAWER.test(name)).toSorted()) {
    await mkdir(path.join(to, drawer), { mode: 0o700 })
    for (const name of (await readdir(path.join(from, drawer))).toSorted()) {
      const bytes = await copyOne(path.join(from, drawer, name), path.join(to, drawer, name), (piece) =>
        all.update(piece),
      )
      if (bytes === undefined) continue
      all.update(`\n${name} ${bytes}\n`)
      copied.count++
      copied.bytes += bytes
    }
  }
  return { ...copied, sha256: all.digest('hex') }
}

/** Undefined where it was deleted meanwhile. */
async function copyOne(from: string, to: string, note: (piece: Buffer) => void): Promise<number | undefined> {
  let bytes = 0
  try {
    await pipeline(
      createReadStream(from),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length
          note(piece)
          yield piece
        }
      },
      createWriteStream(to, { mode: 0o600, flush: true }),
    )
    return bytes
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}
