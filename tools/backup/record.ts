import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CorpusCopy } from '@starling/engine'
import type { FilesCopy } from './files.ts'

/** Another layout of the folder is another number. */
export const FORMAT = 2
const FILE = 'backup.json'

/** What a backup says of itself; written last, so that a folder with it is whole. */
export type BackupRecord = {
  format: number
  made_at: string
  /** The version of the product that made it. */
  made_by: string
  /** Null where the database is not ours to copy. */
  database: { bytes: number; sha256: string } | null
  /** Null where nothing was imported yet, or another server has the corpus. */
  corpus: CorpusCopy | null
  /** Null where there are none, or they lie in a store elsewhere; backups of format 1 have none. */
  files?: FilesCopy | null
}

export type BackupPlace = { record: string; database: string; corpus: string; files: string }
export const backupPlace = (folder: string): BackupPlace => ({
  record: path.join(folder, FILE),
  database: path.join(folder, 'database.tar.gz'),
  corpus: path.join(folder, 'corpus'),
  files: path.join(folder, 'files'),
})

export async function readRecord(folder: string): Promise<BackupRecord> {
  const text = await readFile(backupPlace(folder).record, 'utf8').catch((cause) => {
    throw new Error(`${folder} is no whole backup: it has no ${FILE}`, { cause })
  })
  let record: BackupRecord
  try {
    record = JSON.parse(text) as BackupRecord
  } catch (cause) {
    throw new Error(`${FILE} of ${folder} cannot be read`, { cause })
  }
  if (record.format > FORMAT || !Number.isInteger(record.format))
    throw new Error(
      `${folder} was made by ${record.made_by ?? 'another version'}: restore it with that version or newer`,
    )
  return record
}

/** Passes on what it is given, and knows in the end what that was. */
export function weighed(): {
  pass: (parts: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>
  weight: () => { bytes: number; sha256: string }
} {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(parts) {
      for await (const part of parts) {
        hash.update(part)
        bytes += part.length
        yield part
      }
    },
    weight: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
