const REFRESH_MS = 500 // spec 9

/** Weight of one pending call by its age (spec 9). */
export function weight(age_ms: number): number {
  return 0.1 + 0.9 * 0.1 ** (500 / age_ms)
}

/** The lowest weight leads; with nothing pending all is done (spec 9). */
export function progressOf(ages_ms: readonly number[]): number {
  return ages_ms.length === 0 ? 1 : Math.min(...ages_ms.map(weight))
}

export type Clock = {
  now: () => number
  /** Runs until the returned function is called. */
  every: (ms: number, run: () => void) => () => void
}

export const pageClock: Clock = {
  now: () => performance.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}

export type Progress = {
  watch: (answered: Promise<unknown>) => void
  get: () => number
  subscribe: (listener: () => void) => () => void
}

export function createProgress(clock: Clock = pageClock): Progress {
  const started = new Set<{ at: number }>()
  const listeners = new Set<() => void>()
  let value = 1
  let stop: (() => void) | undefined

  function refresh() {
    const now = clock.now()
    value = progressOf([...started].map(({ at }) => now - at))
    for (const listener of listeners) listener()
  }

  function watch(answered: Promise<unknown>) {
    const call = { at: clock.now() }
    started.add(call)
    stop ??= clock.every(REFRESH_MS, refresh)
    refresh()
    const done = () => {
      started.delete(call)
      if (started.size === 0) {
        stop?.()
        stop = undefined
      }
      refresh()
    }
    answered.then(done, done)
  }

  return {
    watch,
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const progress = createProgress()
