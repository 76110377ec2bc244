import { open, readFile } from 'node:fs/promises'

/** The server's log file, and where in it this launch began. */
export type Log = { file: string; fd: number; from: number; close(): Promise<void> }

export async function openLog(file: string): Promise<Log> {
  const handle = await open(file, 'a', 0o600)
  const { size } = await handle.stat()
  return { file, fd: handle.fd, from: size, close: () => handle.close() }
}

/** One line for a person: what the server said last about why it can't go on. */
export async function lastComplaint({ file, from }: Log): Promise<string> {
  const lines = (await readFile(file)).subarray(from).toString('utf8').trim().split('\n')
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? ''
  return `${complaint.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').trim()} (see ${file})`
}
