import { spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import type { Account } from './account.ts'
import { serverEnvironment } from './binaries.ts'

export type Supervised = { exited: Promise<number>; stop(): Promise<number> }

type Options = { account: Account; log?: number; signal?: 'INT' | 'TERM' }

/**
 * The shell runs the command and watches a pipe (fd 3) that only this process holds open. However this process
 * ends, even by kill -9, the kernel closes the pipe and the command gets its signal. The shell itself ignores what a
 * service manager sends to the whole group: it has to outlive the command.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
signal=$1; shift
"$@" 3<&- & command=$!
{ read -r _ <&3; kill -"$signal" $command 2>/dev/null; } & watcher=$!
wait $command; status=$?
kill -KILL $watcher
exit $status
`

export function supervise(command: string[], { account, log, signal = 'TERM' }: Options): Supervised {
  const output = log ?? 'ignore'
  const shell = spawn('sh', ['-c', SUPERVISOR, 'supervisor', signal, ...account.prefix, ...command], {
    ...account.ids,
    env: serverEnvironment(),
    stdio: ['ignore', output, output, 'pipe'],
    detached: true, // Ctrl-C reaches us alone: we decide when the server stops
  })
  const pipe = shell.stdio[3] as Duplex
  pipe.on('error', () => {}) // the other end may already be gone when we close ours
  const exited = new Promise<number>((resolve) => {
    shell.once('exit', (code) => resolve(code ?? -1))
    shell.once('error', () => resolve(-1))
  })
  return {
    exited,
    stop() {
      pipe.end()
      return exited
    },
  }
}
