import type { EngineName } from '../engines/engine.ts'
import type { Lane } from '../engines/lane.ts'
import { differences, type Lists } from '../lists.ts'
import type { Chosen, QuestionName } from '../workload/questions.ts'
import { OURS, type Run } from './result.ts'

type Say = (text: string) => void
export type Plan = {
  rounds: number
  /** How often an engine is asked in its turn. */
  each: number
  /** Of an engine only these questions, so many rounds, so often in a turn. */
  only: Partial<Record<EngineName, { queries: QuestionName[]; rounds: number; each: number }>>
}
/** Machine code for our JavaScript comes after some runs. */
const WARM = 12

type Given = { lanes: Lane[]; questions: Chosen[]; say: Say }

/** All engines, question by question, in turns; the first round warms and is not counted. */
export async function runRounds(given: Given, plan: Plan): Promise<Run[]> {
  const runs: Run[] = []
  let turn = 0
  for (let round = 0; round <= plan.rounds; round++) {
    for (const question of given.questions) {
      const asked = given.lanes.filter(({ name }) => isAsked(plan, name, question.coded.name, round))
      let ours: Lists | undefined
      for (const lane of asked) {
        for (let time = 0; time < timesOf(plan, lane.name, round); time++) {
          const { lists, cpu_ms, wall_ms } = await lane.analyse(question, ++turn)
          ours ??= lists
          const differs = differences(ours, lists)
          const run = {
            ...{ engine: lane.name, query: question.coded.name, audience: question.size, time, cpu_ms, wall_ms },
            ...{ equal: differs.length === 0, ...(differs.length > 0 && { differs }) },
          }
          if (round > 0) runs.push(run)
          given.say(lineOf(run, round))
        }
      }
    }
  }
  return runs
}

const isAsked = ({ only }: Plan, name: EngineName, query: QuestionName, round: number): boolean => {
  const some = only[name]
  return !some || (some.queries.includes(query) && round <= some.rounds)
}

function timesOf({ each, only }: Plan, name: EngineName, round: number): number {
  if (round > 0) return only[name]?.each ?? each
  return name === OURS ? WARM : 1
}

const lineOf = ({ engine, query, cpu_ms, wall_ms, equal, differs }: Run, round: number): string =>
  `${round === 0 ? 'warm ' : ''}${query} ${engine.padEnd(22)} cpu ${cpu_ms.toFixed(1).padStart(9)} ms  wall ${wall_ms.toFixed(1).padStart(9)} ms${equal ? '' : `  DIFFERS: ${differs?.join('; ') ?? 'counts'}`}`
