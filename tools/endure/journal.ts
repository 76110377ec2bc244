import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One suite at full count: of which code, from which seed, what its tests say that they did, and how it ended. */
export type Endured = {
  suite: string
  /** The commit, and what was changed since it. */
  code: string
  seed: number
  began: string
  seconds: number
  passed: boolean
  tests: string[]
}

/** A line for each suite as soon as it has ended: what ends a run in between takes nothing of it along. */
export class Journal {
  readonly file: string

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.file = path.join(folder, 'journal.jsonl')
  }

  read(): Endured[] {
    if (!existsSync(this.file)) return []
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Endured)
  }

  note(endured: Endured): void {
    appendFileSync(this.file, `${JSON.stringify(endured)}\n`)
  }
}

/** How each suite ended last, of this code. */
export const lastOf = (journal: readonly Endured[], code: string): Map<string, Endured> =>
  new Map(journal.filter((one) => one.code === code).map((one) => [one.suite, one]))

/** What is still to run: what has passed is not run again. */
export const leftOf = (suites: readonly string[], last: Map<string, Endured>): string[] =>
  suites.filter((suite) => !last.get(suite)?.passed)

export function tableOf(suites: readonly string[], last: Map<string, Endured>): string {
  const rows = suites.map((suite) => {
    const one = last.get(suite)
    if (!one) return `| ${suite} | not run | | | |`
    const end = one.passed ? 'passed' : 'FAILED'
    return `| ${suite} | ${end} | ${one.seconds} | ${one.seed} | ${one.tests.join('; ')} |`
  })
  return ['| suite | | s | seed | what it ran |', '|---|---|---|---|---|', ...rows].join('\n')
}
