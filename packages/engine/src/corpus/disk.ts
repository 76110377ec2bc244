import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** All or nothing, also through a power cut: readers see the old content or the new one, never a half. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.tmp`
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  await syncFolder(path.dirname(file))
}

export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name is on disk only when its folder is. */
export const syncFolder = syncFile

export async function removeFiles(folder: string, names: Iterable<string>): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true, recursive: true })
  await syncFolder(folder)
}

export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(part)
  return hash.digest('hex')
}

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

export const listFolder = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Where the parts of one corpus live. */
export type CorpusPlace = {
  dir: string
  segments: string
  pending: string
  manifests: string
  reports: string
  spill: string
}

export function placeOf(dir: string): CorpusPlace {
  const inside = (name: string) => path.join(dir, name)
  return {
    dir,
    segments: inside('segments'),
    pending: inside('pending'),
    manifests: inside('manifests'),
    reports: inside('reports'),
    spill: inside('spill'),
  }
}

export async function makeFolders(place: CorpusPlace): Promise<void> {
  for (const folder of Object.values(place)) await mkdir(folder, { recursive: true })
  await syncFolder(place.dir)
}
