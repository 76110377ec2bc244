import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Malformed, Report } from '../report.ts'
import type { RowBatch } from '../rows.ts'
import { detectFormat, type FormatOptions } from './detect.ts'
import { Sink } from './sink.ts'

export const FETCHED_AT = new Date('2026-06-01T00:00:00Z')

export type SampleRead = Required<RowBatch> & { malformed: Malformed; protected_ids: string[]; source: string }

/** For tests: what one file gives, without a corpus. */
export async function readSample(content: string | Uint8Array, options: FormatOptions = {}): Promise<SampleRead> {
  const dir = await mkdtemp(path.join(tmpdir(), 'starling-format-'))
  try {
    const file = path.join(dir, 'sample')
    await writeFile(file, content)
    const report = new Report()
    const protected_ids: string[] = []
    const sink = new Sink(FETCHED_AT, report, (id) => protected_ids.push(id))
    const format = await detectFormat(file, options)
    for await (const pieces of format.pieces()) for (const piece of pieces) format.take(piece, sink)
    format.finish?.(sink)
    const rows = sink.take() as Required<RowBatch>
    return { ...rows, malformed: report.malformed, protected_ids, source: format.source }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
