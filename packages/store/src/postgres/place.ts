import { createHash } from 'node:crypto'
import { lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/** Where the parts of one server live: all follow from the data folder, so any process can find them. */
export type PostgresPlace = { dir: string; socket_dir: string; log_file: string; lock_name: string }

export type PostgresConnection = { host: string; port: number; user: string; database: string }

export const USER = 'starling'
export const PORT = 5432 // only names the socket file: no TCP port is opened

export async function placeOf(given: string): Promise<PostgresPlace> {
  const dir = await realLocation(resolve(given))
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 12)
  // Not inside the data folder: a socket's path may have 107 bytes at most.
  return { dir, socket_dir: join(tmpdir(), `pg-${hash}`), log_file: `${dir}.log`, lock_name: `\0starling-pg-${hash}` }
}

export function connectionOf(place: PostgresPlace): PostgresConnection {
  return { host: place.socket_dir, port: PORT, user: USER, database: 'postgres' }
}

/** Whoever reaches the socket is trusted, so a folder that someone else prepared under its name is refused. */
export async function makeSocketDir(place: PostgresPlace): Promise<void> {
  await mkdir(place.socket_dir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const socket_dir = await lstat(place.socket_dir)
  if (socket_dir.isDirectory() && socket_dir.uid === process.getuid?.()) return
  if (!(await isSocketDirOurs(place))) throw new Error(`${place.socket_dir} belongs to someone else: remove it`)
}

export async function isSocketDirOurs(place: PostgresPlace): Promise<boolean> {
  const [data, socket_dir] = await Promise.all([stat(place.dir), lstat(place.socket_dir)]).catch(() => [])
  return socket_dir?.isDirectory() === true && socket_dir.uid === data?.uid
}

/** Two spellings of one folder (through a link) must lead to the same socket and lock. */
async function realLocation(path: string): Promise<string> {
  const known = async (part: string) => realpath(part).catch(() => undefined)
  return (await known(path)) ?? join((await known(dirname(path))) ?? dirname(path), basename(path))
}
