import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Lists } from '../lists.ts'
import type { Chosen } from '../workload/questions.ts'
import type { EngineName } from './engine.ts'

export type Asked =
  | { do: 'open'; corpus: string; questions: Chosen[] }
  | { do: 'analyse'; question: Chosen; turn: number }
  | { do: 'clients'; questions: Chosen[]; clients: number; each: number; turn: number }
  | { do: 'close' }
export type Analysed = { do: 'analysed'; lists: Lists; wall_ms: number; cpu_ms: number; resident: number }
export type Served = { do: 'served'; times: number[]; wall_ms: number; cpu_ms: number }
export type Reply = { do: 'opened' } | Analysed | Served | { do: 'closed' } | { do: 'failed'; message: string }

/** The process of an engine, asked one thing at a time. */
export class Lane {
  readonly name: EngineName
  readonly #child: ChildProcess

  constructor(name: EngineName, dir: string) {
    this.name = name
    this.#child = fork(path.join(import.meta.dirname, 'lane-process.ts'), [name, dir], { serialization: 'advanced' })
  }

  open = (corpus: string, questions: Chosen[]): Promise<Reply> => this.#ask({ do: 'open', corpus, questions })
  analyse = async (question: Chosen, turn: number): Promise<Analysed> =>
    (await this.#ask({ do: 'analyse', question, turn })) as Analysed
  clients = async (questions: Chosen[], clients: number, each: number, turn: number): Promise<Served> =>
    (await this.#ask({ do: 'clients', questions, clients, each, turn })) as Served

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    await this.#ask({ do: 'close' })
    await ended
  }

  #ask(asked: Asked): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`${this.name} ended with ${code}`))
      this.#child.once('exit', onExit)
      this.#child.once('message', (reply: Reply) => {
        this.#child.off('exit', onExit)
        if (reply.do === 'failed') reject(new Error(`${this.name}: ${reply.message}`))
        else resolve(reply)
      })
      this.#child.send(asked)
    })
  }
}
