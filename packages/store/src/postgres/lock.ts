import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, readlink, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { PostgresPlace } from './place.ts'

/**
 * One launcher per data folder. The lock is a socket name in the kernel's own table, not a file: it vanishes with the
 * process however that ends, so a stale lock can't exist.
 */
export async function lockDataDir({ dir, lock_name }: PostgresPlace): Promise<() => void> {
  const server = createServer()
  server.unref()
  server.listen(lock_name)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new Error(`${dir} is in use: another process runs PostgreSQL on it`, { cause })
  })
  return () => server.close()
}

/**
 * After a power cut, or in a restarted container, the process number in PostgreSQL's own lock file may belong to an
 * unrelated program; PostgreSQL would then refuse to start for ever. A true owner works inside the data folder.
 */
export async function forgetStaleOwner({ dir }: PostgresPlace): Promise<void> {
  const lock_file = lockFileOf(dir)
  const owner = (await readFile(lock_file, 'utf8').catch(() => '')).split('\n')[0]
  const working_dir = owner && (await readlink(`/proc/${owner}/cwd`).catch(() => undefined))
  if (working_dir && working_dir !== dir) await rm(lock_file, { force: true })
}

/** True while a server holds the folder, and until it has finished: its own lock file is the last thing it removes. */
export function isOwned({ dir }: PostgresPlace): boolean {
  return existsSync(lockFileOf(dir))
}

function lockFileOf(dir: string): string {
  return join(dir, 'postmaster.pid')
}
