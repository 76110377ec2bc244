import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import type { Corpus } from '../corpus.ts'
import type { Import } from '../import.ts'
import type { ImportEntry } from '../manifest.ts'
import { type Malformed, Report } from '../report.ts'
import { detectFormat, type FormatOptions } from './detect.ts'
import type { FileFormat } from './format.ts'
import { Sink } from './sink.ts'

const BATCH_ROWS = 4_096
const CHECKPOINT_MS = 10_000
const SAMPLE_BYTES = 1 << 20

export type ImportProgress = { records: number; rows: number; refused: number; share: number }
export type ImportFileOptions = FormatOptions & {
  fetched_at?: Date
  /** Take it in although the same file was taken before. */
  again?: boolean
  checkpoint_ms?: number
  onProgress?: (progress: ImportProgress) => void
  /** Told when a position is on disk. */
  onCheckpoint?: (records: number) => void
}
export type FileImported = { entry: ImportEntry; malformed: Malformed; resumed_at: number; isNew: boolean }

/** Takes a file into the corpus; one that was cut short goes on where it was acknowledged last. */
export async function importFile(corpus: Corpus, file: string, options: ImportFileOptions = {}): Promise<FileImported> {
  const format = await detectFormat(file, options)
  const key = await keyOf(file, options)
  const known = (await corpus.manifest()).imports.find((entry) => entry.key === key)
  if (known && !options.again) {
    return {
      entry: known,
      malformed: { counts: known.malformed, samples: {}, cleaned: {} },
      resumed_at: 0,
      isNew: false,
    }
  }
  const fetched_at = options.fetched_at ?? format.fetched_at ?? (await stat(file)).mtime
  const running = corpus.import({ source: format.source, fetched_at, key })
  try {
    return await read(running, format, (await stat(file)).size, options)
  } catch (error) {
    await running.stop()
    throw error
  }
}

async function read(
  running: Import,
  format: FileFormat,
  size: number,
  options: ImportFileOptions,
): Promise<FileImported> {
  const refuse = (id: string) => running.refuseAccount(id)
  const sink = new Sink(running.fetched_at, running.report, refuse)
  // What was acknowledged before is not taken again, but a format may have to see it to understand the rest.
  const old_sink = new Sink(running.fetched_at, new Report(), refuse)
  const resumed_at = Number(running.position?.records ?? 0)
  let last = Date.now()
  let records = 0
  let rows = 0
  let seen = 0
  const flush = async () => {
    rows += sink.rows
    await running.add(sink.take())
    options.onProgress?.({ records, rows, refused: running.report.refused, share: seen / size })
  }
  for await (const pieces of format.pieces((bytes) => {
    seen += bytes
  })) {
    for (const piece of pieces) {
      records++
      if (records > resumed_at) format.take(piece, sink)
      else if (format.isNeeded?.(piece)) format.take(piece, old_sink)
      if (sink.rows >= BATCH_ROWS) await flush()
    }
    old_sink.take()
    if (records > resumed_at && Date.now() - last >= (options.checkpoint_ms ?? CHECKPOINT_MS)) {
      await flush()
      await running.checkpoint({ records })
      options.onCheckpoint?.(records)
      last = Date.now()
    }
  }
  format.finish?.(sink)
  await flush()
  const entry = await running.commit()
  return { entry, malformed: running.report.malformed, resumed_at, isNew: true }
}

/** The same file read the same way: its size, its ends and what was asked. A resume must not mix two files. */
async function keyOf(file: string, { map, encoding, fetched_at }: ImportFileOptions): Promise<string> {
  const { size } = await stat(file)
  const hash = createHash('sha256').update(JSON.stringify([size, map ?? {}, encoding ?? null, fetched_at ?? null]))
  const handle = await open(file)
  try {
    for (const start of new Set([0, Math.max(0, size - SAMPLE_BYTES)])) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, start)
      hash.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
  return hash.digest('hex')
}
