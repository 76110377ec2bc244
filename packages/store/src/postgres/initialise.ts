import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Account, handOver } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Log, lastComplaint } from './log.ts'
import { type PostgresPlace, USER } from './place.ts'
import { supervise } from './supervise.ts'

export type Tools = { account: Account; binaries: Binaries; log: Log; durable: boolean }

/**
 * A data folder appears under its name only when it is complete: a first start that is killed half way leaves an
 * unfinished sibling, which the next start removes.
 */
export async function initialise({ dir }: PostgresPlace, { account, binaries, log, durable }: Tools): Promise<void> {
  await removeUnfinished(dir)
  const content = await readdir(dir).catch((): string[] => [])
  if (content.includes('PG_VERSION')) return
  if (content.length > 0) throw new Error(`${dir} holds files but no PostgreSQL data: move them away first`)

  const unfinished = await mkdtemp(unfinishedPrefix(dir))
  await handOver(unfinished, account)
  const command = [binaries.initdb, ...initdbOptions(unfinished), ...(durable ? [] : ['--no-sync'])]
  const status = await supervise(command, { account, log: log.fd }).exited
  if (status !== 0) {
    await removeUnfinished(dir)
    throw new Error(`PostgreSQL could not make its data folder: ${await lastComplaint(log)}`)
  }
  await rename(unfinished, dir)
  await syncFolder(dirname(dir))
}

function initdbOptions(dir: string): string[] {
  // With plain C, trigram search finds nothing in Japanese; ICU sorts kana as people expect.
  const language = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C.UTF-8']
  return ['--pgdata', dir, '--username', USER, '--auth=trust', ...language]
}

const unfinishedPrefix = (dir: string) => `${dir}.unfinished-`

async function removeUnfinished(dir: string): Promise<void> {
  const prefix = basename(unfinishedPrefix(dir))
  for (const name of await readdir(dirname(dir))) {
    // Retries: an initdb whose parent was just killed may still be writing its last files.
    if (name.startsWith(prefix)) {
      await rm(join(dirname(dir), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
