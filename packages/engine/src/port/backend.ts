import type { Baseline, Comparison, Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { AnswerTo } from './answers.ts'

export type AskOptions = {
  baseline?: Baseline
  /** Left out: adjusted. */
  comparison?: Comparison
  signal?: AbortSignal
  /** Those who ask take turns; without one all share a turn. */
  asker?: string
}

/**
 * What answers questions. Each implementation gives the same answers to the last digit: `oracle` says what they are,
 * `index` gives them at once, `cluster` gives them beyond one machine.
 */
export interface Backend {
  /** All answers are about one state of the corpus. Refuses with an `AskError` what makes no sense. */
  ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    asked?: AskOptions,
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }>
  /** The newest row it knows, and from which sources. */
  state(): Promise<BackendState>
  close(): Promise<void>
}

export type BackendState = {
  as_of: string | null
  sources: string[]
  /** Posts before this moment are still coming in; null where all that were imported are here. */
  whole_since: string | null
  accounts: number
  posts: number
  follows: number
  memory_bytes: number
}
