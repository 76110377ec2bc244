import type { EngineName } from '../engines/engine.ts'
import { Lane } from '../engines/lane.ts'
import type { Chosen } from '../workload/questions.ts'
import { percentile } from './medians.ts'
import { OURS, type Result } from './result.ts'

const MIX = ['K1', 'K2', 'K3', 'K5']
const CLIENTS = 4
/** Enough of ours for a few seconds: half a second is all garbage collector or none. */
const EACH = { ours: 60, peer: 8 }
const FIRST_TURN = 1_000_000

/** Four clients at once, each going through the mix. */
export async function measureClients(lanes: Lane[], questions: Chosen[]): Promise<NonNullable<Result['clients']>> {
  const mix = questions.filter(({ coded }) => MIX.includes(coded.name))
  const found: NonNullable<Result['clients']> = {}
  for (const lane of lanes) {
    const each = lane.name === OURS ? EACH.ours : EACH.peer
    if (lane.name === OURS) await lane.clients(mix, CLIENTS, EACH.peer, FIRST_TURN)
    const { times, wall_ms } = await lane.clients(mix, CLIENTS, each, 2 * FIRST_TURN)
    found[lane.name] = {
      clients: CLIENTS,
      per_second: (times.length / wall_ms) * 1000,
      p50_ms: percentile(times, 0.5),
      p95_ms: percentile(times, 0.95),
    }
  }
  return found
}

/** From the start of a process to the answer to K2. */
export async function measureStart(
  name: EngineName,
  { dir, corpus }: { dir: string; corpus: string },
  questions: Chosen[],
): Promise<number> {
  const second = questions.find(({ coded }) => coded.name === 'K2')!
  const started = performance.now()
  const lane = new Lane(name, dir)
  await lane.open(corpus, questions)
  await lane.analyse(second, 1)
  const took = performance.now() - started
  await lane.close()
  return took
}
