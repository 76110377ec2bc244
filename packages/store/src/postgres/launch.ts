import { randomBytes } from 'node:crypto'
import { mkdir, rm, rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseAccount, handOver } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { clusterName } from './cluster-name.ts'
import { initialise, type Tools } from './initialise.ts'
import { forgetStaleOwner, isOwned, lockDataDir } from './lock.ts'
import { lastComplaint, openLog } from './log.ts'
import { connectionOf, makeSocketDir, PORT, type PostgresConnection, type PostgresPlace, placeOf } from './place.ts'
import { type Supervised, supervise } from './supervise.ts'

export type { PostgresConnection } from './place.ts'

export type Postgres = { connection: PostgresConnection; stop(): Promise<void> }

/** How long a server whose parent was killed may take to finish; seen up to 4.9 s. */
const PREDECESSOR_MS = 20_000
const AGAIN_MS = 1_000

/**
 * Starts the embedded PostgreSQL on a data folder, made on first use. It stops with this process, however it ends; one
 * that ends by itself is started again.
 */
export async function launchPostgres(dir: string, { durable = true }: { durable?: boolean } = {}): Promise<Postgres> {
  const binaries = findBinaries()
  await mkdir(dirname(resolve(dir)), { recursive: true })
  const place = await placeOf(dir)
  const unlock = await lockDataDir(place)
  try {
    const start = () => prepareAndStart(place, binaries, durable)
    return running(place, keepUp(await start(), start), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

type Kept = { stop(): Promise<void> }
/** Killed for lack of memory, say. Who asks meanwhile is told to come again; where it cannot start, it is tried on. */
function keepUp(first: Supervised, start: () => Promise<Supervised>): Kept {
  let server = first
  let isStopping = false
  const watch = async () => {
    for (;;) {
      await server.exited
      if (isStopping) return
      const next = await start().catch(() => undefined)
      if (!next) await pause(AGAIN_MS)
      else server = next
      if (isStopping) await server.stop()
    }
  }
  const watched = watch()
  return {
    async stop() {
      isStopping = true
      await server.stop()
      await watched
    },
  }
}

async function prepareAndStart(place: PostgresPlace, binaries: Binaries, durable: boolean): Promise<Supervised> {
  const account = await chooseAccount(place.dir, binaries)
  const log = await openLog(place.log_file)
  const tools = { account, binaries, log, durable }
  try {
    await initialise(place, tools)
    await makeSocketDir(place)
    for (const folder of [place.dir, place.socket_dir]) await handOver(folder, account)
    return await startServer(place, tools)
  } finally {
    await log.close()
  }
}

function running(place: PostgresPlace, server: Kept, unlock: () => void): Postgres {
  const stop = async () => {
    await server.stop()
    await rm(place.socket_dir, { recursive: true, force: true })
    unlock()
  }
  let stopped: Promise<void> | undefined
  return {
    connection: connectionOf(place),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

async function startServer(place: PostgresPlace, { account, binaries, log, durable }: Tools): Promise<Supervised> {
  const deadline = Date.now() + PREDECESSOR_MS
  for (;;) {
    await forgetStaleOwner(place)
    const hadPredecessor = isOwned(place)
    const name = `starling-${randomBytes(8).toString('hex')}`
    const command = [binaries.postgres, ...serverOptions(place, name, durable)]
    const server = supervise(command, { account, log: log.fd, signal: 'INT' }) // INT: disconnect everyone and save
    if (await answers(server, connectionOf(place), name)) return server

    // It may have refused the newcomer and finished since, so its file counts before the try as well as after.
    const predecessorWasInTheWay = hadPredecessor || isOwned(place)
    if (!predecessorWasInTheWay || Date.now() > deadline) {
      await rmdir(place.socket_dir).catch(() => {}) // stays if a server we don't know has its socket there
      throw new Error(`PostgreSQL did not start: ${await lastComplaint(log)}`)
    }
    await pause(200)
  }
}

function serverOptions({ dir, socket_dir }: PostgresPlace, name: string, durable: boolean): string[] {
  const settings = {
    cluster_name: name,
    listen_addresses: '',
    unix_socket_directories: socket_dir,
    port: PORT,
    log_checkpoints: 'off',
    log_error_verbosity: 'terse', // the longer forms repeat values of people's rows
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', dir, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
}

/** True once the new server answers, false if it gave up. The name tells it from a predecessor on the same socket. */
async function answers(server: Supervised, connection: PostgresConnection, name: string): Promise<boolean> {
  let isGone = false
  server.exited.then(() => {
    isGone = true
  })
  while (!isGone) {
    if ((await clusterName(connection)) === name) return true
    await Promise.race([pause(25), server.exited])
  }
  return false
}
