import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { copyCorpus } from '@starling/engine'
import type { Config } from '@starling/server/operator'
import { unpackBaseBackup } from '@starling/store'
import { copyFiles, type FilesCopy } from './files.ts'
import { type BackupRecord, backupPlace, readRecord, weighed } from './record.ts'

/** Into an empty DATA_DIR only; under their names things appear when all of them are there and as they were. */
export async function putBack(config: Config, folder: string): Promise<BackupRecord> {
  const record = await readRecord(folder)
  if (record.database && config.DATABASE_URL)
    throw new Error(`${folder} holds the database of DATA_DIR: it cannot be put into DATABASE_URL, unset that`)
  const data = path.resolve(config.DATA_DIR)
  await mkdir(data, { recursive: true, mode: 0o700 })
  if ((await readdir(data)).length > 0)
    throw new Error(`${data} holds something already: set DATA_DIR to an empty folder`)
  const unfinished = path.join(data, 'restoring')
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const from = backupPlace(folder)
    const parts = [
      ...(record.corpus ? ['corpus'] : []),
      ...(record.files ? ['files'] : []),
      // Last: without it a product that is started here has nothing yet.
      ...(record.database ? ['postgres'] : []),
    ]
    if (record.database) await putDatabaseBack(from.database, record.database, path.join(unfinished, 'postgres'))
    if (record.corpus && !(await copyCorpus(from.corpus, path.join(unfinished, 'corpus'))))
      throw new Error(`the corpus of ${folder} is missing`)
    if (record.files) await putFilesBack(from.files, record.files, path.join(unfinished, 'files'))
    for (const part of parts) await rename(path.join(unfinished, part), path.join(data, part))
    await rmdir(unfinished)
    const handle = await open(data, 'r')
    await handle.sync().finally(() => handle.close())
    return record
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function putFilesBack(from: string, was: FilesCopy, to: string): Promise<void> {
  const found = await copyFiles(from, to)
  if (found?.sha256 !== was.sha256) throw new Error(`${from} is not what was backed up: its checksum differs`)
}

async function putDatabaseBack(
  file: string,
  { bytes, sha256 }: NonNullable<BackupRecord['database']>,
  dir: string,
): Promise<void> {
  const { pass, weight } = weighed()
  const damaged = (cause?: unknown) => new Error(`${file} is not what was backed up: its checksum differs`, { cause })
  const unpacked = pipeline(createReadStream(file), pass, createGunzip(), (tar) => unpackBaseBackup(tar, dir))
  await unpacked.catch((cause) => {
    throw (cause as NodeJS.ErrnoException).code?.startsWith('Z_') ? damaged(cause) : cause
  })
  const found = weight()
  if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged()
}
