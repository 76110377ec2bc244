import type { State } from './state.ts'

export type Clock = {
  now(): Date
  /** Moves the time of everything outside forward; it never goes back, because ids and limits count on it. */
  advance(ms: number): Date
  offset_ms(): number
}

/** The given clock with an offset that survives a restart. */
export function openClock(state: State, base: () => Date): Clock {
  let offset = Number(state.get('clock', 'offset_ms') ?? 0)
  const now = () => (offset === 0 ? base() : new Date(base().getTime() + offset))
  return {
    now,
    offset_ms: () => offset,
    advance: (ms) => {
      if (!Number.isFinite(ms) || ms < 0) throw new RangeError('The clock moves forward only')
      offset += Math.round(ms)
      state.set('clock', 'offset_ms', offset)
      return now()
    },
  }
}
