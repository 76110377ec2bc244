import path from 'node:path'
import { openIndex } from '@starling/engine'
import { listsOf } from '../lists.ts'
import type { Chosen } from '../workload/questions.ts'
import { PLAINLY, primitivesOf, scopeOf } from '../workload/questions.ts'
import { type Engine, ownCpu, ownResident } from './engine.ts'

export async function openStarling(dir: string, all: Chosen[]): Promise<Engine> {
  const index = await openIndex(path.join(dir, 'index'))
  return {
    session: async () => ({
      analyse: async (question, turn) => {
        const primitives = primitivesOf(question, all, turn)
        return listsOf(primitives, await index.ask(scopeOf(question, turn), primitives, PLAINLY))
      },
      close: async () => {},
    }),
    cpu: ownCpu,
    resident: ownResident,
    close: () => index.close(),
  }
}
