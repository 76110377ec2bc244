import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Footing } from '../run.ts'
import type { FromProduct } from './child.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
type Ready = Extract<FromProduct, { ready: unknown }>['ready']

/** The product in a process of its own, which is started anew when its code changes. What it stands on stays. */
export class RestartingProduct {
  readonly #footing: Footing
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | undefined
  /** Settles when the newest one answers; a product that does not start is waited for until its code has changed. */
  #ready = Promise.withResolvers<Ready>()

  constructor(footing: Footing, env: NodeJS.ProcessEnv) {
    this.#footing = footing
    this.#env = env
    this.#start()
  }

  get ready(): Promise<Ready> {
    return this.#ready.promise
  }

  async restart(): Promise<void> {
    const ended = this.#child
    this.#ready = Promise.withResolvers<Ready>()
    await end(ended)
    if (ended === this.#child) this.#start()
  }

  /** Takes in what was written to the corpus beside it. */
  async keepUp(): Promise<{ accounts: number; posts: number }> {
    await this.ready
    const child = this.#child!
    const kept = new Promise<{ accounts: number; posts: number }>((resolve) => {
      child.on('message', (told: FromProduct) => 'kept_up' in told && resolve(told.kept_up))
    })
    child.send('keep up')
    return kept
  }

  async stop(): Promise<void> {
    await end(this.#child)
  }

  #start(): void {
    const { resolve } = this.#ready
    const child = fork(CHILD, { stdio: 'inherit', env: this.#env })
    child.on('message', (told: FromProduct) => 'ready' in told && resolve(told.ready))
    child.send(this.#footing)
    this.#child = child
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
