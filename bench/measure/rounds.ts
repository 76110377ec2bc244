import { CUTTABLE, type EngineName } from '../engines/engine.ts'
import type { Lane } from '../engines/lane.ts'
import { differences, type Labels, type Lists } from '../lists.ts'
import type { Native } from '../peers/native.ts'
import type { RawLists } from '../peers/sql-peer.ts'
import type { Chosen, QuestionName } from '../workload/questions.ts'
import { OURS, type Run } from './result.ts'

type Say = (text: string) => void
export type Plan = {
  rounds: number
  /** How often an engine is asked in its turn. */
  each: number
  /** Of an engine only these questions, so many rounds, so often in a turn. */
  only: Partial<Record<EngineName, { queries: QuestionName[]; rounds: number; each: number }>>
  cut: boolean
}
/** Machine code for our JavaScript comes after some runs. */
const WARM = 12

type Given = { lanes: Lane[]; native: Native | undefined; questions: Chosen[]; labels: Labels; say: Say }

/** All engines, question by question, in turns; the first round warms and is not counted. */
export async function runRounds(given: Given, plan: Plan): Promise<Run[]> {
  const runs: Run[] = []
  let turn = 0
  for (let round = 0; round <= plan.rounds; round++) {
    for (const question of given.questions) {
      const asked = given.lanes.filter(({ name }) => isAsked(plan, name, question.coded.name, round))
      let ours: Lists | undefined
      for (const lane of asked) {
        const times = timesOf(plan, lane.name, round)
        for (const cut of isCut(plan, lane.name, question) ? [false, true] : [false]) {
          for (let time = 0; time < times; time++) {
            const { lists, cpu_ms, wall_ms } = await lane.analyse(question, ++turn, cut)
            const named = await namedBy(lane.name, lists, question, given.labels)
            ours ??= named
            const differs = differences(ours, named)
            const engine = cut ? `${lane.name}, cut` : lane.name
            const run = {
              engine,
              query: question.coded.name,
              audience: question.size,
              time,
              cpu_ms,
              wall_ms,
              equal: differs.length === 0,
              ...(differs.length > 0 ? { differs } : {}),
            }
            if (round > 0) runs.push(run)
            given.say(lineOf(run, round))
          }
        }
      }
      if (given.native && ours && round > 0 && question.coded.name !== 'Q5') {
        runs.push(await nativeRun(given.native, question, ours))
        given.say(lineOf(runs.at(-1)!, round))
      }
    }
  }
  return runs
}

/** Nothing is counted for an overlap that a cut could spare. */
const isCut = ({ cut }: Plan, name: EngineName, { coded }: Chosen): boolean =>
  cut && CUTTABLE.includes(name) && !coded.sets

const isAsked = ({ only }: Plan, name: EngineName, query: QuestionName, round: number): boolean => {
  const some = only[name]
  return !some || (some.queries.includes(query) && round <= some.rounds)
}

function timesOf({ each, only }: Plan, name: EngineName, round: number): number {
  if (round > 0) return only[name]?.each ?? each
  return name === OURS ? WARM : 1
}

const namedBy = async (name: EngineName, lists: Lists | RawLists, question: Chosen, labels: Labels): Promise<Lists> =>
  name === OURS ? (lists as Lists) : labels.named(lists as RawLists, question, name === 'duckdb-scan')

/** It only counts: equal where its highest counts are those at the top of our lists. */
async function nativeRun(native: Native, question: Chosen, ours: Lists): Promise<Run> {
  const { cpu_ms, highest } = await native.count(question.coded.name)
  const top = (keys: string[]) => Math.max(...keys.map((key) => Number(ours[key]?.[0]?.[1] ?? 0)))
  const terms = top(['terms keyword count', 'terms hashtag count', 'terms emoji count'])
  const followed = question.handles ? highest.followed : top(['followed count'])
  return {
    engine: 'native',
    query: question.coded.name,
    audience: question.size,
    time: 0,
    cpu_ms,
    wall_ms: cpu_ms,
    equal: terms === highest.terms && followed === highest.followed,
  }
}

const lineOf = ({ engine, query, cpu_ms, wall_ms, equal, differs }: Run, round: number): string =>
  `${round === 0 ? 'warm ' : ''}${query} ${engine.padEnd(22)} cpu ${cpu_ms.toFixed(1).padStart(9)} ms  wall ${wall_ms.toFixed(1).padStart(9)} ms${equal ? '' : `  DIFFERS: ${differs?.join('; ') ?? 'counts'}`}`
