import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { ownFolder } from '../own-folder.ts'
import { type CorpusPlace, listFolder, makeFolders, placeOf, removeFiles, syncFile, syncFolder } from './disk.ts'
import { CorpusError } from './error.ts'
import { type Manifest, manifestOf, putManifest, type Segment } from './manifest.ts'
import { isOver, listPending, type PendingImport, savePending } from './pending.ts'

export type CorpusCopy = { version: number; segments: number; rows: number }

/** What a corpus was at one moment. */
type Moment = { manifest: Manifest; pending: PendingImport[] }

/**
 * Copies a corpus into a folder of its own while others write it: all that is committed, and what unfinished imports
 * have acknowledged. Every file is held to its checksum on the way. Undefined where there is no corpus.
 */
export async function copyCorpus(from: string, to: string): Promise<CorpusCopy | undefined> {
  const source = placeOf(path.resolve(from))
  const copy = placeOf(path.resolve(to))
  for (;;) {
    const moment = await momentOf(source)
    if (!moment) return undefined
    await mkdir(path.dirname(copy.dir), { recursive: true })
    await ownFolder(copy.dir)
    await makeFolders(copy)
    if (!(await copySegments(source, copy, moment))) continue
    await copyReports(source, copy, moment.manifest)
    for (const one of moment.pending) await savePending(copy, one)
    await putManifest(copy, moment.manifest)
    const { version, segments } = moment.manifest
    return { version, segments: segments.length, rows: segments.reduce((sum, { rows }) => sum + rows, 0) }
  }
}

/** An import that is committed meanwhile is in one of both; a change of both is waited for. */
async function momentOf(place: CorpusPlace): Promise<Moment | undefined> {
  for (;;) {
    const before = await pendingOf(place)
    const manifest = await manifestOf(place)
    if (!manifest) return undefined
    if (!before || JSON.stringify(await pendingOf(place)) !== JSON.stringify(before)) continue
    return { manifest, pending: before.filter((one) => !isOver(one, manifest)) }
  }
}

/** Undefined when one went away under us. */
const pendingOf = (place: CorpusPlace): Promise<PendingImport[] | undefined> =>
  listPending(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** False when a file was merged or erased meanwhile: then it is another corpus that is to be copied. */
async function copySegments(source: CorpusPlace, copy: CorpusPlace, { manifest, pending }: Moment): Promise<boolean> {
  const wanted = [...manifest.segments, ...pending.flatMap(({ segments }) => segments)]
  const there = new Set(await listFolder(copy.segments))
  for (const segment of wanted) {
    if (there.has(segment.file)) continue
    try {
      await copySegment(source, copy, segment)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      const { version } = (await manifestOf(source)) ?? { version: -1 }
      if (version !== manifest.version) return false
      throw new CorpusError('damaged', `segments/${segment.file} of ${source.dir} is missing`, { cause: error })
    }
  }
  const files = new Set(wanted.map(({ file }) => file))
  await removeFiles(
    copy.segments,
    [...there].filter((file) => !files.has(file)),
  )
  return true
}

async function copySegment(source: CorpusPlace, copy: CorpusPlace, { file, sha256 }: Segment): Promise<void> {
  const hash = createHash('sha256')
  const at = path.join(copy.segments, file)
  const target = await open(at, 'w', 0o600)
  try {
    for await (const part of createReadStream(path.join(source.segments, file), { highWaterMark: 1 << 20 })) {
      hash.update(part)
      await target.writeFile(part)
    }
    await target.sync()
  } catch (error) {
    await removeFiles(copy.segments, [file])
    throw error
  } finally {
    await target.close()
  }
  if (hash.digest('hex') === sha256) return
  await removeFiles(copy.segments, [file])
  throw new CorpusError('damaged', `segments/${file} of ${source.dir} is altered: its checksum differs`)
}

/** Nothing hangs on them, so one that is not there is not missed. */
async function copyReports(source: CorpusPlace, copy: CorpusPlace, { imports }: Manifest): Promise<void> {
  const there = new Set(await listFolder(source.reports))
  for (const { id } of imports) {
    const name = `${id}.json`
    if (!there.has(name)) continue
    await copyFile(path.join(source.reports, name), path.join(copy.reports, name))
    await syncFile(path.join(copy.reports, name))
  }
  await syncFolder(copy.reports)
}
