import { useEffect, useState } from 'react'

const TOO_SLOW_MS = 30_000 // spec 9

/** Of what is loading: what still is after 30 seconds, for the same query. */
export function useTooSlow(loading: readonly string[]): ReadonlySet<string> {
  const [slow, setSlow] = useState<ReadonlySet<string>>(new Set())
  const key = JSON.stringify(loading)
  const [timers] = useState(() => new Map<string, ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const now = new Set<string>(JSON.parse(key))
    for (const [name, timer] of timers) {
      if (now.has(name)) continue
      clearTimeout(timer)
      timers.delete(name)
    }
    for (const name of now) {
      if (timers.has(name)) continue
      const raise = () => setSlow((before) => new Set([...before, name]))
      timers.set(name, setTimeout(raise, TOO_SLOW_MS))
    }
    setSlow((before) => {
      const still = [...before].filter((name) => now.has(name))
      return still.length === before.size ? before : new Set(still)
    })
  }, [key, timers])

  useEffect(() => {
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    }
  }, [timers])
  return slow
}
