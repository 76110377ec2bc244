import { readdirSync } from 'node:fs'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { isWholeRun } from './whole-run.ts'

/** Every call of the contract is exercised by a real test: a whole run in which one was never answered fails. */
export class EveryCall implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!this.#vitest || !(await isWholeRun(this.#vitest, modules))) return
    const { CALLS } = await import('@starling/contract')
    const { EXERCISED } = await import('@starling/world/exercised')
    const missing = neverAnswered(Object.keys(CALLS), readdirSync(process.env[EXERCISED]!))
    if (missing.length === 0) return
    console.error(`\nCalls that no test has had answered: ${missing.join(', ')}\n`)
    process.exitCode = 1
  }
}

export const neverAnswered = (calls: string[], answered: string[]): string[] =>
  calls.filter((call) => !answered.includes(call))
