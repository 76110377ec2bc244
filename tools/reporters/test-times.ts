import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { isWholeRun } from './whole-run.ts'

type Took = { name: string; project: string; ms: number }
const SLOWEST = 10

/** After a whole run: where its time went, as the table of CONTRIBUTING.md has it. */
export class TestTimes implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!this.#vitest || !(await isWholeRun(this.#vitest, modules))) return
    const took = modules.map((module): Took => {
      const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } =
        module.diagnostic()
      const ms = duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration
      return { name: module.relativeModuleId, project: module.project.name, ms }
    })
    console.log(`\n${tableOf(took)}\n`)
  }
}

const partOf = ({ name, project }: Took) =>
  project === 'endure'
    ? 'endurance, a part'
    : name
        .split('/')
        .slice(0, /^(apps|packages)\//.test(name) ? 2 : 1)
        .join('/')

/** Seconds of one core, by part of the house; loading counts. */
export function tableOf(took: Took[]): string {
  const parts = [...Map.groupBy(took, partOf)]
    .map(([part, files]) => ({ part, files: files.length, s: sum(files) }))
    .toSorted((one, other) => other.s - one.s)
  const slowest = took.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  return [
    '| where the time goes | files | s |',
    '|---|---|---|',
    ...parts.map(({ part, files, s }) => `| ${part} | ${files} | ${s.toFixed(0)} |`),
    '',
    `The ${slowest.length} slowest files: ${slowest.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(0)} s`).join(', ')}`,
  ].join('\n')
}
const sum = (took: Took[]) => took.reduce((total, { ms }) => total + ms, 0) / 1000
