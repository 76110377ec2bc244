import { createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { copyCorpus } from '@starling/engine'
import type { Config } from '@starling/server/operator'
import { baseBackup } from '@starling/store'
import { withOwnPostgres } from '../with-store.ts'
import { copyFiles } from './files.ts'
import { type BackupRecord, backupPlace, FORMAT, weighed } from './record.ts'

/**
 * The database first, then the corpus: what was read from X is in the corpus before the database says so, and rows that
 * it does not know of yet are read once more, where the other order would lose them.
 */
export async function takeBackup(config: Config, folder: string): Promise<BackupRecord> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} holds something already: name an empty folder`)
  await chmod(folder, 0o700)
  const place = backupPlace(folder)
  const made_at = new Date().toISOString()
  const database = config.DATABASE_URL ? null : await takeDatabase(config, place.database)
  const here = config.CORPUS === 'here' ? path.resolve(config.DATA_DIR, 'corpus') : undefined
  const corpus = here ? ((await copyCorpus(here, place.corpus)) ?? null) : null
  // Bytes are there before their row, so that none of a row that was copied is missing.
  const files = config.FILES_S3_URL ? null : await copyFiles(path.resolve(config.DATA_DIR, 'files'), place.files)
  const record = { format: FORMAT, made_at, made_by: await ownVersion(), database, corpus, files }
  await writeFile(`${place.record}.new`, `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600 })
  await onDisk(`${place.record}.new`)
  await rename(`${place.record}.new`, place.record)
  await onDisk(folder)
  return record
}

async function takeDatabase(config: Config, file: string): Promise<NonNullable<BackupRecord['database']>> {
  const { pass, weight } = weighed()
  await withOwnPostgres(config, (connection) =>
    pipeline(
      baseBackup(connection),
      createGzip({ level: 1 }),
      pass,
      createWriteStream(file, { mode: 0o600, flush: true }),
    ),
  )
  return weight()
}

async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  return version as string
}

async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}
