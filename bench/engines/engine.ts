import type { Lists } from '../lists.ts'
import type { Chosen } from '../workload/questions.ts'

/** What one analysis found and what it took. */
export type Analysis = { lists: Lists; cpu_ms: number; wall_ms: number }

/** One client of an engine. `turn` makes the question another one with the same answer. */
export type Session = {
  analyse(question: Chosen, turn: number): Promise<Analysis>
  close(): Promise<void>
}

export type Engine = {
  session(): Promise<Session>
  /** CPU so far, of all processes that work for it, in ms. */
  cpu(): number
  resident(): number
  close(): Promise<void>
}

export const ENGINES = ['starling', 'clickhouse', 'duckdb', 'postgres', 'sqlite'] as const
export type EngineName = (typeof ENGINES)[number]

export const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
export const ownResident = (): number => process.memoryUsage.rss()

/** Counts what it is told to. */
export class Clock {
  readonly #cpu: () => number
  cpu_ms = 0
  wall_ms = 0

  constructor(cpu: () => number) {
    this.#cpu = cpu
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    const [cpu, started] = [this.#cpu(), performance.now()]
    const done = await work()
    this.cpu_ms += this.#cpu() - cpu
    this.wall_ms += performance.now() - started
    return done
  }
}
