import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpath } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { CorpusError } from './error.ts'

const ANSWER_MS = 1_000

/** What a second writer is told about the first. */
export type Holder = { pid: number; what: string; since: string }

/**
 * One writer per corpus. The lock is a name in the kernel's own table: it vanishes with the process however that ends,
 * so a stale lock can't exist. Whoever connects to it is told who holds it.
 */
export async function lockCorpus(dir: string, what: string): Promise<() => Promise<void>> {
  const name = await lockNameOf(dir)
  const holder: Holder = { pid: process.pid, what, since: new Date().toISOString() }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(JSON.stringify(holder))
  })
  server.unref()
  server.listen(name)
  await once(server, 'listening').catch(async (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    const other = await holderOf(name)
    const who = other ? `process ${other.pid} (${other.what}, since ${other.since})` : 'another process'
    throw new CorpusError('locked', `the corpus in ${dir} is being written by ${who}`, { cause })
  })
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Whether anyone writes now; a reader asks so that it does not take work in progress for leftovers. */
export const writerOf = async (dir: string): Promise<Holder | undefined> => holderOf(await lockNameOf(dir))

async function lockNameOf(dir: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(dir))
    .digest('hex')
    .slice(0, 16)
  return `\0starling-corpus-${hash}`
}

async function holderOf(name: string): Promise<Holder | undefined> {
  const socket = connect(name)
  socket.setTimeout(ANSWER_MS, () => socket.destroy())
  let answer = ''
  try {
    for await (const part of socket) answer += part
    return JSON.parse(answer) as Holder
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}
