import type { QuestionName } from '../workload/questions.ts'
import { median } from './medians.ts'

export type Run = {
  engine: string
  query: QuestionName
  audience: number
  /** Which of its turn, from 0. */
  time: number
  cpu_ms: number
  wall_ms: number
  equal: boolean
  /** Lists that differ from ours, by name. */
  differs?: string[]
}

export type Question = {
  query: QuestionName
  audience: number
  wanted: number
  words: string
}

export type Result = {
  size: string
  machine: { cpu: string; cores: number; memory_gb: number; node: string; load: number }
  questions: Question[]
  runs: Run[]
  ratios: Record<string, Partial<Record<QuestionName, number>>>
  /** Engines that were left out, and why. */
  left_out: Record<string, string>
  clients?: Record<string, { clients: number; per_second: number; p50_ms: number; p95_ms: number }>
  /** From the start of a process to its first answer to K2, its files in the cache of the system. */
  first_answer_ms: Record<string, number>
  resident_bytes: Record<string, number>
  fresh?: { posts: number; apply_ms: number; found_ms: number; cpu_ms: number; found: number }
}

export const OURS = 'starling'

/** Peer CPU ÷ our CPU, medians. */
export function ratiosOf(runs: Run[]): Result['ratios'] {
  const ratios: Result['ratios'] = {}
  for (const { engine, query } of runs) {
    const ours = medianOf(runs, OURS, query)
    const theirs = medianOf(runs, engine, query)
    if (engine === OURS || ours === undefined || theirs === undefined) continue
    ratios[engine] = { ...ratios[engine], [query]: Number((theirs / ours).toPrecision(4)) }
  }
  return ratios
}

export function medianOf(
  runs: Run[],
  engine: string,
  query: string,
  of: 'cpu_ms' | 'wall_ms' = 'cpu_ms',
): number | undefined {
  const found = runs.filter((run) => run.engine === engine && run.query === query)
  return found.length > 0 ? median(found.map((run) => run[of])) : undefined
}
