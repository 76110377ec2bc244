import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Carrying, Dies } from './carrying.ts'

const PROCESS = fileURLToPath(new URL('carrier-process.ts', import.meta.url))
const NO_ENGINE = fileURLToPath(new URL('no-engine.ts', import.meta.url))
const MIGRATIONS = new URL('migrations', import.meta.resolve('@starling/store'))
/** So many load while one works. */
const AHEAD = 2

export type Carrier = { kill(): Promise<void>; ended: Promise<void> }

/** Processes that carry what leaves, one after the other. In one file they load in a quarter of the time. */
export class Carriers {
  readonly #dir: string
  readonly #carrying: Carrying
  readonly #warm: Promise<ChildProcess>[]

  private constructor(dir: string, carrying: Carrying) {
    this.#dir = dir
    this.#carrying = carrying
    this.#warm = Array.from({ length: AHEAD }, () => this.#load())
  }

  static async of(carrying: Carrying): Promise<Carriers> {
    const dir = await mkdtemp(path.join(tmpdir(), 'starling-carrier-'))
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, external: ['sharp'] },
      resolve: { alias: { '@duckdb/node-api': NO_ENGINE } },
      build: {
        ssr: PROCESS,
        outDir: dir,
        minify: true,
        rolldownOptions: {
          // Rooms that also ask the engine would bring it along, with its models.
          treeshake: { moduleSideEffects: (id) => !/\/packages\/(engine|enrich)\//.test(id) },
          output: { entryFileNames: 'carrier.mjs' },
        },
      },
    })
    await cp(MIGRATIONS, path.join(dir, 'migrations'), { recursive: true })
    return new Carriers(dir, carrying)
  }

  async start(dies: Dies | null): Promise<Carrier> {
    const child = await this.#warm.shift()!
    this.#warm.push(this.#load())
    const ended = once(child, 'exit').then(([code, signal]) => {
      if (signal !== 'SIGKILL') throw new Error(`a carrier ended by itself (${code ?? signal})`)
    })
    child.send({ dies })
    return {
      ended,
      kill: () => {
        child.kill('SIGKILL')
        return ended
      },
    }
  }

  async close(): Promise<void> {
    for (const warm of this.#warm) (await warm).kill('SIGKILL')
    await rm(this.#dir, { recursive: true, force: true })
  }

  async #load(): Promise<ChildProcess> {
    const env = { ...process.env, NODE_COMPILE_CACHE: path.join(this.#dir, 'compiled') }
    const child = fork(path.join(this.#dir, 'carrier.mjs'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.send(this.#carrying)
    const [told] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (told !== 'warm') throw new Error('a carrier ended before it was warm')
    return child
  }
}
