import type { AnyRow } from '@starling/sections'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { uniqueFileNames } from './file-name.ts'

/** An answer of the engine and the picture made of it. */
export type ZipPart = {
  section: string
  /** Of its file, without an ending. */
  name: string
  title: string
  png: Blob
  rows: readonly AnyRow[]
  base: unknown
  as_of: string | null
  source: readonly string[]
  method: string
}
export type ZipOptions = { made_at: Date /** What was asked, in words. */; question?: string }

export const MANIFEST = 'manifest.json'

/** PNGs and a list of what they show, with every number as the engine gave it. */
export async function zipOf(parts: readonly ZipPart[], { made_at, question }: ZipOptions): Promise<Blob> {
  const names = uniqueFileNames(
    parts.map(({ name }) => name),
    '.png',
    [MANIFEST],
  )
  const files: Zippable = {}
  const listed: object[] = []
  for (const [at, { png, name: _, ...answer }] of parts.entries()) {
    const file = names[at]!
    // PNG is packed already.
    files[file] = [new Uint8Array(await png.arrayBuffer()), { level: 0, mtime: made_at }]
    listed.push({ file, ...answer })
  }
  const manifest = { made_by: 'Starling', made_at: made_at.toISOString(), ...(question && { question }), files: listed }
  files[MANIFEST] = [strToU8(JSON.stringify(manifest, null, 2)), { mtime: made_at }]
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}
