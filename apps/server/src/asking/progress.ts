import type { SectionId } from '@starling/sections'
import type { Context } from '../floor/index.ts'

type Step = { done: number; total: number; section: SectionId }
type Followed = { done: number; total: number; steps: Step[]; told: PromiseWithResolvers<void>; used_at: number }

/** As many as are looked at; nobody's steps are kept for long. */
const MOST_FOLLOWED = 1_000
const KEPT_MS = 120_000
const MOST_STEPS = 200
/** Between one group of sections and the next, where they are asked one after another. */
const PAUSE_MS = 2_000

/** What an analysis is followed as: who does not ask it follows nothing, whatever name they guess. */
export const followedAs = ({ user, address }: Pick<Context, 'user' | 'address'>, analysis_id: string): string =>
  `${user?.id ?? address} ${analysis_id}`

/** How far analyses are, by the name that who asks gave them. Only names of sections are told, never what they say. */
export class Progress {
  readonly #analyses = new Map<string, Followed>()

  /** `sections` more are asked for; what is returned is told of each that is answered, and at the end. */
  begin(id: string, sections: number): (section: SectionId) => void {
    const followed = this.#of(id)
    followed.total += sections
    return (section) => {
      followed.done++
      if (followed.steps.length < MOST_STEPS)
        followed.steps.push({ done: followed.done, total: followed.total, section })
      followed.told.resolve()
      followed.told = Promise.withResolvers()
    }
  }

  /** From the first step on; ends when all that was asked for is answered and nothing more is asked. */
  async *follow(id: string, signal: AbortSignal): AsyncGenerator<Step, void> {
    const followed = this.#of(id)
    for (let at = 0; ; ) {
      for (; at < followed.steps.length; at++) yield followed.steps[at]!
      const isAnswered = followed.total > 0 && followed.done === followed.total
      const went_on = await Promise.race([followed.told.promise, pause(isAnswered ? PAUSE_MS : undefined, signal)])
      if (went_on === 'paused') return
    }
  }

  #of(id: string): Followed {
    const now = Date.now()
    const there = this.#analyses.get(id)
    this.#analyses.delete(id)
    const followed = there ?? { done: 0, total: 0, steps: [], told: Promise.withResolvers<void>(), used_at: now }
    followed.used_at = now
    this.#analyses.set(id, followed)
    for (const [oldest, { used_at }] of this.#analyses) {
      if (this.#analyses.size <= MOST_FOLLOWED && now - used_at < KEPT_MS) break
      this.#analyses.delete(oldest)
    }
    return followed
  }
}

function pause(ms: number | undefined, signal: AbortSignal): Promise<'paused'> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms, 'paused' as const)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
