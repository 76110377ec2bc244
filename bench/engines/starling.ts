import path from 'node:path'
import { Answering, type Backend, openEngine, type PrimitiveAnswers } from '@starling/engine'
import type { Primitive } from '@starling/sections'
import { keyOf, type Lists, plainOf } from '../lists.ts'
import { type Chosen, NOW, othersOf, questionOf, sectionsOf } from '../workload/questions.ts'
import { Clock, type Engine, ownCpu, ownResident } from './engine.ts'

/** The product's engine, asked for sections as a page asks for them; beside it what it counted for them is written down. */
export async function openStarling(dir: string, corpus_dir: string, all: Chosen[]): Promise<Engine> {
  const engine = openEngine({ engine: 'index', corpus_dir, index_dir: path.join(dir, 'index') })
  await engine.keepUp()
  return {
    session: async () => ({
      analyse: async (chosen, turn) => {
        const question = questionOf(chosen, turn)
        const counted: { ask: number; primitives: readonly Primitive[]; answers: readonly unknown[] }[] = []
        let asks = 0
        const door = {
          ask: async (...asked: Parameters<Backend['ask']>) => {
            const ask = asks++
            const answers = await engine.ask(...asked)
            counted.push({ ask, primitives: asked[1], answers })
            return answers
          },
          state: () => engine.state(),
          close: async () => {},
        } as Backend
        const options = { others: othersOf(chosen, all, turn) }
        const clock = new Clock(ownCpu)
        await clock.during(async () => {
          const answering = new Answering(door, () => NOW)
          for await (const { error } of answering.sections(sectionsOf(chosen, question), question, options)) {
            if (error) throw error
          }
        })
        return { lists: listsOf(counted), cpu_ms: clock.cpu_ms, wall_ms: clock.wall_ms }
      },
      close: async () => {},
    }),
    cpu: ownCpu,
    resident: ownResident,
    close: () => engine.close(),
  }
}

type Counted = { ask: number; primitives: readonly Primitive[]; answers: readonly unknown[] }

export function listsOf(counted: readonly Counted[]): Lists {
  const lists: Lists = {}
  for (const { ask, primitives, answers } of counted) {
    for (const [at, primitive] of primitives.entries()) {
      lists[keyOf(ask, primitive)] = plainOf(primitive, answers[at] as PrimitiveAnswers[Primitive['do']])
    }
  }
  return lists
}
