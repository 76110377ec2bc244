import { useRef, useState } from 'react'

/** Runs one call at a time: a call made while the last is pending is ignored (spec 4). */
export function usePending() {
  const [pending, setPending] = useState(false)
  // The state is read too late when two clicks come before the next drawing.
  const running = useRef(false)

  async function run(work: () => unknown): Promise<void> {
    if (running.current) return
    running.current = true
    try {
      const result = work()
      if (!(result instanceof Promise)) return
      setPending(true)
      await result
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { pending, run }
}
