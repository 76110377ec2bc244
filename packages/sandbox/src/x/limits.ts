import { tooMany } from './problem.ts'

const WINDOW_MS = 900_000

export type Limit = { app?: number; user?: number; per_second?: number }
export type Taken = { limit: number; remaining: number; reset: number; allowed: boolean }

type Window = { ends: number; used: number }

/** Calls in windows of 15 minutes, each app and each user of its own. */
export function openLimits(multiplier: () => number, now: () => number) {
  const windows = new Map<string, Window>()

  function take(key: string, limit: number, length: number): Taken {
    const at = now()
    let window = windows.get(key)
    if (!window || window.ends <= at) {
      window = { ends: at + length, used: 0 }
      windows.set(key, window)
    }
    const most = Math.max(1, Math.floor(limit * multiplier()))
    const allowed = window.used < most
    if (allowed) window.used++
    return { limit: most, remaining: Math.max(0, most - window.used), reset: Math.ceil(window.ends / 1000), allowed }
  }

  return function takeCall(endpoint: string, who: string, { app, user, per_second }: Limit): Taken | undefined {
    const limit = who === 'app' ? app : user
    if (per_second !== undefined) {
      const second = take(`${endpoint} ${who} second`, per_second, 1000)
      if (!second.allowed) return second
    }
    return limit === undefined ? undefined : take(`${endpoint} ${who}`, limit, WINDOW_MS)
  }
}

export function assertAllowed(taken: Taken | undefined): void {
  if (taken && !taken.allowed) throw tooMany()
}
