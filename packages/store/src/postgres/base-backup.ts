import { spawn } from 'node:child_process'
import { mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { PostgresConnection } from './place.ts'

/** The first byte of each piece: a new archive, a part of what is being sent, the server's own list of files. */
const ARCHIVE = 0x6e
const PART = 0x64
const LIST = 0x6d

/**
 * All of a running server as one tar, by the protocol of its replicas: no tool is needed, and writing goes on. It holds
 * what was acknowledged before it began; a server that is started on it finds its way to its end by itself.
 */
export function baseBackup(connection: PostgresConnection): Readable {
  // The types do not know of it.
  const config: pg.ClientConfig & { replication: string } = { ...connection, replication: 'true' }
  const client = new pg.Client(config)
  const { stream } = client.connection
  const tar = new Readable({ read: () => void stream.resume() })
  let archives = 0
  let isList = false
  client.connection.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    if (chunk[0] === ARCHIVE) archives++
    else if (chunk[0] === LIST) isList = true
    // A copy: what is received next lies in the same memory.
    else if (chunk[0] === PART && !isList && !tar.push(Buffer.from(chunk.subarray(1)))) stream.pause()
  })
  client.on('error', (error) => tar.destroy(error))
  const take = async () => {
    await client.connect()
    await client.query("BASE_BACKUP (LABEL 'starling', CHECKPOINT 'fast', WAL true)")
    if (archives !== 1)
      throw new Error(`PostgreSQL sent ${archives} archives: data outside its folder is not backed up`)
    tar.push(null)
  }
  take().then(
    () => client.end(),
    async (error) => {
      tar.destroy(error)
      await client.end().catch(() => {})
    },
  )
  return tar
}

/** Puts such a tar into a folder of its own, on disk when it returns. Its files belong to who unpacks it. */
export async function unpackBaseBackup(tar: AsyncIterable<Uint8Array>, dir: string): Promise<void> {
  await mkdir(dir, { mode: 0o700 })
  // Until nothing more comes: with its first end mark it would leave, and what is still on its way would find nobody.
  const unpacking = spawn('tar', ['--extract', '--ignore-zeros', '--no-same-owner', '--directory', dir], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaint = ''
  unpacking.stderr.on('data', (part) => {
    complaint += part
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    unpacking.once('error', reject)
    unpacking.once('close', resolve)
  })
  const [sent, code] = await Promise.allSettled([pipeline(tar, unpacking.stdin), ended])
  if (code.status === 'rejected') throw code.reason
  if (code.value !== 0) throw new Error(`the database could not be unpacked: ${complaint.trim().split('\n')[0]}`)
  if (sent.status === 'rejected') throw sent.reason
  await syncAll(dir)
}

async function syncAll(dir: string): Promise<void> {
  for (const name of ['.', ...(await readdir(dir, { recursive: true }))]) {
    const handle = await open(path.join(dir, name), 'r')
    await handle.sync().finally(() => handle.close())
  }
}
