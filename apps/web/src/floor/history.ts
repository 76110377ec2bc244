import { keptJson } from './kept-json.ts'

/** Something that is being edited, with what it was before and what was taken back. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[] }

const MOST_STEPS = 100
const MOST_REMEMBERED = 30

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] })

export const stepped = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-MOST_STEPS),
  now: next,
  future: [],
})
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), now: past.at(-1) as T, future: [now, ...future] }
}
export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  if (future.length === 0) return history
  return { past: [...past, now], now: future[0] as T, future: future.slice(1) }
}

/** Of a tab, as undo is: it outlives loading the page anew, and is forgotten on signing out. */
export function tabHistory<T>(name: string) {
  const kept = keptJson<History<T>>('sessionStorage', name)
  return {
    get: kept.get,
    set: (history: History<T> | null): void =>
      kept.set(
        history && {
          past: history.past.slice(-MOST_REMEMBERED),
          now: history.now,
          future: history.future.slice(0, MOST_REMEMBERED),
        },
      ),
  }
}
